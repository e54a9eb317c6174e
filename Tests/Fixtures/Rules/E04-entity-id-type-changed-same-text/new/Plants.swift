import AppIntents
import Foundation

struct PlantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Last Watered")
  var lastWatered: Date?

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct PlantQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlantEntity] {
    try await Garden.shared.plants(withIDs: identifiers)
  }

  func suggestedEntities() async throws -> [PlantEntity] {
    try await Garden.shared.favorites()
  }
}

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: PlantEntity

  func perform() async throws -> some IntentResult {
    try await Garden.shared.water(plant.id)
    return .result()
  }
}

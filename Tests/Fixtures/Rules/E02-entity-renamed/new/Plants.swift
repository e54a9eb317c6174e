import AppIntents
import Foundation

struct GardenPlantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: UUID

  @Property(title: "Name")
  var name: String

  @Property(title: "Last Watered")
  var lastWatered: Date?

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct PlantQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [GardenPlantEntity] {
    try await Garden.shared.allPlants()
  }

  func entities(for identifiers: [UUID]) async throws -> [GardenPlantEntity] {
    try await Garden.shared.plants(withIDs: identifiers)
  }

  func suggestedEntities() async throws -> [GardenPlantEntity] {
    try await Garden.shared.favorites()
  }
}

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Plant")
  var plant: GardenPlantEntity

  func perform() async throws -> some IntentResult {
    try await Garden.shared.water(plant.id)
    return .result()
  }
}

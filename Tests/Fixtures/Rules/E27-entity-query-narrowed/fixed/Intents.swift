import AppIntents
import Foundation

struct PlantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: UUID
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct PlantQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
    try await Garden.shared.plants().filter { identifiers.contains($0.id) }.map(\.entity)
  }

  func suggestedEntities() async throws -> [PlantEntity] {
    try await Garden.shared.plants().filter { !$0.isArchived }.map(\.entity)
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

import AppIntents

struct WaterPlants: AppIntent {
  static let title: LocalizedStringResource = "Water Plants"

  @Parameter(title: "Plants")
  var plants: EntityCollection<PlantEntity>

  func perform() async throws -> some IntentResult { .result() }
}

struct PlantEntity: AppEntity, IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  var id: String
  @Property(title: "Name")
  var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct PlantQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
}

import AppIntents

struct PlantEntity: AppEntity, IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  var id: String
  @Property(title: "Name", indexingKey: \.displayName)
  var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct PlantQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
}

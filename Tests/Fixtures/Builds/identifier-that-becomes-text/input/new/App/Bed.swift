import AppIntents

struct BedEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
  static let defaultQuery = BedQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "Bed" }
}

struct BedQuery: EntityQuery {
  func entities(for identifiers: [BedEntity.ID]) async throws -> [BedEntity] { [] }
}

import AppIntents

struct Bed: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
  static let defaultQuery = BedQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct BedQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Bed] { [] }
}

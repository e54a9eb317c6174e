import AppIntents

struct Home: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Home"
  static let defaultQuery = HomeQuery()

  var id: String { uuid }
  let uuid: String

  let name: String

  var displayRepresentation: DisplayRepresentation { "Home" }
}

struct HomeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Home] { [] }
}

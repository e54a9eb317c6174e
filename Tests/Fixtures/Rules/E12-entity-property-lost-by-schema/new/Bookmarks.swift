import AppIntents

@AppEntity(schema: .browser.bookmark)
struct BookmarkEntity {
  static let defaultQuery = BookmarkQuery()

  let id: UUID

  var name: String
  var url: URL

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct BookmarkQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [BookmarkEntity] { [] }
}

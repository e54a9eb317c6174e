import AppIntents

struct BookmarkEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bookmark"
  static let defaultQuery = BookmarkQuery()

  let id: UUID

  @Property(title: "Title")
  var title: String

  @Property(title: "Address")
  var address: String

  @Property(title: "Notes")
  var notes: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct BookmarkQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [BookmarkEntity] { [] }
}

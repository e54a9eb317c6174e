import AppIntents

@AppEntity(schema: .journal.entry)
struct EntryEntity {
  static let defaultQuery = EntryQuery()

  let id: UUID
  @Property(title: "Title")
  var title: String?
  @Property(title: "Message")
  var message: AttributedString?
  @Property(title: "Media")
  var mediaItems: [IntentFile]
  @Property(title: "Date")
  var entryDate: Date?
  @Property(title: "Location")
  var location: PlaceDescriptor?

  var displayRepresentation: DisplayRepresentation { "\(title ?? "")" }
}

struct EntryQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [EntryEntity] { [] }
}

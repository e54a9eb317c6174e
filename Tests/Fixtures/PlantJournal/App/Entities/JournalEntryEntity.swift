import AppIntents
import Foundation
import GeoToolbox

/// What Siri calls a journal entry, in the shape that the schema demands.
@available(iOS 18.0, macOS 15.0, *)
@AppEntity(schema: .journal.entry)
struct JournalEntryEntity {
  static let defaultQuery = JournalEntryQuery()

  let id: UUID

  var title: String?
  var message: AttributedString?
  var mediaItems: [IntentFile]
  var entryDate: Date?
  var location: PlaceDescriptor?

  var displayRepresentation: DisplayRepresentation { "\(title ?? "Entry")" }
}

@available(iOS 18.0, macOS 15.0, *)
struct JournalEntryQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [JournalEntryEntity] { [] }

  func entities(matching string: String) async throws -> [JournalEntryEntity] { [] }
}

import AppIntents
import Foundation
import GeoToolbox

/// For the assistant alone until the old way of writing an entry is retired.
@available(iOS 18.0, macOS 15.0, *)
@AppIntent(schema: .journal.createEntry)
struct WriteJournalEntry {
  static let isAssistantOnly: Bool = true

  var message: AttributedString
  var title: String?
  var location: PlaceDescriptor?
  var mediaItems: [IntentFile]
  var entryDate: Date?

  @Parameter(title: "Plant")
  var plant: PlantEntity?

  func perform() async throws -> some ReturnsValue<JournalEntryEntity> {
    .result(value: try await Journal.write(message, title: title, on: entryDate, about: plant))
  }
}

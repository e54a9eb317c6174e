import AppIntents

@AppIntent(schema: .journal.updateEntry)
struct UpdateEntry {
  static let title: LocalizedStringResource = "Update Entry"

  @Parameter(title: "Entry")
  var target: EntryEntity

  @Parameter(title: "Title")
  var title: String?

  @Parameter(title: "Message")
  var message: AttributedString?

  @Parameter(title: "Media")
  var mediaItems: [IntentFile]?

  @Parameter(title: "Date")
  var entryDate: Date?

  @Parameter(title: "Location")
  var location: PlaceDescriptor?

  func perform() async throws -> some IntentResult {
    .result()
  }
}

import AppIntents

@AppIntent(schema: .journal.createEntry)
struct CreateEntry {
  static let title: LocalizedStringResource = "Create Entry"

  @Parameter(title: "Message")
  var message: AttributedString

  @Parameter(title: "Title")
  var title: String?

  @Parameter(title: "Location")
  var location: PlaceDescriptor?

  @Parameter(title: "Media", default: [])
  var mediaItems: [IntentFile]

  @Parameter(title: "Date")
  var entryDate: Date?

  func perform() async throws -> some IntentResult {
    .result()
  }
}

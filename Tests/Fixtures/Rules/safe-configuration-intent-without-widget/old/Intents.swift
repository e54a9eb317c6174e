import AppIntents

struct ShelfIntent: AppIntent, WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shelf"

  @Parameter(title: "Room")
  var room: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}

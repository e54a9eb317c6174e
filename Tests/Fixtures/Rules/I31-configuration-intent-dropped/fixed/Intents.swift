import AppIntents

struct ShelfIntent: AppIntent, WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shelf"

  @Parameter(title: "Room")
  var room: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct ShelfWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Shelf", intent: ShelfIntent.self, provider: ShelfProvider()) { _ in ShelfView() }
  }
}

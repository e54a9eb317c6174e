import AppIntents

struct WaterPlantsIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plants"

  func perform() async throws -> some IntentResult { .result() }
}

struct ShowJournalIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Journal"

  @Parameter(title: "Page")
  var page: Int?

  func perform() async throws -> some IntentResult { .result() }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlantsIntent(),
      phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
      shortTitle: "Water",
      systemImageName: "drop"
    )
    AppShortcut(
      intent: ShowJournalIntent(),
      phrases: ["Show my \(.applicationName) journal"],
      shortTitle: "Journal",
      systemImageName: "book"
    )
  }
}

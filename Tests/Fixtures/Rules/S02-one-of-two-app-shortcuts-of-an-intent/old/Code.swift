import AppIntents

struct ShowPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Plant"

  func perform() async throws -> some IntentResult { .result() }
}

struct OpenPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Open Plant"

  func perform() async throws -> some IntentResult { .result() }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowPlantIntent(),
      phrases: ["Show a plant in \(.applicationName)"],
      shortTitle: "Show",
      systemImageName: "leaf"
    )
    AppShortcut(
      intent: ShowPlantIntent(),
      phrases: ["Open a plant in \(.applicationName)"],
      shortTitle: "Open",
      systemImageName: "leaf"
    )
  }
}

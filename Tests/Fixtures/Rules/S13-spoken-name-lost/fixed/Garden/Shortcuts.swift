import AppIntents

struct OpenGarden: AppIntent {
  static let title: LocalizedStringResource = "Open Garden"

  func perform() async throws -> some IntentResult { .result() }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenGarden(), phrases: ["Open my garden in \(.applicationName)"], shortTitle: "Garden",
      systemImageName: "leaf")
  }
}

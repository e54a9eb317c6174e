import AppIntents

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlant(), phrases: ["Water in \(.applicationName)"], shortTitle: "WaterPlant", systemImageName: "star")
  }
}

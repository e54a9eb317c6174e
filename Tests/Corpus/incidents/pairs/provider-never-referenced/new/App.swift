import AppIntents

struct Ask: AppIntent {
  static let title: LocalizedStringResource = "Ask"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Ask(), phrases: ["Ask \(.applicationName)"], shortTitle: "Ask", systemImageName: "star")
  }
}

import AppIntents

struct Talk: AppIntent {
  static let title: LocalizedStringResource = "Talk"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Talk(), phrases: ["Talk to \(.applicationName)"], shortTitle: "Talk", systemImageName: "star")
  }
}

import AppIntents

struct Talk: AppIntent {
  static let title: LocalizedStringResource = "Talk"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct Shortcuts: AppShortcutsProvider {
  private static let phrases: [AppShortcutPhrase<Talk>] = ["Talk to \(.applicationName)"]

  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Talk(), phrases: phrases, shortTitle: "Talk", systemImageName: "star")
  }
}

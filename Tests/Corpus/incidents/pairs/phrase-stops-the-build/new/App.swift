import AppIntents

struct FindFlipper: AppIntent {
  static let title: LocalizedStringResource = "Find Flipper"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FindFlipper(), phrases: ["Find Flipper with \(.applicationName)", "Find Flipper"], shortTitle: "FindFlipper", systemImageName: "star")
  }
}

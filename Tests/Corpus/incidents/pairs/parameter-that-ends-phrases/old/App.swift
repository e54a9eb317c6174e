import AppIntents

struct AddTask: AppIntent {
  static let title: LocalizedStringResource = "Add Task"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddTask(), phrases: ["Add a task in \(.applicationName)"], shortTitle: "AddTask", systemImageName: "star")
  }
}

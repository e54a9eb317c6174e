import AppIntents

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlant(), phrases: ["Water in \(.applicationName)"], shortTitle: "WaterPlant", systemImageName: "star")
  }
}

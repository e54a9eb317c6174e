import AppIntents

struct MoreShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: SowSeeds(), phrases: ["Water with \(.applicationName)"], shortTitle: "Water", systemImageName: "drop")
  }
}

import AppIntents

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: WaterBed(), phrases: ["Water with \(.applicationName)"], shortTitle: "Water", systemImageName: "drop")
  }
}

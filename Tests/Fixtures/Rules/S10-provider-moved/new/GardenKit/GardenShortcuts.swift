import AppIntents

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlantsIntent(),
      phrases: ["Water my plants with \(.applicationName)"],
      shortTitle: "Water",
      systemImageName: "drop"
    )
  }
}

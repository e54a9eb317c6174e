import AppIntents

struct PlantShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlant(),
      phrases: [
        "Water \(\.$plant) in \(.applicationName)",
        "Water a plant with \(.applicationName)",
      ],
      shortTitle: "Water Plant",
      systemImageName: "drop")
    AppShortcut(
      intent: ThirstyPlants(),
      phrases: [
        "Which plants are thirsty in \(.applicationName)",
        "Check my \(.applicationName)",
      ],
      shortTitle: "Thirsty Plants",
      systemImageName: "leaf")
  }

  static let shortcutTileColor: ShortcutTileColor = .lime
}

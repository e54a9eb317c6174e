import AppIntents

struct WaterPlantsIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plants"

  func perform() async throws -> some IntentResult { .result() }
}

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

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
    AppShortcut(
      intent: FeedPlantsIntent(),
      phrases: ["Feed my plants with \(.applicationName)"],
      shortTitle: "Feed",
      systemImageName: "leaf"
    )
  }
}

struct FeedPlantsIntent: AppIntent {
  static let title: LocalizedStringResource = "Feed Plants"

  func perform() async throws -> some IntentResult { .result() }
}

import AppIntents

struct NewPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "New Plant"

  func perform() async throws -> some IntentResult { .result() }
}

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  func perform() async throws -> some IntentResult { .result() }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: NewPlantIntent(), phrases: ["New plant in \(.applicationName)"], shortTitle: "Garden", systemImageName: "leaf")
    AppShortcut(intent: WaterPlantIntent(), phrases: ["Water plant in \(.applicationName)"], shortTitle: "Garden", systemImageName: "leaf")
  }
}

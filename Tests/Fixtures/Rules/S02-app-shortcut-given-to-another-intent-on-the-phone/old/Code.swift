import AppIntents

struct ShowPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Plant"

  func perform() async throws -> some IntentResult { .result() }
}

struct ShowPlantsIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Plants"

  func perform() async throws -> some IntentResult { .result() }
}

#if os(watchOS)
  struct WaterOnWristIntent: AppIntent {
    static let title: LocalizedStringResource = "Water"

    func perform() async throws -> some IntentResult { .result() }
  }
#else
  struct GardenShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: ShowPlantIntent(),
        phrases: [
          "Show a plant in \(.applicationName)"
        ],
        shortTitle: "Show",
        systemImageName: "leaf"
      )
      AppShortcut(
        intent: ShowPlantsIntent(),
        phrases: [
          "Show my plants in \(.applicationName)"
        ],
        shortTitle: "Show",
        systemImageName: "leaf"
      )
    }
  }
#endif

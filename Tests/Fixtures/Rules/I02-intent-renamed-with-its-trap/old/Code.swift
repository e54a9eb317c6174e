import AppIntents

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  @Parameter(title: "Name")
  var name: String

  @Parameter(title: "Amount")
  var amount: Double

  func perform() async throws -> some IntentResult { .result() }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlant(),
      phrases: ["Water \(\.$name) with \(.applicationName)"],
      shortTitle: "Water",
      systemImageName: "drop"
    )
  }
}

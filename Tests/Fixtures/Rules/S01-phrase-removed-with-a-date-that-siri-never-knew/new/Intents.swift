import AppIntents

struct LookUpDayIntent: AppIntent {
  static let title: LocalizedStringResource = "Look Up Day"

  @Parameter(title: "Day")
  var day: Date

  func perform() async throws -> some IntentResult { .result() }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LookUpDayIntent(),
      phrases: ["Look up a day in \(.applicationName)"],
      shortTitle: "Day",
      systemImageName: "calendar"
    )
  }
}

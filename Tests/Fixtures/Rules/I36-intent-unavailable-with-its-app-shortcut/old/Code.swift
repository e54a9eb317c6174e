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

struct JournalShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: ShowJournalIntent(), phrases: ["Show my \(.applicationName)"])
  }
}

struct ShowJournalIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Journal"

  func perform() async throws -> some IntentResult { .result() }
}

#if os(macOS)
  import AppKit
#elseif os(iOS)
  import UIKit
#endif

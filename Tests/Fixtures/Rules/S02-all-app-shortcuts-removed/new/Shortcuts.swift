import AppIntents

struct WaterPlantsIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plants"

  func perform() async throws -> some IntentResult { .result() }
}

struct ShowJournalIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Journal"

  @Parameter(title: "Page")
  var page: Int?

  func perform() async throws -> some IntentResult { .result() }
}

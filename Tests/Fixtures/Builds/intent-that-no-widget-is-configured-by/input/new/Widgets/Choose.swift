import AppIntents

struct ChooseBed: AppIntent {
  static let title: LocalizedStringResource = "Choose Bed"
  @Parameter(title: "Bed", default: "North") var bed: String
  func perform() async throws -> some IntentResult { .result() }
}

import AppIntents

struct Sow: AppIntent {
  static let title: LocalizedStringResource = "Sow"

  @Parameter(title: "Bed")
  var bed: String

  func perform() async throws -> some IntentResult { .result() }
}

import AppIntents

struct Dig: AppIntent {
  static let title: LocalizedStringResource = "Dig"

  @Parameter(title: "Bed")
  var bed: String

  func perform() async throws -> some IntentResult { .result() }
}

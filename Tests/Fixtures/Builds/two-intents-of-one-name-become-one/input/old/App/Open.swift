import AppIntents

struct OpenBed: AppIntent {
  static let title: LocalizedStringResource = "Open Bed"
  @Parameter(title: "Bed")
  var bed: Bed

  func perform() async throws -> some IntentResult { .result() }
}

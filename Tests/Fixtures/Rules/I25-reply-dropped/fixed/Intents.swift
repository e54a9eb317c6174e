import AppIntents

struct GetThirstIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Thirst"

  @Parameter(title: "Plant")
  var plant: String

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "A little", view: ThirstView())
  }
}

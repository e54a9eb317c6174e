import AppIntents

@available(iOS 27, *)
@AppIntent(schema: .system.searchInApp)
struct SearchGarden: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Garden"
  static let searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Criteria")
  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

import AppIntents

@available(iOS 18.0, *)
@AppIntent(schema: .system.searchInApp)
struct SearchEntries: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Entries"
  static let searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Criteria")
  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult {
    .result()
  }
}

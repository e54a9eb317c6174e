import AppIntents

#if !os(watchOS) && !os(tvOS)
  @available(iOS 27.0, *)
  @AppIntent(schema: .system.searchInApp)
  struct SearchEntriesForSiri: ShowInAppSearchResultsIntent {
    static let isAssistantOnly = true
    static let title: LocalizedStringResource = "Search Entries"
    static let searchScopes: [StringSearchScope] = [.general]

    @Parameter(title: "Criteria")
    var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult {
      .result()
    }
  }
#endif

@available(iOS 18.0, *)
struct SearchEntries: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Entries"
  static let searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Criteria")
  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult {
    .result()
  }
}

extension SchemaCatalogue {
  static let system = """
    domain system primary
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent search ShowInAppSearchResultsIntent
      sdk 26.5,27.0 source 27-beta
      conforms ShowInAppSearchResultsIntent
      deprecated Use .system.searchInApp instead
      criteria: StringSearchCriteria
    intent searchInApp SystemSearchInAppIntent
      sdk 27.0 source 27
      on iOS 27.0, macOS 27.0, visionOS 27.0
      conforms ShowInAppSearchResultsIntent
      criteria: StringSearchCriteria
    intent open OpenIntent
      sdk 27.0 source 27
      on iOS 27.0, macOS 27.0, visionOS 27.0
      conforms OpenIntent
      target: any_AppEntity = *
    """
}

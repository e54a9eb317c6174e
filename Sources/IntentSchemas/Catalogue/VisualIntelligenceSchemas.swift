extension SchemaCatalogue {
  static let visualIntelligence = """
    domain visualIntelligence single-purpose
      on iOS 26.0, macOS 27.0
    intent semanticContentSearch ShowVisualSearchResultsInAppIntent
      sdk 26.5,27.0 source 27
      semanticContent: SemanticContentDescriptor
    """
}

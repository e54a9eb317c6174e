extension SchemaCatalogue {
  static let assistant = """
    domain assistant single-purpose
      on iOS 26.2
    intent activate ActivateAssistantIntent
      sdk 26.5,27.0 source name
    """
}

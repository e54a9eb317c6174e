extension RuleCatalog {
  /// The rules about intents and their results.
  static let intents: [Rule] = [
    .intentRemoved, .intentRenamed, .intentIdentifierChanged,
  ]
}

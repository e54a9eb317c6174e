extension RuleCatalog {
  /// The rules about entities, their properties and their queries.
  static let entities: [Rule] = []
}

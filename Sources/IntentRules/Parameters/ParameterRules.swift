extension RuleCatalog {
  /// The rules about parameters.
  static let parameters: [Rule] = []
}

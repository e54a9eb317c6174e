extension RuleCatalog {
  /// The rules about enums and union values.
  static let enums: [Rule] = []
}

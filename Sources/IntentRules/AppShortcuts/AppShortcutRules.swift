extension RuleCatalog {
  /// The rules about App Shortcuts and their phrases.
  static let appShortcuts: [Rule] = []
}

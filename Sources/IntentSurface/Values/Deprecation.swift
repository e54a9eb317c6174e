/// What a `DeprecatedAppIntent` tells people.
package struct Deprecation: Codable, Hashable, Sendable {
  /// What is said about it, for people.
  package var message: Text?
  /// The Swift type (or, from metadata, the effective identifier) of the intent that replaces it.
  package var replacedBy: String?

  /// Makes one from what is always known of it; the rest has its default.
  package init(message: Text? = nil, replacedBy: String? = nil) {
    self.message = message
    self.replacedBy = replacedBy
  }
}

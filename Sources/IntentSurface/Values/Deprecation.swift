/// What a `DeprecatedAppIntent` tells people.
package struct Deprecation: Codable, Hashable, Sendable {
  package var message: Text?
  /// The Swift type (or, from metadata, the effective identifier) of the intent that replaces it.
  package var replacedBy: String?

  package init(message: Text? = nil, replacedBy: String? = nil) {
    self.message = message
    self.replacedBy = replacedBy
  }
}

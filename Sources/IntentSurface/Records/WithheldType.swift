/// A type that stands behind a compilation condition which no configuration that ships sets.
package struct WithheldType: Codable, Hashable, Sendable {
  /// The Swift name with its outer types.
  package var typePath: String
  /// The framework's protocol that it names: `AppIntent`.
  package var kind: String
  /// The conditions that would have to hold, sorted: `BETA_TOOLS`.
  package var conditions: [String]

  package init(typePath: String, kind: String, conditions: [String]) {
    self.typePath = typePath
    self.kind = kind
    self.conditions = conditions
  }
}

/// One bundle of a built app that intents were found in or that the app consists of. Source code does not show them.
package struct HostBundle: Codable, Hashable, Sendable {
  /// What the system takes a bundle for.
  package enum Kind: String, Codable, Hashable, Sendable {
    case app, watchApp, `extension`, framework
    /// A bundle of another kind, or build products that are no bundle yet.
    case other
  }

  /// The bundle identifier; devices store it in front of an action's identifier.
  package var identifier: String
  package var kind: Kind

  package init(identifier: String, kind: Kind) {
    self.identifier = identifier
    self.kind = kind
  }
}

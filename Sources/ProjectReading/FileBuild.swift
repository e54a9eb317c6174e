package import IntentSurface

/// Where a file's code ends up, as far as projects say.
package enum FileBuild: Hashable, Sendable {
  /// The code of a target in a bundle, on one platform.
  package struct Use: Hashable, Sendable {
    /// The position of the app or extension in `Membership.members`.
    package var host: Int
    /// The position of the target that compiles it: the same one, or a framework, library or package that it links.
    package var target: Int
    /// The platform.
    package var platform: Platform
  }

  /// No project says.
  case unknown
  /// All projects are known, and no target compiles it but for tests.
  case nowhere
  /// At least one.
  case known([Use])

  /// Empty where nothing is known.
  package var uses: [Use] { if case .known(let uses) = self { uses } else { [] } }
}

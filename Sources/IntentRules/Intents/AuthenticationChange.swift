import IntentComparison

/// Two authentication policies in their order of strictness; none declared is `alwaysAllowed`.
struct AuthenticationChange {
  private static let ascending = ["alwaysAllowed", "requiresAuthentication", "requiresLocalDeviceAuthentication"]

  let old: String
  let new: String
  private let step: Int

  /// Nil where a policy is not one of the known ones.
  init?(_ change: Change) {
    old = change.old ?? Self.ascending[0]
    new = change.new ?? Self.ascending[0]
    guard let before = Self.ascending.firstIndex(of: old), let after = Self.ascending.firstIndex(of: new) else {
      return nil
    }
    step = after - before
  }

  var isStricter: Bool { step > 0 }
  var isLooser: Bool { step < 0 }
}

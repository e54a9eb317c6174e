import IntentSurface

/// Two authentication policies in their order of strictness; none declared is `alwaysAllowed`.
struct AuthenticationChange {
  private static let ascending = ["alwaysAllowed", "requiresAuthentication", "requiresLocalDeviceAuthentication"]

  let old: String
  let new: String

  init(from old: Intent, to new: Intent) {
    self.old = old.authenticationPolicy?.spelling ?? Self.ascending[0]
    self.new = new.authenticationPolicy?.spelling ?? Self.ascending[0]
  }

  var isStricter: Bool { step > 0 }
  var isLooser: Bool { step < 0 }

  /// Zero where a policy is not one of the known ones.
  private var step: Int {
    guard let before = Self.ascending.firstIndex(of: old), let after = Self.ascending.firstIndex(of: new) else {
      return 0
    }
    return after - before
  }
}

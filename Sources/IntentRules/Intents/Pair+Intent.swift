import IntentComparison
import IntentSurface

extension Pair<Intent> {
  /// Whether a legacy class name came into the identifier or left it: other rules judge that.
  var isMigration: Bool {
    old.identifierSource == .intentClassName
      || old.identifierSource == .typeName && new.identifierSource == .intentClassName
  }
}

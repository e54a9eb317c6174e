import IntentSurface
import SwiftSyntax

/// Reads what `perform()` promises to hand back.
struct ResultReader {
  let context: SyntaxContext

  /// The result of the first `perform()` without parameters; inherited where there is none.
  func result(in members: Members) -> IntentResult { IntentResult() }
}

import IntentSurface
import SwiftSyntax

/// Reads what the members of an intent declare: titles, settings, parameters, result, summary.
struct IntentReader {
  let context: SyntaxContext

  /// Fills everything but identity, conformances, schema and availability of the type, which the index knows.
  ///
  /// - Parameter takesPlainMembers: under a schema macro, plain stored properties are parameters.
  func fill(_ intent: inout Intent, from members: Members, takesPlainMembers: Bool) {}
}

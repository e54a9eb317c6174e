import IntentSurface
import SwiftSyntax

/// Reads what the members of a query or an options provider declare.
struct QueryReader {
  let context: SyntaxContext

  /// Fills entity, finders, filters, sort options, input, output and dependencies.
  func fill(_ query: inout EntityQuery, from members: Members) {}
}

import IntentSurface
import SwiftSyntax

/// Reads the cases of an App Enum with their raw values and titles, and the cases of a union value.
struct EnumReader {
  let context: SyntaxContext

  /// Fills display name, raw type, cases and their titles.
  func fill(_ record: inout AppEnum, from members: Members, inheritance: InheritanceClauseSyntax?) {}

  /// The alternatives of a `@UnionValue` enum.
  func unionCases(in members: Members) -> [UnionCase] { [] }
}

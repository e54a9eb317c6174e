import IntentSurface
import SwiftSyntax

/// Reads `@available` attributes.
enum AvailabilityReader {
  /// The clauses of one declaration, one for each platform, sorted by platform.
  static func clauses(of attributes: AttributeListSyntax) -> [Availability] { [] }

  /// The clauses of a declaration and of every type or extension around it, one for each platform.
  static func clauses(ofDeclarationAndEnclosing node: some SyntaxProtocol) -> [Availability] { [] }

  /// Several declarations' clauses as one list: a platform's latest introduction, its earliest deprecation.
  static func joined(_ lists: [[Availability]]) -> [Availability] { [] }
}

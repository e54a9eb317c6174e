import IntentSurface
import SwiftSyntax

/// Reads the values that expressions spell: texts, flags, descriptions.
struct LiteralReader {
  let context: SyntaxContext

  /// A text that people see, through every way to spell one; constants are followed.
  func text(_ expression: ExprSyntax) -> Text { .expression("") }

  /// A text that must be a string literal at the place itself: what the build extracts for `persistentIdentifier`.
  func literal(_ expression: ExprSyntax) -> Setting<String> { .expression("") }

  func bool(_ expression: ExprSyntax) -> Setting<Bool> { .expression("") }

  /// `typeDisplayRepresentation`'s name.
  func typeDisplayName(_ expression: ExprSyntax) -> Text { .expression("") }
}

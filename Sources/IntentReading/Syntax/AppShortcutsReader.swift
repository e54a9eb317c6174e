import IntentSurface
import SwiftSyntax

/// Reads the App Shortcuts of a provider with their phrases.
struct AppShortcutsReader {
  let context: SyntaxContext

  /// Fills shortcuts, negative phrases and tile colour.
  func fill(_ provider: inout AppShortcutsProvider, from members: Members) {}
}

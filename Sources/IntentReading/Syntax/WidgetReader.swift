import IntentSurface
import SwiftSyntax

/// Reads the configurations in the `body` of a widget or control.
struct WidgetReader {
  let context: SyntaxContext

  /// The widgets of one `Widget` or `ControlWidget` type; its identity is the caller's.
  func widgets(in members: Members, typePath: String) -> [Widget] { [] }
}

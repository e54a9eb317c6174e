import IntentSurface
import SwiftSyntax

/// Finds how code uses intents and entities, anywhere in a file.
enum UsageReader {
  /// Names, as spelled, of the intents that buttons and toggles in the code run.
  static func buttonIntents(in node: some SyntaxProtocol) -> [String] { [] }

  /// Whether the code calls `updateAppShortcutParameters()`.
  static func updatesShortcutParameters(in node: some SyntaxProtocol) -> Bool { false }

  /// The places where the code says which entity is on screen.
  static func onscreenContent(in node: some SyntaxProtocol) -> [OnscreenUse] { [] }
}

/// A place where code ties an entity to a user activity or a view.
struct OnscreenUse {
  /// The entity type as spelled, where the code shows it.
  var entityName: String?
  /// The type whose code it is, with its outer types.
  var typePath: String?
  var activityType: Text?
  var node: Syntax
}

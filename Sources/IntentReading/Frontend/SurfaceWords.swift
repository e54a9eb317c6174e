/// The words that make a file worth parsing.
enum SurfaceWords {
  /// Hashes of everything that declares or uses a part of a surface by a name of Apple's frameworks.
  static let hashes = Set((FrameworkProtocols.names + others).map { NameHash.of($0) })

  private static let others = [
    "AppIntents", "UnionValue", "AssistantIntent", "AssistantEntity", "AssistantEnum", "appEntityIdentifier",
    "updateAppShortcutParameters", "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration",
    "ActivityConfiguration", "StaticControlConfiguration", "AppIntentControlConfiguration",
  ]
}

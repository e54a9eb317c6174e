/// The words that make a file worth parsing.
enum SurfaceWords {
  /// Everything that declares or uses a part of a surface by a name of Apple's frameworks.
  static let all = FrameworkProtocols.names + others

  private static let others = [
    "AppIntents", "UnionValue", "AssistantIntent", "AssistantEntity", "AssistantEnum", "appEntityIdentifier",
    "updateAppShortcutParameters", "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration",
    "ActivityConfiguration", "StaticControlConfiguration", "AppIntentControlConfiguration",
  ]
}

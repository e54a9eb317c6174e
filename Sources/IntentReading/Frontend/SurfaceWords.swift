/// The words that make a file worth parsing.
enum SurfaceWords {
  /// Everything that declares or uses a part of a surface by a name of Apple's frameworks.
  static let all = FrameworkProtocols.names + others

  /// What each word that is looked for tells of a file.
  static let marks: [String: FileScan.Marks] = {
    let offers = ActivityUses.Offer.Kind.allCases.map(\.rawValue)
    let marked: [([String], FileScan.Marks)] = [
      (all, .framework), (Array(SiriProtocols.refinements.keys), .siriKit), (offers, .offersActivity),
      (["NSUserActivity"], .activity), (Array(UsageReader.questions), .question),
      (UsageReader.words, .use),
    ]
    return Dictionary(
      marked.flatMap { words, marks in words.map { ($0, marks) } }, uniquingKeysWith: { $0.union($1) })
  }()

  /// What says something in the code of a function beside all those: views that run intents, helpers of widgets.
  static let inFunctions = ["userActivity", "WidgetConfiguration", "ControlWidgetConfiguration", "ControlWidget"]

  private static let others = [
    "AppIntents", "UnionValue", "AssistantIntent", "AssistantEntity", "AssistantEnum", "appEntityIdentifier",
    "updateAppShortcutParameters", "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration",
    "ActivityConfiguration", "StaticControlConfiguration", "AppIntentControlConfiguration",
  ]
}

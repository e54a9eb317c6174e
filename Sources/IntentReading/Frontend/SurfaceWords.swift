import AppIntentsFacts
import SourceScanning

/// The words that make a file worth parsing.
enum SurfaceWords {
  /// Everything that declares or uses a part of a surface by a name of Apple's frameworks.
  static let all = FrameworkProtocols.names + FrameworkMacro.allCases.map(\.rawValue) + others

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
    "AppIntents", "appEntityIdentifier", "updateAppShortcutParameters", "StaticConfiguration",
    "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration", "StaticControlConfiguration",
    "AppIntentControlConfiguration",
  ]
}

extension ScanWords {
  /// For the look at whole files.
  static let all = ScanWords(marks: SurfaceWords.marks, modules: PlatformChoice.modules)

  /// For the look at the code of functions: whatever says something there.
  static let inFunctions = ScanWords(
    marks: SurfaceWords.marks.merging(SurfaceWords.inFunctions.map { ($0, []) }, uniquingKeysWith: { $0.union($1) }))
}

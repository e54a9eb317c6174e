import AppIntentsFacts
import SourceScanning

/// The words that make a file worth parsing.
enum SurfaceWords {
  /// Everything that declares or uses a part of a surface by a name of Apple's frameworks.
  static let all = FrameworkProtocols.names + FrameworkMacro.allCases.map(\.rawValue) + others

  /// What each word that is looked for tells of a file.
  static let signals: [String: FileScan.Signals] = {
    let offers = ActivityUses.Offer.Kind.allCases.map(\.rawValue)
    let marked: [([String], FileScan.Signals)] = [
      (all, .framework), (Array(SiriProtocols.refinements.keys), .siriKit), (offers, .offersActivity),
      (["NSUserActivity"], .activity), (Array(UsageReader.questions), .question),
      (UsageReader.words, .use),
    ]
    return Dictionary(
      marked.flatMap { words, signals in words.map { ($0, signals) } }, uniquingKeysWith: { $0.union($1) })
  }()

  /// What says something in the code of a function beside all those: views that run intents, helpers of widgets.
  static let inFunctions = ["userActivity", "ControlWidget"]

  private static let others = [
    "AppIntents", "appEntityIdentifier", "updateAppShortcutParameters", "StaticConfiguration",
    "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration", "StaticControlConfiguration",
    "AppIntentControlConfiguration", "WidgetConfiguration", "ControlWidgetConfiguration",
  ]
}

extension ScanWords {
  /// For the scan of whole files.
  static let all = ScanWords(
    signals: SurfaceWords.signals, modules: PlatformChoice.modules.merging(["Intents": .siriKit]) { $1 },
    ending: (SiriProtocols.ending, .siriKit))

  /// For the look at the code of functions: whatever says something there.
  static let inFunctions = inFunctions(calling: [])

  /// The same with names of functions whose calls say something.
  static func inFunctions(calling names: Set<String>) -> ScanWords {
    let words = SurfaceWords.inFunctions + names
    return ScanWords(
      signals: SurfaceWords.signals.merging(words.map { ($0, []) }, uniquingKeysWith: { $0.union($1) }))
  }
}

import IntentComparison
import IntentSurface

extension Rule {
  static let intentRemoved = Rule(
    id: "I01", name: "intent-removed", title: "Intent removed",
    cells: [Cell(.intent, .removed)],
    effects: [.savedShortcuts: .breaks], confidence: .high,
    explanation: """
      A shortcut stores an action by the bundle and the effective identifier of its intent. Once no intent has that \
      identifier, the system has nothing to run, and it offers no way to convert a person's shortcut to another action.
      """,
    symptom: """
      The step shows as “Unknown Action”; runs and automations stop there \
      (LNPerformActionErrorCodeActionNotFound in the console).
      """,
    fix: """
      Keep the intent as a DeprecatedAppIntent that names its replacement, ship it for some releases, and remove it \
      when people have had time to change their shortcuts.
      """,
    evidence: [
      "Apple documentation, “Making actions and content discoverable and widely available”: deprecate before removing",
      "Apple documentation, DeprecatedAppIntent and IntentDeprecation",
      "Apple developer forums, thread 756653: a DTS engineer advises to deprecate and not to remove",
      "home-assistant/iOS#5279, #5350: every shortcut shows “Unknown Action” after actions were removed",
      "Prologue#118: people had to rebuild their shortcuts after actions disappeared",
    ],
    judge: .change { change, comparison in
      guard let intent = comparison.oldIntent(change) else { return [] }
      return [
        Judgement(
          change.subject, message(intent, on: change.platforms), effects: intent.effects(.breaks, in: comparison.old),
          confidence: confidence(intent), symptom: symptom(intent),
          fix: Fix(
            "Keep \(intent.typeName) as a DeprecatedAppIntent; if another intent takes over, name it with `replacedBy:`.",
            code: IntentCode.deprecated(intent)))
      ]
    })

  private static func message(_ intent: Intent, on platforms: [Platform]?) -> String {
    let places = platforms.map { " on " + $0.map(\.rawValue).joined(separator: ", ") } ?? ""
    let action = "The intent \(intent.label) is gone\(places); whatever people saved with it can't run any more."
    let announced =
      intent.deprecation != nil || intent.conforms(to: "DeprecatedAppIntent")
      ? "It was announced as deprecated." : nil
    return [action, announced, intent.softening].compactMap { $0 }.joined(separator: " ")
  }

  private static func confidence(_ intent: Intent) -> Confidence? {
    if intent.conforms(to: "SetFocusFilterIntent") { return .lowMedium }
    if intent.isConfiguration { return .mediumHigh }
    return intent.softening == nil ? nil : .low
  }

  private static func symptom(_ intent: Intent) -> String? {
    if intent.conforms(to: "SetFocusFilterIntent") {
      return "The app's filter disappears from people's Focus settings."
    }
    if intent.isConfiguration { return "Placed widgets or controls lose the settings that people chose." }
    return nil
  }
}

import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let intentDeprecated = Rule(
    id: "I38", name: "intent-deprecated", title: "Intent deprecated",
    effects: [.savedShortcuts: .notes], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      This is the right way to retire an action: it keeps running, and the editor shows the message and the \
      replacement. Nothing converts shortcuts, so people must change them by hand. The notice period starts now.
      """,
    symptom: "The step shows the message, and “Please use ‘…’ instead.” if a replacement is named.",
    fix: "Ship this for a few releases before you remove the intent.",
    evidence: [
      "Apple documentation, `DeprecatedAppIntent` and `IntentDeprecation`: a message and a replacement for "
        + "people who use the action",
      "Apple developer forums, thread 756653, thread 832208 and thread 832384: the advice is to "
        + "deprecate; no shortcut is converted",
      "vincode-io/Zavala 4.2: actions deprecated in favor of Find actions, still shipped in 4.3.1",
    ],
    judge: .changed(Intent.self, .deprecation, .protocols) { pair, _ in
      let (old, new) = (pair.old, pair.new)
      guard !isDeprecated(old), isDeprecated(new) else { return nil }
      let advice =
        new.deprecation?.replacedBy.map { "It names `\($0)` as its replacement." } ?? "It names no replacement."
      return Judgement(
        pair.subject, "The intent \(new.label) is now deprecated and keeps running. \(advice)",
        effects: old.isConfiguration ? [.widgetsAndControls: .notes] : nil)
    })

  private static func isDeprecated(_ intent: Intent) -> Bool {
    intent.deprecation != nil || intent.conforms(to: .deprecatedAppIntent)
  }
}

import IntentComparison
import IntentSurface

extension Rule {
  static let settingIgnored = Rule(
    id: "P16", name: "setting-ignored", title: "Setting that code no longer reads",
    effects: [.widgetsAndControls: .degrades], hardest: [.savedShortcuts: .degrades], confidence: .mediumHigh,
    basis: .inferred("2026-11"),
    explanation: """
      A setting that is still offered and that no code reads does nothing. What people chose stays stored, and their \
      widgets look as if they had chosen nothing.
      """,
    symptom: "The setting is there, and changing it changes nothing.",
    fix: "Read the setting where the widget is made, or say in the release notes that it is gone.",
    evidence: ["Inferred: a value reaches a widget only through code that reads the parameter."],
    judge: .changed(Parameter.self, .isIgnored) { pair, _ in
      guard pair.new.isIgnored else { return nil }
      return Judgement(pair.subject, ignored(pair.subject), effects: pair.oldOwner.savedEffects(.degrades))
    },
    .changed(LegacyParameter.self, .isIgnored) { pair, _ in
      guard pair.new.isIgnored, case .intent(let intent) = pair.oldOwner else { return nil }
      return Judgement(pair.subject, ignored(pair.subject), effects: intent.savedEffects(.degrades))
    })

  private static func ignored(_ subject: Subject) -> String {
    "No code reads the setting `\(subject)` any more; what people chose has no effect."
  }
}

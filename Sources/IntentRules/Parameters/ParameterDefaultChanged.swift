import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let parameterDefaultChanged = Rule(
    id: "P08", name: "parameter-default-changed", title: "Default of a parameter changed",
    effects: [.savedShortcuts: .degrades], confidence: .medium, basis: .measured("2026-09"),
    explanation: """
      A field that people left alone seems to get its default when the action runs, not when the shortcut is saved. So \
      a new default applies to old shortcuts, and without a default they stop and ask.
      """,
    symptom: "The shortcut does something different, or stops to ask for a value.",
    fix: "Keep the default; offer the new value as a choice.",
    evidence: [
      "How the Shortcuts app fills in values at run time, as observed on iOS 18 to 26; not documented by Apple",
      "Measured (touyou/IntentTodo, 2026-09-12): a default decides whether a run asks",
    ],
    judge: .changed(Parameter.self, .defaultValue) { pair, comparison in
      let (old, new, intent) = (pair.old, pair.new, pair.oldOwner)
      guard !comparison.alsoChanges([.type, .optionality], of: pair.subject) else { return nil }
      let asks = new.isRequired
      let effect: Effect = old.isRequired ? .notes : .degrades
      return Judgement(
        pair.subject, message(old, new, intent), effects: intent.savedEffects(effect),
        confidence: asks ? .mediumHigh : isUnread(old) || isUnread(new) ? .low : nil,
        fix: old.defaultValue.map {
          Fix(
            "Give `\(old.name)` its default `\($0.spelling)` again.",
            code: IntentCode.declaration(of: old).joined(separator: "\n"))
        })
    })

  private static func message(_ old: Parameter, _ new: Parameter, _ intent: Intent) -> String {
    let subject = "`\(old.name)` of \(intent.label)"
    let isFilter = intent.conforms(to: .setFocusFilterIntent)
    let steps = isFilter ? "Focus filters" : intent.isConfiguration ? "widgets" : "shortcuts"
    let change =
      switch (old.defaultValue?.spelling, new.defaultValue?.spelling) {
      case (let before?, let after?):
        """
        The default of \(subject) changed from `\(before)` to `\(after)`; \(steps) without a value of their own use \
        the new default.
        """
      case (let before?, nil) where new.isRequired:
        "The default `\(before)` of \(subject) was removed; \(steps) without a value of their own stop and ask."
      case (let before?, nil):
        "The default `\(before)` of \(subject) was removed; \(steps) without a value of their own now have none."
      case (nil, let after?) where old.isRequired && intent.isAction:
        "\(subject) now has the default `\(after)`; a run no longer asks for it."
      case (nil, let after?): "\(subject) now has the default `\(after)`; \(steps) that left it empty use it."
      case (nil, nil): "The default of \(subject) changed."
      }
    return [change, intent.softening].compactMap { $0 }.joined(separator: " ")
  }

  private static func isUnread(_ parameter: Parameter) -> Bool {
    if case .expression = parameter.defaultValue { true } else { false }
  }
}

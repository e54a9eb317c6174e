import IntentComparison
import IntentSurface

extension Rule {
  static let enumRawValueChanged = Rule(
    id: "N04", name: "enum-raw-value-changed", title: "Raw value of an enum case changed",
    cells: [Cell(.enumCase, .renamed), Cell(.enumCase, .changed, .rawValue)],
    effects: [.savedShortcuts: .breaks], confidence: .high,
    explanation: """
      The raw value of a case is what shortcuts store. It changes when its literal changes, and also when a case \
      without a literal is renamed: the name is the raw value then.
      """,
    symptom: "The chosen option is empty, and the run asks for it or fails.",
    fix: "Keep the old raw value as an explicit literal; the case may then have any name.",
    evidence: [
      "Apple's App Intents skill for Xcode 27: a stored choice is the raw value, so give a renamed case its old one.",
      "Shared shortcut files: an enum value is stored as the text of its raw value.",
    ],
    judge: .change(judgeEnumRawValueChanged))
}

private func judgeEnumRawValueChanged(_ change: Change, _ comparison: Comparison) -> [Judgement] {
  guard let pair = comparison.appEnum(change.subject.owner), !pair.changesRawType,
    !comparison.isRenumbered(change.subject.owner),
    let old = pair.old.cases.first(where: { $0.name == change.subject.member }),
    let name = change.action == .renamed ? change.new : change.subject.member,
    let new = pair.new.cases.first(where: { $0.name == name }),
    let oldRaw = old.rawValue, let newRaw = new.rawValue, oldRaw != newRaw
  else { return [] }
  let cause =
    old.name == new.name
    ? "The raw value of \(change.subject) was “\(oldRaw)” and is “\(newRaw)”."
    : "\(change.subject) became \(new.name), and its raw value “\(oldRaw)” became “\(newRaw)”."
  return [
    Judgement(
      change.subject, "\(cause) People who chose it have “\(oldRaw)” stored.",
      effects: comparison.old.effects(.breaks, onValuesOf: .enum(pair.old.identifier)),
      fix: Fix(
        "Keep the raw value that people's devices have stored.",
        code: "case \(new.name) = \(rawValueLiteral(oldRaw, of: pair.new.rawType))"),
      key: newRaw)
  ]
}

/// A raw value as Swift code spells it.
func rawValueLiteral(_ value: String, of rawType: String?) -> String {
  guard rawType == "String" || (rawType == nil && Int(value) == nil) else { return value }
  return IntentCode.literal(value)
}

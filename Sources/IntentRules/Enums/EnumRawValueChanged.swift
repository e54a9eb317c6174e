import IntentComparison
import IntentSurface

extension Rule {
  static let enumRawValueChanged = Rule(
    id: "N04", name: "enum-raw-value-changed", title: "Raw value of an enum case changed",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      Shortcuts store the raw value of a case. Changing the literal changes the raw value. Without a literal, the raw \
      value is the name of the case, so renaming the case changes it too.
      """,
    symptom: "The chosen option is empty, so the run asks for it or fails.",
    fix: "Write the old raw value as a literal; the case can then have any name.",
    evidence: [
      "Apple's App Intents skill for Xcode 27: a stored choice is the raw value, so a renamed case has to keep it.",
      "Shared shortcut files: an enum value is stored as the text of its raw value.",
    ],
    judge: .changed(EnumCase.self, .rawValue, judge: judgeEnumRawValueChanged))
}

private func judgeEnumRawValueChanged(_ pair: Pair<EnumCase>, _ comparison: Comparison) -> Judgement? {
  guard !comparison.renumberedEnums.contains(pair.oldOwner.identifier) else { return nil }
  let oldRaw = pair.old.rawValue ?? ""
  guard let newRaw = pair.new.rawValue else { return question(pair, comparison) }
  let cause =
    pair.old.name == pair.new.name
    ? "The raw value of \(pair.subject) was “\(oldRaw)” and is “\(newRaw)”."
    : "\(pair.subject) became \(pair.new.name), and its raw value “\(oldRaw)” became “\(newRaw)”."
  return Judgement(
    pair.subject, "\(cause) Shortcuts store “\(oldRaw)”.",
    effects: comparison.oldRecords.effects(.breaks, onValuesOf: .enum(pair.oldOwner.identifier)),
    fix: Fix(
      "Keep the raw value that devices have stored.",
      code: "case \(IntentCode.quoted(pair.new.name)) = \(rawValueLiteral(oldRaw, of: pair.newOwner.rawType))"),
    key: newRaw)
}

/// One for all cases of an enum, which one getter makes.
private func question(_ pair: Pair<EnumCase>, _ comparison: Comparison) -> Judgement? {
  let unread = Set(pair.newOwner.cases.filter { $0.rawValue == nil }.map(\.name))
  guard pair.oldOwner.cases.first(where: { unread.contains($0.name) })?.name == pair.old.name else { return nil }
  let owner = pair.oldOwner.identifier
  return Judgement(
    Subject(.enum, owner),
    "Whether the cases of \(pair.oldOwner.typeName) still have the raw values that shipped can't be told: code makes them "
      + "now.",
    effects: comparison.oldRecords.effects(.asks, onValuesOf: .enum(owner)),
    symptom: "If they do not: the chosen option is empty, so the run asks for it or fails.",
    fix: Fix("Write the raw values as literals, or in a `switch` that gives a text for each case."), key: "asks")
}

/// A raw value as Swift code spells it.
func rawValueLiteral(_ value: String, of rawType: String?) -> String {
  guard rawType == "String" || (rawType == nil && Int(value) == nil) else { return value }
  return IntentCode.literal(value)
}

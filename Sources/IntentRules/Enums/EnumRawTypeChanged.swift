import IntentComparison
import IntentSurface

extension Rule {
  static let enumRawTypeChanged = Rule(
    id: "N08", name: "enum-raw-type-changed", title: "Raw type of an enum changed",
    effects: [.savedShortcuts: .breaks], confidence: .medium, basis: .inferred("2026-11"),
    explanation: """
      Raw values are stored as text, whatever their type. A different raw type usually changes that text too, so \
      stored choices can't be resolved.
      """,
    symptom: "The chosen option is empty, so the run asks for it or fails.",
    fix: "Keep the raw type, or choose literals that give the same text as before, such as `\"0\"` for `0`.",
    evidence: [
      "Apple documentation, `AppIntentsTesting`: the raw value of any enum is handled as a String.",
      "Shared shortcut files: an enum value is stored as the text of its raw value.",
      "No report of a changed raw type is known. It is inferred that no case matches the changed text.",
    ],
    judge: .changed(AppEnum.self, .rawType, judge: judgeEnumRawTypeChanged))
}

private func judgeEnumRawTypeChanged(_ pair: Pair<AppEnum>, _ comparison: Comparison) -> Judgement? {
  guard let old = pair.old.rawType, let new = pair.new.rawType else { return nil }
  let texts = Dictionary(pair.new.cases.map { ($0.name, $0.rawValue) }) { first, _ in first }
  let lost = pair.old.cases.filter { texts[$0.name] != $0.rawValue }.compactMap(\.rawValue)
  let cause = "Raw values of \(pair.subject) were \(old) and are \(new)."
  guard !lost.isEmpty else {
    return Judgement(
      pair.subject, "\(cause) They are the same as text, so stored choices should survive.",
      effects: comparison.oldRecords.effects(.notes, onValuesOf: .enum(pair.old.identifier)), confidence: .medium,
      symptom: "Nothing.", key: new)
  }
  return Judgement(
    pair.subject, "\(cause) Shortcuts that store \(lost.quotedList) can no longer resolve their choice.",
    effects: comparison.oldRecords.effects(.breaks, onValuesOf: .enum(pair.old.identifier)), key: new)
}

import IntentComparison
import IntentSurface

extension Rule {
  static let resultValueChanged = Rule(
    id: "I23", name: "result-value-changed", title: "Result removed or its type changed",
    effects: [.savedShortcuts: .breaks], confidence: .mediumHigh, basis: .apple("2026-11"),
    explanation: """
      Later steps of a shortcut read what an action returns, and use its properties. If the value is gone or has \
      another type, those steps lose their input or misread it. A single value and a list are different types too. A \
      value that has become optional is a smaller risk; one that is no longer optional is safe.
      """,
    symptom: "A later step gets no input, shows an error, or uses the wrong value.",
    fix: "Return what the action returned before, and return the new value from another intent.",
    evidence: [
      "Apple documentation, “Displaying static and interactive snippets”: keep an existing result type so that "
        + "people's custom shortcuts keep working"
    ],
    judge: .changed(IntentResult.self, .resultValue) { pair, comparison in
      guard let old = pair.old.value else { return nil }
      let (intent, new) = (pair.oldOwner, pair.new.value)
      let difference = new.map { TypeDifference(old: old, new: $0, renames: comparison.renames) } ?? .type
      guard difference != .none, !(difference == .optionality && old.isOptional && new?.isOptional == false) else {
        return nil
      }
      let effect = difference == .optionality ? Effect.degrades : .breaks
      return Judgement(
        pair.subject, message(intent, old, new, difference), effects: intent.savedEffects(effect),
        fix: Fix(
          "Keep the result of \(intent.typeName) as it was.",
          code: "func perform() async throws -> some IntentResult & ReturnsValue<\(old.spelling)>"),
        key: new?.description ?? "none")
    })

  private static func message(
    _ intent: Intent, _ old: ValueType, _ new: ValueType?, _ difference: TypeDifference
  ) -> String {
    let change =
      switch (new, difference) {
      case (nil, _): "The intent \(intent.label) returned `\(old.spelling)` and returns nothing now"
      case (let new?, .optionality) where new.isOptional:
        "The result of \(intent.label) may now be missing (`\(old.spelling)` → `\(new.spelling)`)"
      case (let new?, _): "The intent \(intent.label) returned `\(old.spelling)` and now returns `\(new.spelling)`"
      }
    let consequence =
      difference == .optionality ? "later steps may be affected." : "later steps of a shortcut expect the old one."
    return ["\(change); \(consequence)", intent.softening].compactMap { $0 }.joined(separator: " ")
  }
}

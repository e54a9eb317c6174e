import IntentComparison
import IntentSurface

extension Rule {
  static let parameterRangeNarrowed = Rule(
    id: "P09", name: "parameter-range-narrowed", title: "Range of a parameter narrowed",
    effects: [.savedShortcuts: .degrades], confidence: .low, basis: .inferred("2026-11"),
    explanation: """
      People may have stored a number outside the new range. Whether the system clamps it, asks or fails has not been \
      observed.
      """,
    symptom: "A run with a stored number that is out of range may use another number, ask for one, or fail.",
    fix: "Keep the range and limit the value in `perform()`.",
    evidence: ["Apple documentation, `IntentParameter` and `inclusiveRange`; the effect on stored values is inferred"],
    judge: .changed(Parameter.self, .range) { pair, comparison in
      let (old, new, intent) = (pair.old, pair.new, pair.oldOwner)
      guard let range = new.range, !comparison.alsoChanges([.type], of: pair.subject), narrows(old.range, range) else {
        return nil
      }
      let change =
        if let before = old.range {
          "The range of `\(new.name)` of \(intent.label) changed from \(before) to \(range)"
        } else {
          "`\(new.name)` of \(intent.label) had no range and now has \(range)"
        }
      return Judgement(
        pair.subject,
        "\(change); stored values outside it may fail.", intent.softening,
        effects: intent.savedEffects(.degrades))
    })

  /// Whether some number was allowed and is not any more, as far as both ranges can be read.
  private static func narrows(_ old: String?, _ new: String) -> Bool {
    guard let old else { return true }
    guard let before = Bounds(old), let after = Bounds(new) else { return old != new }
    return after.lower > before.lower || after.upper < before.upper
  }
}

/// The least and the greatest number that a parameter takes.
private struct Bounds {
  let lower: Double
  let upper: Double

  /// Nil for a range that is not two literals, `(0, 1_000)`.
  init?(_ range: String) {
    let numbers = range.split { "() ".contains($0) || $0 == "," }.map { Double($0.filter { $0 != "_" }) }
    guard numbers.count == 2, let lower = numbers[0], let upper = numbers[1] else { return nil }
    self.lower = lower
    self.upper = upper
  }
}

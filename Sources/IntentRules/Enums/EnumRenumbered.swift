import IntentComparison
import IntentSurface

extension Rule {
  static let enumRenumbered = Rule(
    id: "N07", name: "enum-renumbered", title: "Implicit raw values of an enum shifted",
    cells: [Cell(.enumCase, .changed, .rawValue)],
    effects: [.savedShortcuts: .breaks], confidence: .high,
    explanation: """
      Without literals the cases of an Int enum are numbered in the order of the code. A case that is put in between, \
      taken out or moved shifts the numbers behind it, and stored numbers then mean other options. Nothing shows \
      that something is wrong.
      """,
    symptom: "The shortcut runs with another option than the one people chose.",
    fix: "Write the old number behind each case, and give new cases numbers of their own.",
    evidence: [
      "Apple's App Intents skill for Xcode 27: never renumber or reorder implicit raw values.",
      "The Swift language: implicit integer raw values count up from the case before.",
    ],
    judge: .change(judgeEnumRenumbered))
}

private func judgeEnumRenumbered(_ change: Change, _ comparison: Comparison) -> [Judgement] {
  let owner = change.subject.owner
  guard comparison.isRenumbered(owner), let pair = comparison.appEnum(owner) else { return [] }
  let shifted = pair.renumberedCases
  let list = shifted.map { "\($0.old.name) from \($0.old.rawValue ?? "") to \($0.new.rawValue ?? "")" }
  return [
    Judgement(
      Subject(.enum, owner),
      "Cases of \(owner) without a literal were renumbered: \(list.sentenceList). Stored numbers now mean other options.",
      effects: comparison.old.effects(.breaks, onValuesOf: .enum(owner)),
      fix: Fix(
        "Write down the numbers that people's devices have stored.",
        code: shifted.map { "case \($0.new.name) = \($0.old.rawValue ?? "")" }.joined(separator: "\n")),
      key: list.joined(separator: ","))
  ]
}

extension Comparison {
  /// Whether implicit numbers of an enum shifted, which is one cause however many cases it touches.
  func isRenumbered(_ identifier: String) -> Bool {
    guard let pair = appEnum(identifier), !pair.changesRawType else { return false }
    return !pair.renumberedCases.isEmpty
  }
}

extension Counterparts<AppEnum> {
  /// Whether raw values are of another type, which is a finding of its own.
  var changesRawType: Bool { old.rawType != nil && new.rawType != nil && old.rawType != new.rawType }

  /// The cases that both have, with a number that nobody wrote and that changed, in the old order.
  fileprivate var renumberedCases: [(old: EnumCase, new: EnumCase)] {
    guard new.rawType?.contains("Int") == true else { return [] }
    return old.cases.compactMap { old in
      guard let new = new.cases.first(where: { $0.name == old.name }), !new.hasExplicitRawValue,
        old.rawValue != new.rawValue
      else { return nil }
      return (old, new)
    }
  }
}

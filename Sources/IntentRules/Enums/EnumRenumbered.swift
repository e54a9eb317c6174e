import IntentComparison
import IntentSurface

extension Rule {
  static let enumRenumbered = Rule(
    id: "N07", name: "enum-renumbered", title: "Implicit raw values of an enum shifted",
    effects: [.savedShortcuts: .breaks], confidence: .high,
    explanation: """
      Without literals, the cases of an Int enum are numbered in order. Inserting, removing or moving a case renumbers \
      those after it, so stored numbers mean different options. No error is reported.
      """,
    symptom: "The shortcut runs with a different option than people chose.",
    fix: "Give each case its old number as a literal, and new cases new numbers.",
    evidence: [
      "Apple's App Intents skill for Xcode 27: never renumber or reorder implicit raw values.",
      "The Swift language: implicit integer raw values count up from the case before.",
    ],
    judge: .changed(EnumCase.self, .rawValue, judge: judgeEnumRenumbered))
}

private func judgeEnumRenumbered(_ pair: Pair<EnumCase>, _ comparison: Comparison) -> [Judgement] {
  let owner = pair.oldOwner.identifier
  let shifted = comparison.renumberedCases(of: pair.oldOwner)
  guard !shifted.isEmpty else { return [] }
  let list = shifted.map { "\($0.old.name) from \($0.old.rawValue ?? "") to \($0.new.rawValue ?? "")" }
  return [
    Judgement(
      Subject(.enum, owner),
      "Cases of \(owner) without a literal were renumbered: \(list.sentenceList). Stored numbers now mean other options.",
      effects: comparison.old.effects(.breaks, onValuesOf: .enum(owner)),
      fix: Fix(
        "Write the numbers that devices have stored as literals.",
        code: shifted.map { "case \($0.new.name) = \($0.old.rawValue ?? "")" }.joined(separator: "\n")),
      key: list.joined(separator: ","))
  ]
}

extension Comparison {
  /// Whether implicit numbers of an old enum shifted, which is one cause however many cases it touches.
  func isRenumbered(_ appEnum: AppEnum) -> Bool { !renumberedCases(of: appEnum).isEmpty }

  /// The cases of an old enum with a number that nobody wrote and that changed, in the old order.
  fileprivate func renumberedCases(of appEnum: AppEnum) -> [Pair<EnumCase>] {
    let shifted = differences.compactMap { $0.pair(of: EnumCase.self) }.filter {
      $0.aspect == .rawValue && $0.oldOwner.identifier == appEnum.identifier && $0.isCounted
    }
    return appEnum.cases.compactMap { old in shifted.first { $0.old == old } }
  }
}

extension Pair<EnumCase> {
  /// Whether the raw value is a number that nobody wrote.
  fileprivate var isCounted: Bool { newOwner.rawType?.contains("Int") == true && !new.hasExplicitRawValue }
}

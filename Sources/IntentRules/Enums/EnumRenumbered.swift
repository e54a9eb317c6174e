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
  let shifted = comparison.renumberedCases(of: owner)
  guard !shifted.isEmpty else { return [] }
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
  /// Both sides of the case whose raw value changed, whatever it is called now.
  func recounted(_ change: Change) -> Counterparts<EnumCase>? {
    guard let pair = appEnum(change.subject.owner) else { return nil }
    return Counterparts(
      pair.old.cases.first { $0.name == change.subject.member },
      pair.new.cases.first { $0.rawValue == change.new })
  }

  /// Whether implicit numbers of an enum shifted, which is one cause however many cases it touches.
  func isRenumbered(_ identifier: String) -> Bool { !renumberedCases(of: identifier).isEmpty }

  /// The cases with a number that nobody wrote and that changed, in the old order.
  fileprivate func renumberedCases(of identifier: String) -> [Counterparts<EnumCase>] {
    guard let pair = appEnum(identifier), pair.new.rawType?.contains("Int") == true else { return [] }
    let shifted = changes.filter {
      $0.subject.kind == .enumCase && $0.subject.owner == identifier && $0.aspect == .rawValue
    }.compactMap(recounted).filter { !$0.new.hasExplicitRawValue }
    return pair.old.cases.compactMap { old in shifted.first { $0.old == old } }
  }
}

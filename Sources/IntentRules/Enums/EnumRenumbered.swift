import IntentComparison
import IntentSurface

extension Rule {
  static let enumRenumbered = Rule(
    id: "N07", name: "enum-renumbered", title: "Implicit raw values of an enum shifted",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .apple("2026-11"),
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

// All of them are one finding, which the first of its platforms makes: an enum may have thousands.
private func judgeEnumRenumbered(_ pair: Pair<EnumCase>, _ comparison: Comparison) -> Judgement? {
  let owner = pair.oldOwner.identifier
  guard pair.isCounted,
    comparison.renumberings(in: owner).first(where: { $0.platforms == pair.platforms })?.subject == pair.subject
  else { return nil }
  let renumbered = Dictionary(comparison.renumberings(in: owner).map { ($0.old, $0) }) { first, _ in first }
  let shifted = pair.oldOwner.cases.compactMap { renumbered[$0] }
  guard !shifted.isEmpty else { return nil }
  let list = shifted.map { "\($0.old.name) from \($0.old.rawValue ?? "") to \($0.new.rawValue ?? "")" }
  return Judgement(
    Subject(.enum, owner),
    "Cases of \(owner) without a literal were renumbered: \(list.sentenceList). Stored numbers now mean other options.",
    effects: comparison.oldRecords.effects(.breaks, onValuesOf: .enum(owner)),
    fix: Fix(
      "Write the stored numbers as literals.",
      code: shifted.map { "case \(IntentCode.quoted($0.new.name)) = \($0.old.rawValue ?? "")" }.joined(
        separator: "\n")),
    key: list.joined(separator: ","))
}

extension Comparison {
  /// The cases of an old enum with a number that nobody wrote and that changed.
  fileprivate func renumberings(in owner: String) -> some Sequence<Pair<EnumCase>> & LazySequenceProtocol {
    differences(in: owner).lazy.compactMap(\.renumbering)
  }
}

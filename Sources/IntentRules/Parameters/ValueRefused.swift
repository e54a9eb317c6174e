import IntentComparison
import IntentSurface

extension Rule {
  static let valueRefused = Rule(
    id: "P17", name: "value-refused", title: "Action ends early for values that it took",
    effects: [.savedShortcuts: .asks], hardest: [.widgetsAndControls: .asks], confidence: .low,
    basis: .inferred("2026-12"),
    explanation: """
      A saved step has the value that people chose, and each run gives it to the action. A condition on the parameter \
      that was not there and ends in an error, or with nothing done, may refuse what people saved. Only the action's own \
      code is looked at, and conditions on its parameters and on constants alone.
      """,
    symptom: "If it is refused: the shortcut stops with an error, or runs on and nothing was done.",
    fix: "Take the old values as before, or bring them into what is taken now, and let only the editor offer less.",
    evidence: ["Inferred: a run with the value ends where the code throws."],
    judge: .changed(Parameter.self, .refusals) { pair, _ in
      guard let parts = refused(pair.old.refusals, pair.new.refusals) else { return nil }
      let said = parts.filter { $0 != pair.new.name }
      let values = said.isEmpty ? "" : ", by \(said.quotedList)"
      let text = "Whether each value of `\(pair.subject)` is still taken can't be told"
      return Judgement(
        pair.subject, "\(text): the action ends early for some now\(values).",
        effects: pair.oldOwner.savedEffects(.asks))
    })

  /// The names and values of what is refused now; nil where nothing is that was not.
  private static func refused(_ old: [String], _ new: [String]) -> [String]? {
    let gone = old.filter { !new.contains($0) }
    let come = new.filter { code in
      guard !old.contains(code) else { return false }
      let alike = gone.filter { MadeCode.valuesAndNames(of: $0).names == MadeCode.valuesAndNames(of: code).names }
      // With something that was asked before, it may be only written otherwise.
      return alike.isEmpty
        ? gone.allSatisfy { parts($0).isDisjoint(with: parts(code)) }
        : MadeCode.narrows(code, alike.joined(separator: MadeCode.separator))
    }
    return come.isEmpty ? nil : MadeOtherwise.parts(come).filter { !MadeCode.signs.contains($0) }
  }

  private static func parts(_ code: String) -> Set<String> {
    Set(MadeCode.parts(of: [code])).subtracting(MadeCode.signs)
  }
}

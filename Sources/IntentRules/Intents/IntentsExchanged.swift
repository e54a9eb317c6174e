import IntentComparison
import IntentSurface

extension Rule {
  static let intentsExchanged = Rule(
    id: "I42", name: "intents-exchanged", title: "Two intents exchanged their identifiers",
    effects: [.savedShortcuts: .breaks], confidence: .high, basis: .measured("2026-09"),
    explanation: """
      A saved step stores the identifier of its intent, and runs whatever type has that identifier now. If two intents \
      exchange theirs, each step runs the other action: nothing is missing, and nobody is told. Where only the titles went \
      from one to the other, the code may have gone with them, or may always have done what it is called now.
      """,
    symptom: "The step runs another action, without a word.",
    fix: "Give each intent the identifier back that it shipped with.",
    evidence: [
      "Built metadata: an identifier leads to the type that has it, whatever that is called (Reminders has "
        + "`TTROpenSmartListAppIntent` on `OpenAnyListAppIntent`)."
    ],
    judge: .changed(Intent.self, .typeName) { pair, comparison in
      judgements(pair, comparison, effect: .breaks) { $0.typePath }
    },
    .changed(Intent.self, .title) { pair, comparison in
      judgements(pair, comparison, effect: .asks) { $0.title?.value }
    })

  /// - Parameter mark: what went from one intent to the other.
  private static func judgements(
    _ pair: Pair<Intent>, _ comparison: Comparison, effect: Effect, _ mark: (Intent) -> String?
  ) -> [Judgement] {
    guard pair.old.identifier == pair.new.identifier, let taken = mark(pair.new) else { return [] }
    let givers = comparison.old.intents.filter { other in
      other.identifier != pair.old.identifier && mark(other) == taken && other.isAction
        && comparison.newRecords.intent(other.identifier).map { mark($0) != taken } == true
    }
    guard pair.old.isAction, let giver = givers.first else { return [] }
    let isSure = effect == .breaks
    return [
      Judgement(
        pair.subject,
        isSure
          ? "\(pair.old.label) is now what \(giver.label) was: saved steps of one run the other."
          : "Whether \(pair.old.label) still does what it did can't be told: it has the title of \(giver.label) now.",
        effects: [.savedShortcuts: effect], confidence: isSure ? nil : .mediumHigh, key: "exchanged")
    ]
  }
}

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
      let path = pair.new.typePath
      return giver(to: pair, of: comparison.oldRecords.intents(ofType: path), comparison) { $0.typePath == path }
        .map {
          Judgement(
            pair.subject, "\(pair.old.label) is now what \($0.label) was: saved steps of one run the other.",
            key: "exchanged")
        }
    },
    .changed(Intent.self, .title) { pair, comparison in
      guard let title = pair.new.title?.value else { return nil }
      return giver(to: pair, of: comparison.oldRecords.intents(titled: title), comparison) { $0.title?.value == title }
        .map {
          Judgement(
            pair.subject,
            "Whether \(pair.old.label) still does what it did can't be told: it has the title of \($0.label) now.",
            effects: [.savedShortcuts: .asks], confidence: .mediumHigh, key: "exchanged")
        }
    })

  /// The first of some intents that had what another one has now, and have it no more.
  private static func giver(
    to pair: Pair<Intent>, of intents: [Intent], _ comparison: Comparison, keeps: (Intent) -> Bool
  ) -> Intent? {
    guard pair.old.identifier == pair.new.identifier, pair.old.isAction else { return nil }
    return intents.first { other in
      other.identifier != pair.old.identifier && other.isAction
        && comparison.newRecords.intent(other.identifier).map { !keeps($0) } == true
    }
  }
}

import IntentComparison
import IntentSurface

extension Rule {
  static let suggestionsRemoved = Rule(
    id: "E10", name: "suggestions-removed", title: "Suggested entities removed",
    effects: [.discovery: .hides],
    hardest: [.siriPhrases: .breaks], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      `suggestedEntities()` fills the picker of a parameter and the App Shortcut phrases that contain an entity. \
      Without it, the picker of a new action is empty, and phrases with the entity match nothing. Stored values keep \
      working.
      """,
    symptom: "The picker is empty.",
    fix: "Implement `suggestedEntities()` in the entity's default query again.",
    evidence: [
      "Apple documentation, `EntityQuery`: `suggestedEntities()` supplies the picker's initial results.",
      "WWDC22, session 10170: phrases with a parameter are made from the suggested entities.",
    ],
    judge: .defaultQuery(
      [Cell(.query, .changed, .capabilities), Cell(.query, .changed, .suggestsEntities)],
      judge: judgeSuggestionsRemoved))
}

private func judgeSuggestionsRemoved(_ change: DefaultQueryChange, _ comparison: Comparison) -> Judgement? {
  // Built metadata does not say what a query suggests.
  guard comparison.old.readFrom.kind == comparison.new.readFrom.kind,
    change.old.offersSuggestions, let new = change.new, !new.offersSuggestions
  else { return nil }
  let entity = change.entity.old.identifier
  let isSpoken = comparison.new.phrasesName(.entity(change.entity.new.identifier))
  var effects = Rule.suggestionsRemoved.effects
  if isSpoken { effects[.siriPhrases] = .breaks }
  return Judgement(
    change.subject,
    "\(new.typePath) no longer suggests entities: pickers of \(entity) are empty"
      + (isSpoken ? ", and App Shortcut phrases that contain \(entity) match nothing." : "."),
    effects: effects)
}

extension EntityQuery {
  /// Whether a picker has something to show: an enumerable query suggests everything.
  var offersSuggestions: Bool {
    suggestsEntities || can(.enumerable) || can(.unique)
  }
}

extension Surface {
  /// Whether some App Shortcut phrase names a value of a type.
  func phrasesName(_ type: ValueType) -> Bool {
    appShortcuts.flatMap(\.shortcuts).contains { shortcut in
      guard let intent = intents.first(where: { $0.identifier == shortcut.intent }) else { return false }
      return shortcut.phrases.flatMap(\.parameters).contains { intent.parameter($0)?.type.element == type }
    }
  }
}

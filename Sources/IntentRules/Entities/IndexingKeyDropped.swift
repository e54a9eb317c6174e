import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let indexingKeyDropped = Rule(
    id: "E23", name: "indexing-key-dropped", title: "Property no longer in the search index",
    effects: [.appleIntelligence: .degrades, .discovery: .degrades], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      Spotlight and Siri find an indexed entity by the attributes that its properties fill. Without its indexing key, \
      a property fills none, so a search for its text finds nothing. The entity itself stays in the index.
      """,
    symptom: "A search for the property's text no longer finds the entity.",
    fix: "Keep the indexing key, or fill the attribute in `attributeSet`.",
    evidence: [
      """
      Apple documentation, `IndexedEntity` and its `attributeSet`: the default contains only title, subtitle and \
      image.
      """
    ],
    judge: .changed(EntityProperty.self, .indexingKey) { pair, _ in
      guard let key = pair.old.indexingKey, pair.new.indexingKey == nil,
        pair.oldOwner.conforms(to: .indexedEntity), pair.newOwner.conforms(to: .indexedEntity)
      else { return nil }
      return Judgement(pair.subject, "\(pair.subject) filled `\(key)` in the search index and no longer does.")
    })
}

import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let indexingKeyDropped = Rule(
    id: "E23", name: "indexing-key-dropped", title: "Property no longer in the search index",
    effects: [.appleIntelligence: .degrades, .discovery: .degrades], confidence: .medium,
    explanation: """
      Spotlight and Siri find an indexed entity by the attributes that its properties fill. A property without its \
      indexing key fills none, so a search by its text finds nothing. The entity itself stays in the index.
      """,
    symptom: "A search for what the property says no longer finds the thing.",
    fix: "Keep the indexing key, or fill the attribute in `attributeSet`.",
    evidence: [
      "Apple documentation, `IndexedEntity` and its `attributeSet`: the default holds title, subtitle and image alone."
    ],
    judge: .changed(EntityProperty.self, .indexingKey) { pair, _ in
      guard let key = pair.old.indexingKey, pair.new.indexingKey == nil,
        pair.oldOwner.conforms(to: .indexedEntity), pair.newOwner.conforms(to: .indexedEntity)
      else { return [] }
      return [Judgement(pair.subject, "\(pair.subject) filled `\(key)` of the search index and fills nothing now.")]
    })
}

import IntentComparison
import IntentSurface

extension Rule {
  static let onscreenContentDropped = Rule(
    id: "E24", name: "onscreen-content-dropped", title: "Siri is no longer told what is on screen",
    effects: [.appleIntelligence: .degrades], confidence: .lowMedium,
    explanation: """
      An app ties an entity to a view or a user activity, and then people can say “this” to Siri. Without the last \
      such place Siri does not know what they mean. Code that was not read counts as no place.
      """,
    symptom: "Siri asks what is meant by “this”, or answers for the screen as a picture.",
    fix: "Tie the entity to the view that shows it.",
    evidence: [
      "Apple documentation: associating entities with what is on screen makes them available to Siri and Apple "
        + "Intelligence."
    ],
    judge: .removed(OnscreenContent.self) { loss, comparison in
      guard let entity = loss.old.entity else { return [] }
      let current = comparison.newIdentifier(of: .entity, entity)
      guard comparison.newRecords.entity(current) != nil,
        !comparison.new.onscreenContent.contains(where: { $0.entity == nil || $0.entity == current })
      else { return [] }
      return [
        Judgement(Subject(.onscreenContent, entity), "No view or activity says any more that it shows a \(entity).")
      ]
    })
}

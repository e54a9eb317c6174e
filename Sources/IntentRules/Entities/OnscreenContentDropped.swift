import IntentComparison
import IntentSurface

extension Rule {
  static let onscreenContentDropped = Rule(
    id: "E24", name: "onscreen-content-dropped", title: "Siri no longer knows what is on screen",
    effects: [.appleIntelligence: .degrades], confidence: .lowMedium, basis: .apple("2026-11"),
    explanation: """
      If an app associates an entity with a view or user activity, people can say “this” to Siri. Once no code does \
      this, Siri does not know what they mean. An association in code that intentcompat does not read is missed.
      """,
    symptom: "Siri asks what “this” means, or uses only what the screen shows.",
    fix: "Associate the entity with the view that shows it.",
    evidence: [
      "Apple documentation: associating entities with what is on screen makes them available to Siri and Apple "
        + "Intelligence."
    ],
    judge: .removed(OnscreenContent.self) { loss, comparison in
      guard let entity = loss.old.entity else { return nil }
      let current = comparison.newIdentifier(of: .entity, entity)
      guard comparison.newRecords.entity(current) != nil,
        !comparison.new.onscreenContent.contains(where: { $0.entity == nil || $0.entity == current })
      else { return nil }
      return Judgement(
        Subject(.onscreenContent, entity),
        "No view or activity declares that it shows \(entity) anymore.")
    })
}

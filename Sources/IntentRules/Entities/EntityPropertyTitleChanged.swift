import IntentComparison
import IntentSurface

extension Rule {
  static let entityPropertyTitleChanged = Rule(
    id: "E13", name: "entity-property-title-changed", title: "Title of an entity property changed",
    cells: [Cell(.entityProperty, .changed, .title)],
    effects: [.findAndVariables: .notes], confidence: .medium,
    explanation: """
      The title of a property is what people read in Shortcuts; it is not stored as the identity of anything. An empty \
      title takes the property out of the lists.
      """,
    symptom: "The property has another name in Shortcuts.",
    fix: "None needed; give an emptied title back if people should still find the property.",
    evidence: ["Observed in the Shortcuts runtime: properties are found by identifier, and listed only with a title."],
    judge: .change { change, comparison in
      let new = comparison.entity(change.subject.owner)?.new.properties
        .first { $0.identifier == change.subject.member }
      guard new?.title?.value == "" else {
        let title = change.new.map { "is titled “\($0)” now." } ?? "has no title of its own any more."
        return [Judgement(change.subject, "\(change.subject) \(title)")]
      }
      return [
        Judgement(
          change.subject, "\(change.subject) has an empty title, so Shortcuts no longer offers it.",
          effects: [.discovery: .hides], symptom: "The property is not offered for variables and filters.")
      ]
    })
}

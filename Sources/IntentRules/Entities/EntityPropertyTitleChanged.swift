import IntentComparison
import IntentSurface

extension Rule {
  static let entityPropertyTitleChanged = Rule(
    id: "E13", name: "entity-property-title-changed", title: "Title of an entity property changed",
    effects: [.findAndVariables: .notes],
    hardest: [.discovery: .hides], confidence: .medium,
    explanation: """
      Shortcuts shows the title of a property but does not store it. An empty title removes the property from the lists.
      """,
    symptom: "The property has another name in Shortcuts.",
    fix: "Nothing to do. If the title was emptied and people should still find the property, give it one again.",
    evidence: ["Observed in the Shortcuts runtime: properties are found by identifier, and listed only with a title."],
    judge: .changed(EntityProperty.self, .title) { pair, _ in
      guard pair.new.title?.value == "" else {
        let title = pair.new.title.map { "is now titled “\($0.spelling)”." } ?? "no longer has a title of its own."
        return [Judgement(pair.subject, "\(pair.subject) \(title)")]
      }
      return [
        Judgement(
          pair.subject, "\(pair.subject) has an empty title, so Shortcuts no longer offers it.",
          effects: [.discovery: .hides], symptom: "The property is not offered for variables and filters.")
      ]
    })
}

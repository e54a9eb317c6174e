import IntentComparison
import IntentSurface

extension Rule {
  static let entityPropertyTitleChanged = Rule(
    id: "E13", name: "entity-property-title-changed", title: "Title of an entity property changed",
    effects: [.findAndVariables: .notes],
    hardest: [.discovery: .hides], confidence: .medium, basis: .decompiled("2026-11"),
    explanation: """
      Shortcuts shows the title of a property but does not store it. An empty title removes the property from the lists.
      """,
    symptom: "The property has a different name in Shortcuts.",
    fix: "Nothing, unless the title is now empty and people should still find the property: then give it a title.",
    evidence: ["Observed in the Shortcuts runtime: properties are found by identifier, and listed only if titled."],
    judge: .changed(EntityProperty.self, .title) { pair, _ in
      guard pair.new.title?.value == "" else {
        let title = pair.new.title.map { "is now titled “\($0.spelling)”." } ?? "no longer has a title of its own."
        return Judgement(pair.subject, "\(pair.subject) \(title)")
      }
      return Judgement(
        pair.subject, "\(pair.subject) has an empty title, so Shortcuts no longer offers it.",
        effects: [.discovery: .hides], symptom: "The property is not offered for variables and filters.")
    })
}

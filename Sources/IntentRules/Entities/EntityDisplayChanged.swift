import IntentComparison
import IntentSurface

extension Rule {
  static let entityDisplayChanged = Rule(
    id: "E18", name: "entity-display-changed", title: "Name or appearance of an entity changed",
    effects: [.findAndVariables: .notes], confidence: .medium, basis: .incident("2026-04"),
    explanation: """
      The display name of an entity and the titles of its instances are only displayed. Shortcuts may keep showing the \
      title that it stored with a picked value.
      """,
    symptom: "People see a different name; a saved shortcut may still show the old one.",
    fix: "Nothing to do.",
    evidence: ["openhab/openhab-ios#1022: a comment reports that a saved shortcut kept showing the cached title."],
    judge: .changed(Entity.self, .displayName, .displayRepresentation) { pair, _ in
      guard pair.aspect == .displayName else {
        return Judgement(pair.subject, "Entities of type \(pair.subject) are displayed differently.")
      }
      // A schema macro supplies the name that is no longer written down.
      if pair.new.displayName == nil, pair.new.schema != nil { return nil }
      let name = pair.new.displayName.map { "\(pair.subject) is now called “\($0.spelling)” in Shortcuts." }
      return Judgement(pair.subject, name ?? "Entities of type \(pair.subject) are displayed differently.")
    })
}

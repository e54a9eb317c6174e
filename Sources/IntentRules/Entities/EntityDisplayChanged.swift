import IntentComparison
import IntentSurface

extension Rule {
  static let entityDisplayChanged = Rule(
    id: "E18", name: "entity-display-changed", title: "Name or look of an entity changed",
    cells: [Cell(.entity, .changed, .displayName), Cell(.entity, .changed, .displayRepresentation)],
    effects: [.findAndVariables: .notes], confidence: .medium,
    explanation: """
      The display name of an entity and the title of its instances are only shown. Shortcuts may go on showing the \
      title that it stored with a picked value.
      """,
    symptom: "People read another name; a saved shortcut may still show the old one.",
    fix: "None needed.",
    evidence: ["openhab/openhab-ios#1022: a comment reports that a saved shortcut kept showing the cached title."],
    judge: .change { change, comparison in
      // A schema macro supplies the name that is no longer written down.
      let new = comparison.entity(change.subject.owner)?.new
      if change.aspect == .displayName, new?.displayName == nil, new?.schema != nil { return [] }
      let name = change.new.map { "\(change.subject) is called “\($0)” in Shortcuts now." }
      return [
        Judgement(
          change.subject,
          (change.aspect == .displayName ? name : nil) ?? "Things of the kind \(change.subject) read differently.")
      ]
    })
}

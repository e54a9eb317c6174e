import IntentComparison
import IntentSurface

extension Rule {
  static let urlRepresentationChanged = Rule(
    id: "E17", name: "url-representation-changed", title: "Link of an entity dropped or changed",
    cells: [Cell(.entity, .changed, .protocols), Cell(.entity, .changed, .urlRepresentation)],
    effects: [.savedShortcuts: .degrades], confidence: .mediumHigh,
    explanation: """
      A URLRepresentableEntity is opened by its universal link, and shortcuts pass that link on. A link that is gone \
      or looks different no longer leads to the thing. It deserves the care of an identifier.
      """,
    symptom: "Opening the thing, or a link to it that a shortcut kept, leads nowhere.",
    fix: "Keep the form of the link, or let the app answer links of the old form too.",
    evidence: [
      "Apple documentation, URLRepresentableEntity.",
      "Apple's App Intents skill for Xcode 27 asks to keep the mapping as stable as an identifier.",
    ],
    judge: .change(judgeURLRepresentationChanged))
}

private func judgeURLRepresentationChanged(_ change: Change, _ comparison: Comparison) -> [Judgement] {
  guard let pair = comparison.entity(change.subject.owner) else { return [] }
  let name = "URLRepresentableEntity"
  let isDropped = pair.old.conforms(to: name) && !pair.new.conforms(to: name)
  if change.aspect == .protocols {
    guard isDropped, change.old == name else { return [] }
    return [
      Judgement(
        change.subject, "\(pair.new.typePath) has no link any more: steps that open it or pass its link on fail.",
        key: name)
    ]
  }
  guard !isDropped, let old = pair.old.urlRepresentation else { return [] }
  let new = pair.new.urlRepresentation?.spelling ?? "nothing"
  return [
    Judgement(
      change.subject,
      "The link of \(pair.new.typePath) was \(old.spelling) and is \(new): links that people kept have the old form.",
      key: "link")
  ]
}

import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let urlRepresentationChanged = Rule(
    id: "E17", name: "url-representation-changed", title: "Link of an entity dropped or changed",
    effects: [.savedShortcuts: .degrades], confidence: .mediumHigh, basis: .apple("2026-11"),
    explanation: """
      The system opens a `URLRepresentableEntity` by its universal link, and shortcuts pass that link on. If the link \
      is removed or changes, stored links lead nowhere. Treat it like an identifier.
      """,
    symptom: "Opening the entity, or a stored link to it, leads nowhere.",
    fix: "Keep the format of the link, or let the app handle links in the old format too.",
    evidence: [
      "Apple documentation, `URLRepresentableEntity`: the system opens an entity by the link that it gives.",
      "Apple's App Intents skill for Xcode 27 asks developers to keep the mapping as stable as an identifier.",
    ],
    judge: .lost(.protocols, of: Entity.self, as: FrameworkProtocol.self) { pair, name, _ in
      guard name == .urlRepresentableEntity else { return nil }
      return Judgement(
        pair.subject, "\(pair.new.typePath) no longer has a link: steps that open it or pass on its link fail.",
        key: name.name)
    },
    .changed(Entity.self, .urlRepresentation, judge: judgeURLRepresentationChanged))
}

private func judgeURLRepresentationChanged(_ pair: Pair<Entity>, _: Comparison) -> Judgement? {
  let name = FrameworkProtocol.urlRepresentableEntity
  let isDropped = pair.old.conforms(to: name) && !pair.new.conforms(to: name)
  guard !isDropped, let old = pair.old.urlRepresentation else { return nil }
  let new = pair.new.urlRepresentation?.spelling ?? "nothing"
  return Judgement(
    pair.subject,
    "The link of \(pair.new.typePath) was \(old.spelling) and is \(new): stored links have the old format.",
    key: "link")
}

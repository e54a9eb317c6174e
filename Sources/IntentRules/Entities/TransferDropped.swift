import AppIntentsFacts
import IntentComparison
import IntentSurface

extension Rule {
  static let transferDropped = Rule(
    id: "E16", name: "transfer-dropped", title: "Entity can no longer be passed on as before",
    effects: [.savedShortcuts: .breaks], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      With `Transferable`, Shortcuts converts an entity into a file, text or image when the next action needs one. A \
      saved step that passes the entity to another app needs the format it was saved with.
      """,
    symptom: "The next action gets nothing, or the entity's name instead of its content.",
    fix: "Keep `Transferable` and every released representation, and add new ones after them.",
    evidence: ["WWDC24, session 10134: `Transferable` entities are converted to what another app's action needs."],
    judge: .lost(.protocols, of: Entity.self, as: FrameworkProtocol.self) { pair, name, _ in
      guard [.transferable, .fileEntity].contains(name) else { return nil }
      return Judgement(
        pair.subject,
        "\(pair.new.typePath) no longer conforms to \(name): saved steps can't pass its content to other actions.",
        key: name.name)
    },
    .changed(Entity.self, .transferRepresentations) { pair, _ in
      let lost = pair.old.transferRepresentations.filter { !pair.new.transferRepresentations.contains($0) }
      let isDropped = pair.old.conforms(to: .transferable) && !pair.new.conforms(to: .transferable)
      guard !isDropped, !lost.isEmpty else { return nil }
      return Judgement(
        pair.subject,
        "\(pair.new.typePath) can no longer be passed on as \(lost.sentenceList).",
        effects: [.savedShortcuts: .degrades], key: "representations")
    })
}

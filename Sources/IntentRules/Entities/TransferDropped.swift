import IntentComparison
import IntentSurface

extension Rule {
  static let transferDropped = Rule(
    id: "E16", name: "transfer-dropped", title: "Entity can no longer be handed over as before",
    cells: [Cell(.entity, .changed, .protocols), Cell(.entity, .changed, .transferRepresentations)],
    effects: [.savedShortcuts: .breaks], confidence: .medium,
    explanation: """
      Through Transferable, Shortcuts turns an entity into a file, a text or a picture when the next action asks for \
      one. A saved step that hands the entity to another app needs the form that it was saved with.
      """,
    symptom: "The next action gets nothing, or the name of the thing in place of its content.",
    fix: "Keep Transferable and every representation that a released version had; new ones go behind them.",
    evidence: ["WWDC24, session 10134: entities that are Transferable are converted when another app's action asks."],
    judge: .change(judgeTransferDropped))
}

private func judgeTransferDropped(_ change: Change, _ comparison: Comparison) -> [Judgement] {
  guard let pair = comparison.entity(change.subject.owner) else { return [] }
  let isDropped = pair.old.conforms(to: "Transferable") && !pair.new.conforms(to: "Transferable")
  if change.aspect == .protocols {
    guard let name = change.old, ["Transferable", "FileEntity"].contains(name) else { return [] }
    return [
      Judgement(
        change.subject,
        "\(pair.new.typePath) is no \(name) any more: saved steps can't hand its content to other actions.", key: name)
    ]
  }
  let lost = pair.old.transferRepresentations.filter { !pair.new.transferRepresentations.contains($0) }
  guard !isDropped, !lost.isEmpty else { return [] }
  return [
    Judgement(
      change.subject,
      "\(pair.new.typePath) can no longer be handed over as \(lost.sentenceList).",
      effects: [.savedShortcuts: .degrades], key: "representations")
  ]
}

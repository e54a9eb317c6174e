import AppIntentsFacts
import IntentComparison
import IntentSurface

extension TypeThread {
  /// What happened to the type in one of the surfaces since the one before.
  func events(at index: Int, surfaces: [Surface], comparisons: [Comparison]) -> [TypeStory.Event] {
    let before = index == 0 ? nil : subjects[index - 1]
    guard let now = subjects[index] else { return before == nil ? [] : [.removed] }
    let surface = surfaces[index]
    guard let before else {
      let isNew = !subjects[..<index].contains { $0 != nil }
      let path = surface.state(of: now)?.typePath ?? now.owner
      return [isNew ? .introduced(path) : .returned] + promises(now, nil, in: surface, nil)
    }
    let changes = comparisons[index - 1].knownChanges.filter { Self.tells($0, of: before, now) }
    let texts = changes.filter(Self.isText)
    return identity(before, now) + changes.filter { !Self.isText($0) }.map(TypeStory.Event.changed)
      + (texts.isEmpty ? [] : [.reworded(texts)])
      + promises(now, before, in: surface, surfaces[index - 1])
  }

  private func identity(_ before: Subject, _ now: Subject) -> [TypeStory.Event] {
    if before.kind == .legacyIntent, now.kind == .intent {
      return [.tookOver(legacyClass: before.owner, by: now.owner)]
    }
    return before == now ? [] : [.renamed(from: before.owner, to: now.owner)]
  }

  private func promises(
    _ now: Subject, _ before: Subject?, in surface: Surface, _ earlier: Surface?
  ) -> [TypeStory.Event] {
    guard let state = surface.state(of: now) else { return [] }
    let old = before.flatMap { earlier?.state(of: $0) }
    var events: [TypeStory.Event] = []
    if state.isAssistantOnly != (old?.isAssistantOnly ?? false) {
      events.append(state.isAssistantOnly ? .assistantOnly : .revealed)
    }
    let wasDeprecated = old?.isDeprecated ?? false
    if state.isDeprecated, !wasDeprecated || state.replacedBy != old?.replacedBy {
      let intent = now.kind == .intent ? surface.intents.first { $0.identifier == now.owner } : nil
      events.append(.deprecated(message: intent?.deprecation?.message?.spelling, replacedBy: state.replacedBy))
    }
    if wasDeprecated, !state.isDeprecated { events.append(.withdrawn) }
    return events
  }

  // What the other events say is no change beside them.
  private static func tells(_ change: Change, of before: Subject, _ now: Subject) -> Bool {
    guard before.kind == now.kind, kinds[now.kind]?.contains(change.subject.kind) == true,
      [before.owner, now.owner].contains(change.subject.owner)
    else { return false }
    if change.subject.member == nil, change.subject.kind == now.kind, change.action != .changed { return false }
    return change.aspect != .deprecation && change.aspect != .isAssistantOnly
      && !(change.aspect == .protocols
        && [change.old, change.new].contains(FrameworkProtocol.deprecatedAppIntent.name))
  }

  private static func isText(_ change: Change) -> Bool {
    let aspects: [Aspect] = [
      .title, .summary, .category, .searchKeywords, .displayName, .displayRepresentation, .image, .synonyms,
      .requestValueDialog, .shortTitle, .systemImage,
    ]
    return change.action == .changed && change.aspect.map(aspects.contains) == true
  }

  private static let kinds: [ElementKind: Set<ElementKind>] = [
    .intent: [.intent, .parameter, .result, .parameterSummary, .appShortcut, .phrase],
    .entity: [.entity, .entityProperty], .enum: [.enum, .enumCase], .legacyIntent: [.legacyIntent, .legacyParameter],
  ]
}

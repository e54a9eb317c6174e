import IntentComparison
import IntentSurface

/// Who can have met what a change is about, where it was for Apple Intelligence alone or adopts a schema.
///
/// What only the assistant knows is in nobody's shortcut, and the assistant asks for a schema, not for a type.
struct AssistantReach {
  let comparison: Comparison

  /// The finding with the effects that people can feel.
  func adjusted(_ finding: Finding, of change: Change) -> Finding {
    guard [.removed, .renamed, .changed].contains(change.action) else { return finding }
    var finding = finding
    if let schema = hiddenSchema(of: change.subject) {
      let felt = Self.saved.compactMap { finding.effects[$0] }.max() ?? .notes
      if felt > .notes {
        for audience in Self.saved where finding.effects[audience] != nil { finding.effects[audience] = .notes }
        finding.message += " Only Apple Intelligence could use it, so no shortcut contains it."
      }
      let loss = max(felt, finding.effects[.appleIntelligence] ?? .notes)
      guard loss > .notes else { return finding }
      finding.effects[.appleIntelligence] = isLeft(schema) ? .notes : loss
      if !isLeft(schema) { finding.message += " Siri loses `.\(schema)`." }
      return finding
    }
    guard change.subject.kind == .intent, change.action != .changed,
      let schema = comparison.oldRecords.intent(change.subject.owner)?.schema?.name,
      let effect = finding.effects[.appleIntelligence], effect > .notes
    else { return finding }
    if let heir = heir(of: schema, but: change) {
      finding.effects[.appleIntelligence] = finding.effects.count > 1 ? nil : .notes
      finding.message += " Siri finds `.\(schema)` in \(heir)."
    } else {
      finding.message += " Siri loses `.\(schema)`."
    }
    return finding
  }

  private static let saved: [Audience] = [.savedShortcuts, .findAndVariables, .widgetsAndControls, .discovery]

  /// The schema of an entity or enum that only the assistant could see.
  private func hiddenSchema(of subject: Subject) -> String? {
    switch subject.kind {
    case .entity, .entityProperty: Self.schema(ofHidden: comparison.oldRecords.entity(subject.owner))
    case .query, .queryFilter:
      Self.schema(
        ofHidden: comparison.oldRecords.query(subject.owner)?.entity.flatMap(comparison.oldRecords.entity))
    case .enum, .enumCase:
      comparison.oldRecords.appEnum(subject.owner).flatMap { $0.isAssistantOnly?.value == true ? $0.schema?.name : nil }
    default: nil
    }
  }

  private static func schema(ofHidden entity: Entity?) -> String? {
    entity?.isAssistantOnly?.value == true ? entity?.schema?.name : nil
  }

  private func isLeft(_ schema: String) -> Bool { comparison.new.adoptedSchemas.contains(schema) }

  /// The intent of the new surface that adopts the schema, under another identifier than the one that is gone.
  private func heir(of schema: String, but change: Change) -> String? {
    comparison.new.intents.first { $0.schema?.name == schema && ($0.identifier != change.subject.owner) }?.typePath
  }
}

import IntentReports
import IntentRules
import IntentSurface
import ShortcutReading

/// Which steps of a person's shortcut a change of the app reaches.
struct ReplayJudgement {
  private let versions: [Surface]
  private let findings: [Finding]
  private let names: ReplayNames

  /// - Parameters:
  ///   - shipped: the versions that shortcuts may come from, oldest first.
  ///   - findings: over all of them.
  init(shipped: [Surface], findings: [Finding], names: ReplayNames) {
    // What is looked up is the same in most versions, and the newest shows it as people know it.
    versions = shipped.reversed()
    self.findings = findings.filter { $0.worstEffect > .hides }
    self.names = names
  }

  /// What the release does to a shortcut.
  func replay(_ workflow: SavedWorkflow, name: String) -> WorkflowReplay {
    let ours = workflow.actions.filter(names.isOurs)
    let positions = Set(ours.map(\.position))
    let reads = ReplayReads(versions: versions, names: names, steps: ours)
    let last = workflow.actions.last?.position
    let told = workflow.actions.compactMap { action -> WorkflowReplay.Step? in
      let isOurs = positions.contains(action.position)
      guard isOurs || !action.reads.isEmpty else { return nil }
      let reaching = findings.filter { finding in
        if reads.reach(finding.subject, from: action) { return true }
        // What a shortcut ends with is what it gives.
        if finding.subject.kind == .result, action.position != last { return false }
        return isOurs && reaches(finding.subject, of: finding.rule, action)
      }
      return isOurs || !reaching.isEmpty ? step(action, isOurs: isOurs, reaching) : nil
    }
    let foreign = workflow.actions.count { !$0.isOfTheSystem && !positions.contains($0.position) }
    return WorkflowReplay(name: name, steps: workflow.actions.count, foreignSteps: foreign, told: told)
  }

  private func step(_ action: SavedAction, isOurs: Bool, _ findings: [Finding]) -> WorkflowReplay.Step {
    let (isShipped, isCurrent) = names.standing(of: action)
    let standing: WorkflowReplay.Step.Standing =
      !isOurs ? .foreign : isShipped ? .shipped : isCurrent ? .new : .unknown
    return WorkflowReplay.Step(
      position: action.position,
      identifier: isOurs ? action.identifier : "\(action.bundle).\(action.identifier)", standing: standing,
      reads: Set(action.reads.compactMap(\.source)).sorted(),
      unknownParameters: isOurs ? names.unknownParameters(of: action) : [], findings: findings)
  }

  private func reaches(_ subject: Subject, of rule: String, _ action: SavedAction) -> Bool {
    let owners = names.owners(of: action)
    let isOwn = owners.contains(subject.owner)
    switch subject.kind {
    case .intent, .legacyIntent, .entity, .result: return isOwn
    case .parameter, .legacyParameter:
      return isOwn && (subject.member.map { action.parameters[$0] != nil } ?? true || Self.asking.contains(rule))
    case .entityProperty: return isOwn && (subject.member.map(action.properties.contains) ?? true)
    case .enum, .legacyEnum: return !stored(subject.owner, by: owners, in: action).isEmpty
    case .enumCase, .legacyEnumCase: return storesCase(subject, by: owners, action)
    default: return false
    }
  }

  // What asks people in the middle of a run, whether the step stores something for it or not.
  private static let asking: Set<String> = ["P05", "P13"]

  /// A legacy step stores the name of a case, and others its raw value.
  private func storesCase(_ subject: Subject, by owners: Set<String>, _ action: SavedAction) -> Bool {
    let cases = versions.lazy.flatMap { $0.enums }.filter { $0.identifier == subject.owner }.flatMap(\.cases)
    let raw = cases.first { $0.name == subject.member }.map { $0.rawValue ?? $0.name } ?? subject.member
    return stored(subject.owner, by: owners, in: action).contains { $0 == raw.map { .text($0) } }
  }

  /// What a step stores for parameters of an enum.
  private func stored(_ identifier: String, by owners: Set<String>, in action: SavedAction) -> [SavedAction.Stored?] {
    let intents = versions.flatMap { $0.intents.filter { owners.contains($0.identifier) } }
    let legacy = versions.flatMap { $0.legacyIntents.filter { owners.contains($0.className) } }
    let parameters =
      intents.flatMap(\.parameters).filter { $0.type.element == .enum(identifier) }.map(\.name)
      + legacy.flatMap(\.parameters).filter { $0.type == identifier }.map(\.name)
    return Set(parameters).compactMap { action.parameters[$0] }
  }
}

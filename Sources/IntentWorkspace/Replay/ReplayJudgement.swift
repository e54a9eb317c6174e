import IntentComparison
import IntentReading
import IntentRules
import IntentSurface

/// Which steps of a person's shortcut a change of the app reaches.
struct ReplayJudgement {
  private let old: Surface
  private let findings: [Finding]
  /// The app's bundle, where it is known; else its steps are known by their identifiers.
  private let bundle: String?

  /// - Parameter findings: from the old surface to the new one.
  init(old: Surface, findings: [Finding], bundle: String?) {
    self.old = old
    self.findings = findings
    self.bundle = bundle
  }

  /// The steps of this app, each with the findings that reach what it stores, worst first; and the steps of others that
  /// read what is not there any more.
  func steps(of workflow: SavedWorkflow) -> [(action: SavedAction, isOurs: Bool, findings: [Finding])] {
    let ours = workflow.actions.filter(isOurs)
    let reads = ReplayReads(old: old, steps: ours)
    let last = workflow.actions.last?.position
    return workflow.actions.compactMap { action in
      let isOurs = ours.contains { $0.position == action.position }
      let reaching = findings.filter { finding in
        guard finding.worstEffect > .hides else { return false }
        if reads.reach(finding.subject, from: action) { return true }
        // What a shortcut ends with is what it gives.
        if finding.subject.kind == .result, action.position != last { return false }
        return isOurs && reaches(finding.subject, of: finding.rule, action)
      }
      return isOurs || !reaching.isEmpty ? (action, isOurs, reaching) : nil
    }
  }

  private func isOurs(_ action: SavedAction) -> Bool {
    if let bundle { return action.bundle == bundle || action.bundle.hasPrefix(bundle + ".") }
    guard !action.bundle.hasPrefix("is.workflow"), !action.bundle.hasPrefix("com.apple.") else { return false }
    return old.intents.contains { $0.identifier == action.identifier }
      || old.entities.contains { $0.identifier == action.identifier }
      || old.legacyIntents.contains { $0.className == action.identifier }
  }

  private func reaches(_ subject: Subject, of rule: String, _ action: SavedAction) -> Bool {
    switch subject.kind {
    case .intent, .legacyIntent, .entity, .result: subject.owner == action.identifier
    case .parameter, .legacyParameter:
      subject.owner == action.identifier
        && (subject.member.map { action.parameters[$0] != nil } ?? true || Self.asking.contains(rule))
    case .entityProperty:
      subject.owner == action.identifier && subject.member.map(action.properties.contains) ?? true
    case .query, .queryFilter:
      subject.member.map(action.properties.contains) ?? true
        && old.entities.contains { $0.identifier == action.identifier && $0.defaultQuery == subject.owner }
    case .enum: !stored(subject.owner, in: action).isEmpty
    case .enumCase: storesCase(subject, action)
    default: false
    }
  }

  // What asks people in the middle of a run, whether the step stores something for it or not.
  private static let asking: Set<String> = ["P05", "P13"]

  private func storesCase(_ subject: Subject, _ action: SavedAction) -> Bool {
    let cases = old.enums.filter { $0.identifier == subject.owner }.flatMap(\.cases)
    let raw = cases.first { $0.name == subject.member }.map { $0.rawValue ?? $0.name }
    return stored(subject.owner, in: action).contains { $0 == raw.map { .text($0) } }
  }

  /// What a step stores for parameters of an enum.
  private func stored(_ identifier: String, in action: SavedAction) -> [SavedAction.Stored?] {
    let parameters = old.intents.filter { $0.identifier == action.identifier }.flatMap(\.parameters)
    return parameters.filter { $0.type.element == .enum(identifier) }.compactMap { action.parameters[$0.name] }
  }
}

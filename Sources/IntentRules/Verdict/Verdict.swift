package import IntentComparison
package import IntentSurface

/// What a level in the settings keeps from a report: how many findings that harm people, and the hardest effect of them.
package struct Silenced: Hashable, Sendable {
  /// The level that the settings give a rule.
  package var level: RuleLevel
  /// How many there are.
  package var count: Int
  /// What it does at worst.
  package var effect: Effect

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ level: RuleLevel, count: Int, effect: Effect) {
    self.level = level
    self.count = count
    self.effect = effect
  }
}

/// The outcome of a comparison or a check.
package struct Verdict: Sendable {
  /// Live ones first, then waived ones, then history, each worst first.
  package var findings: [Finding]
  /// All changes against the latest version, judged or not.
  package var changes: [Change]
  /// What deprecations say now, for the intents whose deprecation changed, under their old names.
  package var announcements: [Subject: Deprecation] = [:]
  /// What was looked at, counted.
  package var coverage: Coverage
  /// How strict the gate is.
  package var profile: Profile
  /// What the settings say about single rules, by rule id.
  package var levels: [String: RuleLevel] = [:]
  /// Waivers that do not do what they were written for.
  package var waiverProblems: [WaiverProblem]
  /// What the change under review started from; nil where there is no such change.
  package var base: ChangeBase?
  /// What the change under review does to its own gate, the gravest first.
  package var gateEdits: [GateEdit] = []
  /// Live findings that harm people and that the settings hide or lower, by rule id.
  package var silenced: [String: Silenced] = [:]
  /// Whether it is about a version that is about to go out: then waivers with no effect fail too.
  package var isForRelease = false
  /// Whether faults fail whether they are new or not and whatever the profile: where somebody asked for it, and where there
  /// is nothing else to judge.
  package var countsFaults = false
  /// How many shortcuts that a team keeps as tests would break.
  package var brokenShortcuts = 0

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    findings: [Finding], changes: [Change], coverage: Coverage, profile: Profile, waiverProblems: [WaiverProblem] = []
  ) {
    self.findings = findings
    self.changes = changes
    self.coverage = coverage
    self.profile = profile
    self.waiverProblems = waiverProblems
  }

  /// The findings that fail the gate.
  package var failures: [Finding] { findings.filter(fails) }

  /// Whether a finding fails the gate: live, not waived, hard enough for the profile, used enough, and not older than
  /// the change under review or, for a fault, than the latest shipped version.
  package func fails(_ finding: Finding) -> Bool {
    finding.status == .live && finding.waiver == nil && (finding.isNew != false || isCountedAlways(finding))
      && isHardEnough(finding)
  }

  private func isHardEnough(_ finding: Finding) -> Bool {
    if finding.isHeldByBase { return true }
    return switch levels[finding.rule] {
    case .off, .note, .warn: false
    case .fail: true
    case nil: isCountedAlways(finding) || profile.fails(finding) && finding.use?.isLittle != true
    }
  }

  private func isCountedAlways(_ finding: Finding) -> Bool {
    countsFaults && finding.isFault && finding.worstEffect > .notes
  }

  /// Whether the gate lets it through.
  package var passes: Bool {
    failures.isEmpty && !gateEdits.contains(where: \.fails) && brokenShortcuts == 0
      && !(isForRelease && !waiverProblems.isEmpty)
  }
}

package import IntentComparison

/// The outcome of a comparison or a check.
package struct Verdict: Sendable {
  /// Live ones first, then waived ones, then history, each worst first.
  package var findings: [Finding]
  /// All changes against the latest version, judged or not.
  package var changes: [Change]
  package var census: Census
  package var profile: Profile
  /// What the settings say about single rules, by rule id.
  package var levels: [String: RuleLevel] = [:]
  /// Waivers that do not do what they were written for.
  package var waiverProblems: [WaiverProblem]

  package init(
    findings: [Finding], changes: [Change], census: Census, profile: Profile, waiverProblems: [WaiverProblem] = []
  ) {
    self.findings = findings
    self.changes = changes
    self.census = census
    self.profile = profile
    self.waiverProblems = waiverProblems
  }

  /// The findings that fail the gate: live, not waived, and hard enough for the profile.
  package var failures: [Finding] {
    findings.filter { $0.status == .live && $0.waiver == nil && isHardEnough($0) }
  }

  private func isHardEnough(_ finding: Finding) -> Bool {
    switch levels[finding.rule] {
    case .off, .note, .warn: false
    case .fail: true
    case nil: profile.fails(finding)
    }
  }

  package var passes: Bool { failures.isEmpty }
}

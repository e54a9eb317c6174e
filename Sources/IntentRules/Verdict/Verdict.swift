package import IntentComparison

/// The outcome of a comparison or a check.
package struct Verdict: Sendable {
  /// Worst first; waived ones and history included.
  package var findings: [Finding]
  /// All changes against the latest version, judged or not.
  package var changes: [Change]
  package var census: Census
  package var profile: Profile

  package init(findings: [Finding], changes: [Change], census: Census, profile: Profile) {
    self.findings = findings
    self.changes = changes
    self.census = census
    self.profile = profile
  }

  /// The findings that fail the gate: live, not waived, and hard enough for the profile.
  package var failures: [Finding] {
    findings.filter { $0.status == .live && $0.waiver == nil && profile.fails($0) }
  }

  package var passes: Bool { failures.isEmpty }
}

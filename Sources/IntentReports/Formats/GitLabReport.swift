import IntentRules
import IntentSurface

/// `gitlab`: a code-quality report. Every issue needs a place, so one without is pinned to the settings file.
///
/// What was waived or has shipped is left out: the widget has no word for it.
package struct GitLabReport: OutputFormat {
  /// The name that `--format` takes.
  package let name = "gitlab"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  ///
  /// - Throws: an error where it can't be encoded.
  package func render(_ report: Report) throws -> String {
    try JSONText.encode(Self.issues(report))
  }

  /// One list for all apps.
  ///
  /// - Throws: an error where it can't be encoded.
  package func render(all reports: [Report], unread: [UnreadApp]) throws -> String {
    try JSONText.encode(reports.flatMap(Self.issues))
  }

  private static func issues(_ report: Report) -> [Issue] {
    let sections = ReportSections(report.verdict)
    return
      report.verdict.gateEdits.map { Issue($0, report) }
      + sections.open.map { Issue($0, sections.severity(of: $0), report) }
  }

  private struct Issue: Encodable {
    var description: String
    var checkName: String
    var fingerprint: String
    /// What issues of one cause have in common; GitLab passes over it.
    var cause: String?
    var severity: String
    var location: Location

    enum CodingKeys: String, CodingKey {
      case description, fingerprint, cause, severity, location
      case checkName = "check_name"
    }

    init(_ finding: Finding, _ severity: Severity, _ report: Report) {
      let standing = finding.standing(report.verdict.base).map { $0.firstUppercased + ": " }
      description = Escaping.visible(
        "\(finding.wrongNowPrefix.firstUppercased)\(standing ?? "")\(finding.subjectName): \(finding.message)")
      if let use = finding.useWords { description += " Used: \(use)." }
      checkName = "\(finding.rule) \(finding.name)"
      fingerprint = finding.fingerprint
      cause = finding.cause
      self.severity = Self.word(severity, finding.worstEffect)
      location = Location(
        path: finding.location.map { Escaping.visible($0.path) } ?? report.settingsPath,
        lines: Lines(begin: finding.location?.line ?? 1))
    }

    init(_ edit: GateEdit, _ report: Report) {
      description = Escaping.visible("\(edit.title): \(edit.line)")
      checkName = GateEdit.rule
      fingerprint = edit.fingerprint
      severity = Self.word(edit.severity, edit.fails ? .breaks : .degrades)
      location = Location(path: Escaping.visible(edit.path ?? report.settingsPath), lines: Lines(begin: 1))
    }

    private static func word(_ severity: Severity, _ effect: Effect) -> String {
      switch (severity, effect) {
      case (.note, _): "info"
      case (_, .breaks): "critical"
      case (_, .asks), (_, .degrades): "major"
      default: "minor"
      }
    }
  }

  private struct Location: Encodable {
    var path: String
    var lines: Lines
  }

  private struct Lines: Encodable {
    var begin: Int
  }
}

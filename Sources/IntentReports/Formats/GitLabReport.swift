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
  package func render(_ report: Report) throws -> String {
    try JSONText.encode(Self.issues(report))
  }

  /// One list for all apps.
  package func render(all reports: [Report], unread: [UnreadApp]) throws -> String {
    try JSONText.encode(reports.flatMap(Self.issues))
  }

  private static func issues(_ report: Report) -> [JSONObject] {
    let sections = ReportSections(report.verdict)
    return report.verdict.gateEdits.map { issue($0, report) }
      + sections.open.map { issue($0, sections.severity(of: $0), report) }
  }

  private static func issue(_ finding: Finding, _ severity: Severity, _ report: Report) -> JSONObject {
    let standing = finding.standing(report.verdict.base).map { $0.firstUppercased + ": " }
    let description = Escaping.visible(
      finding.wrongNowPrefix.firstUppercased + (standing ?? "") + finding.questionPrefix
        + "\(finding.subjectName): \(finding.message)")
    return [
      "description": description + (finding.useWords.map { " Used: \($0)." } ?? ""),
      "check_name": "\(finding.rule) \(finding.name)", "fingerprint": finding.fingerprint,
      // What issues of one cause have in common; GitLab passes over it.
      "cause": finding.cause,
      // `question` for what nobody can tell, as in the other formats.
      "kind": finding.isQuestion ? "question" : nil,
      "severity": word(severity, finding.worstEffect),
      "location": location(
        finding.location.map { Escaping.visible($0.path) } ?? report.settingsPath, line: finding.location?.line ?? 1),
    ]
  }

  private static func issue(_ edit: GateEdit, _ report: Report) -> JSONObject {
    [
      "description": Escaping.visible("\(edit.title): \(edit.line)"), "check_name": GateEdit.rule,
      "fingerprint": edit.fingerprint, "severity": word(edit.severity, edit.fails ? .breaks : .degrades),
      "location": location(Escaping.visible(edit.path ?? report.settingsPath), line: 1),
    ]
  }

  private static func location(_ path: String, line: Int) -> JSONObject {
    ["path": path, "lines": ["begin": line]]
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

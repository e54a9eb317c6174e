import IntentRules
import IntentSurface

/// `github`: workflow commands that GitHub shows as annotations beside the code.
package struct GitHubReport: OutputFormat {
  /// Of each kind, errors and warnings, GitHub drops what is above this for each step, without a word.
  static let limit = 10

  /// Edits of the gate leave room for what they would hide.
  private static let editLimit = 5

  /// The name that `--format` takes.
  package let name = "github"
  /// In the summary.
  package let carriesFixes = true
  /// A runner shows few annotations.
  package let needsStepSummary = true

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  package func render(_ report: Report) -> String {
    let sections = ReportSections(report.verdict)
    let edits = report.verdict.gateEdits.prefix(Self.editLimit).map { ($0.severity, Self.command($0)) }
    let findings = sections.open.map { finding in
      (sections.severity(of: finding), Self.command(finding, sections.severity(of: finding), report.verdict.base))
    }.filter { $0.0 != .note }
    let problems = report.verdict.waiverProblems.map { problem in
      let severity: Severity = report.verdict.isForRelease ? .error : .warning
      return (severity, Self.command(severity, nil, "Waiver", [problem.words]))
    }
    let all = edits + findings + problems
    // What edits the release gate stays first, and then the worst.
    var counts: [Severity: Int] = [:]
    let shown = all.filter { severity, _ in
      counts[severity, default: 0] += 1
      return counts[severity, default: 0] <= Self.limit
    }.map(\.1)
    return (shown + [Self.notice(report, left: all.count - shown.count)]).map { "\($0)\n" }.joined()
  }

  private static func command(_ edit: GateEdit) -> String {
    command(edit.severity, edit.path.map { SourceLocation(path: $0) }, edit.title, [edit.line])
  }

  private static func command(_ finding: Finding, _ severity: Severity, _ base: ChangeBase?) -> String {
    let text = [
      finding.message, "People see: \(finding.symptom)", finding.useWords.map { "Usage: \($0)" },
      finding.changeWords(base).map { "Status: \($0)" }, "Fix: \(finding.fix.summary)",
      "Accept: \(finding.waiveCommand)",
    ].compactMap(\.self)
    let title = "\(finding.wrongNowPrefix.firstUppercased)\(finding.rule) \(finding.title): \(finding.subjectName)"
    return command(severity, finding.location, title, text)
  }

  private static func command(
    _ severity: Severity, _ location: SourceLocation?, _ title: String, _ lines: [String]
  ) -> String {
    let properties: [(String, String?)] = [
      ("file", location?.path), ("line", location?.line.map(String.init)), ("col", location?.column.map(String.init)),
      ("title", title),
    ]
    let given = properties.compactMap { key, value in value.map { "\(key)=\(Escaping.workflowProperty($0))" } }
    let data = Escaping.workflowData(lines.map(Escaping.visible).joined(separator: "\n"))
    let word = severity == .note ? "notice" : severity.rawValue
    return "::\(word) \(given.joined(separator: ","))::\(data)"
  }

  /// The outcome, and how many annotations there was no room for.
  private static func notice(_ report: Report, left: Int) -> String {
    let more =
      left == 0
      ? "" : "\n\(left) more: GitHub shows \(limit) errors and \(limit) warnings per step. The job summary has all."
    let edits = report.gateLine.map { Escaping.visible($0) + "\n" } ?? ""
    let base = report.baseLine.map { "\n" + Escaping.visible($0) } ?? ""
    let data = Escaping.workflowData(edits + Escaping.visible(report.outcome) + base + more)
    return "::notice title=\(Escaping.workflowProperty(report.tool.name))::\(data)"
  }
}

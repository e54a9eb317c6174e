import IntentRules
import IntentSurface

/// `github`: workflow commands that GitHub shows as annotations beside the code.
package struct GitHubReport: ReportFormat {
  /// GitHub drops what is above this for each step, without a word.
  static let limit = 10

  /// Edits of the gate leave room for what they would hide.
  private static let editLimit = 5

  /// The name that `--format` takes.
  package let name = "github"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  package func render(_ report: Report) -> String {
    let sections = ReportSections(report.verdict)
    let annotated = sections.live.filter { sections.severity(of: $0) != .note }
    let edits = report.verdict.gateEdits.prefix(Self.editLimit).map(Self.command)
    let room = Self.limit - edits.count
    var lines = edits + annotated.prefix(room).map { Self.command($0, sections.severity(of: $0), report.verdict.base) }
    lines += report.verdict.waiverProblems.prefix(max(0, room - annotated.count)).map { problem in
      "::\(report.verdict.isForRelease ? "error" : "warning") title=Waiver::\(Escaping.workflowData(Escaping.visible(problem.words)))"
    }
    lines.append(Self.notice(report, left: max(0, annotated.count - room)))
    return lines.map { "\($0)\n" }.joined()
  }

  private static func command(_ edit: GateEdit) -> String {
    let place = edit.path.map { "file=\(Escaping.workflowProperty($0))," } ?? ""
    let data = Escaping.workflowData(Escaping.visible(edit.line))
    let words: [Severity: String] = [.error: "error", .warning: "warning", .note: "notice"]
    return "::\(words[edit.severity] ?? "warning") \(place)title=This change edits the gate::\(data)"
  }

  private static func command(_ finding: Finding, _ severity: Severity, _ base: ChangeBase?) -> String {
    let location = finding.location
    let properties: [(String, String?)] = [
      ("file", location?.path), ("line", location?.line.map(String.init)), ("col", location?.column.map(String.init)),
      ("title", "\(finding.rule) \(finding.title): \(finding.subjectName)"),
    ]
    let given = properties.compactMap { key, value in value.map { "\(key)=\(Escaping.workflowProperty($0))" } }
    let text = [
      finding.message, "People see: \(finding.symptom)", finding.useWords.map { "Used: \($0)" },
      finding.changeWords(base).map { "Change: \($0)" }, "Fix: \(finding.fix.summary)",
      "Accept: \(finding.waiveCommand)",
    ].compactMap(\.self)
    let data = Escaping.workflowData(text.map(Escaping.visible).joined(separator: "\n"))
    return "::\(severity == .error ? "error" : "warning") \(given.joined(separator: ","))::\(data)"
  }

  /// The outcome, and how many findings have no annotation.
  private static func notice(_ report: Report, left: Int) -> String {
    let more = left == 0 ? "" : "\n\(left) more: GitHub shows \(limit) annotations a step. The job's summary has all."
    let edits = report.gateLine.map { Escaping.visible($0) + "\n" } ?? ""
    let base = report.baseLine.map { "\n" + Escaping.visible($0) } ?? ""
    let data = Escaping.workflowData(edits + Escaping.visible(report.outcome) + base + more)
    return "::notice title=\(Escaping.workflowProperty(report.tool.name))::\(data)"
  }
}

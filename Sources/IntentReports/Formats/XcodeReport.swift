import IntentRules
import IntentSurface

/// `xcode`: lines that Xcode turns into issues in its navigator and beside the code.
struct XcodeReport: OutputFormat {
  let name = "xcode"
  /// Xcode links absolute paths only, so a run-script phase hands over the folder that locations are relative to.
  var root: String?
  var isVerbose = false

  func render(_ report: Report) -> String {
    let sections = ReportSections(report.verdict)
    let findings = sections.all.flatMap { lines($0, sections, report.verdict.base) }
    let diagnostics = DiagnosticGroup.told(report.diagnostics, isVerbose: isVerbose).map { diagnostic in
      line(diagnostic.location, diagnostic.severity == .warning ? .warning : .note, diagnostic.message)
    }
    let waivers = report.verdict.waiverProblems.map { problem in
      line(nil, report.verdict.isForRelease ? .error : .warning, problem.words)
    }
    let outcome = [report.baseLine, report.outcome].compactMap(\.self).map { line(nil, .note, $0) }
    let edits = report.verdict.gateEdits.map { edit in
      line(edit.path.map { SourceLocation(path: $0) }, edit.severity, "\(edit.title): \(edit.line)")
    }
    return (edits + findings + waivers + diagnostics + outcome).map { "\($0)\n" }.joined()
  }

  private func lines(_ finding: Finding, _ sections: ReportSections, _ base: ChangeBase?) -> [String] {
    let standing = finding.standing(base).map { "\($0): " } ?? ""
    let use = finding.useWords.map { " Used: \($0)." } ?? ""
    let text = "\(finding.wrongNowPrefix)\(standing)\(finding.message)\(use) [\(finding.rule) \(finding.name)]"
    let severity = sections.severity(of: finding)
    return [line(finding.location, severity, text)] + (severity == .note ? [] : remedy(finding))
  }

  private func remedy(_ finding: Finding) -> [String] {
    [
      line(finding.location, .note, "People see: \(finding.symptom)"),
      line(finding.location, .note, "Fix: \(finding.fix.summary) To accept it: \(finding.waiveCommand)"),
    ]
  }

  private func line(_ location: SourceLocation?, _ severity: Severity, _ text: String) -> String {
    let message = "\(severity.rawValue): \(Escaping.visible(text))"
    guard var location else { return message }
    if let root, !location.path.hasPrefix("/") { location.path = "\(root)/\(location.path)" }
    return Escaping.inert("\(Escaping.visible(location.words)): \(message)")
  }
}

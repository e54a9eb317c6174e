import IntentRules
import IntentSurface

/// `junit`: one test case a finding. What fails the gate fails, what was accepted or has shipped is skipped.
struct JUnitReport: OutputFormat {
  let name = "junit"
  /// Whether many remarks of one kind are listed.
  var isVerbose = false

  func render(_ report: Report) -> String { JUnitDocument.text(of: suites(report), name: report.tool.name) }

  /// The suites of all apps; one that could not be read is an error of its own.
  func render(all reports: [Report], unread: [UnreadApp]) -> String {
    let name = reports.first?.tool.name ?? Report.Tool(version: "").name
    return JUnitDocument.text(of: reports.flatMap(suites) + unread.map(Self.suite), name: name)
  }

  private static func suite(_ app: UnreadApp) -> JUnitDocument.Suite {
    let cases = JUnitDocument.testCase("app", app.name, outcome: "<error message=\(quoted(app.reason))/>")
    return JUnitDocument.Suite(name: app.name, counts: JUnitDocument.Counts(tests: 1, errors: 1), cases: cases)
  }

  /// Of the update, and of what is wrong now; a suite without a test case counts as broken in many CI systems.
  private func suites(_ report: Report) -> [JUnitDocument.Suite] {
    let sections = ReportSections(report.verdict)
    let faults = Self.suite(
      "\(report.new.name): wrong now", sections.wrongNow, sections, report.verdict.base)
    let findings = sections.live + sections.waived + sections.history
    let problems = report.verdict.isForRelease ? report.verdict.waiverProblems : []
    let edits = report.verdict.gateEdits
    var own = Self.suite(report.new.name, findings, sections, report.verdict.base)
    own.cases = edits.flatMap(Self.testCase) + own.cases + problems.flatMap(Self.testCase)
    own.counts.tests += problems.count + edits.count
    own.counts.failures += problems.count + edits.count(where: \.fails)
    own.counts.skipped = sections.waived.count + sections.history.count
    if own.counts.tests == 0, faults.counts.tests == 0 {
      own.cases = [JUnitDocument.passed(report.tool.name, report.outcome)]
      own.counts.tests = 1
    }
    var suites = [own, faults].filter { $0.counts.tests > 0 }
    suites[0].cases += output(report)
    return suites
  }

  private static func suite(
    _ name: String, _ findings: [Finding], _ sections: ReportSections, _ base: ChangeBase?
  ) -> JUnitDocument.Suite {
    var suite = JUnitDocument.Suite(name: name)
    suite.cases = named(findings).flatMap { testCase($0, named: $1, sections, base) }
    suite.counts.tests = findings.count
    suite.counts.failures = findings.count { sections.severity(of: $0) == .error }
    return suite
  }

  /// Findings with names that are told apart: services take two cases of one class and name for one.
  private static func named(_ findings: [Finding]) -> [(Finding, String)] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let count = (seen["\(finding.rule) \(finding.subjectName)"] ?? 0) + 1
      seen["\(finding.rule) \(finding.subjectName)"] = count
      return (finding, finding.subjectName + (count == 1 ? "" : " (\(count))"))
    }
  }

  private static func testCase(
    _ finding: Finding, named name: String, _ sections: ReportSections, _ base: ChangeBase?
  ) -> [Markup] {
    let place: Markup? = finding.location.map { location in
      " file=\(quoted(location.path))" + (location.line.map { " line=\"\($0)\"" } ?? "") as Markup
    }
    return JUnitDocument.testCase(
      "\(finding.rule) \(finding.name)", name, at: place ?? "", outcome: outcome(finding, sections, base))
  }

  private static func testCase(_ edit: GateEdit) -> [Markup] {
    let place: Markup = edit.path.map { " file=\(quoted($0))" } ?? ""
    let outcome: Markup =
      edit.fails
      ? "<failure message=\(quoted(edit.detail)) type=\"\(edit.kind.rawValue)\"/>"
      : "<system-out>\(Escaping.inert(edit.detail))</system-out>"
    return JUnitDocument.testCase(GateEdit.rule, "\(edit.title): \(edit.summary)", at: place, outcome: outcome)
  }

  private static func testCase(_ problem: WaiverProblem) -> [Markup] {
    JUnitDocument.testCase(
      "waiver", problem.waiver.fingerprint,
      outcome: "<failure message=\(quoted(problem.words)) type=\(quoted(problem.kind.rawValue))/>")
  }

  private static func outcome(_ finding: Finding, _ sections: ReportSections, _ base: ChangeBase?) -> Markup {
    if finding.waiver != nil || finding.brokenIn != nil {
      return "<skipped message=\(quoted(finding.standing(base) ?? ""))/>"
    }
    guard sections.severity(of: finding) == .error else { return "<system-out>\(details(finding, base))</system-out>" }
    let (message, type) = (quoted(finding.message), quoted(finding.worstEffect.rawValue))
    return "<failure message=\(message) type=\(type)>\(details(finding, base))</failure>"
  }

  private static func details(_ finding: Finding, _ base: ChangeBase?) -> Markup {
    let lines = [
      finding.message, "Affects: \(finding.affected)", "What people see: \(finding.symptom)",
      finding.sinceWords.map { "Shipped: \($0)" }, finding.useWords.map { "Usage: \($0)" },
      finding.changeWords(base).map { "Status: \($0)" },
      finding.platformWords.map { "Only on: \($0)" },
      finding.location.map { "Where: \($0.words)" },
      finding.cause.map { "Cause: \($0)" }, "Fix: \(finding.fix.summary)",
    ].compactMap(\.self)
    let code = finding.fix.code.map { Escaping.visibleLines($0).map { "  \($0)" } } ?? []
    let accept = finding.worstEffect == .notes ? [] : ["Accept: \(finding.waiveCommand)"]
    return Markup(lines: lines + code + accept)
  }

  private func output(_ report: Report) -> [Markup] {
    let lines =
      [report.gateLine, report.headline, report.baseLine, report.coverageLine, report.outcome].compactMap(\.self)
      + report.verdict.waiverProblems.map(\.words)
      + DiagnosticGroup.told(report.diagnostics, isVerbose: isVerbose).map(\.words)
    return ["    <system-out>\(Markup(lines: lines))</system-out>"]
  }

  private static func quoted(_ text: String) -> Markup { .quoted(text) }
}

extension Diagnostic {
  fileprivate var words: String { (location.map { "\($0.words): " } ?? "") + "\(severity.rawValue): \(message)" }
}

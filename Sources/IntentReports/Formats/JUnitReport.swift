import IntentRules
import IntentSurface

/// `junit`: one test case a finding. What fails the gate fails, what was accepted or has shipped is skipped.
package struct JUnitReport: OutputFormat {
  /// The name that `--format` takes.
  package let name = "junit"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  package func render(_ report: Report) -> String {
    let sections = ReportSections(report.verdict)
    let findings = sections.all
    let problems = report.verdict.isForRelease ? report.verdict.waiverProblems : []
    let edits = report.verdict.gateEdits
    let count = findings.count + problems.count + edits.count
    let cases =
      count == 0
      ? [Self.passed(report)]
      : edits.flatMap(Self.testCase)
        + Self.named(findings).flatMap { Self.testCase($0, named: $1, sections, report.verdict.base) }
        + problems.flatMap(Self.testCase)
    let failures =
      findings.filter { sections.severity(of: $0) == .error }.count + problems.count
      + edits.count(where: \.fails)
    let counts: Markup =
      "tests=\"\(max(1, count))\" failures=\"\(failures)\" "
      + "skipped=\"\(sections.waived.count + sections.history.count)\" errors=\"0\""
    let lines: [Markup] =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\(Self.quoted(report.tool.name)) \(counts)>",
        "  <testsuite name=\(Self.quoted(report.new.name)) \(counts)>",
      ] + cases + Self.output(report) + ["  </testsuite>", "</testsuites>"]
    return lines.asLines()
  }

  /// A suite without a test case counts as broken in many CI systems.
  private static func passed(_ report: Report) -> Markup {
    "    <testcase classname=\(quoted(report.tool.name)) name=\(quoted(report.outcome))/>"
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
    let opening: Markup =
      "    <testcase classname=\(quoted("\(finding.rule) \(finding.name)"))"
      + " name=\(quoted(name))\(place ?? "")>"
    return [opening] + outcome(finding, sections, base) + ["    </testcase>"]
  }

  private static func testCase(_ edit: GateEdit) -> [Markup] {
    let place: Markup = edit.path.map { " file=\(quoted($0))" } ?? ""
    let outcome: Markup =
      edit.fails
      ? "<failure message=\(quoted(edit.detail)) type=\"\(edit.kind.rawValue)\"/>"
      : "<system-out>\(Escaping.inert(edit.detail))</system-out>"
    return [
      "    <testcase classname=\"\(GateEdit.rule)\""
        + " name=\(quoted("\(edit.title): \(edit.summary)"))\(place)>",
      "      \(outcome)", "    </testcase>",
    ]
  }

  private static func testCase(_ problem: WaiverProblem) -> [Markup] {
    [
      "    <testcase classname=\"waiver\" name=\(quoted(problem.waiver.fingerprint))>",
      "      <failure message=\(quoted(problem.words)) type=\(quoted(problem.kind.rawValue))/>", "    </testcase>",
    ]
  }

  private static func outcome(
    _ finding: Finding, _ sections: ReportSections, _ base: ChangeBase?
  ) -> [Markup] {
    if finding.waiver != nil || finding.brokenIn != nil {
      return ["      <skipped message=\(quoted(finding.standing(base) ?? ""))/>"]
    }
    let message = quoted(finding.message)
    switch sections.severity(of: finding) {
    case .error:
      let type = quoted(finding.worstEffect.rawValue)
      return ["      <failure message=\(message) type=\(type)>\(details(finding, base))</failure>"]
    case .warning, .note:
      return ["      <system-out>\(details(finding, base))</system-out>"]
    }
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

  private static func output(_ report: Report) -> [Markup] {
    let lines =
      [report.gateLine, report.headline, report.baseLine, report.coverageLine, report.outcome].compactMap(\.self)
      + report.verdict.waiverProblems.map(\.words)
      + report.diagnostics.map(\.words)
    return ["    <system-out>\(Markup(lines: lines))</system-out>"]
  }

  private static func quoted(_ text: String) -> Markup { .quoted(text) }
}

extension Diagnostic {
  fileprivate var words: String { (location.map { "\($0.words): " } ?? "") + "\(severity.rawValue): \(message)" }
}

import IntentRules

/// `junit`: one test case a shortcut. One that the release breaks fails, one that broke before is skipped.
struct ReplayJUnit: OutputFormat {
  let name = "junit"

  func render(_ report: ReplayReport) -> String {
    let counts = JUnitDocument.Counts(
      tests: report.replays.count + report.unread.count, failures: report.replays.count(where: \.isFailed),
      skipped: report.replays.count(where: Self.isSkipped), errors: report.unread.count)
    let cases = report.replays.flatMap(Self.testCase) + report.unread.flatMap(Self.testCase)
    let output: Markup = "    <system-out>\(Markup(lines: [report.summary] + report.remarks))</system-out>"
    let suite = JUnitDocument.Suite(name: "shortcuts", counts: counts, cases: cases + [output])
    return JUnitDocument.text(of: [suite], name: report.tool.name)
  }

  private static func isSkipped(_ replay: WorkflowReplay) -> Bool { replay.outcome == .broken }

  private static func testCase(_ replay: WorkflowReplay) -> [Markup] {
    let details = Markup(lines: replay.told.filter { $0.outcome > .runs }.flatMap(words))
    guard !details.isEmpty else { return [JUnitDocument.passed("shortcut", replay.name)] }
    let message = Markup.quoted("\(replay.outcome.words): \(replay.stepWords)")
    let outcome: Markup =
      replay.isFailed
      ? "<failure message=\(message) type=\(Markup.quoted(replay.outcome.rawValue))>\(details)</failure>"
      : isSkipped(replay) ? "<skipped message=\(message)/>" : "<system-out>\(details)</system-out>"
    return JUnitDocument.testCase("shortcut", replay.name, outcome: outcome)
  }

  private static func testCase(_ unread: ReplayReport.Unread) -> [Markup] {
    JUnitDocument.testCase(
      "shortcut", unread.name, outcome: "<error message=\(Markup.quoted(unread.reason)) type=\"unread\"/>")
  }

  private static func words(_ step: WorkflowReplay.Step) -> [String] {
    let head = "Step \(step.position) \(step.identifier)"
    return [[head, step.standingWords].compactMap(\.self).joined(separator: ": ")]
      + step.findings.flatMap { finding in
        [
          "  \(finding.worstEffect.rawValue): \(finding.rule) \(finding.message)", "  People see: \(finding.symptom)",
          finding.promiseWords.map { "  Shipped: \($0)" }, "  Fix: \(finding.fix.summary)",
        ].compactMap(\.self)
      }
  }
}

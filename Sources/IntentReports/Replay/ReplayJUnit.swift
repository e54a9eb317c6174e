import IntentRules

/// `junit`: one test case a shortcut. One that the release breaks fails, one that broke before is skipped.
struct ReplayJUnit: OutputFormat {
  let name = "junit"

  func render(_ report: ReplayReport) -> String {
    let count = report.replays.count + report.unread.count
    let counts: Markup =
      "tests=\"\(count)\" failures=\"\(report.replays.count(where: \.isFailed))\" "
      + "skipped=\"\(report.replays.count(where: Self.isSkipped))\" errors=\"\(report.unread.count)\""
    let lines: [Markup] =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\(Self.quoted(report.tool.name)) \(counts)>",
        "  <testsuite name=\"shortcuts\" \(counts)>",
      ] + report.replays.flatMap(Self.testCase) + report.unread.flatMap(Self.testCase)
      + [
        "    <system-out>\(Self.text([report.summary] + report.remarks))</system-out>", "  </testsuite>",
        "</testsuites>",
      ]
    return lines.asLines()
  }

  private static func isSkipped(_ replay: WorkflowReplay) -> Bool { replay.outcome == .broken }

  private static func testCase(_ replay: WorkflowReplay) -> [Markup] {
    let opening: Markup = "    <testcase classname=\"shortcut\" name=\(quoted(replay.name))"
    let details = replay.told.filter { $0.outcome > .runs }.flatMap(words)
    guard !details.isEmpty else { return [opening + "/>"] }
    let message = quoted("\(replay.outcome.words): \(replay.stepWords)")
    let body: Markup =
      replay.isFailed
      ? "<failure message=\(message) type=\(quoted(replay.outcome.rawValue))>\(text(details))</failure>"
      : isSkipped(replay) ? "<skipped message=\(message)/>" : "<system-out>\(text(details))</system-out>"
    return ["\(opening)>", "      \(body)", "    </testcase>"]
  }

  private static func testCase(_ unread: ReplayReport.Unread) -> [Markup] {
    [
      "    <testcase classname=\"shortcut\" name=\(quoted(unread.name))>",
      "      <error message=\(quoted(unread.reason)) type=\"unread\"/>", "    </testcase>",
    ]
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

  private static func text(_ lines: [String]) -> Markup { Markup(lines: lines) }

  private static func quoted(_ text: String) -> Markup { .quoted(text) }
}

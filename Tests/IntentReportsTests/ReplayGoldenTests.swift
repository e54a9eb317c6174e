import IntentReports
import IntentRules
import TestSupport
import Testing

@Suite struct ReplayGoldenTests {
  private static var report: ReplayReport {
    var shipped = SampleReports.renamed
    shipped.status = .history(brokenIn: "1.2.0")
    let replays = [
      WorkflowReplay(
        name: "shortcuts/Morning.shortcut", steps: 9, foreignSteps: 2,
        told: [
          WorkflowReplay.Step(
            position: 2, identifier: "DeletePlant", standing: .shipped, findings: [SampleReports.removed]),
          WorkflowReplay.Step(position: 4, identifier: "AddPlant", standing: .shipped),
          WorkflowReplay.Step(
            position: 5, identifier: "is.workflow.actions.gettext", standing: .foreign, reads: [2, 4],
            findings: [SampleReports.removed]),
        ]),
      WorkflowReplay(
        name: "Shortcuts.sqlite, “Evening”", steps: 1,
        told: [
          WorkflowReplay.Step(
            position: 1, identifier: "AddPlant", standing: .shipped, findings: [SampleReports.required])
        ]),
      WorkflowReplay(
        name: "Shortcuts.sqlite, automation 1 (Time Of Day)", steps: 3, foreignSteps: 1,
        told: [
          WorkflowReplay.Step(position: 1, identifier: "WaterPlant", standing: .shipped, findings: [shipped]),
          WorkflowReplay.Step(position: 2, identifier: "FeedPlant", standing: .unknown),
        ]),
      WorkflowReplay(
        name: "New.plist", steps: 2,
        told: [
          WorkflowReplay.Step(position: 1, identifier: "RepotPlant", standing: .new),
          WorkflowReplay.Step(
            position: 2, identifier: "SharePlant", standing: .shipped, unknownParameters: ["album", "note"]),
        ]),
      WorkflowReplay(name: "Other.wflow", steps: 12, foreignSteps: 3, told: []),
    ]
    return ReplayReport(
      tool: Report.Tool(version: "0.1.0"), versions: ["1.0.0", "1.1.0", "1.2.0"], replays: replays,
      unread: [ReplayReport.Unread(name: "Sealed.shortcut", reason: "it is encrypted, not only signed.")],
      remarks: ["shortcuts: 1 file without a shortcut skipped."])
  }

  private let style = TextStyle(width: 80, usesColor: false)

  @Test(arguments: ReplayFormats.names) func writesTheGoldenFile(_ format: String) throws {
    let text = try #require(ReplayFormats.named(format, style)).render(Self.report)
    try GoldenFile.check(text, "mixed.\(format)", in: "Replay")
    #expect(text.utf8.last == UInt8(ascii: "\n"))
  }

  /// A shortcut can be called anything.
  @Test(arguments: ReplayFormats.names) func leavesNoHostileNameRaw(_ format: String) throws {
    var report = Self.report
    report.replays[0].name = "\u{1B}[31m::error::\u{202E}<script>@everyone</script>\n##[command]"
    report.replays[0].told[0].identifier = "A`\n- [x](http://x) |"
    report.unread[0].name = "<b>\u{1B}</b>"
    let text = try #require(ReplayFormats.named(format)).render(report)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!text.contains("\u{202E}"))
    #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
    #expect(!text.contains("##["))
    if format == "markdown" || format == "junit" { #expect(!text.contains("<script>")) }
    // In Markdown it stands in a code span, where it is text.
    #expect(!text.contains("<b>") || format != "junit")
  }

  @Test func countsWhatAPersonWillMeet() {
    let counts = WorkflowReplay.Outcome.allCases.map { outcome in Self.report.replays.count { $0.outcome == outcome } }
    #expect(counts == [2, 0, 1, 1, 1])
    #expect(Self.report.replays.map(\.isFailed) == [true, false, false, false, false])
  }
}

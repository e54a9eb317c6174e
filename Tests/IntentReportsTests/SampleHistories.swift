import IntentReports
import IntentRules
import IntentSurface

/// Histories made by hand.
enum SampleHistories {
  private static let tool = Report.Tool(version: "0.1.0")

  private static func step(_ version: String, _ date: String?, after previous: String?) -> ReleaseStep {
    var step = ReleaseStep(
      version: version, date: date, revision: "3f2a1bc", origin: previous == nil ? .snapshot : .source,
      previous: previous)
    step.coverage = SampleReports.coverage
    return step
  }

  /// Five releases with one of everything.
  static var mixed: HistoryReport {
    var first = step("1.1.0", "2024-03-01", after: "1.0.0")
    first.added = [Subject(.intent, "WaterPlant")]
    first.changed = [Subject(.enum, "Room"), Subject(.intent, "AddPlant")]
    first.findings = [SampleReports.required, SampleReports.hidden]
    var second = step("1.2.0", "2024-06-20", after: "1.1.0")
    second.deprecated = [Subject(.intent, "SharePlant")]
    second.findings = [SampleReports.removed, SampleReports.renamed, SampleReports.littleUsed]
    second.failing = [SampleReports.removed.fingerprint, SampleReports.renamed.fingerprint]
    var last = step("2.0.0", nil, after: "1.3.0")
    last.retired = [Subject(.intent, "SharePlant")]
    last.findings = [SampleReports.retitled, SampleReports.littleUsed]
    last.warnings = [Diagnostic(.warning, "This code does not parse.", at: SourceLocation(path: "App/Odd.swift"))]
    var report = HistoryReport(
      tool: tool, app: "PlantJournal", profile: .shortcuts,
      releases: [
        step("1.0.0", "2023-11-05", after: nil), first, second, step("1.3.0", "2024-09-09", after: "1.2.0"), last,
      ], chosen: 10)
    report.beside = beside
    report.lanes = lanes
    report.passed = [
      HistoryReport.Passed(version: "0.8", reason: "no intents yet"),
      HistoryReport.Passed(version: "0.9", reason: "no intents yet"),
    ]
    report.remarks = ["Releases: 4 tags like `v{version}`, such as v1.0.0. Use --tags for others."]
    return report
  }

  /// A fix of an older line, and a test build that changed nothing.
  private static var beside: [ReleaseStep] {
    var fix = step("1.0.1", "2024-04-02", after: "1.0.0")
    fix.added = [Subject(.intent, "WaterPlant")]
    fix.findings = [SampleReports.removed]
    return [fix, step("1.3.0-beta.1", "2024-08-20", after: "1.2.0")]
  }

  private static var lanes: [ReleaseLane] {
    func lane(
      _ kind: ElementKind, _ name: String, _ span: ClosedRange<Int>, _ marks: [ReleaseLane.Mark] = []
    ) -> ReleaseLane {
      var lane = ReleaseLane(kind: kind, names: [ReleaseLane.Name(release: span.lowerBound, text: name)])
      lane.spans = [span]
      lane.marks = marks
      return lane
    }
    var renamed = lane(
      .intent, "WaterPlant", 1...4,
      [
        .init(release: 2, event: .renamed),
        .init(release: 2, event: .broke, finding: SampleReports.renamed.fingerprint),
      ])
    renamed.names.append(ReleaseLane.Name(release: 2, text: "PourWater"))
    return [
      lane(
        .intent, "AddPlant", 0...4, [.init(release: 1, event: .degraded, finding: SampleReports.required.fingerprint)]),
      lane(
        .intent, "DeletePlant", 0...1, [.init(release: 2, event: .broke, finding: SampleReports.removed.fingerprint)]),
      lane(.intent, "SharePlant", 0...3, [.init(release: 2, event: .deprecated), .init(release: 4, event: .retired)]),
      renamed, lane(.appShortcut, "AddPlant", 0...4), lane(.widget, "com.example.plants", 3...4),
      lane(.entity, "PlantEntity", 0...4),
    ]
  }

  /// Nothing broke, and there is no day.
  static var quiet: HistoryReport {
    HistoryReport(
      tool: tool, app: "Quiet", profile: .shortcuts,
      releases: [step("1.0", nil, after: nil), step("1.1", nil, after: "1.0")],
      chosen: 2)
  }

  /// Names that want to be more than names.
  static var hostile: HistoryReport {
    var report = mixed
    report.app = "\u{1B}[31m::error::\u{202E}<script>alert(1)</script>\n##[command]"
    report.releases[1].version = "1.1</text><script>"
    report.releases[2].findings[0].subjectName = "A`|\n::error::<script>"
    report.lanes[0].names[0].text = "\"><script>x</script>"
    report.passed[0].reason = "<b>@everyone</b>\u{1B}"
    return report
  }

  /// As many releases as a large app has, out of order in places.
  static func long(_ count: Int) -> HistoryReport {
    let steps = (0..<count).map { number in
      let month = 1 + (number / 3) % 12
      let date = "\(2010 + number / 36)-\(month < 10 ? "0" : "")\(month)-\(10 + number % 3 * 7)"
      var step = step("\(number / 20).\(number % 20)", date, after: number == 0 ? nil : "before")
      if number % 7 == 3 { step.findings = [SampleReports.removed] }
      return step
    }
    return HistoryReport(tool: tool, app: "Long", profile: .shortcuts, releases: steps, chosen: count)
  }
}

import IntentComparison
import IntentReports
import IntentRules
import IntentSurface

extension SampleReports {
  /// More of everything than a format shows at once.
  static var crowded: Report {
    var verdict = Verdict(
      findings: breaks + oneCause + degrades + [hidden] + notes + [waived] + shipped, changes: changes,
      coverage: coverage, profile: .shortcuts,
      waiverProblems: [WaiverProblem(.unused, Waiver(fingerprint: "1234567890abcdef", reason: "Long gone."))])
    verdict.isForRelease = true
    verdict.brokenShortcuts = 1
    verdict.silenced = [
      "I01": Silenced(.off, count: 1, effect: .breaks), "P01": Silenced(.note, count: 2, effect: .degrades),
    ]
    verdict.levels = ["I27": .fail, "P05": .warn]
    verdict.gateEdits = edits
    var report = Report(
      mode: .check, tool: tool, old: Report.Source(kind: .metadata, name: "PlantJournal", version: "1.2.0"),
      new: Report.Source(kind: .metadata, name: "PlantJournal", version: "1.3.0"), verdict: verdict, rules: rules,
      diagnostics: [
        Diagnostic(.warning, "This shortcut breaks.", at: SourceLocation(path: "kept/a.shortcut")),
        Diagnostic(.note, "This shortcut runs.", at: SourceLocation(path: "kept/a.shortcut")),
        Diagnostic(.note, "Read without a project."), Diagnostic(.warning, "No code was read."),
      ], settingsPath: "other/intentcompat.yml")
    report.keptShortcuts = ["kept/a.shortcut"]
    report.fixes = [
      breaks[0].fingerprint: ProposedFix(
        way: "keep the type", cost: "One type more.", diff: "--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n", replacements: [])
    ]
    return report
  }

  /// Two trees without versions, where something breaks and more changed than is shown.
  static var trees: Report {
    var report = mixed
    report.mode = .diff
    report.old = Report.Source(kind: .source, name: "PlantJournal", revision: "aaaaaaa")
    report.verdict.changes =
      changes + (0..<20).map { Change(Subject(.intent, "New\($0)"), .added) }
    return report
  }

  /// Two trees without versions, where nothing breaks.
  static var quietTrees: Report {
    var report = trees
    report.verdict.findings = [required, hidden, retitled]
    return report
  }

  private static func finding(_ original: Finding, _ name: String, _ number: Int) -> Finding {
    var finding = original
    finding.subject = Subject(original.subject.kind, name)
    finding.subjectName = name
    finding.fingerprint = "\(number)".padded(to: 16)
    finding.location = SourceLocation(path: "App/\(name).swift", line: number)
    return finding
  }

  private static var breaks: [Finding] {
    (0..<11).map { number in
      var one = finding(removed, "Intent\(number)", 10 + number)
      one.isNew = number > 0
      return one
    }
  }

  private static var oneCause: [Finding] {
    (0..<5).map { number in
      var one = finding(renamed, "Part\(number)", 30 + number)
      one.use = nil
      one.cause = "module Kit renamed"
      if number == 4 { one.location = SourceLocation(path: "App/Part0.swift", line: 30) }
      return one
    }
  }

  private static var degrades: [Finding] {
    (0..<12).map { number in
      var one = finding(required, "Value\(number)", 50 + number)
      one.message = "`AddPlant.value\(number)` was optional and is required now."
      one.fix = Fix("Keep it.", code: (0...(number == 0 ? 20 : 2)).map { "line \($0)" }.joined(separator: "\n"))
      one.confidence = number % 2 == 0 ? .mediumHigh : .low
      return one
    }
  }

  private static var notes: [Finding] { (0..<5).map { finding(retitled, "Title\($0)", 80 + $0) } }

  private static var shipped: [Finding] {
    [history]
      + (0..<5).map { number in
        var one = finding(retitled, "Older\(number)", 90 + number)
        one.status = .history(brokenIn: "1.1.0")
        return one
      }
  }

  private static var edits: [GateEdit] {
    (0..<4).map {
      GateEdit(
        .snapshot, "1.\($0) rewritten", "snapshots/1.\($0).json differs.", path: "snapshots/1.\($0).json", fails: true)
    }
      + (0..<2).map {
        GateEdit(.recordedAnew, "1.\($0) recorded again", "It has no less.", path: "snapshots/1.\($0).json")
      }
      + (0..<2).map { GateEdit(.retired, "0.\($0) deleted", "Retention removes it.", path: "snapshots/0.\($0).json") }
      + (0..<3).map { GateEdit(.version, "2.\($0) recorded", "It ships.", path: "snapshots/2.\($0).json") }
      + (0..<5).map { GateEdit(.level, "I0\($0) off", "It was on.") }
      + (0..<3).map { GateEdit(.waiver, "waiver by Kim \($0)", "Kim accepts \($0).") }
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String { String(repeating: "0", count: max(0, count - self.count)) + self }
}

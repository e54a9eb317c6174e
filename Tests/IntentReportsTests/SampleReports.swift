import IntentComparison
import IntentReports
import IntentRules
import IntentSurface

/// Reports made by hand, one for each thing that a format has to get right.
enum SampleReports {
  static let all: [(name: String, report: Report)] = [
    ("clean", clean), ("mixed", mixed), ("pull-request", pullRequest), ("unknown-base", unknownBase),
    ("gate-edits", gateEdits),
    ("breaking-release", breakingRelease), ("hostile", hostile), ("release-notes", releaseNotes),
    ("first-run", firstRun), ("wrong-now", wrongNow), ("crowded", crowded), ("trees", trees),
    ("quiet-trees", quietTrees),
  ]

  static let tool = Report.Tool(version: "0.1.0")
  private static let current = Report.Source(kind: .source, name: "PlantJournal", revision: "3f2a1bc")
  private static let shipped = Report.Source(kind: .snapshot, name: "PlantJournal", version: "1.2.0")

  static var coverage: Coverage {
    var coverage = Coverage()
    coverage.intents = 14
    coverage.entities = 3
    coverage.enums = 1
    coverage.phrases = 6
    coverage.versions = ["1.0.0", "1.1.0", "1.2.0"]
    return coverage
  }

  /// Nothing to say.
  static var clean: Report {
    Report(
      mode: .check, tool: tool, old: shipped, new: current,
      verdict: Verdict(findings: [], changes: [], coverage: coverage, profile: .shortcuts))
  }

  /// The first run in a repository.
  static var firstRun: Report {
    var coverage = coverage
    coverage.versions = []
    return Report(
      mode: .check, tool: tool, old: nil, new: current,
      verdict: Verdict(findings: [], changes: [], coverage: coverage, profile: .shortcuts),
      diagnostics: [Diagnostic(.note, "No version has shipped yet; record one with `intentcompat ship VERSION`.")])
  }

  /// Faults of today, new and shipped, beside a break, in a repository where nothing was recorded.
  static var wrongNow: Report {
    var new = opensApp
    new.subject = Subject(.intent, "OpenPlant")
    new.subjectName = "OpenPlant"
    new.fingerprint = "0fef7d151a7aa7a4"
    let old = (1...5).map { number in
      var fault = opensApp
      fault.subjectName = "ShowRoom\(number)"
      fault.fingerprint = "0fef7d151a7aa7b\(number)"
      fault.message = "ShowRoom\(number) opens the app, but exists only in the extension PlantWidgets."
      fault.shippedIn = "1.2.0"
      fault.isNew = false
      return fault
    }
    var coverage = coverage
    coverage.versions = ["1.2.0"]
    var tagged = current
    tagged.version = "1.2.0"
    var report = Report(
      mode: .check, tool: tool, old: tagged, new: current,
      verdict: Verdict(findings: [removed, new] + old, changes: changes, coverage: coverage, profile: .shortcuts),
      rules: rules)
    report.baseline = "Compared with 1.2.0, from its tag v1.2.0. `intentcompat ship --tags 'v{version}'` records it."
    report.diagnostics = (1...6).map { (number: Int) in
      Diagnostic(
        .note, "The submodule “Room\(number)” is empty.", at: SourceLocation(path: "Rooms/Room\(number)", line: number))
    }
    return report
  }

  /// One of everything that a real gate reports.
  static var mixed: Report {
    var coverage = coverage
    coverage.notCompared = ["entity id types (version 1.0.0 is built metadata)"]
    return Report(
      mode: .check, tool: tool, old: shipped, new: current,
      verdict: Verdict(
        findings: [removed, renamed, littleUsed, required, hidden, retitled, waived, history], changes: changes,
        coverage: coverage,
        profile: .shortcuts,
        waiverProblems: [
          WaiverProblem(.unused, Waiver(fingerprint: "1234567890abcdef", reason: "Long gone.", until: "1.1.0"))
        ]),
      rules: rules,
      diagnostics: [
        Diagnostic(
          .warning, "The phrases are made in a loop and were not read.",
          at: SourceLocation(path: "App/Shortcuts.swift", line: 31, column: 5))
      ])
  }

  /// A pull request: what it brings, what was there, what was accepted, and waivers with no effect.
  static var pullRequest: Report {
    var (removed, renamed, required, hidden, waived) = (removed, renamed, required, hidden, waived)
    renamed.isNew = true
    required.isNew = true
    removed.isNew = false
    hidden.isNew = false
    waived.isNew = true
    let problems = [
      WaiverProblem(
        .expired, Waiver(fingerprint: removed.fingerprint, reason: "Until the rewrite.", by: "Kim", until: "1.2.0")),
      WaiverProblem(.unused, Waiver(fingerprint: "1234567890abcdef", reason: "Long gone.", until: "1.4.0")),
    ]
    var verdict = Verdict(
      findings: [removed, renamed, required, hidden, waived, history], changes: changes, coverage: coverage,
      profile: .shortcuts, waiverProblems: problems)
    verdict.base = ChangeBase(
      target: "origin/main", commit: "3f2a1bc09d8e7f6a5b4c3d2e1f0a9b8c7d6e5f40",
      reason: "The pull request goes to `main` (GITHUB_BASE_REF).")
    return Report(mode: .check, tool: tool, old: shipped, new: current, verdict: verdict, rules: rules)
  }

  /// A pull request that edits its own gate.
  static var gateEdits: Report {
    var report = pullRequest
    report.verdict.gateEdits = [
      GateEdit(
        .snapshot, "1.1.0 rewritten",
        "snapshots/1.1.0.json differs from the merge-base (AddPlant is gone).",
        path: "snapshots/1.1.0.json", fails: true),
      GateEdit(.version, "1.3.0 recorded", "The change records 1.3.0 as shipped.", path: "snapshots/1.3.0.json"),
      GateEdit(
        .waiver, "waiver by Kim", "Kim accepts 1234567890abcdef forever: see https://x.example and #1.",
        path: "snapshots/waivers.yml"),
      GateEdit(
        .level, "I01 off", "I01 intent-removed is `off` here. This check used the merge-base's version.",
        path: "snapshots/intentcompat.yml"),
    ]
    report.verdict.silenced = ["I01": Silenced(.off, count: 2, effect: .breaks)]
    report.verdict.findings[0].isHeldByBase = true
    report.verdict.findings[0].isNew = true
    report.isOfOneApp = true
    report.place = "ios"
    return report
  }

  /// A pull request in a clone without history.
  static var unknownBase: Report {
    var report = pullRequest
    for index in report.verdict.findings.indices { report.verdict.findings[index].isNew = nil }
    report.verdict.base = ChangeBase(
      target: "origin/main",
      reason: "the clone is shallow and does not reach the merge-base with origin/main. Fetch more: `fetch-depth: 0`.")
    return report
  }

  /// A diff between two shipped versions without a break.
  static var releaseNotes: Report {
    var new = shipped
    new.version = "1.3.0"
    var coverage = coverage
    coverage.versions = ["1.2.0"]
    return Report(
      mode: .diff, tool: tool, old: shipped, new: new,
      verdict: Verdict(findings: [required, retitled], changes: changes, coverage: coverage, profile: .siri),
      rules: rules,
      titles: [
        Subject(.intent, "LogWatering"): "Log Watering", Subject(.intent, "AddPlant"): "Add Plant",
        Subject(.parameter, "AddPlant", "room"): "Room", Subject(.entity, "Plant"): "Plant",
        Subject(.entityProperty, "Plant", "species"): "Species", Subject(.enum, "Frequency"): "Frequency",
        Subject(.enumCase, "Frequency", "monthly"): "Every Month",
      ])
  }

  /// A diff between two shipped versions with breaks, and with changes of every kind that people notice.
  static var breakingRelease: Report {
    var report = releaseNotes
    let (log, add) = (Subject(.intent, "LogWatering"), Subject(.intent, "AddPlant"))
    var trap = required
    trap.subject = Subject(.parameter, "LogWatering", "amounts")
    trap.fingerprint = "51d2c6a90f3b8e18"
    report.verdict.findings = [removed, renamed, required, trap, hidden, retitled]
    report.verdict.changes += [
      Change(Subject(.intent, "DeletePlant"), .removed),
      Change(Subject(.intent, "WaterPlant"), .renamed, old: "WaterPlant", new: "PourWater"),
      Change(Subject(.intent, "RoomConfiguration"), .added),
      Change(add, .changed, .deprecation, new: "Use the other one. (replaced by LogWatering)"),
      Change(add, .changed, .foreground, old: "background", new: "foreground"),
      Change(add, .changed, .authenticationPolicy, old: "alwaysAllowed", new: "requiresAuthentication"),
      Change(Subject(.parameter, "AddPlant", "pot"), .changed, .optionality, old: "String", new: "String?"),
      Change(Subject(.parameter, "AddPlant", "pot"), .changed, .defaultValue, old: "clay", new: "plastic"),
      Change(Subject(.result, "AddPlant"), .changed, .resultValue, new: "entity Plant"),
      Change(Subject(.result, "AddPlant"), .changed, .dialog, old: "true", new: "false"),
    ]
    report.verdict.announcements[add] = Deprecation(message: .value("Use the other one."), replacedBy: "LogWatering")
    report.titles[Subject(.intent, "DeletePlant")] = "Delete Plant"
    report.titles[Subject(.intent, "WaterPlant")] = "Water Plant"
    report.titles[Subject(.intent, "PourWater")] = "Pour Water"
    report.titles[log] = "Log Watering"
    report.unlisted = [Subject(.intent, "RoomConfiguration")]
    return report
  }

  /// Names that try to be something else.
  static var hostile: Report {
    let name = "Evil\n::error file=x::owned\u{1B}[31m<script>alert('1')</script>\"]]>@team #1 `x` %0A\u{202E}|"
    var finding = Finding(
      rule: "I01", name: "intent-removed", title: "Intent removed", subject: Subject(.intent, name, "a,b:c"),
      effects: [.savedShortcuts: .breaks], confidence: .low, message: "The intent \(name) is gone.",
      symptom: "**\(name)**", fix: Fix("Bring \(name) back.", code: "struct X {\n```\n\u{1B}[2J</code>\n}"),
      fingerprint: "0000000000000001")
    finding.location = SourceLocation(path: "Sources/a b/\(name).swift", line: 3, column: 7)
    var nowhere = finding
    nowhere.location = nil
    nowhere.fingerprint = "0000000000000002"
    nowhere.effects = [.siriPhrases: .degrades]
    nowhere.waiver = nil
    var waived = finding
    waived.fingerprint = "0000000000000003"
    waived.waiver = Waiver(fingerprint: waived.fingerprint, reason: name, by: name, until: "2.0")
    var source = current
    source.name = name
    return Report(
      mode: .check, tool: tool, old: shipped, new: source,
      verdict: Verdict(
        findings: [finding, nowhere, waived], changes: [Change(Subject(.intent, name), .removed)], coverage: coverage,
        profile: .shortcuts),
      rules: rules, diagnostics: [Diagnostic(.warning, name, at: SourceLocation(path: name))])
  }
}

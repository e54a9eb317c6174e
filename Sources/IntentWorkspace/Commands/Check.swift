import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import IntentTimeline

/// The release gate: the current source code against every shipped version.
package enum Check {
  /// What to check.
  package struct Request: Sendable {
    /// A SURFACE; nil for the current source code.
    package var surface: String?
    /// The version that is about to ship, where this is its last check: then all findings count, new or not.
    package var release: String?
    /// Where the change under review goes; without one, all findings count.
    package var target: ChangeTarget?
    /// Whether the report carries the code that ends each failing finding.
    package var wantsFixes = false

    package init(surface: String? = nil, release: String? = nil, target: ChangeTarget? = nil) {
      self.surface = surface
      self.release = release
      self.target = release == nil ? target : nil
    }
  }

  /// Reads, compares and judges.
  ///
  /// - Throws: `OperandError`, `SettingsError`, `SnapshotFileError`, or `Failure` where there was nothing to compare.
  package static func run(
    _ request: Request = Request(), in context: OperandContext, judging: JudgingOptions
  ) async throws -> Outcome {
    let workspace = context.workspace
    let app = try workspace.app(named: context.appName)
    let waiversPath = workspace.waiversPath(of: app)
    let waivers = try WaiversFile(at: waiversPath, shownAs: workspace.relative(waiversPath))
    let folder = workspace.snapshots(of: app)
    let isFirstRun = try folder.entries().isEmpty
    if isFirstRun, request.target == nil { throw nothingShipped(app, in: workspace) }
    // Side by side: each has times with one processor to spare.
    async let reading = SurfaceOperand.read(request.surface, in: context.ofThisApp)
    var shipped = try folder.surfaces()
    let current = try await reading
    let change: ChangeReading? =
      if let target = request.target {
        await ChangeReading.read(target, of: current, app: app, in: context)
      } else { nil }
    if isFirstRun { shipped = change?.surface.map { [$0] } ?? [] }
    guard !shipped.isEmpty else { throw nothingShipped(app, in: workspace, why: change?.base.reason) }
    try current.refuseEmpty(shipped: shipped)

    let usage = try UsageEvidence.read(in: workspace, for: shipped + [current.reading.surface])
    let kept = (workspace.settings?.retention ?? Retention()).kept(of: shipped, on: judging.today)
    let judge = Judge(
      allShipped: shipped, shipped: kept.surfaces, waivers: waivers.waivers, settings: workspace.settings,
      usage: usage, judging: judging, release: request.release)
    var verdict = judge.verdict(of: current)
    if let change { verdict = verdict.marking(from: change.base, earlier: change.start.map(judge.verdict)) }
    verdict.isForRelease = request.release != nil
    let shortcuts = try KeptShortcuts(
      in: workspace, shipped: shipped, current: current.reading.surface, findings: verdict.findings)
    verdict.brokenShortcuts = shortcuts.broken
    verdict.census.notCompared += kept.notes
    if isFirstRun { verdict.census.notCompared.append("shipped versions: \(noShippedVersions(app, in: workspace))") }
    var report = report(current, latest: kept.surfaces.last, verdict, in: workspace)
    report.diagnostics += usage.diagnostics + shortcuts.diagnostics
    report.keptShortcuts = Set(shortcuts.diagnostics.compactMap(\.location?.path))
    if request.wantsFixes {
      report.fixes = await ReportFixes.fixes(for: verdict.failures, in: current, context: context.ofThisApp)
    }
    let turns = wrongTurns(
      AppHistory(shipped: shipped, current: current.reading.surface, settings: workspace.settings), judging)
    let notes = [report.baseLine, report.censusLine, shortcuts.note, turns].compactMap(\.self).joined(separator: "\n")
    return Outcome(report: report, notes: notes, status: verdict.passes ? .passes : .findings)
  }

  // The gate is about what people saved; how they are told of a change is the timeline's.
  private static func wrongTurns(_ history: AppHistory, _ judging: JudgingOptions) -> String? {
    guard let today = Day(judging.today) else { return nil }
    let count = history.timeline(on: today).liveWrongTurns.count
    guard count > 0 else { return nil }
    return "\(Words.count(count, "wrong turn", "wrong turns")) in migrations: see `intentcompat timeline check`"
  }

  private static func noShippedVersions(_ app: AppSettings, in workspace: Workspace) -> OperandError {
    .noShippedVersions(folder: workspace.relative(workspace.snapshots(of: app).path))
  }

  private static func nothingShipped(_ app: AppSettings, in workspace: Workspace, why: String? = nil) -> Failure {
    let reason = why.map { " The start of the change could not be taken instead: \($0)" } ?? ""
    return Failure("nothing was compared: \(noShippedVersions(app, in: workspace))\(reason)", .unreadable)
  }

  private static func report(
    _ current: OperandReading, latest: Surface?, _ verdict: Verdict, in workspace: Workspace
  ) -> Report {
    let old = latest.map { SnapshotOperand.reading($0, operand: "shipped:latest").source }
    var report = Report(
      mode: .check, tool: Report.Tool(version: ToolVersion.current), old: old, new: current.source, verdict: verdict)
    report.rules = RuleCatalog.all
    report.diagnostics = current.reading.diagnostics
    if let latest { report.diagnostics += BuildRemarks.between(latest, current.reading.surface) }
    report.titles = (latest?.titles ?? [:]).merging(current.reading.surface.titles) { _, new in new }
    if workspace.settings == nil { report.settingsPath = Settings.folderName }
    return report
  }
}

import IntentReports
import IntentRules
import IntentSettings
import IntentSurface
import IntentTimeline

/// The release gate: the current source code against every shipped version; where none was recorded, against the newest
/// release that git knows.
package enum Check {
  /// What to check.
  package struct Request: Sendable {
    /// A SURFACE; nil for the current source code.
    package var surface: String?
    /// The version that is about to ship, where this is its last check: then all findings count, new or not.
    package var release: String?
    /// Where the change under review goes; without one, all findings count.
    package var target: ChangeTarget?
    /// Where a change goes in whose job a version is checked: all findings count, and they must be the change's.
    var releaseTarget: ChangeTarget?
    /// Whether the report carries the code that ends each failing finding.
    package var wantsFixes = false

    /// Makes one from what is always known of it; the rest has its default.
    package init(surface: String? = nil, release: String? = nil, target: ChangeTarget? = nil) {
      self.surface = surface
      self.release = release
      self.target = release == nil ? target : nil
      releaseTarget = release != nil && target?.isOfPullRequest == true ? target : nil
    }
  }

  /// Reads, compares and judges.
  ///
  /// In a pull request the gate of the merge-base judges beside the change's own, and the stricter of both decides.
  ///
  /// - Throws: `InputError`, `SettingsError`, `SnapshotFileError`, `UsageError` for a target that is not there, or
  ///   `Failure` where there was nothing to compare.
  package static func run(
    _ request: Request = Request(), in context: InputContext, judging: JudgingOptions
  ) async throws -> Outcome {
    let inputs = try await CheckInputs.read(request, in: try context.knowingApps(), on: judging.today)
    let (workspace, current, shipped) = (inputs.workspace, inputs.current, inputs.shipped)
    let usage = try UsageEvidence.read(in: workspace, for: shipped + [current.reading.surface])
    let kept = (workspace.settings?.retention ?? Retention()).kept(of: shipped, on: judging.today)
    let judge = Judge(
      allShipped: shipped, shipped: kept.surfaces, waivers: inputs.waivers.waivers, settings: workspace.settings,
      usage: usage, judging: judging, release: request.release, doubts: inputs.doubts)
    var verdict = try await inputs.verdict(of: judge, surface: request.surface)
    verdict.isForRelease = request.release != nil
    let shortcuts = try KeptShortcuts(
      in: workspace, earlier: inputs.review?.kept.earlier ?? [], shipped: shipped, current: current.reading.surface,
      findings: verdict.findings)
    verdict.brokenShortcuts = shortcuts.broken
    verdict.coverage.notCompared += kept.notes + [inputs.line.note].compactMap(\.self)
    var report = report(inputs, latest: kept.surfaces.last, verdict)
    report.diagnostics += usage.diagnostics + shortcuts.diagnostics + inputs.remarks
    report.diagnostics += verdict.findings.compactMap(formerWaiver)
    report.keptShortcuts = Set(shortcuts.diagnostics.compactMap(\.location?.path))
    if request.wantsFixes {
      report.fixes = await ReportFixes.fixes(
        for: verdict.failures, in: current, since: inputs.start?.start?.files, latest: inputs.latest,
        context: inputs.context.ofThisApp)
      report.diagnostics += [ReportFixes.remark(on: verdict.failures)].compactMap(\.self)
    }
    let turns = wrongTurns(
      AppHistory(shipped: shipped, current: current.reading.surface, settings: workspace.settings), judging)
    let notes = [
      report.gateLine, report.changeLine, report.coverageLine, inputs.otherApps, shortcuts.note, turns,
    ].compactMap(\.self)
    var outcome = Outcome(
      report: report, notes: notes.joined(separator: "\n"), status: verdict.passes ? .passes : .findings)
    outcome.sides = (kept.surfaces.last, current.reading.surface)
    return outcome
  }

  private static func formerWaiver(_ finding: Finding) -> Diagnostic? {
    guard let former = finding.waiver?.fingerprint, former == finding.formerFingerprint else { return nil }
    return Diagnostic(
      .note, "The waiver for \(former) has the fingerprint of an earlier version; write \(finding.fingerprint).")
  }

  // The gate is about what people saved; how they are told of a change is the timeline's.
  private static func wrongTurns(_ history: AppHistory, _ judging: JudgingOptions) -> String? {
    guard let today = Day(judging.today) else { return nil }
    let count = history.timeline(on: today).liveWrongTurns.count
    guard count > 0 else { return nil }
    return "\(Words.count(count, "problem", "problems")) in migrations: see `intentcompat timeline check`"
  }

  private static func report(_ inputs: CheckInputs, latest: Surface?, _ verdict: Verdict) -> Report {
    let (current, workspace) = (inputs.current, inputs.workspace)
    var report = Report(
      mode: .check, tool: Report.Tool(version: ToolVersion.current), old: latest == nil ? nil : inputs.old,
      new: current.source, verdict: verdict)
    report.baseline = inputs.baseline
    report.rules = RuleCatalog.all
    report.diagnostics = current.reading.diagnostics
    if let latest { report.diagnostics += BuildRemarks.between(latest, current.reading.surface) }
    report.titles = (latest?.titles ?? [:]).merging(current.reading.surface.titles) { _, new in new }
    report.place = workspace.placeInRepository
    report.isOfOneApp = workspace.settings?.hasSeveralApps == false
    if workspace.settings == nil { report.settingsPath = Settings.folderName }
    return report
  }
}

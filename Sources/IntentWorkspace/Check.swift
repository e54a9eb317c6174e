import IntentReports
import IntentRules
import IntentSurface
import IntentTimeline

/// The release gate: the current source code against every shipped version.
package enum Check {
  /// Reads, compares and judges.
  ///
  /// - Parameters:
  ///   - surface: a SURFACE to check; nil for the current source code.
  ///   - release: the version that is about to ship, where it is known.
  /// - Throws: `OperandError`, `SettingsError`, `SnapshotFileError`, or `Failure` where there was nothing to compare.
  package static func run(
    surface: String? = nil, release: String? = nil, in context: OperandContext, judging: JudgingOptions
  ) async throws -> Outcome {
    let workspace = context.workspace
    let app = try workspace.app(named: context.appName)
    let waivers = try WaiversFile(at: workspace.waiversPath, shownAs: workspace.relative(workspace.waiversPath))
    let folder = workspace.snapshots(of: app)
    let shipped = try folder.surfaces()
    guard !shipped.isEmpty else {
      let error = OperandError.noShippedVersions(folder: workspace.relative(folder.path))
      throw Failure("nothing was compared: \(error)", .unreadable)
    }
    let current = try await SurfaceOperand.read(surface, in: context)
    try refuseEmpty(current, shipped)
    let settings = workspace.settings
    let kept = (settings?.retention ?? Retention()).kept(of: shipped, on: judging.today)
    let judged = Verdict(
      of: current.reading, against: kept.surfaces, waivers: waivers.waivers,
      profile: judging.profile ?? settings?.profile ?? .shortcuts,
      at: Waiver.Moment(version: release, today: judging.today)
    )
    let history = AppHistory(shipped: shipped, current: current.reading.surface, settings: settings)
    var verdict = RetirementJudgement(history, today: judging.today).applied(to: judged)
      .applying(settings?.levels ?? [:])
    verdict.census.notCompared += kept.notes
    let report = report(current, latest: kept.surfaces.last, verdict, in: workspace)
    return Outcome(report: report, notes: notes(verdict), status: verdict.passes ? .passes : .findings)
  }

  // An empty surface would make every promise broken, or, with nothing shipped either, all of them kept.
  static func refuseEmpty(_ current: OperandReading, _ shipped: [Surface]) throws(Failure) {
    guard current.reading.surface.isEmpty else { return }
    let reading = current.reading
    let unread = reading.diagnostics.filter { $0.severity == .warning }
    let files = Census.count(reading.filesSeen, "file", "files")
    throw Failure(
      "nothing was compared: “\(current.operand)” holds no intents (\(files) looked at), and "
        + "\(shipped.last?.app.version ?? "the last version") had \(shipped.last?.intents.count ?? 0). Name the folders "
        + "with the app's source code under `sources:` in snapshots/intentcompat.yml."
        + (unread.isEmpty ? "" : "\n" + DiagnosticText.lines(unread)), .unreadable)
  }

  private static func report(
    _ current: OperandReading, latest: Surface?, _ verdict: Verdict, in workspace: Workspace
  ) -> Report {
    let old = latest.map { SnapshotOperand.reading($0, operand: "shipped:latest").source }
    var report = Report(
      mode: .check, tool: Report.Tool(version: ToolVersion.current), old: old, new: current.source, verdict: verdict)
    report.rules = RuleCatalog.all
    report.diagnostics = current.reading.diagnostics
    report.titles = (latest?.titles ?? [:]).merging(current.reading.surface.titles) { _, new in new }
    if workspace.settings == nil { report.settingsPath = Workspace.folderName }
    return report
  }

  private static func notes(_ verdict: Verdict) -> String {
    let count = verdict.census.versions.count
    return verdict.census.line(with: Census.count(count, "shipped version", "shipped versions"))
  }
}

import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// What a surface breaks of what shipped before it: with its record, that becomes history.
struct ShipJudgement {
  /// What is broken, whatever the settings and waivers say.
  let frozen: FrozenBreaks
  /// What the gate fails on.
  let failures: [Finding]

  /// Judges a surface as the next version.
  ///
  /// - Throws: `SettingsError`, or `SnapshotFileError`.
  init(
    _ reading: SurfaceReading, as version: String, in workspace: Workspace, app: AppSettings, today: String
  ) throws {
    let number = VersionNumber(version)
    let earlier = try workspace.snapshots(of: app).surfaces()
      .filter { number.isLater(than: VersionNumber($0.app.version ?? "")) }
    let settings = workspace.settings
    let profile = settings?.profile ?? .shortcuts
    frozen = FrozenBreaks(reading, against: earlier, profile: profile)
    guard !frozen.failures.isEmpty || settings?.levels.values.contains(.fail) == true, !earlier.isEmpty else {
      failures = []
      return
    }
    let path = workspace.waiversPath(of: app)
    let kept = (settings?.retention ?? Retention()).kept(of: earlier, on: today).surfaces
    let judge = Judge(
      allShipped: earlier, shipped: kept,
      waivers: try WaiversFile(at: path, shownAs: workspace.relative(path)).waivers, settings: settings,
      // No data means used: what can't be read lets nothing through, and stops no record that people ask for.
      usage: (try? UsageEvidence.read(in: workspace, for: earlier + [reading.surface])) ?? UsageEvidence(),
      judging: JudgingOptions(today: today), release: version)
    failures = judge.verdict(of: reading).failures
  }
}

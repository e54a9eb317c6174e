import IntentFiles
import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// What a check has read before it judges: the current code, the shipped versions, and where the change started.
struct CheckInputs {
  /// Of the change, without settings that it takes away.
  let context: InputContext
  let app: AppSettings
  let waivers: WaiversFile
  let current: InputReading
  /// Nil without a pull request.
  let change: ChangeStart?
  /// What keeps the gate from judging the change.
  let refusal: GateEdit?
  /// The code that the change started from.
  let start: ChangeReading?
  /// What the gate of the merge-base says; nil where there is none.
  let review: GateReview?
  /// What the current code is compared with, by version.
  let shipped: [Surface]
  /// What of it may be in code that could not be read, with the reason.
  let doubts: [Subject: String]
  /// Which of the recorded versions that is.
  let line: ShippedLine
  /// What was found of the newest release; nil where versions were recorded.
  let newest: NewestRelease.Search?
  /// What differs between snapshots and the commits that shipped them.
  let remarks: [Diagnostic]

  var workspace: Workspace { context.workspace }

  /// Reads everything.
  ///
  /// - Throws: `InputError`, `SettingsError`, `SnapshotFileError`, `UsageError` for a target that is not there, or
  ///   `Failure` where there was nothing to compare.
  static func read(_ request: Check.Request, in given: InputContext, on today: String) async throws -> CheckInputs {
    let change = try await changeStart(request, in: given)
    let hasLostSettings = change?.gate.map(given.hasLostSettings) ?? false
    let context = given.withoutLostSettings(change?.gate)
    let workspace = context.workspace
    let app = try workspace.app(named: context.appName)
    let reader = context.reading(app, union: change?.gate).ofThisApp
    let waiversPath = workspace.waiversPath(of: app)
    let waivers = try WaiversFile(at: waiversPath, shownAs: workspace.relative(waiversPath))
    let folder = workspace.snapshots(of: app)
    // Side by side: each has times with one processor to spare.
    async let reading = SurfaceInput.read(
      request.surface, in: request.wantsFixes ? reader.editing : reader)
    async let history = change?.gate == nil ? ShippedHistory.read(folder, in: workspace) : nil
    let versions = try folder.versions()
    let before = await changeReading(change, app: app, in: context)
    let current = answered(try await reading, since: before)
    let review = try await gateReview(
      of: change?.gate, app, in: workspace, versions, waivers, hasLostSettings: hasLostSettings, today)
    let recorded = review?.shipped.shipped ?? SnapshotsFolder.sorted(versions.map(\.surface))
    let revision = change?.tip ?? request.surface.flatMap(GitInput.revisionName) ?? "HEAD"
    // Where a record was made anew, what it was before tells where it belongs.
    let line = await ShippedLine(of: (review?.shipped.earlier ?? []) + recorded, for: revision, app: app, in: workspace)
    let newest =
      recorded.isEmpty
      ? try await NewestRelease.search(
        for: app, at: revision, in: context, current: change == nil ? { current.reading.surface } : nil) : nil
    let unrecorded = newest?.release?.surface ?? before?.surface
    let shipped = recorded.isEmpty ? unrecorded.map { [$0] } ?? [] : line.kept(of: recorded)
    try current.refuseEmpty(shipped: shipped)
    let refusal = if let known = change?.refusal { known } else { await absence(request, in: given) }
    let unseen = await UnseenCode.find(in: current, since: before?.start, shipped: shipped, context)
    return CheckInputs(
      context: context, app: app, waivers: waivers, current: current, change: change,
      refusal: refusal, start: before?.knowing(unseen), review: review,
      shipped: shipped, doubts: unseen.doubts, line: line, newest: newest,
      remarks: await history?.remarks(on: versions, in: workspace) ?? [])
  }

  private static func answered(_ current: InputReading, since start: ChangeReading?) -> InputReading {
    start?.start.map { NewConditions(current: current, start: $0).answered } ?? current
  }

  /// What a judge says of the current code. The stricter of the change's gate and the merge-base's decides.
  func verdict(of judge: Judge, surface: String?) async throws -> Verdict {
    var verdict = judge.verdict(of: current.reading, since: start?.base, start?.start?.reading)
    if let review {
      verdict = try await BaseJudgement(
        review, judge: judge, line: line, current: current, start: start, unrecorded: newest?.release?.surface,
        surface: surface, in: context
      ).applied(to: verdict)
    }
    if let refusal { verdict.gateEdits.append(refusal) }
    return verdict
  }

  /// What stands for the shipped versions where none was recorded, in words; nil where some were.
  var baseline: String? {
    guard let newest else { return nil }
    if newest.release == nil, let start = start?.surface {
      let folder = workspace.relative(workspace.snapshots(of: app).path)
      return "\(InputError.noShippedVersions(folder: folder)) Until then the code at the merge-base counts as shipped"
        + (start.app.version.map { ": \($0)." } ?? ".")
    }
    return newest.words
  }

  /// The apps that this run leaves out; nil where it is about the only one, or one of a run over all.
  var otherApps: String? {
    guard !context.isOfAllApps else { return nil }
    let others = workspace.apps.map(\.name).filter { $0 != app.name }
    guard !others.isEmpty else { return nil }
    return "not checked: \(others.sentenceList). `intentcompat check` without --app checks every app"
  }

  /// The side that the current code is compared with; nil where there is none.
  var old: Report.Source? {
    newest?.release?.input.source ?? recorded?.source
  }

  private var recorded: InputReading? { shipped.last.map { SnapshotInput.reading($0, input: "shipped:latest") } }

  /// What people have of the newest version; nil where none was recorded or released.
  var latest: InputReading? {
    newest == nil ? recorded : newest?.release?.input
  }

  private static func changeStart(_ request: Check.Request, in context: InputContext) async throws -> ChangeStart? {
    guard let target = request.target else { return nil }
    let app = try context.workspace.app(named: context.appName)
    return try await ChangeStart.find(target, for: request.surface, app: app, in: context.workspace)
  }

  /// A version that is about to ship, checked in a pull request's job that does not have the change.
  private static func absence(_ request: Check.Request, in context: InputContext) async -> GateEdit? {
    guard let target = request.releaseTarget, request.surface == nil else { return nil }
    return await ChangeStart.absence(of: target, in: context.workspace)
  }

  private static func changeReading(
    _ change: ChangeStart?, app: AppSettings, in context: InputContext
  ) async -> ChangeReading? {
    guard let change else { return nil }
    return await ChangeReading.read(change, app: app, in: context)
  }

  private static func gateReview(
    of gate: BaseGate?, _ app: AppSettings, in workspace: Workspace, _ versions: [ShippedReview.Version],
    _ waivers: WaiversFile, hasLostSettings: Bool, _ today: String
  ) async throws -> GateReview? {
    guard let gate else { return nil }
    return try await GateReview(
      of: gate, for: app, in: workspace, versions, waivers: waivers, hasLostSettings: hasLostSettings, today: today)
  }
}

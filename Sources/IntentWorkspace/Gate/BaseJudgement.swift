import IntentReports
import IntentRules
import IntentSettings
import IntentSurface

/// What the gate of the merge-base says of a change, beside the change's own.
struct BaseJudgement {
  private let review: GateReview
  /// Nil where both gates are one.
  private let verdict: Verdict?

  /// Reads the code as the merge-base's settings have it, where these read it otherwise, and judges it by them.
  ///
  /// - Throws: `InputError`, or `UsageFileError` for usage data of the merge-base that can't be understood.
  init(
    _ review: GateReview, judge: Judge, line: ShippedLine, current: InputReading, start: ChangeReading?,
    unrecorded: Surface?, surface: String?, in context: InputContext
  ) async throws {
    var review = review
    review.addSources(of: current)
    review.addApps(of: current.reading.surface)
    let record = RecordReview(review, code: current.reading.surface)
    if let edit = await record?.edit(in: context.earlier(review.workspace, appName: review.app.name)) {
      review.add([edit])
    }
    // Where nothing was recorded, the newest release is what people have, else the code that the change started from.
    let shipped =
      review.shipped.earlier.isEmpty
      ? (unrecorded ?? start?.surface).map { [$0] } ?? [] : line.kept(of: review.shipped.earlier)
    guard review.differs, !review.isAdopted, let app = review.gate.app, !shipped.isEmpty, let start else {
      self.review = review
      verdict = nil
      return
    }
    let gate = review.gate
    let workspace = gate.workspace.settings == nil ? review.workspace : gate.workspace
    var reading = current
    if review.app.isReadOtherwise(than: app) || workspace.root != review.workspace.root {
      let earlier = context.earlier(workspace, appName: app.name)
      let alternative = workspace.root == review.workspace.root ? review.app : nil
      reading = try await SurfaceInput.read(
        surface, in: earlier.reading(app, union: alternative?.sources).ofThisApp)
    }
    var base = judge
    base.allShipped = shipped
    base.shipped = (workspace.settings?.retention ?? Retention()).kept(of: shipped, on: judge.judging.today).surfaces
    base.settings = workspace.settings
    base.usage = try UsageEvidence.read(
      gate.usage, by: workspace.settings, for: shipped + [reading.reading.surface])
    verdict = base.verdict(of: reading.reading, since: start.base, start.start?.reading)
    review.add(UsageEdits(old: base.usage, new: judge.usage, path: review.workspace.settings?.usage?.file).all)
    self.review = review
  }

  /// The verdict by the change's own gate with what the merge-base's holds against it.
  func applied(to own: Verdict) -> Verdict {
    var result = verdict.map(own.holding) ?? own
    var review = review
    review.addWaivers(withoutEffect: own.unusedWaivers.intersection(verdict?.unusedWaivers ?? own.unusedWaivers))
    result.gateEdits = review.sorted
    return result
  }
}

extension Verdict {
  /// The fingerprints of the waivers that accept nothing.
  fileprivate var unusedWaivers: Set<String> {
    Set(waiverProblems.filter { $0.kind == .unused }.map(\.waiver.fingerprint))
  }
}

extension AppSettings {
  /// Whether source code may be read otherwise, wherever it lies.
  fileprivate func isReadOtherwise(than other: AppSettings) -> Bool {
    platforms != other.platforms || flags != other.flags || modules != other.modules
      || targets != other.targets
  }
}

extension InputContext {
  /// The context in which the current code is read: by the settings of an app, in the places that the merge-base names
  /// as well.
  func reading(_ app: AppSettings, union gate: BaseGate?) -> InputContext {
    guard let gate, gate.workspace.settings != nil, gate.workspace.root == workspace.root else { return self }
    return reading(app, union: gate.app?.sources)
  }

  /// The same with other places by themselves.
  func reading(_ app: AppSettings, union sources: SourceSelection?) -> InputContext {
    guard var settings = workspace.settings, let sources, sources != app.sources,
      let index = settings.apps.firstIndex(where: { $0.name == app.name })
    else { return self }
    settings.apps[index].sources = app.sources.union(sources)
    return earlier(
      Workspace(directory: workspace.directory, root: workspace.root, settings: settings), appName: app.name)
  }

  /// Whether the merge-base has settings and the change none.
  func hasLostSettings(_ gate: BaseGate) -> Bool { workspace.settings == nil && gate.workspace.settings != nil }

  /// The context with the settings of the merge-base, where the change has none any more.
  func withoutLostSettings(_ gate: BaseGate?) -> InputContext {
    guard let gate, hasLostSettings(gate) else { return self }
    return earlier(gate.workspace, appName: appName)
  }
}

import IntentReports
import IntentRules
import IntentSettings
package import IntentSurface
package import IntentTimeline

/// All that a timeline is computed from: what shipped, the code, and what the settings say.
package struct AppHistory: Sendable {
  /// Oldest first.
  package let shipped: [ShippedVersion]
  /// The version of this tool.
  package let current: Surface
  /// How much notice people are given.
  package let policy: TimelinePolicy
  /// The migrations that the settings declare.
  package let declared: [MigrationLink]
  /// How much the old types are used.
  package private(set) var usage = UsageEvidence()
  /// What in the settings names nothing, one line each.
  package private(set) var notes: [String] = []

  private init(
    shipped: [ShippedVersion], current: Surface, policy: TimelinePolicy, declared: [MigrationLink],
    usage: UsageEvidence, notes: [String]
  ) {
    self.shipped = shipped
    self.current = current
    self.policy = policy
    self.declared = declared
    self.usage = usage
    self.notes = notes
  }

  init(shipped: [Surface], current: Surface, settings: Settings?) {
    self.shipped = shipped.map { surface in
      ShippedVersion(
        version: surface.app.version ?? "unversioned", date: surface.app.date.flatMap { Day($0) }, surface: surface)
    }
    self.current = current
    policy = settings?.timeline ?? TimelinePolicy()
    let namesTypes = settings.map { !$0.migrations.isEmpty || !$0.timeline.floors.isEmpty } ?? false
    let names = TypeNames(namesTypes ? shipped + [current] : [])
    declared = (settings?.migrations ?? []).map(names.resolved)
    // With several apps, one app's settings speak of the types of another.
    if settings?.hasSeveralApps == false { notes = unknownNames(names) }
  }

  /// Reads the shipped snapshots and a surface.
  ///
  /// - Parameter surface: a SURFACE; nil for the current source code.
  /// - Throws: `InputError`, `SnapshotFileError`, `WorkspaceError`, or `Failure` for a surface without intents.
  package static func read(_ surface: String? = nil, in context: InputContext) async throws -> AppHistory {
    let recorded = try context.workspace.snapshots(of: try context.workspace.app(named: context.appName)).surfaces()
    let context = recorded.isEmpty ? try context.knowingOneApp() : context
    let current = try await SurfaceInput.read(surface, in: context.ofThisApp)
    let newest =
      recorded.isEmpty
      ? try await NewestRelease.search(for: try context.app(), at: "HEAD", in: context) { current.reading.surface }
      : nil
    let shipped = recorded.isEmpty ? (newest?.release?.surface).map { [$0] } ?? [] : recorded
    try current.refuseEmpty(shipped: shipped)
    var history = AppHistory(
      shipped: shipped, current: current.reading.surface, settings: context.workspace.settings)
    history.usage = try UsageEvidence.read(in: context.workspace, for: shipped + [current.reading.surface])
    history.notes += history.usage.diagnostics.map { DiagnosticText.lines([$0]) }
    if let newest { history.notes.insert("note: \(newest.timelineWords)", at: 0) }
    history.notes = [context.togetherNote].compactMap { $0.map { "note: \($0)" } } + history.notes
    return history
  }

  /// What findings about old types are judged with; nil where the day is none.
  ///
  /// - Parameter today: `2026-03-31`.
  func notice(on today: String) -> JudgingContext.Notice? {
    Day(today).map { day in
      JudgingContext.Notice(shipped: shipped.map(\.surface), today: day) { timeline(on: day) }
    }
  }

  /// The same with other code to come.
  func with(_ current: Surface) -> AppHistory {
    AppHistory(shipped: shipped, current: current, policy: policy, declared: declared, usage: usage, notes: notes)
  }

  /// The migration that somebody means by the name of its old type, or of what replaces it.
  func migration(named name: String, among migrations: [Migration]) -> Migration? {
    let names = TypeNames(shipped.map(\.surface) + [current])
    let kinds: [ElementKind] = [.intent, .entity, .enum]
    let subjects = kinds.map { Subject($0, names.identifier($0, name)) }
    return migrations.first { subjects.contains($0.old) }
      ?? migrations.first { migration in
        subjects.contains { $0.kind == migration.old.kind && migration.link.replacement == .type($0.owner) }
      }
  }

  /// Where every migration stands on a day.
  package func timeline(on today: Day) -> Timeline {
    Timeline(
      shipped: shipped, current: current, policy: policy, declared: declared, usages: usage.usages,
      today: today)
  }

  /// The story of one type.
  ///
  /// - Throws: `UsageError` where no version has it, with the nearest names.
  package func story(of name: String) throws(UsageError) -> TypeStory {
    if let story = TypeStory(of: name, shipped: shipped, current: current) { return story }
    let nearest = TypeNames(shipped.map(\.surface) + [current]).nearest(to: name)
    throw UsageError(
      "“\(name)” is neither in a shipped version nor in the code. "
        + (nearest.isEmpty
          ? "`intentcompat show` lists the types." : "Did you mean \(nearest.alternatives)?"))
  }

  private func unknownNames(_ names: TypeNames) -> [String] {
    let migrated = declared.filter { !names.knows($0.old) }.map { ("migrations", $0.old.owner) }
    let found = declared.compactMap { link -> (String, String)? in
      guard case .findAction(let entity)? = link.replacement, !names.knows(Subject(.entity, entity)),
        !names.nearest(to: entity).isEmpty
      else { return nil }
      // What is like nothing that is there is still to come: a plan.
      return ("migrations", entity)
    }
    let floors = policy.floors.keys.filter { !names.identifiers.contains($0) }.map { ("timeline.floors", $0) }
    return (migrated + found + floors).sorted { $0 < $1 }.map { place, name in
      let nearest = names.nearest(to: name).first.map { " Did you mean “\($0)”?" } ?? ""
      return "note: \(place) in the settings names “\(name)”, which no version has.\(nearest)"
    }
  }
}

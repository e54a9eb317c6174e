import IntentMigration
package import IntentReports
import IntentRules
import IntentSettings
package import IntentSurface
import IntentTimeline
import SourceScanning

/// The code of a migration's next step, checked before it is shown: it must not fail the check or cause a problem.
package struct ProposeNext: Sendable {
  private let step: MigrationStep
  private let before: Migration
  private let after: Migration
  private let folder: String

  /// - Parameters:
  ///   - name: the old type, or its replacement: a Swift name or an effective identifier.
  ///   - input: source code in a folder; nil for the app's current code.
  /// - Throws: `InputError`, `UsageError` where no migration has that name, or `Failure` where there is no step to
  ///   take: it is not time yet, or the code can't be edited, or the step would break something.
  package init(_ name: String, in input: String?, today: Day, context: InputContext) async throws {
    let history = try await AppHistory.read(input, in: context)
    let reading = try await SurfaceInput.read(input, in: context.ofThisApp.editing)
    guard let files = reading.files, let projects = reading.projects, let folder = reading.folder else {
      throw Failure("“\(input ?? ".")” is not a folder with source code, and only source code can be edited.", .usage)
    }
    let migration = try Self.migration(name, in: history, on: today)
    step = try Workers.attempt { try Self.step(of: migration, in: reading.reading, files, on: today) }
    before = migration
    self.folder = folder
    let edited = SourceFiles.read(
      EditedTree(files, changes: step.changes), projectsIn: projects, options: try context.app().readingOptions,
      memory: reading.memory)
    let judge = Judge(
      allShipped: history.shipped.map(\.surface), shipped: history.shipped.map(\.surface), waivers: [],
      settings: context.workspace.settings, usage: UsageEvidence(), judging: JudgingOptions(on: today))
    after = try Self.judged(
      migration, history, judge: judge, before: reading.reading, after: edited, on: today)
  }

  /// Why this step, what it costs, and the diff.
  package func text(in style: TextStyle) -> String {
    ProposalText(style: style).text(of: step, from: before, to: after)
  }

  /// Makes the edits: all of them, or none.
  ///
  /// - Returns: the paths that were written.
  /// - Throws: `Failure` where a file has changed since it was read; `FileError` where one can't be read or written.
  package func write() throws -> [String] { try CodeWriting.write(step.changes, in: folder) }

  // MARK: Which step

  private static func migration(_ name: String, in history: AppHistory, on today: Day) throws(UsageError) -> Migration {
    let migrations = history.timeline(on: today).migrations
    if let migration = history.migration(named: name, among: migrations) { return migration }
    let known = migrations.filter { $0.stage != .retired }.map(\.old.owner)
    throw UsageError(
      "“\(name)” is not part of a migration. "
        + (known.isEmpty
          ? "No migrations are in progress; `migrations:` in the settings can name one."
          : "Known migrations: \(known.joined(separator: ", "))."))
  }

  private static func step(
    of migration: Migration, in reading: SurfaceReading, _ files: any SourceTree, on today: Day
  ) throws -> MigrationStep {
    let code = CodeTree(files)
    let old = migration.old
    switch migration.stage {
    case .retired: throw Failure("\(old.owner) is already retired. There is nothing left to do.", .usage)
    case .retirable:
      if let step = MigrationStep.retiring(old, in: reading, code: code, paths: files.paths) { return step }
    case .planned:
      throw Failure(
        "\(migration.link.replacement?.description ?? "The replacement") does not exist yet; add it first. "
          + "`intentcompat propose \(old.owner) --schema DOMAIN.SCHEMA` writes an intent beside the old one.", .findings
      )
    case .parallel, .revealed:
      let (new, find) = migration.link.target
      if let step = MigrationStep.telling(of: old, replacedBy: new, find: find, in: reading, code: code) { return step }
      if migration.stage == .revealed {
        throw Failure("\(old.owner) can't take its next step: \(migration.nextStep(on: today))", .findings)
      }
    }
    throw Failure("The declaration of \(old.owner) can't be edited. \(migration.nextStep(on: today))", .unreadable)
  }

  // MARK: What it leads to

  private static func judged(
    _ migration: Migration, _ history: AppHistory, judge: Judge, before: SurfaceReading, after: SurfaceReading,
    on today: Day
  ) throws(Failure) -> Migration {
    let known = Set(judge.verdict(of: before).failures.map(\.fingerprint))
    let broken = judge.verdict(of: after).failures.filter { !known.contains($0.fingerprint) }
    guard let next = history.with(after.surface).timeline(on: today).migration(of: migration.old) else {
      throw Failure("The step would lose the migration of \(migration.old.owner), so nothing is proposed.", .unreadable)
    }
    let turns = next.wrongTurns.filter { turn in
      turn.shippedIn == nil && !migration.wrongTurns.contains { $0.kind == turn.kind }
    }
    let problems =
      broken.map { "\($0.rule) \($0.subjectName): \($0.message)" } + turns.map { "\($0.message) \($0.fix)" }
    guard problems.isEmpty else {
      throw Failure(
        "The next step of \(migration.old.owner) is not proposed, because it would cause:\n"
          + problems.joined(separator: "\n"), .findings)
    }
    return next
  }
}

extension MigrationLink {
  /// The replacing type, or the entity whose Find action replaces.
  fileprivate var target: (new: Subject?, find: String?) {
    switch replacement {
    case .type(let identifier)?: (Subject(old.kind, identifier), nil)
    case .findAction(let entity)?: (nil, entity)
    case nil: (nil, nil)
    }
  }
}

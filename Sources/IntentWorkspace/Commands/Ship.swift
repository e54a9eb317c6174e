import Foundation
import IntentComparison
import IntentFiles
import IntentReports
import IntentRules
import IntentSettings
package import IntentSurface
import IntentTimeline

/// Records surfaces as shipped: what people have from then on.
package enum Ship {
  /// What to record, from where, and when it was released.
  package struct Request: Sendable {
    /// The version, as it was tagged or recorded.
    package var version: String
    /// A SURFACE; nil for the current source code.
    package var surface: String?
    /// `2026-03-31`; nil for the day of the revision it is read from, or else today.
    package var date: String?
    /// The day that is looked from.
    package var today: String
    /// Whether code that no commit has may be recorded.
    package var allowsDirty: Bool
    /// Whether breaks on which the gate would fail become history with it.
    package var acceptsBreaks: Bool

    /// Makes one from what is always known of it; the rest has its default.
    package init(
      version: String, surface: String? = nil, date: String?, today: String, allowsDirty: Bool = false,
      acceptsBreaks: Bool = false
    ) {
      self.version = version
      self.surface = surface
      self.date = date
      self.today = today
      self.allowsDirty = allowsDirty
      self.acceptsBreaks = acceptsBreaks
    }
  }

  /// Records one version, and says what it freezes.
  ///
  /// - Throws: `InputError`, `ShippedVersionError`, `FileError`, `UsageError` for a day to come or code that no commit
  ///   has, or `Failure` for a surface without intents and for breaks that nobody accepted.
  package static func run(
    _ request: Request, replaces: Bool, in context: InputContext
  ) async throws -> (line: String, diagnostics: [Diagnostic]) {
    guard VersionNumber(request.version).isWritable else { throw ShippedVersionError.badName(request.version) }
    try refuseFuture(request.date, today: request.today)
    try refuseOneOfSeveral(in: context)
    let reading = try await SurfaceInput.read(request.surface, in: context.ofThisApp)
    guard !reading.reading.surface.isEmpty else {
      throw Failure(
        "“\(reading.input)” has no intents, entities or widgets: nothing was recorded. Name the right folder in the "
          + "settings or with --from.", .unreadable)
    }
    let head = reading.folder == nil ? nil : try? await SurfaceInput.read("git:HEAD", in: context)
    if request.surface == nil, !request.allowsDirty, let head { try refuseDirty(reading, since: head) }
    let judgement = try ShipJudgement(
      reading.reading, as: request.version, in: context.workspace, app: try context.app(), today: request.today)
    // What is out already is only named.
    if request.surface == nil, !request.acceptsBreaks { try refuseBreaks(judgement, request.version) }
    var surface = reading.reading.surface
    surface.readFrom.revision = reading.revision ?? revision(of: reading, in: head)
    surface.retirementPromises = surface.retirementPromises(
      under: context.workspace.settings?.timeline ?? TimelinePolicy())
    var date = request.date
    if date == nil, let revision = reading.revision {
      date = try? await GitRepository(directory: context.workspace.root).date(of: revision)
      try refuseFuture(date, today: request.today)
    }
    let line = try record(
      surface, as: request.version, on: date ?? request.today, isDateGiven: request.date != nil, replaces: replaces,
      in: context)
    return (line + judgement.frozen.suffix, reading.reading.diagnostics)
  }

  // A day later somewhere on Earth is not in the future.
  private static func refuseFuture(_ date: String?, today: String) throws(UsageError) {
    guard let date = date.flatMap({ Day($0) }), let today = Day(today), date > today + 1 else { return }
    throw UsageError(
      "\(date) is in the future (today is \(today)). Record the version when it is out.")
  }

  /// Without settings a record is of all that there is, and would have the name of one app.
  private static func refuseOneOfSeveral(in context: InputContext) throws {
    let apps = try context.knowingApps().workspace.implied.map(\.name)
    guard context.appName != nil, apps.count > 1 else { return }
    throw UsageError(
      "without settings a record is of all that this repository builds: \(apps.sentenceList). `intentcompat init` writes "
        + "settings in which each app has records of its own; or leave out --app.")
  }

  private static func refuseDirty(_ reading: InputReading, since head: InputReading) throws(UsageError) {
    let changes = Comparison(head.reading.surface, reading.reading.surface).differences.map(\.change)
    guard let first = changes.first else { return }
    let more = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    throw UsageError(
      "the code differs from the checked-out commit in \(first.subject)\(more), but a release is built from a commit. "
        + "Commit first, record a commit with --from git:REV, or use --allow-dirty.")
  }

  private static func refuseBreaks(_ judgement: ShipJudgement, _ version: String) throws(Failure) {
    guard !judgement.failures.isEmpty else { return }
    throw Failure(
      "\(version) was not recorded, because it ships \(judgement.frozen.words(for: judgement.failures)). "
        + "`intentcompat check` shows them with their fixes. --accept-breaks records the version anyway.", .findings)
  }

  /// Records one version for each tag that matches one of some patterns, with the day of the tag.
  ///
  /// - Throws: as `run(_:replaces:in:)`, and `Failure` where no tag matches or none has intents.
  package static func tags(
    matching patterns: [String], replaces: Bool, in context: InputContext, progress: (String) -> Void
  ) async throws -> [String] {
    let repository = GitRepository(directory: context.workspace.root)
    let choice = try await TagChoice(matching: patterns.map(TagPattern.init), in: repository)
    let named = patterns.map { "“\($0)”" }.sentenceList
    guard choice.isAny else {
      let likely = ReleaseTags(choice.all).options(for: context.appName ?? context.workspace.projectName)
      let hint = likely.map { " For the tags that look like releases, use \($0)." } ?? ""
      throw Failure(
        "no tag matches \(named).\(hint) `git tag --list` shows all; `git fetch --tags` gets the remote's.",
        .unreadable)
    }
    choice.notes.forEach(progress)
    guard !choice.releases.isEmpty else { throw Failure("no tag that matches \(named) names a version.", .unreadable) }
    let unclear = try await twoOfOneVersion(choice, in: repository)
    let left = Dictionary(uniqueKeysWithValues: unclear.map { ($0.version, $0.reason) })
    return try await ship(choice.releases, leaving: left, replaces: replaces, in: context, progress: progress)
  }

  /// Two tags may stand for one release, but then at one commit, or as two builds of it.
  private static func twoOfOneVersion(
    _ choice: TagChoice, in repository: GitRepository
  ) async throws -> [(version: String, reason: String)] {
    let commits = try await repository.commits(of: choice.doubtful.flatMap(\.names).map { "refs/tags/\($0)" })
    return choice.doubtful.filter { Set($0.names.map { commits["refs/tags/\($0)"] }).count > 1 }.map { version, names in
      (
        version,
        """
        \(names.examples) all have the version \(version) but different code; use a narrower pattern that matches only \
        one app: --tags '\(ReleaseTag(names[0])?.pattern ?? names[0])'
        """
      )
    }
  }

  /// Records one version for each commit whose subject names one, with the day of the commit: for teams without tags.
  ///
  /// - Parameter pattern: the whole subject with `{version}` in it.
  /// - Throws: as `run(_:replaces:in:)`, `UsageError`, and `Failure` where no commit matches or none has intents.
  package static func commits(
    titled pattern: String, replaces: Bool, in context: InputContext, progress: (String) -> Void
  ) async throws -> [String] {
    guard pattern.contains(GitRepository.versionPlace) else {
      throw UsageError(
        "“\(pattern)” has no \(GitRepository.versionPlace) in it. Write it as the commit subjects are written, such as "
          + "'Release {version}'.")
    }
    let releases = try await GitRepository(directory: context.workspace.root).releases(titled: pattern)
    guard !releases.isEmpty else {
      throw Failure(
        "no commit in HEAD's history has a subject like “\(pattern)”. `git log --first-parent --format=%s` shows the "
          + "subjects.", .unreadable)
    }
    return try await ship(releases, leaving: [:], replaces: replaces, in: context, progress: progress)
  }

  /// Records releases in the order in which git has them. What can't be read or recorded is told at the end.
  ///
  /// Releases from before the first intent are passed over.
  private static func ship(
    _ tagged: [GitRelease], leaving unclear: [String: String], replaces: Bool, in context: InputContext,
    progress: (String) -> Void
  ) async throws -> [String] {
    try refuseOneOfSeveral(in: context)
    let choice = await ReleaseChoice(tagged, in: GitRepository(directory: context.workspace.root))
    choice.notes.forEach(progress)
    var (lines, left, unread, empty) = ([String](), [String](), [String](), [String]())
    var readings = Inheritance<SurfaceReading>(choice.releases.map(\.parent))
    var reader = await ReleaseReader(of: choice.revisions, in: context)
    for (position, release) in choice.releases.enumerated() {
      let earlier = readings.value(for: position)
      var latest = earlier
      defer { if let latest { readings.leave(latest, by: position) } }
      if let reason = unclear[release.version] {
        left.append(reason)
        continue
      }
      let read: InputReading
      do { read = try await reader.reading(of: release.revision ?? release.version) } catch let error as InputError {
        unread.append("\(error)")
        continue
      }
      if let earlier, let warning = read.reading.newlyUnread(since: earlier) {
        unread.append("\(release.version): \(warning.message)")
        continue
      }
      guard !read.reading.surface.isEmpty else {
        empty.append(release.version)
        continue
      }
      var surface = read.reading.surface
      surface.readFrom.revision = read.revision
      surface.app.version = release.version
      latest = SurfaceReading(surface: surface, diagnostics: read.reading.diagnostics)
      do {
        let line = try record(surface, as: release.version, on: release.date ?? "", replaces: replaces, in: context)
        progress(line + frozen(surface, since: earlier?.surface, in: context).suffix)
        if let note = read.folders { progress("  note: \(note.message)") }
        lines.append(line)
      } catch let error as ShippedVersionError {
        left.append("\(error)")
      }
    }
    if !empty.isEmpty { progress("no intents in \(empty.examples)") }
    guard unread.isEmpty, left.isEmpty else {
      throw Failure(words(for: unread + left, recorded: lines.count), unread.isEmpty ? .usage : .unreadable)
    }
    guard !lines.isEmpty else {
      throw Failure(
        tagged.count == 1
          ? "the release has no intents." : "none of the \(tagged.count) releases has intents.", .unreadable)
    }
    return lines
  }

  /// What a release breaks of the one before it.
  private static func frozen(_ surface: Surface, since earlier: Surface?, in context: InputContext) -> FrozenBreaks {
    FrozenBreaks(
      SurfaceReading(surface: surface), against: [earlier].compactMap(\.self),
      profile: context.workspace.settings?.profile ?? .shortcuts)
  }

  private static func words(for left: [String], recorded count: Int) -> String {
    let rest = left.count > 3 ? "\n\(left.count - 3) more" : ""
    return "\(Words.count(left.count, "version was", "versions were")) not recorded, and "
      + "\(Words.count(count, "version", "versions")) recorded:\n" + left.prefix(3).joined(separator: "\n") + rest
  }

  /// For the current code the commit that is checked out, where that has the same surface. What was edited since shows
  /// in no commit.
  private static func revision(of reading: InputReading, in head: InputReading?) -> String? {
    head?.reading.surface == reading.reading.surface ? head?.revision : nil
  }

  private static func record(
    _ surface: Surface, as version: String, on date: String, isDateGiven: Bool = false, replaces: Bool,
    in context: InputContext
  ) throws -> String {
    let app = try context.app()
    var surface = surface
    surface.app.name = app.name
    surface.app.version = version
    surface.app.date = date
    let (recorded, path) = try context.workspace.snapshots(of: app).record(
      surface, replaces: replaces, isDateGiven: isDateGiven)
    let place = context.workspace.relative(path)
    return switch recorded {
    case .new: "recorded \(version) in \(place)"
    case .unchanged: "\(version) is in \(place) already"
    case .replaced(let earlier): "replaced \(version) in \(place)\(losses(from: earlier, to: surface))"
    }
  }

  /// What a record had that the new one has no more, or otherwise.
  private static func losses(from earlier: Surface?, to surface: Surface) -> String {
    guard let earlier else { return ", which could not be read" }
    switch try? SnapshotEdit(from: earlier, to: surface) {
    case .different(let words)?: return ", which lost something\(ShippedReview.listed(words))"
    case .contrary(let words)?: return ", which promises something else\(ShippedReview.listed(words))"
    case .recordedAnew?, .completed?, nil: return ""
    }
  }
}

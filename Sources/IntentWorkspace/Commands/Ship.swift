import Foundation
import IntentFiles
import IntentReports
import IntentSettings
package import IntentSurface
import IntentTimeline

/// Records surfaces as shipped: what people have from then on.
package enum Ship {
  /// What to record, from where, and when it was released.
  package struct Request: Sendable {
    package var version: String
    /// A SURFACE; nil for the current source code.
    package var surface: String?
    /// `2026-03-31`; nil for the day of the revision it is read from, or else today.
    package var date: String?
    package var today: String

    package init(version: String, surface: String? = nil, date: String?, today: String) {
      self.version = version
      self.surface = surface
      self.date = date
      self.today = today
    }
  }

  /// Records one version.
  ///
  /// - Throws: `OperandError`, `ShippedVersionError`, `FileError`, or `Failure` for a surface without intents.
  package static func run(
    _ request: Request, replaces: Bool, in context: OperandContext
  ) async throws -> (line: String, diagnostics: [Diagnostic]) {
    let reading = try await SurfaceOperand.read(request.surface, in: context.ofThisApp)
    guard !reading.reading.surface.isEmpty else {
      throw Failure(
        "“\(reading.operand)” holds no intents, entities or widgets: nothing was recorded. Name the right folder in "
          + "the settings, or with --from.", .unreadable)
    }
    var surface = reading.reading.surface
    surface.readFrom.revision = await revision(of: reading, in: context)
    surface.retirementPromises = surface.retirementPromises(
      under: context.workspace.settings?.timeline ?? TimelinePolicy())
    var date = request.date
    if date == nil, let revision = reading.revision {
      date = try? await GitRepository(directory: context.workspace.root).date(of: revision)
    }
    let line = try record(
      surface, as: request.version, on: date ?? request.today, replaces: replaces, in: context)
    return (line, reading.reading.diagnostics)
  }

  /// Records one version for each tag that matches one of some patterns, with the day of the tag.
  ///
  /// - Throws: as `run(_:replaces:in:)`, and `Failure` where no tag matches or none has intents.
  package static func tags(
    matching patterns: [String], replaces: Bool, in context: OperandContext, progress: (String) -> Void
  ) async throws -> [String] {
    let repository = GitRepository(directory: context.workspace.root)
    let choice = try await TagChoice(matching: patterns.map(TagPattern.init), in: repository)
    let named = Words.list(patterns.map { "“\($0)”" })
    guard choice.isAny else {
      let family = ReleaseTags(choice.all).family(of: context.appName ?? context.workspace.projectName)
      let hint = family.map { " Its releases look like --tags '\($0.pattern)'." } ?? ""
      throw Failure(
        "no tag matches \(named).\(hint) `git tag --list` shows all; `git fetch --tags` brings those of the remote.",
        .unreadable)
    }
    choice.notes.forEach(progress)
    guard !choice.releases.isEmpty else { throw Failure("no tag that matches \(named) names a version.", .unreadable) }
    try await refuseTwoOfOneVersion(choice, in: repository)
    return try await ship(choice.releases, replaces: replaces, in: context, progress: progress)
  }

  /// Two tags may stand for one release, but then at one commit, or as two builds of it.
  private static func refuseTwoOfOneVersion(_ choice: TagChoice, in repository: GitRepository) async throws {
    for (version, names) in choice.doubtful {
      var commits: Set<String> = []
      for name in names { commits.insert(try await repository.commit(of: "refs/tags/\(name)")) }
      guard commits.count == 1 else {
        throw UsageError(
          "\(Words.list(names)) are all called \(version) and are not the same code. Name those of one app with a "
            + "narrower pattern: --tags '\(ReleaseTag(names[0])?.pattern ?? names[0])'.")
      }
    }
  }

  /// Records one version for each commit whose subject names one, with the day of the commit: for teams without tags.
  ///
  /// - Parameter pattern: the whole subject with `{version}` in it.
  /// - Throws: as `run(_:replaces:in:)`, `UsageError`, and `Failure` where no commit matches or none has intents.
  package static func commits(
    titled pattern: String, replaces: Bool, in context: OperandContext, progress: (String) -> Void
  ) async throws -> [String] {
    guard pattern.contains(GitRepository.versionPlace) else {
      throw UsageError(
        "“\(pattern)” has no \(GitRepository.versionPlace) in it. Write 'Release {version}', as subjects are.")
    }
    let releases = try await GitRepository(directory: context.workspace.root).releases(titled: pattern)
    guard !releases.isEmpty else {
      throw Failure(
        "no commit on the way to HEAD is called “\(pattern)”. `git log --first-parent --format=%s` shows what they are "
          + "called.", .unreadable)
    }
    return try await ship(releases, replaces: replaces, in: context, progress: progress)
  }

  // Releases from before the first intent are passed over.
  private static func ship(
    _ releases: [GitRelease], replaces: Bool, in context: OperandContext, progress: (String) -> Void
  ) async throws -> [String] {
    var lines: [String] = []
    for release in releases {
      let reading = try await SurfaceOperand.read("git:\(release.revision)", in: context)
      guard !reading.reading.surface.isEmpty else {
        progress("\(release.version): no intents yet")
        continue
      }
      var surface = reading.reading.surface
      surface.readFrom.revision = reading.revision
      let line = try record(surface, as: release.version, on: release.date, replaces: replaces, in: context)
      progress(line)
      if let note = reading.folders { progress("  note: \(note.message)") }
      lines.append(line)
    }
    guard !lines.isEmpty else {
      throw Failure("none of the \(releases.count) releases has intents in it.", .unreadable)
    }
    return lines
  }

  /// The commit that a surface was read from; for the current code the one that is checked out, where that has the same
  /// surface. What was edited since shows in no commit.
  private static func revision(of reading: OperandReading, in context: OperandContext) async -> String? {
    if let revision = reading.revision { return revision }
    guard reading.folder != nil, let head = try? await SurfaceOperand.read("git:HEAD", in: context),
      head.reading.surface == reading.reading.surface
    else { return nil }
    return head.revision
  }

  private static func record(
    _ surface: Surface, as version: String, on date: String, replaces: Bool, in context: OperandContext
  ) throws -> String {
    let app = try context.app()
    var surface = surface
    surface.app.name = app.name
    surface.app.version = version
    surface.app.date = date
    let (recorded, path) = try context.workspace.snapshots(of: app).record(surface, replaces: replaces)
    let place = context.workspace.relative(path)
    return switch recorded {
    case .new: "recorded \(version) in \(place)"
    case .unchanged: "\(version) is in \(place) already"
    case .replaced: "replaced \(version) in \(place)"
    }
  }
}

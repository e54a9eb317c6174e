import IntentFiles
import IntentSettings
import IntentSurface

/// The newest final release on the line of history that some code is on, read from its tag: what people have, where no
/// version was recorded.
struct NewestRelease {
  let version: String
  /// As people call it.
  let tag: String
  let input: InputReading
  /// The version that the code itself is, where the one before it was taken.
  let isBefore: String?
  /// What records the releases.
  let command: String

  /// What was found of it.
  enum Search {
    case found(NewestRelease)
    /// Why there is none, in a sentence.
    case nothing(String)
  }

  /// The releases of an app that tags show: those that the settings name, else a row for each kind of tag, the app's first.
  ///
  /// - Throws: `GitError`.
  private static func rows(
    of app: AppSettings, in repository: GitRepository
  ) async throws(GitError) -> [[GitRelease]] {
    var rows = [try await TagChoice(of: app, in: repository).releases]
    guard app.releases.isEmpty else { return rows }
    let tags = try await ReleaseTags(in: repository)
    let row = tags.row(of: app.name)
    for other in tags.families.filter({ !row.contains($0) }).prefix(otherRows) {
      rows.append(try await TagChoice(matching: [TagPattern(other.pattern)], in: repository).releases)
    }
    return rows
  }

  /// Where the newest tag of the likely kind is of something else in the repository, it has no intents.
  private static let otherRows = 3

  /// What one row came to.
  private enum Step {
    case found(GitRelease, InputReading, isBefore: String?)
    /// Nothing can be compared with it; nil where there is no release at all.
    case empty(String, GitRelease?)
    case nothing(String)
  }

  /// Looks for it. The code of a release is compared with the one before: with itself nothing could differ.
  ///
  /// - Parameters:
  ///   - head: the revision that the code is on.
  ///   - current: the code that is compared with it, asked for only where the revision is a release; nil where the code
  ///     itself is no release.
  /// - Throws: `GitError`, or `InputError` for a release that can't be read.
  static func search(
    for app: AppSettings, at head: String, in context: InputContext, current: (() async throws -> Surface)?
  ) async throws -> Search {
    let repository = GitRepository(directory: context.workspace.root)
    let commit: String
    do throws(GitError) { commit = try await repository.commit(of: head) } catch {
      switch error {
      case .notARepository: return .nothing("it is in no git repository")
      case .unknownRevision: return .nothing("the repository has no commit yet")
      default: throw error
      }
    }
    var (reason, emptied) = (nil as String?, [] as [GitRelease])
    let rows = try await rows(of: app, in: repository)
    let history = try await TaggedHistory(of: rows.flatMap(\.self), with: [commit], in: repository)
    for row in rows {
      switch try await newest(of: row, at: commit, in: history, context, current: current) {
      case .found(let release, let input, let isBefore):
        // What a later release has no more, nobody gets from the code either.
        guard history.newest(of: emptied + [release], before: commit) == release else { continue }
        return .found(NewestRelease(release, input, isBefore: isBefore))
      case .empty(let why, let release):
        reason = reason ?? why
        emptied += [release].compactMap(\.self)
      case .nothing(let why): return .nothing(why)
      }
    }
    let isShallow = try await repository.isShallow()
    return .nothing(
      (reason ?? "no tag looks like a release")
        + (isShallow ? ", and this clone is shallow: `git fetch --unshallow --tags`, or in CI `fetch-depth: 0`" : ""))
  }

  private static func newest(
    of row: [GitRelease], at commit: String, in history: TaggedHistory, _ context: InputContext,
    current: (() async throws -> Surface)?
  ) async throws -> Step {
    let line = history.line(of: row)
    var (position, isBefore) = (history.graph.position(of: commit).flatMap(line.newest), nil as String?)
    while let release = position.map({ row[$0] }) {
      let input: InputReading
      do { input = try await SurfaceInput.read("git:\(release.revision)", in: context) } catch {
        guard case .git(_, .noSuchPath(let path, _)) = error else { throw error }
        return .empty("\(release.version) has no folder “\(path)”", release)
      }
      if isBefore == nil, input.revision == commit, let current, try await input.reading.surface == current() {
        isBefore = release.version
        position = position.flatMap { line.parents[$0] }
        continue
      }
      guard !input.reading.surface.isEmpty else {
        return .empty("\(release.version) has no intents, entities or widgets", release)
      }
      return .found(release, input, isBefore: isBefore)
    }
    return isBefore.map { .nothing("the code is \($0), the first release") }
      ?? .empty("no tag in its history looks like a release", nil)
  }

  private init(_ release: GitRelease, _ input: InputReading, isBefore: String?) {
    version = release.version
    tag = String(release.revision.dropFirst("refs/tags/".count))
    self.isBefore = isBefore
    command = "intentcompat ship --tags '\(ReleaseTag(tag)?.pattern ?? "v*")'"
    var named = input
    named.version = release.version
    named.reading.surface.app.version = release.version
    named.reading.surface.app.date = release.date
    self.input = named
  }

  /// As a shipped version.
  var surface: Surface { input.reading.surface }

  /// What was compared with, and what recording gives more.
  var words: String {
    "Compared with \(version), from its tag \(tag)"
      + (isBefore.map { ", because the code is that of \($0)" } ?? "")
      + ". `\(command)` records the releases: then all that people still have count, and no moved tag changes the result."
  }
}

extension NewestRelease.Search {
  /// The same about a timeline.
  var timelineWords: String {
    switch self {
    case .found(let release):
      "no version has been recorded, so notice counts from \(release.version), as its tag has it. "
        + "`\(release.command)` records all releases."
    case .nothing(let reason):
      "no notice has been given: no version has been recorded, and there is no release in git to take: \(reason)."
    }
  }

  var release: NewestRelease? { if case .found(let release) = self { release } else { nil } }

  /// What was compared with, or why nothing was.
  var words: String {
    switch self {
    case .found(let release): release.words
    case .nothing(let reason):
      "Only what is wrong now is told, because there is no release to compare with: \(reason). "
        + "`intentcompat ship 1.0` records the version that people have."
    }
  }
}

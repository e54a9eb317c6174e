import IntentFiles
import IntentReports
import IntentSettings
import IntentSurface

/// The releases of an app that a history is about: what was recorded as shipped, and what git has.
struct ReleaseChoice {
  /// One of them, not read yet.
  struct Release: Hashable {
    /// Where it is read from.
    enum Place: Hashable {
      /// The path of a shipped snapshot.
      case snapshot(String)
      /// What git finds the revision by.
      case revision(String)
    }

    var version: String
    /// `2026-03-31`; a snapshot knows it itself.
    var date: String?
    var place: Place
    /// Whether people got it, rather than only testers.
    var isFinal = true
    /// The one that it is compared with, by position; nil for the first of a line.
    var parent: Int?
    /// Whether it is of the line that people are on.
    var isOnMainLine = true

    /// What git finds it by; nil for a recorded one.
    var revision: String? { if case .revision(let name) = place { name } else { nil } }
  }

  /// Which of git's revisions are releases.
  enum Pattern {
    case tags([String])
    case commits(String)
    /// Whatever the tags look like; what is recorded is enough.
    case likely
  }

  /// Each after the one that it is compared with.
  private(set) var releases: [Release] = []
  /// What is left out, and what was chosen unasked, each a line.
  private(set) var notes: [String] = []
  private var history = TaggedHistory()

  /// What has to be read from git, in that order.
  var revisions: [String] { releases.compactMap(\.revision) }

  /// - Throws: `GitError` or `FileError`; `UsageError` for a pattern of commits without a version.
  init(_ pattern: Pattern, of app: AppSettings, in workspace: Workspace) async throws {
    let repository = GitRepository(directory: workspace.root)
    let tagged: [GitRelease]
    switch pattern {
    case .commits(let subject): tagged = try await repository.releases(titled: subject)
    case .tags(let patterns): tagged = try await tags(matching: patterns, in: repository)
    case .likely where !app.releases.isEmpty:
      tagged = try await tags(matching: app.releases.final, testing: app.releases.test, in: repository)
    case .likely:
      let choice = try await TagChoice(likelyFor: app, in: repository)
      notes += choice.notes
      tagged = choice.releases
    }
    await place(tagged, in: repository)
    let recorded = try workspace.snapshots(of: app).entries()
    let numbered = tagged.map { (number: VersionNumber($0.version), release: $0) }
    releases = recorded.map { entry in
      // The day of a record is in the file, which is not read yet.
      let date = numbered.first { $0.number.isSame(as: entry.version) }?.release.date
      return Release(
        version: entry.version.description, date: date, place: .snapshot(entry.path), isFinal: !entry.version.isPreview)
    }
    add(numbered.filter { tag in !recorded.contains { $0.version.isSame(as: tag.number) } }.map(\.release))
    arrange()
  }

  /// Releases as git has them, whatever is recorded.
  init(_ tagged: [GitRelease], in repository: GitRepository) async {
    await place(tagged, in: repository)
    add(tagged)
    arrange()
  }

  private mutating func place(_ tagged: [GitRelease], in repository: GitRepository) async {
    do throws(GitError) { history = try await TaggedHistory(of: tagged, in: repository) } catch {
      history = TaggedHistory(failing: error)
    }
    notes += history.notes
  }

  private mutating func add(_ tagged: [GitRelease]) {
    releases += tagged.map { release in
      Release(
        version: release.version, date: release.date, place: .revision(release.revision), isFinal: release.isFinal)
    }
  }

  /// Leaves all others out.
  mutating func keep(only positions: Set<Int>) {
    releases = releases.indices.filter(positions.contains).map { releases[$0] }
    arrange()
  }

  private mutating func arrange() {
    let line = ReleaseLine(
      releases.map { release in
        ReleaseLine.Release(
          version: VersionNumber(release.version), date: release.date ?? "",
          commit: history.commit(of: release.version, release.revision), isFinal: release.isFinal)
      }, in: history.graph, branch: history.branch)
    let (order, main) = (line.order, Set(line.main))
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    releases = order.map { position in
      var release = releases[position]
      release.parent = line.parents[position].flatMap { places[$0] }
      release.isOnMainLine = main.contains(position)
      return release
    }
  }

  private mutating func tags(
    matching patterns: [String], testing: [String] = [], in repository: GitRepository
  ) async throws -> [GitRelease] {
    let choice = try await TagChoice(
      matching: patterns.map(TagPattern.init), testing: testing.map(TagPattern.init), in: repository)
    notes += choice.notes
    if choice.releases.isEmpty {
      let named = patterns.map { "“\($0)”" }.sentenceList
      notes.append("No tag matches \(named), so only recorded versions are listed. `git tag --list` shows the tags.")
    }
    if !choice.doubtful.isEmpty {
      let versions = choice.doubtful.map { "\($0.version) (\($0.names.examples))" }
      notes.append(
        "several tags have one version: \(versions.examples). The last of each is used. Use a narrower --tags to choose."
      )
    }
    return choice.releases
  }
}

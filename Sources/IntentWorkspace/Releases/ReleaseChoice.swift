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
  }

  /// Which of git's revisions are releases.
  enum Pattern {
    case tags([String])
    case commits(String)
    /// Whatever the tags look like; what is recorded is enough.
    case likely
  }

  /// Oldest version first.
  private(set) var releases: [Release] = []
  /// What is left out, and what was chosen unasked, each a line.
  private(set) var notes: [String] = []

  /// What has to be read from git, in that order.
  var revisions: [String] {
    releases.compactMap { release in
      if case .revision(let name) = release.place { name } else { nil }
    }
  }

  /// - Throws: `GitError` or `FileError`; `UsageError` for a pattern of commits without a version.
  init(_ pattern: Pattern, of app: AppSettings, in workspace: Workspace) async throws {
    let repository = GitRepository(directory: workspace.root)
    let tagged: [GitRelease]
    switch pattern {
    case .commits(let subject): tagged = try await repository.releases(titled: subject)
    case .tags(let patterns): tagged = try await tags(matching: patterns, in: repository)
    case .likely: tagged = try await likelyTags(of: app, in: repository)
    }
    let recorded = try workspace.snapshots(of: app).entries()
    let unrecorded = tagged.filter { release in
      !recorded.contains { $0.version.isSame(as: VersionNumber(release.version)) }
    }
    releases =
      recorded.map { Release(version: $0.version.description, place: .snapshot($0.path)) }
      + unrecorded.map { Release(version: $0.version, date: $0.date, place: .revision($0.revision)) }
    releases.sort { VersionNumber($0.version) < VersionNumber($1.version) }
  }

  private mutating func tags(matching patterns: [String], in repository: GitRepository) async throws -> [GitRelease] {
    let choice = try await TagChoice(matching: patterns.map(TagPattern.init), in: repository)
    notes += choice.notes
    if choice.releases.isEmpty { notes.append("no tag matches \(patterns.map { "“\($0)”" }.sentenceList)") }
    notes += choice.doubtful.map { version, names in
      "\(names.sentenceList) all have the version \(version); the last one is used. Use a narrower --tags to choose."
    }
    return line(choice.releases)
  }

  private mutating func line(_ tagged: [GitRelease]) -> [GitRelease] {
    let line = ReleaseLine(tagged)
    notes += line.notes
    return line.releases
  }

  private mutating func likelyTags(of app: AppSettings, in repository: GitRepository) async throws -> [GitRelease] {
    let families = await ReleaseTags(in: repository)
    guard let family = families.family(of: app.name) else { return [] }
    notes.append(
      "Releases: \(Words.count(family.count, "tag", "tags")) like `\(family.pattern)`, such as \(family.example). "
        + "Use --tags for others.")
    return line(try await TagChoice(matching: [TagPattern(family.pattern)], in: repository).releases)
  }
}

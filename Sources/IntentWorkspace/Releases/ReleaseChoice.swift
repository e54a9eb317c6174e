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
    /// Whether it was read already and has no intents.
    var isKnownEmpty = false
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
      if !release.isKnownEmpty, case .revision(let name) = release.place { name } else { nil }
    }
  }

  /// The revisions in which no intents were found.
  private var empty: Set<String> = []

  /// - Parameter withoutIntents: tells of some releases which revisions have no intents. It is asked where tags are in no
  ///   order of time: those of another product of the repository, say, which have none, say nothing about its order.
  /// - Throws: `GitError` or `FileError`; `UsageError` for a pattern of commits without a version.
  init(
    _ pattern: Pattern, of app: AppSettings, in workspace: Workspace,
    withoutIntents: ([GitRelease]) async -> Set<String> = { _ in [] }
  ) async throws {
    let repository = GitRepository(directory: workspace.root)
    let tagged: [GitRelease]
    switch pattern {
    case .commits(let subject): tagged = try await repository.releases(titled: subject)
    case .tags(let patterns): tagged = try await tags(matching: patterns, in: repository, withoutIntents)
    case .likely: tagged = try await likelyTags(of: app, in: repository, withoutIntents)
    }
    let recorded = try workspace.snapshots(of: app).entries()
    let unrecorded = tagged.filter { release in
      !recorded.contains { $0.version.isSame(as: VersionNumber(release.version)) }
    }
    releases =
      recorded.map { Release(version: $0.version.description, place: .snapshot($0.path)) }
      + unrecorded.map {
        Release(
          version: $0.version, date: $0.date, place: .revision($0.revision), isKnownEmpty: empty.contains($0.revision))
      }
    releases.sort { VersionNumber($0.version) < VersionNumber($1.version) }
  }

  private mutating func tags(
    matching patterns: [String], in repository: GitRepository, _ withoutIntents: ([GitRelease]) async -> Set<String>
  ) async throws -> [GitRelease] {
    let choice = try await TagChoice(matching: patterns.map(TagPattern.init), in: repository)
    notes += choice.notes
    if choice.releases.isEmpty {
      let named = patterns.map { "“\($0)”" }.sentenceList
      notes.append("No tag matches \(named), so only recorded versions are listed. `git tag --list` shows the tags.")
    }
    notes += choice.doubtful.map { version, names in
      "\(names.sentenceList) all have the version \(version); the last one is used. Use a narrower --tags to choose."
    }
    return await line(choice.releases, withoutIntents)
  }

  private mutating func line(
    _ tagged: [GitRelease], _ withoutIntents: ([GitRelease]) async -> Set<String>
  ) async -> [GitRelease] {
    var line = ReleaseLine(tagged)
    if line.hasStrays {
      empty = await withoutIntents(line.contested)
      line = ReleaseLine(tagged.filter { !empty.contains($0.revision) })
    }
    notes += line.notes
    return line.releases + tagged.filter { empty.contains($0.revision) }
  }

  private mutating func likelyTags(
    of app: AppSettings, in repository: GitRepository, _ withoutIntents: ([GitRelease]) async -> Set<String>
  ) async throws -> [GitRelease] {
    let tags = await ReleaseTags(in: repository)
    let families = tags.row(of: app.name)
    guard let example = families.first?.example else { return [] }
    let count = families.reduce(0) { $0 + $1.count }
    let form = families.count == 1 ? "form" : "forms"
    notes.append(
      "Releases were read from \(Words.count(count, "tag", "tags")) of the \(form) "
        + "\(families.map { "`\($0.pattern)`" }.sentenceList), such as \(example). Use --tags for others.")
    let final = try await TagChoice(matching: families.map { TagPattern($0.pattern) }, in: repository).releases
    return await line(final + (try await candidates(tags, after: families, in: repository)), withoutIntents)
  }

  /// The last candidate of each version that went out without a final tag.
  private mutating func candidates(
    _ tags: ReleaseTags, after families: [ReleaseTags.Family], in repository: GitRepository
  ) async throws -> [GitRelease] {
    let others = tags.unfinished(after: families, withCandidate: false)
    if let last = others.last {
      notes.append(
        "\(others.count) later versions have only tags of pre-releases, up to \(last); they were not read. Use --tags "
          + "with {pre} for them.")
    }
    let names = Set(tags.unfinished(after: families, withCandidate: true))
    guard !names.isEmpty else { return [] }
    let chosen = try await repository.tags(matching: nil).filter { names.contains($0.name) }
    let releases = chosen.compactMap { name, date in
      ReleaseTag(name).map { GitRelease(version: $0.version, revision: "refs/tags/\(name)", date: date) }
    }
    .sorted { VersionNumber($0.version) < VersionNumber($1.version) }
    notes.append(
      "\(releases.count) later versions have only tags of release candidates, \(releases.first?.version ?? "") to "
        + "\(releases.last?.version ?? ""): the last one of each was taken for the release.")
    return releases
  }
}

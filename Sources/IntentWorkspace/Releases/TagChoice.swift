import IntentFiles
import IntentReports
import IntentSettings
import IntentSurface

/// The tags that some patterns choose as the releases of an app.
struct TagChoice {
  /// Oldest version first.
  private(set) var releases: [GitRelease] = []
  /// What is left out, and what the patterns don't cover, each a line.
  private(set) var notes: [String] = []
  /// Versions that several tags stand for which are not builds of one another, with the tags.
  private(set) var doubtful: [(version: String, names: [String])] = []
  /// Whether any tag matches.
  private(set) var isAny = false
  /// What was said of candidates that stand for their versions.
  private var standing: String?
  /// The tags that were read.
  private var read: Set<String> = []
  /// Every tag of the repository.
  let all: [String]

  fileprivate struct Candidate: Equatable {
    var name: String
    var date: String
    var tag: ReleaseTag
    var isTest: Bool

    /// What it is a build of; testers may have others of the same version.
    var release: [String] { [tag.version, isTest ? "test" : ""] }
  }

  /// - Parameters:
  ///   - previews: patterns of which only pre-releases are taken.
  ///   - testing: patterns of what only testers got.
  /// - Throws: `GitError`.
  init(
    matching patterns: [TagPattern], previews: [TagPattern] = [], testing: [TagPattern] = [],
    in repository: GitRepository
  ) async throws(GitError) {
    let tags = try await repository.tags(matching: nil)
    all = tags.map(\.name)
    var candidates: [Candidate] = []
    var unread: [String] = []
    var seen: Set<String> = []
    for (index, pattern) in (patterns + testing + previews).enumerated() {
      let isTest = patterns.count..<patterns.count + testing.count ~= index
      let isOfPreviews = index >= patterns.count + testing.count
      let named = pattern.hasVersion ? tags : try await repository.tags(matching: pattern.text)
      for (name, date) in named where !seen.contains(name) {
        if let tag = pattern.tag(name) {
          guard tag.isPreview || !isOfPreviews else { continue }
          candidates.append(Candidate(name: name, date: date, tag: tag, isTest: isTest))
          seen.insert(name)
        } else if !pattern.hasVersion {
          unread.append(name)
        }
      }
    }
    isAny = !candidates.isEmpty || !unread.isEmpty
    let unnamed = unread.filter { !seen.contains($0) }
    if !unnamed.isEmpty {
      notes = [
        "no version in \(Words.count(unnamed.count, "tag", "tags")), such as \(unnamed.examples); "
          + "`intentcompat ship VERSION --from git:TAG` records one"
      ]
    }
    choose(candidates)
    letCandidatesStand(but: Set(candidates.filter(\.isTest).map { "refs/tags/\($0.name)" }))
    noteCoverage(seen)
    read = seen
  }

  // Several builds of one version are one release: the last is what people have.
  private mutating func choose(_ candidates: [Candidate]) {
    for group in Dictionary(grouping: candidates, by: \.release).values {
      let ranked = group.sorted()
      guard let last = ranked.last else { continue }
      let version = last.tag.version
      let forms = Set(group.map { [$0.tag.pattern.lowercased()] + $0.tag.build.map(String.init) })
      if Set(group.map(\.tag.words)).count > 1 || forms.count < group.count {
        doubtful.append((version, group.map(\.name)))
      }
      releases.append(
        GitRelease(
          version: version, revision: "refs/tags/\(last.name)", date: last.date,
          isFinal: !last.tag.hasOtherWords && !last.isTest && !last.tag.isPreview))
    }
    doubtful.sort { $0.version < $1.version }
    let numbered = releases.map { (number: VersionNumber($0.version), release: $0) }
    releases = numbered.sorted { left, right in
      if left.number != right.number { return left.number < right.number }
      return left.release.revision < right.release.revision
    }.map(\.release)
  }

  private mutating func noteCoverage(_ chosen: Set<String>) {
    let likely = ReleaseTags(all)
    let covered = ReleaseTags(all.filter(chosen.contains)).count
    guard likely.count > 2 * covered else { return }
    let others = ReleaseTags(all.filter { !chosen.contains($0) }).families.prefix(3)
      .map { "\($0.pattern) (\($0.count), such as \($0.example))" }
    notes.append(
      """
      this pattern matches \(covered) of \(likely.count) tags that look like releases; others are \
      \(others.sentenceList)
      """)
  }
}

extension TagChoice {
  /// Those that the settings name, or that the tags of a repository show by themselves.
  ///
  /// - Throws: `GitError`.
  init(of app: AppSettings, in repository: GitRepository) async throws(GitError) {
    guard app.releases.isEmpty else {
      try await self.init(
        matching: app.releases.final.map(TagPattern.init), testing: app.releases.test.map(TagPattern.init),
        in: repository)
      return
    }
    try await self.init(likelyFor: app, in: repository)
  }

  /// Those that the tags of a repository show by themselves, without the pre-releases of what came out.
  ///
  /// - Throws: `GitError`.
  init(likelyFor app: AppSettings, in repository: GitRepository) async throws(GitError) {
    let tags = try await repository.tags(matching: nil)
    let likely = ReleaseTags(dated: tags)
    let row = likely.row(of: app.name)
    let previews = likely.previewPatterns(beside: row).map(TagPattern.init)
    try await self.init(matching: row.map { TagPattern($0.pattern) }, previews: previews, in: repository)
    notes = [Self.words(for: row)].compactMap(\.self) + [standing].compactMap(\.self)
    let left = releases.contains(where: \.isFinal) ? releases.filter { !$0.isFinal } : []
    releases.removeAll { left.contains($0) }
    noteLeft(left)
    noteNewest(of: tags)
  }

  private static func words(for row: [ReleaseTags.Family]) -> String? {
    row.first.map { first in
      "Releases were read from \(Words.count(row.reduce(0) { $0 + $1.count }, "tag", "tags")) of the "
        + "\(row.count == 1 ? "form" : "forms") \(row.map { "`\($0.pattern)`" }.examples), such as "
        + "\(first.example). Use --tags for others."
    }
  }

  /// Says which pre-releases after the newest release were left: they may be what people have.
  private mutating func noteLeft(_ left: [GitRelease]) {
    let newest = releases.last.map { VersionNumber($0.version) }
    let later = left.filter { release in newest.map { $0 < VersionNumber(release.version) } ?? true }
    guard let last = later.last else { return }
    notes.append(
      later.count == 1
        ? "The tag of a pre-release, \(last.version), was not read. Use --tags with {pre} for it."
        : "\(later.count) tags of pre-releases, up to \(last.version), were not read. Use --tags with {pre} for them.")
  }

  /// Says that the newest tags are none of those that were chosen.
  private mutating func noteNewest(of tags: [(name: String, date: String)]) {
    let last = releases.map(\.date).max() ?? ""
    let newer = tags.filter { $0.date > last && !read.contains($0.name) }.map(\.name)
    guard newer.count > 1 else { return }
    let form = releases.isEmpty ? "show no version" : "are of other forms and were not read"
    notes.append(
      "The newest \(newer.count) tags, such as \(newer.suffix(3).reversed().sentenceList), \(form). Use --tags to choose."
    )
  }

  /// Lets the last candidate of a version that has no final tag stand for it, but for those on the way to the next one.
  ///
  /// Some teams tag the candidate that ships, and nothing after it.
  private mutating func letCandidatesStand(but tests: Set<String>) {
    let finals = Set(releases.filter(\.isFinal).map { Self.numbers(of: $0.version) })
    let newest = releases.last(where: \.isFinal).map { VersionNumber($0.version) }
    var last: [[Int]: Int] = [:]
    for (position, release) in releases.enumerated() where !tests.contains(release.revision) {
      if ReleaseTag(release.version)?.isCandidate == true { last[Self.numbers(of: release.version)] = position }
    }
    let open = last.filter { !finals.contains($0.key) }.values.sorted()
    let chosen = open.filter { position in newest.map { VersionNumber(releases[position].version) < $0 } ?? true }
    for position in chosen { releases[position].isFinal = true }
    guard let first = chosen.first, let end = chosen.last else { return }
    standing =
      "\(Words.count(chosen.count, "version has", "versions have")) only tags of release candidates, "
      + "\(releases[first].version) to \(releases[end].version): the last one of each was taken for the release."
    notes += [standing].compactMap(\.self)
  }

  /// `1.2` for `1.2.0-rc.1` too.
  private static func numbers(of version: String) -> [Int] {
    Array(ReleaseTag.numbers(of: version).reversed().drop { $0 == 0 }.reversed())
  }
}

extension TagChoice.Candidate: Comparable {
  // Words behind the version tell a build for some people, which is not the last.
  static func < (left: Self, right: Self) -> Bool {
    if left.tag.hasOtherWords != right.tag.hasOtherWords { return left.tag.hasOtherWords }
    // A version alone is what all its builds led to.
    if left.tag.build.isEmpty != right.tag.build.isEmpty { return right.tag.build.isEmpty }
    if left.tag.build != right.tag.build { return left.tag.build.lexicographicallyPrecedes(right.tag.build) }
    return (left.date, left.name) < (right.date, right.name)
  }
}

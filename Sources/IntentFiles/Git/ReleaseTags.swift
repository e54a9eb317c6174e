import IntentSurface

/// What the release tags of a repository look like.
package struct ReleaseTags: Equatable, Sendable {
  /// Tags of one kind: `ios-1.2.0`, `ios-1.3.0`.
  package struct Family: Equatable, Sendable {
    /// As `--tags` takes it: `ios-{version}`.
    package var pattern: String
    /// How many there are.
    package var count: Int
    /// The versions that they name: several tags may be builds of one.
    package var versions: Set<String>
    /// The tag of the highest version.
    package var example: String
    /// The tags whose days are known.
    var dated: [Dated] = []

    fileprivate var words: Set<String> { ReleaseTag.words(of: pattern) }
  }

  struct Dated: Equatable, Sendable {
    var date: String
    var version: VersionNumber
  }

  /// Tags with the same words around the version, in whatever form: `2.0`, `v2.1`, `release/2.2-57`.
  private struct Line {
    let words: Set<String>
    /// Pre-releases only where there is nothing else.
    let families: [Family]
    /// How many versions there are, with those that only have pre-releases.
    let size: Int

    init(_ words: Set<String>, _ finals: [Family], _ previews: [Family]) {
      self.words = words
      families = finals.isEmpty ? previews : finals
      size = Set((finals + previews).flatMap(\.versions).map { ReleaseTag.finalVersion(of: $0) }).count
    }

    /// Whether the version ends the names of some, as of what is made for everybody.
    var isPlain: Bool { families.contains { ReleaseTag($0.example)?.hasOtherWords == false } }

    /// Whether it begins where another one ended, by its numbers and its days.
    func goesOn(from other: Line) -> Bool {
      guard let start = dates.min(), let end = other.dates.max(), let first = numbers.min(),
        let last = other.numbers.max()
      else { return false }
      return end <= start && last < first
    }

    /// Whether both are for all of Apple's systems or for some, and their numbers rise with their days as those of one.
    func isMixed(with other: Line) -> Bool {
      guard words.isEmpty != other.words.isEmpty, words.union(other.words).isSubset(of: ReleaseTag.systems),
        !families.flatMap(\.dated).isEmpty
      else { return false }
      let dated = (families + other.families).flatMap(\.dated)
        .sorted { ($0.date, $0.version) < ($1.date, $1.version) }
      return zip(dated, dated.dropFirst()).allSatisfy { $0.version <= $1.version }
    }

    private var dates: [String] { families.flatMap(\.dated).map(\.date) }
    private var numbers: [VersionNumber] { families.flatMap(\.versions).map { VersionNumber($0) } }
  }

  /// Those with most versions first; pre-releases are counted in none.
  package let families: [Family]
  /// Those of pre-releases, in the same order.
  private let previews: [Family]

  /// How many tags look like releases.
  package var count: Int { families.reduce(0) { $0 + $1.count } }

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ names: [String]) { self.init(dated: names.map { ($0, "") }) }

  /// - Parameter tags: each with its day; empty where nobody knows it.
  package init(dated tags: [(name: String, date: String)]) {
    var groups: [String: [Named]] = [:]
    var previewGroups = groups
    for (name, date) in tags {
      guard let tag = ReleaseTag(name) else { continue }
      let pattern = tag.pattern.lowercased()
      if tag.isPreview {
        previewGroups[pattern, default: []].append(Named(name: name, tag: tag, date: date))
      } else {
        groups[pattern, default: []].append(Named(name: name, tag: tag, date: date))
      }
    }
    families = Self.families(groups)
    previews = Self.families(previewGroups)
  }

  private struct Named {
    var name: String
    var tag: ReleaseTag
    var date: String
  }

  private static func families(_ groups: [String: [Named]]) -> [Family] {
    groups.values.compactMap { tags in
      let last = tags.max { Self.precedes($0.tag, $1.tag) || !Self.precedes($1.tag, $0.tag) && $0.name < $1.name }
      return last.map {
        var family = Family(
          pattern: $0.tag.pattern, count: tags.count, versions: Set(tags.map(\.tag.version)), example: $0.name)
        family.dated = tags.filter { !$0.date.isEmpty }
          .map { Dated(date: $0.date, version: VersionNumber($0.tag.version)) }
        return family
      }
    }
    .sorted { ($1.versions.count, $1.count, $0.pattern) < ($0.versions.count, $0.count, $1.pattern) }
  }

  /// The tags of a repository; none where there is no repository.
  ///
  /// - Throws: `GitError` where they can't be read: an app without releases is another one.
  package init(in repository: GitRepository) async throws(GitError) {
    do throws(GitError) { self.init(dated: try await repository.tags(matching: nil)) } catch {
      guard case .notARepository = error else { throw error }
      self.init(dated: [])
    }
  }

  /// By the words around the version, the largest first.
  private var lines: [Line] {
    let (finals, others) = (Dictionary(grouping: families, by: \.words), Dictionary(grouping: previews, by: \.words))
    return Set(finals.keys).union(others.keys).map { Line($0, finals[$0] ?? [], others[$0] ?? []) }
      .sorted { ($1.size, $0.families[0].pattern) < ($0.size, $1.families[0].pattern) }
  }

  /// The forms of the tags that an app's releases have, the largest first; none without release tags.
  ///
  /// They are of the line that names the app, or a system of Apple's where another one names a system of somebody else's;
  /// else of the largest. One that ended where that begins, or begins where that ended, is the same under another name, and
  /// so are those for all systems and for one that take turns. Tags of other systems alone are nobody's here.
  package func row(of app: String) -> [Family] {
    let lines = lines
    let name = app.lowercased().filter { $0.isLetter || $0.isNumber }
    let others = Self.testingWords.union(Self.otherSystems)
    let own = lines.filter { $0.words.isDisjoint(with: others) }
    let named = lines.filter { $0.words == [name] || $0.words.subtracting(ReleaseTag.systems) == [name] }
    let isShared = lines.contains { !$0.words.isDisjoint(with: Self.otherSystems) }
    let ofSystems = isShared ? lines.filter { !$0.words.isEmpty && $0.words.isSubset(of: ReleaseTag.systems) } : []
    let apple = lines.filter { $0.words.isDisjoint(with: Self.otherSystems) }
    let line = (named + ofSystems).max { $0.size < $1.size } ?? own.first ?? apple.first
    guard let line else { return [] }
    let same = own.filter {
      $0.isPlain && ($0.goesOn(from: line) || line.goesOn(from: $0) || $0.isMixed(with: line))
    }
    return line.families + same.flatMap(\.families)
  }

  /// Patterns of the tags of an app's test builds, beside those of its releases.
  package func testPatterns(of app: String) -> [String] {
    let row = row(of: app)
    let builds = families.filter { !row.contains($0) && !$0.words.isDisjoint(with: Self.testingWords) }
    return builds.map(\.pattern) + previewPatterns(beside: row)
  }

  /// Patterns of the tags of pre-releases on the way to the versions of some families.
  package func previewPatterns(beside row: [Family]) -> [String] {
    let lines = Set(row.map(\.words))
    return previews.filter { !row.contains($0) && lines.contains($0.words) }.map(\.pattern)
  }

  /// What chooses an app's releases on the command line, `--tags 'v{version}'`; nil without release tags.
  package func options(for app: String) -> String? {
    let row = row(of: app)
    return row.isEmpty ? nil : row.map { "--tags '\($0.pattern)'" }.joined(separator: " ")
  }

  private static let otherSystems: Set = ["android", "windows", "win", "linux", "desktop", "web"]
  /// Words for builds that people don't get, with and without the `v` that some write before them.
  private static let testingWords = Set(
    (ReleaseTag.previewWords.filter { $0.count > 1 } + ["testflight", "internal", "staging", "adhoc", "daily", "debug"])
      .flatMap { [$0, "\($0)s", "v\($0)"] })

  /// Whether one release comes before another: by its version, then by its build.
  package static func precedes(_ left: ReleaseTag, _ right: ReleaseTag) -> Bool {
    let versions = (VersionNumber(left.version), VersionNumber(right.version))
    if !versions.0.isSame(as: versions.1) { return versions.0 < versions.1 }
    return left.build.lexicographicallyPrecedes(right.build)
  }

  /// The version that a tag names: `1.2.0` for `v1.2.0`, `release/v1.2.0`, `ios-1.2.0-45`; nil for `nightly`.
  package static func version(of name: String) -> String? { ReleaseTag(name)?.version }
}

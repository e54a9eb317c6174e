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
    /// The days of the tags, as far as they are known.
    var dates: [String] = []

    /// Whether it goes on where another one ended.
    fileprivate func follows(_ other: Family) -> Bool {
      guard let end = other.dates.max(), line != other.line else { return false }
      let later = dates.count { $0 > end }
      return later >= ReleaseTags.habit && 2 * later > dates.count
    }

    /// The words that tell one line from another: those of a `v` and of builds come and go.
    fileprivate var line: Set<String> { Self.line(of: pattern) }

    fileprivate static func line(of pattern: String) -> Set<String> {
      let text = [TagPattern.build, TagPattern.version, TagPattern.pre].reduce(pattern) { $0.replacing($1, with: " ") }
        .lowercased()
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "{" && $0 != "}" }.map(String.init)
      return Set(words).subtracting(["v", "b", "build"])
    }

    /// Whether its numbers go on where those of another one ended.
    fileprivate func continues(_ other: Family) -> Bool {
      guard follows(other), let end = other.versions.map({ VersionNumber($0) }).max() else { return false }
      return 2 * versions.count { end < VersionNumber($0) } > versions.count
    }

    /// The words around the version, in lower case.
    fileprivate var words: Set<String> {
      let text = pattern.replacing(TagPattern.version, with: " ").replacing(TagPattern.pre, with: " ").lowercased()
      return Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
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
        family.dates = tags.map(\.date).filter { !$0.isEmpty }
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

  /// The family that an app's releases are of: the one that names the app, or a system of Apple's where another one names a
  /// system of somebody else's; else the largest, or the one that goes on where that ended.
  ///
  /// A tag or two beside many of pre-releases are no habit. What names a pre-release, as in `testflight/{version}`, is
  /// chosen where there is hardly anything else; tags of pre-release versions, `1.0-beta.2`, where there is nothing else.
  private func family(of app: String) -> Family? {
    let few = families.first?.versions.count ?? 0
    let isSlip = few < Self.habit && Self.habitualShare * few < previews.first?.count ?? 0
    let all = isSlip ? previews : families
    let name = app.lowercased().filter { $0.isLetter || $0.isNumber }
    let released = all.filter { $0.words.isDisjoint(with: Self.testingWords) }
    let families = released.contains { $0.versions.count >= Self.habit } ? released : all
    let likely = families.filter { 5 * $0.versions.count >= families.first?.versions.count ?? 0 }
    let isShared = families.contains { !$0.words.isDisjoint(with: Self.otherSystems) }
    if let named = likely.first(where: { !name.isEmpty && $0.words.contains(name) }) { return named }
    let largest = (isShared ? likely.first { !$0.words.isDisjoint(with: Self.systems) } : nil) ?? families.first
    let others = Self.testingWords.union(Self.otherSystems)
    let next = likely.filter { family in
      family.words.isDisjoint(with: others) && largest.map(family.follows) == true
    }
    return next.max { $0.dates.max() ?? "" < $1.dates.max() ?? "" } ?? largest
  }

  /// The families that an app's releases are of, the largest first; none without release tags.
  ///
  /// Teams begin to write a `v` or the number of the build midway, or leave it out: `v2.0.0-5`, then `v3.0.0`. Two forms are
  /// taken together where hardly any version has both: else one is of another product, or of builds that few people got.
  /// What ended is of the row where the numbers of what goes on are higher.
  package func row(of app: String) -> [Family] {
    guard let family = family(of: app) else { return [] }
    let ended = families.filter { $0.versions.count > family.versions.count && family.continues($0) }
    let lines = ([family] + ended).map(\.line)
    let kin = families.filter { other in
      guard other != family, lines.contains(other.line) else { return false }
      let both = other.versions.intersection(family.versions).count
      return Self.habitualShare * both <= min(other.versions.count, family.versions.count)
    }
    return [family] + kin
  }

  /// Patterns of the tags of an app's test builds, beside those of its releases.
  package func testPatterns(of app: String) -> [String] {
    let row = row(of: app)
    let builds = families.filter { !row.contains($0) && !$0.words.isDisjoint(with: Self.testingWords) }
    return builds.map(\.pattern) + previewPatterns(beside: row)
  }

  /// Patterns of the tags of pre-releases on the way to the versions of some families.
  package func previewPatterns(beside row: [Family]) -> [String] {
    let lines = Set(row.map(\.line))
    return previews.filter { !row.contains($0) && lines.contains($0.line) }.map(\.pattern)
  }

  /// What chooses an app's releases on the command line, `--tags 'v{version}'`; nil without release tags.
  package func options(for app: String) -> String? {
    let row = row(of: app)
    return row.isEmpty ? nil : row.map { "--tags '\($0.pattern)'" }.joined(separator: " ")
  }

  static let systems: Set = ["ios", "iphone", "ipados", "macos", "mac", "osx", "darwin", "apple"]
  private static let otherSystems: Set = ["android", "windows", "win", "linux", "desktop", "web"]
  /// So many versions are more than a tag or two of another form.
  package static let habit = 3
  /// One in so many versions may be tagged in two forms by a slip.
  private static let habitualShare = 5
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

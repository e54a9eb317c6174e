import IntentSurface

/// What the release tags of a repository look like.
package struct ReleaseTags: Equatable, Sendable {
  /// Tags of one kind: `ios-1.2.0`, `ios-1.3.0`.
  package struct Family: Equatable, Sendable {
    /// As `--tags` takes it: `ios-{version}`.
    package var pattern: String
    /// How many there are.
    package var count: Int
    /// The tag of the highest version.
    package var example: String
  }

  /// Those with most tags first; pre-releases are counted in none.
  package let families: [Family]

  /// How many tags look like releases.
  package var count: Int { families.reduce(0) { $0 + $1.count } }

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ names: [String]) {
    var groups: [String: [(name: String, tag: ReleaseTag)]] = [:]
    for name in names {
      guard let tag = ReleaseTag(name), !tag.isPreview else { continue }
      groups[tag.pattern.lowercased(), default: []].append((name, tag))
    }
    families = groups.values.compactMap { tags in
      let ranked = tags.sorted { Self.precedes($0.tag, $1.tag) || !Self.precedes($1.tag, $0.tag) && $0.name < $1.name }
      return ranked.last.map { Family(pattern: $0.tag.pattern, count: tags.count, example: $0.name) }
    }
    .sorted { ($1.count, $0.pattern) < ($0.count, $1.pattern) }
  }

  /// The tags of a repository; none where they can't be read.
  package init(in repository: GitRepository) async {
    self.init(((try? await repository.tags(matching: nil)) ?? []).map(\.name))
  }

  /// The family that an app's releases are of: the one that names the app or its system, else the largest.
  package func family(of app: String) -> Family? {
    let name = app.lowercased().filter { $0.isLetter || $0.isNumber }
    func names(_ family: Family, _ word: String) -> Bool {
      let words = family.pattern.lowercased().split { !$0.isLetter && !$0.isNumber }
      return !word.isEmpty && words.contains { $0 == word }
    }
    let likely = families.filter { 5 * $0.count >= families.first?.count ?? 0 }
    return likely.first { names($0, name) } ?? families.first
  }

  /// Whether one release comes before another: by its version, then by its build.
  package static func precedes(_ left: ReleaseTag, _ right: ReleaseTag) -> Bool {
    let versions = (VersionNumber(left.version), VersionNumber(right.version))
    if !versions.0.isSame(as: versions.1) { return versions.0 < versions.1 }
    return left.build.lexicographicallyPrecedes(right.build)
  }

  /// The version that a tag names: `1.2.0` for `v1.2.0`, `release/v1.2.0`, `ios-1.2.0-45`; nil for `nightly`.
  package static func version(of name: String) -> String? { ReleaseTag(name)?.version }
}

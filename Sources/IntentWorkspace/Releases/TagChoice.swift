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
  /// Every tag of the repository.
  let all: [String]

  private struct Candidate {
    var name: String
    var date: String
    var tag: ReleaseTag
  }

  /// - Throws: `GitError`.
  init(matching patterns: [TagPattern], in repository: GitRepository) async throws(GitError) {
    let tags = try await repository.tags(matching: nil)
    all = tags.map(\.name)
    var candidates: [Candidate] = []
    var unread: [String] = []
    var seen: Set<String> = []
    for pattern in patterns {
      let named = pattern.hasVersion ? tags : try await repository.tags(matching: pattern.text)
      for (name, date) in named where !seen.contains(name) {
        if let tag = pattern.tag(name) {
          candidates.append(Candidate(name: name, date: date, tag: tag))
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
    noteCoverage(seen)
  }

  /// Those that the tags of a repository show by themselves.
  ///
  /// - Throws: `GitError`.
  init(likelyFor app: AppSettings, in repository: GitRepository) async throws(GitError) {
    let families = try await ReleaseTags(in: repository).row(of: app.name)
    try await self.init(matching: families.map { TagPattern($0.pattern) }, in: repository)
  }

  // Several builds of one version are one release: the last is what people have.
  private mutating func choose(_ candidates: [Candidate]) {
    for (version, group) in Dictionary(grouping: candidates, by: \.tag.version) {
      let ranked = group.sorted { ($0.tag.build, $0.name) < ($1.tag.build, $1.name) }
      guard let last = ranked.last else { continue }
      let kinds = Set(group.map { $0.tag.prefix.lowercased() })
      if group.count > 1, kinds.count > 1 || Set(group.map(\.tag.build)).count < group.count {
        doubtful.append((version, group.map(\.name)))
      }
      releases.append(GitRelease(version: version, revision: "refs/tags/\(last.name)", date: last.date))
    }
    doubtful.sort { $0.version < $1.version }
    releases = releases.map { (VersionNumber($0.version), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private mutating func noteCoverage(_ chosen: Set<String>) {
    let likely = ReleaseTags(all)
    let covered = ReleaseTags(all.filter(chosen.contains)).count
    guard likely.count > 2 * covered, likely.count - covered > 3 else { return }
    let others = ReleaseTags(all.filter { !chosen.contains($0) }).families.prefix(3)
      .map { "\($0.pattern) (\($0.count), such as \($0.example))" }
    notes.append(
      """
      this pattern matches \(covered) of \(likely.count) tags that look like releases; others are \
      \(others.sentenceList)
      """)
  }
}

private func < (left: ([Int], String), right: ([Int], String)) -> Bool {
  if left.0 != right.0 { return left.0.lexicographicallyPrecedes(right.0) }
  return left.1 < right.1
}

import IntentSurface
import TestSupport
import Testing

@testable import IntentFiles

/// Which release comes before which, by what descends from what.
@Suite struct ReleaseGraphTests {
  private static func graph(_ history: DrawnHistory) -> ReleaseGraph {
    ReleaseGraph(
      history.tags.map { .init(version: VersionNumber($0.version), date: $0.date, commit: $0.commit) },
      in: CommitGraph(parents: history.parents))
  }

  /// `1.1<1.0`: each release that follows one.
  private static func pairs(_ history: DrawnHistory) -> String {
    let parents = graph(history).parents
    return history.tags.indices.map { index in
      history.tags[index].version + (parents[index].map { "<" + history.tags[$0].version } ?? "")
    }
    .joined(separator: " ")
  }

  @Test(arguments: [
    ("main: a 1.0 b 1.1 2.0", "1.0 1.1<1.0 2.0<1.1"),
    // Numbers say nothing where one release is built on another.
    ("main: 1.837 1.8.38 1.839", "1.837 1.8.38<1.837 1.839<1.8.38"),
    ("main: 1.4 0.1 0.2", "1.4 0.1<1.4 0.2<0.1"),
    // A fix of an older line, left there, merged, or picked.
    ("main: 1.0 | fix<1.0: h 1.0.1 | main: a 2.0", "1.0 1.0.1<1.0 2.0<1.0"),
    ("main: 1.0 a 2.0 | fix<1.0: h 1.0.1 1.0.2", "1.0 2.0<1.0 1.0.1<1.0 1.0.2<1.0.1"),
    ("main: 1.0 a 2.0 | fix<1.0: h i j 1.0.1 | main: +fix 2.1", "1.0 2.0<1.0 1.0.1<1.0 2.1<2.0"),
    ("main: 1.0 | fix<1.0: 1.0.1 | main: a +fix 2.0", "1.0 1.0.1<1.0 2.0<1.0.1"),
    ("main: 1.0 | fix<1.0: h 1.0.1 | main: picked 2.0 2.1", "1.0 1.0.1<1.0 2.0<1.0 2.1<2.0"),
    // A fix whose branch takes in the newer line.
    ("main: 1.0 2.0 | fix<1.0: 1.0.1 +main 2.0.1", "1.0 2.0<1.0 1.0.1<1.0 2.0.1<2.0"),
    // Release branches that are never merged back.
    (
      "main: a b | r1<b: 1.0 1.0.1 | main: c d | r2<d: 1.1 | main: e | r3<e: x 1.2",
      "1.0 1.0.1<1.0 1.1<1.0.1 1.2<1.1"
    ),
    // The same after a while on the main branch.
    ("main: 1.0 b | r1<b: 1.1 | main: c | r2<c: 1.2", "1.0 1.1<1.0 1.2<1.1"),
    // Each is squashed into the main branch.
    ("main: a | r1<a: 1.0 | main: s | r2<s: 1.1 | main: t | r3<t: 1.2", "1.0 1.1<1.0 1.2<1.1"),
    // A late fix of an older line, whose branch began before the newer one.
    ("main: 1.9 m 2.0 2.1 | old<m: 1.9.1 1.9.2", "1.9 2.0<1.9 2.1<2.0 1.9.1<1.9 1.9.2<1.9.1"),
    // Merged with a commit that is tagged, as in git flow.
    ("main: 1.0 | dev<1.0: a b | rel<dev: x | main: +rel =1.1 | dev: +rel c | main: +dev =1.2", "1.0 1.1<1.0 1.2<1.1"),
    // An app that another one was made from, and that is merged again later.
    ("up: 1.0 1.4 | main<up: 0.1 0.2 | up: 9.3 | main: +up 0.3", "1.0 1.4<1.0 0.1<1.4 0.2<0.1 9.3<1.4 0.3<0.2"),
    // Several on one commit follow one another; the highest is what others follow.
    ("main: 1.0 1.1-rc.1 =1.1 a 1.2", "1.0 1.1-rc.1<1.0 1.1<1.1-rc.1 1.2<1.1"),
    // Without a common commit there are only the numbers.
    ("old: 1.0 1.1 | main: 2.0 2.1", "1.0 1.1<1.0 2.0<1.1 2.1<2.0"),
    ("old: 1.0 1.1 | main: 0.1 0.2", "1.0 1.1<1.0 0.1 0.2<0.1"),
    // Two ways to one number.
    ("main: a | x<a: 1.0 | y<a: 1.0.0 | main: +x +y 1.1", "1.0 1.0.0<1.0 1.1<1.0.0"),
  ])
  func aReleaseFollowsTheNearestThatItIsBuiltOn(drawing: String, pairs: String) {
    #expect(Self.pairs(DrawnHistory(drawing)) == pairs)
  }

  @Test(arguments: [
    ("main: 1.0 2.0 | fix<1.0: 1.0.1 h", "fix", "1.0.1"), ("main: 1.0 2.0 a | fix<1.0: 1.0.1 h", "main", "2.0"),
    ("main: 1.0 2.0 | fix<1.0: h", "fix", "1.0"), ("main: 1.0 2.0", "main", "2.0"),
    ("main: a b | x: 1.0", "main", "1.0"),
    ("main: a | r<a: 1.0 1.0.1 | main: b", "main", "1.0.1"),
    ("main: 2.0 | fix<2.0: h | main: 2.1 +fix c", "main", "2.1"),
    // What is merged in does not name the branch.
    ("up: 1.0 | main<up: 0.1 | up: 1.6 | main: 0.2 +up a", "main", "0.2"), ("main: a b", "main", nil),
  ])
  func codeIsBuiltOnTheNewestReleaseOfItsBranch(drawing: String, branch: String, version: String?) throws {
    let history = DrawnHistory(drawing)
    let newest = Self.graph(history).newest(before: try #require(history.tips[branch]))
    #expect(newest.map { history.tags[$0].version } == version)
  }

  // MARK: Random graphs

  private struct Drawn {
    var parents: [[Int]] = []
    var releases: [ReleaseGraph.Release] = []

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...60, using: &random)
      for commit in 0..<count {
        let number = [0, 1, 1, 1, 1, 1, 2, 2, 3].randomElement(using: &random) ?? 1
        let before = max(0, commit - Int.random(in: 1...12, using: &random))
        let parents = (0..<number).compactMap { _ in (before..<commit).randomElement(using: &random) }
        self.parents.append(parents.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
        while Int.random(in: 0..<4, using: &random) == 0 {
          let day = max(0, commit + Int.random(in: -3...3, using: &random))
          let version = "\(Int.random(in: 1...3, using: &random)).\(Int.random(in: 0...9, using: &random))"
          releases.append(
            .init(version: VersionNumber(version), date: DrawnHistory.day(day), commit: commit))
        }
      }
    }
  }

  @Test(arguments: 0..<400) func findsWhatASlowSearchFinds(seed: Int) {
    let drawn = Drawn(seed: UInt64(seed))
    let commits = CommitGraph(parents: drawn.parents)
    let graph = ReleaseGraph(drawn.releases, in: commits)
    let slow = SlowReleaseGraph(drawn.releases, drawn.parents, ranks: graph.ranks)
    #expect(graph.parents == slow.parents)
    for (commit, past) in slow.past.enumerated() {
      #expect(drawn.parents.indices.filter { commits.descends(commit, from: $0) } == past.sorted())
    }
    for (release, parent) in graph.parents.enumerated() {
      guard let parent else { continue }
      #expect(!graph.descends(parent, from: release) || drawn.releases[parent].commit == drawn.releases[release].commit)
      // Nothing lies between a release and the one that it is built on.
      guard slow.past[drawn.releases[release].commit].contains(drawn.releases[parent].commit) else { continue }
      for other in drawn.releases
      where slow.past[drawn.releases[release].commit].contains(other.commit)
        && other.commit != drawn.releases[release].commit
      {
        #expect(
          other.commit == drawn.releases[parent].commit
            || !slow.past[other.commit].contains(drawn.releases[parent].commit))
      }
    }
  }

  @Test func hundredsOfReleasesOfManyCommitsAreQuick() {
    var random = SeededGenerator(seed: 7)
    var parents: [[Int]] = [[]]
    for commit in 1..<60_000 {
      let other = max(0, commit - 2 - Int.random(in: 0..<40, using: &random))
      parents.append(commit % 3 == 0 ? [commit - 1, other] : [max(0, commit - 1 - commit % 2)])
    }
    let releases = (0..<600).map { number in
      ReleaseGraph.Release(
        version: VersionNumber("\(number / 20).\(number % 20)"), date: DrawnHistory.day(number),
        commit: 99 + number * 99)
    }
    let start = ContinuousClock.now
    let graph = ReleaseGraph(releases, in: CommitGraph(parents: parents))
    #expect(graph.parents.count { $0 == nil } == 1)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  // MARK: Git

  @Test func readsTheGraphThatGitHas() async throws {
    let history = DrawnHistory("main: 1.0 a 2.0 | fix<1.0: h 1.0.1 | main: +fix 2.1 | more<1.0.1: i")
    let repository = try await history.repository { _ in ["a": "a"] }
    let git = GitRepository(directory: repository.folder.path)
    let names = history.tags.map { "refs/tags/\($0.version)" }
    let commits = try await git.commits(of: names + ["refs/tags/none", "a\nb", "main", "more"])
    #expect(commits.count == 6)
    let graph = try await git.commitGraph(of: commits.values)
    #expect(graph.count == 8)
    #expect(!graph.isCutOff)
    #expect(graph.position(of: String(repeating: "0", count: 40)) == nil)
    let releases = try history.tags.map { tag in
      ReleaseGraph.Release(
        version: VersionNumber(tag.version), date: tag.date,
        commit: try #require(commits["refs/tags/\(tag.version)"].flatMap(graph.position)))
    }
    let order = ReleaseGraph(releases, in: graph)
    for (branch, version) in [("main", "2.1"), ("more", "1.0.1")] {
      let newest = commits[branch].flatMap(graph.position).flatMap(order.newest)
      #expect(newest.map { history.tags[$0].version } == version)
    }
  }

  @Test func aCommitThatWasWrittenAgainIsTheSame() async throws {
    let history = DrawnHistory("old: a 1.0 b 1.1 | new: ~a ~1.0 ~b c | picked<1.0: ~b d")
    let repository = try await history.repository(checkedOut: "new") { ["a": "\($0)"] }
    let git = GitRepository(directory: repository.folder.path)
    let commits = try await git.commits(of: ["old", "new", "picked", "refs/tags/1.0", "refs/tags/1.1"])
    let graph = try await git.commitGraph(of: commits.values)
    // `a`, `1.0`, `b`, `1.1`, `c` and `d`; `b` on `1.0` is that of `old`, on whatever branch.
    #expect(graph.count == 6)
  }
}

/// The same by sets of all that is in the past of each commit.
private struct SlowReleaseGraph {
  var parents: [Int?] = []
  /// The past of each commit, itself with it.
  private(set) var past: [Set<Int>] = []
  private let releases: [ReleaseGraph.Release]
  private let ranks: [Int]
  private var order: [Int] = []
  private var before: [Int: Int?] = [:]

  init(_ releases: [ReleaseGraph.Release], _ commits: [[Int]], ranks: [Int]) {
    (self.releases, self.ranks) = (releases, ranks)
    for (commit, parents) in commits.enumerated() {
      past.append(parents.reduce(into: [commit]) { $0.formUnion(past[$1]) })
    }
    let tagged = Set(releases.map(\.commit))
    for commit in tagged.sorted(by: { (day($0), low($0)) < (day($1), low($1)) }) { comeOut(commit, tagged) }
    var owners: [Int: Int] = [:]
    for commit in order {
      let own = past[commit].filter { owners[$0] == nil }
      for one in own { owners[one] = commit }
      let edge = own.flatMap { commits[$0] }.filter { !own.contains($0) }
      before[commit] = .some(parent(of: commit, Set(edge.compactMap { owners[$0] }), tagged))
    }
    parents = releases.indices.map { release in
      let commit = releases[release].commit
      let lower = of(commit).filter { ranks[$0] < ranks[release] }
      let earlier = before[commit].flatMap(\.self).map(of) ?? []
      return (lower.isEmpty ? earlier : lower).max { ranks[$0] < ranks[$1] }
    }
  }

  private func of(_ commit: Int) -> [Int] { releases.indices.filter { releases[$0].commit == commit } }
  private func day(_ commit: Int) -> String { of(commit).map { releases[$0].date }.min() ?? "" }
  private func low(_ commit: Int) -> Int { of(commit).map { ranks[$0] }.min() ?? 0 }
  private func high(_ commit: Int) -> Int { of(commit).map { ranks[$0] }.max() ?? 0 }

  private mutating func comeOut(_ commit: Int, _ tagged: Set<Int>) {
    guard !order.contains(commit) else { return }
    let earlier = past[commit].intersection(tagged).subtracting([commit])
    let nearest = earlier.filter { one in !earlier.contains { $0 != one && past[$0].contains(one) } }
    for one in nearest.sorted(by: { high($0) < high($1) }) { comeOut(one, tagged) }
    order.append(commit)
  }

  private func parent(of commit: Int, _ owners: Set<Int>, _ tagged: Set<Int>) -> Int? {
    let done = order.prefix { $0 != commit }
    var found = past[commit].intersection(tagged).subtracting([commit])
    for owner in owners {
      var next: Int? = owner
      while let one = next, !past[commit].contains(one), high(one) > low(commit) { next = before[one].flatMap(\.self) }
      guard let one = next else { continue }
      guard !past[commit].contains(one) else { continue }
      let line = done.filter {
        past[$0].contains(one) && !past[commit].contains($0) && high($0) < low(commit)
      }
      if let last = line.max(by: { high($0) < high($1) }) { found.insert(last) }
    }
    let last = found.filter { one in !found.contains { $0 != one && past[$0].contains(one) } }
    let lower = last.filter { high($0) < low(commit) }
    if last.isEmpty {
      return done.filter { high($0) < low(commit) && day($0) <= day(commit) }.max { high($0) < high($1) }
    }
    return (lower.isEmpty ? last : lower).max { high($0) < high($1) }
  }
}

import IntentFiles
import IntentSettings
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

/// The line that people are on, and what grew beside it.
@Suite struct ReleaseLineTests {
  /// `1.0 1.1<1.0 (1.0.1<1.0)`: in the order in which they are read, those beside the line in parentheses.
  private static func told(_ releases: [ReleaseChoice.Release]) -> String {
    releases.map { release in
      let words = release.version + (release.parent.map { "<" + releases[$0].version } ?? "")
      return release.isOnMainLine ? words : "(\(words))"
    }
    .joined(separator: " ")
  }

  private static func releaseLine(_ history: DrawnHistory) -> ReleaseLine {
    let releases = history.tags.map { tag in
      ReleaseLine.Release(
        version: VersionNumber(tag.version), date: tag.date, commit: tag.commit,
        isFinal: !VersionNumber(tag.version).isPreview)
    }
    return ReleaseLine(releases, in: CommitGraph(parents: history.parents), branch: history.tips["main"])
  }

  private static func line(_ drawing: String) -> String {
    let history = DrawnHistory(drawing)
    let line = releaseLine(history)
    let order = line.order
    return told(
      order.map { position in
        ReleaseChoice.Release(
          version: history.tags[position].version, place: .revision(""),
          parent: line.parents[position].flatMap(order.firstIndex), isOnMainLine: line.main.contains(position))
      })
  }

  @Test(arguments: [
    ("main: 1.0 1.1 2.0", "1.0 1.1<1.0 2.0<1.1"),
    // Test builds hang where they grew, and their release is compared with the one before.
    ("main: 1.0 2.0-beta.1 2.0-beta.2 2.0", "1.0 (2.0-beta.1<1.0) (2.0-beta.2<2.0-beta.1) 2.0<1.0"),
    ("main: 7.21 7.22.0.0 7.22.0.4 7.22 7.23", "7.21 (7.22.0.0<7.21) (7.22.0.4<7.22.0.0) 7.22<7.21 7.23<7.22"),
    ("main: 16.6 a | r<a: 16.7.0.1 | s<a: 16.7 | main: b | t<b: 16.8", "16.6 (16.7.0.1<16.6) 16.7<16.6 16.8<16.7"),
    (
      "main: 7.1 7.2.0.0 7.2.0.1 7.2.0.2 7.2 7.3.0.0 7.3.0.1",
      "7.1 (7.2.0.0<7.1) (7.2.0.1<7.2.0.0) (7.2.0.2<7.2.0.1) 7.2<7.1 (7.3.0.0<7.2) (7.3.0.1<7.3.0.0)"
    ),
    ("main: 7.1 7.2.0.0 7.2 7.3.0.0", "7.1 (7.2.0.0<7.1) 7.2<7.1 (7.3.0.0<7.2)"),
    ("main: 7.1 7.2.0.1 7.3.0.1", "7.1 7.2.0.1<7.1 7.3.0.1<7.2.0.1"),
    // What git has before a release is not put after it by its number, nor what it has after one before it.
    ("main: 1.0 1.2 1.1 1.3", "1.0 1.2<1.0 1.1<1.2 1.3<1.1"),
    ("main: 1.0 | late<1.0: 1.2 | main: +late 1.1 1.3", "1.0 1.2<1.0 1.1<1.2 1.3<1.1"),
    ("main: 16.6 16.7 16.7.0.1 16.8", "16.6 16.7<16.6 16.7.0.1<16.7 16.8<16.7.0.1"),
    // Where there is nothing else, they are the releases.
    ("main: 1.0-beta1 1.0-beta2", "1.0-beta1 1.0-beta2<1.0-beta1"),
    // The number of a build is no version; beside `1.9`, `2` is one.
    ("main: 1.30 418 419 1.31 420 1.32", "1.30 (418<1.30) (419<418) 1.31<1.30 (420<1.31) 1.32<1.31"),
    ("main: 1.8 1.9 2 2.1 3", "1.8 1.9<1.8 2<1.9 2.1<2 3<2.1"),
    ("main: 1.0 1.1 400 401 402", "1.0 1.1<1.0 400<1.1 401<400 402<401"),
    // Versions that were made up, mistyped, or of the app that this one was made from.
    ("main: 120 999.0 121 123", "120 999.0<120 121<999.0 123<121"),
    ("main: 1.837 1.8.38 1.839", "1.837 1.8.38<1.837 1.839<1.8.38"),
    ("main: 1.836 1.837 1.8.38", "1.836 1.837<1.836 1.8.38<1.837"),
    ("main: 119 120 | x<119: 999.0 | main: 121", "119 (999.0<119) 120<119 121<120"),
    ("main: 1.0 1.4 0.1 0.2 0.3", "(1.0) (1.4<1.0) 0.1 0.2<0.1 0.3<0.2"),
    ("main: 1.0 1.4 0.1 0.9 1.5 1.6", "(1.0) (1.4<1.0) 0.1 0.9<0.1 1.5<0.9 1.6<1.5"),
    // The line ends at the newest release, wherever a fix of an older one was made.
    ("main: 1.0 2.0 | fix<1.0: 1.0.1 1.0.2", "1.0 (1.0.1<1.0) (1.0.2<1.0.1) 2.0<1.0"),
    ("main: 1.0 2.0 | fix<2.0: 2.0.1", "1.0 2.0<1.0 2.0.1<2.0"),
    ("main: 1.0 2.0 | fix<2.0: 2.0.1 | main: 2.1", "1.0 2.0<1.0 2.0.1<2.0 2.1<2.0.1"),
    ("main: a | r<a: 1.0 | main: b | s<b: 1.1 | main: c", "1.0 1.1<1.0"),
    // What the main branch is built on decides between two lines without a common commit.
    ("old: 5.0 5.1 | main: 1.0 1.1", "(5.0) (5.1<5.0) 1.0 1.1<1.0"),
    // People had what came out between two of it, whatever the second was built from.
    ("main: 1.0 | fix<1.0: 1.0.1 1.0.2 | main: 1.0.3 1.1", "1.0 1.0.1<1.0 1.0.2<1.0.1 1.0.3<1.0.2 1.1<1.0.3"),
    ("main: 1.0 | fix<1.0: 1.2 | main: 1.1 1.3", "1.0 (1.2<1.0) 1.1<1.0 1.3<1.1"),
    ("main: 7.22 | fix<7.22: 7.22.0.4 | main: 7.23", "7.22 7.22.0.4<7.22 7.23<7.22.0.4"),
    // An app that this one was made from ended, whatever its numbers.
    (
      "up: 1.0 | main<up: a | own<1.0: 0.1 0.2 | up: 1.6 | own: 0.3 | main: d",
      "(1.0) (1.6<1.0) 0.1 0.2<0.1 0.3<0.2"
    ),
  ])
  func peopleAreOnOneLine(drawing: String, line: String) { #expect(Self.line(drawing) == line) }

  @Test(arguments: [
    // A test build is not what people have.
    ("main: 1.5 289 1.6 290 a 1.7 294 295 b", "main", "1.7"),
    ("main: 1.0 1.1-beta.1 a", "main", "1.0"),
    // A fix that is not merged yet is what people of the main branch have; others have what their code is built on.
    ("main: 1.0 2.0 | fix<2.0: 2.0.1 | pr<2.0: p | main: c", "main", "2.0.1"),
    ("main: 1.0 2.0 | fix<2.0: 2.0.1 | pr<2.0: p | main: c", "pr", "2.0"),
    ("main: 1.0 2.0 | fix<2.0: 2.0.1 | main: c | pr<c: p", "pr", "2.0.1"),
    ("main: 1.0 2.0 | fix<1.0: 1.0.1 h", "fix", "1.0.1"), ("main: 1.0 2.0 | fix<1.0: 1.0.1 h", "main", "2.0"),
    ("up: 1.0 | main<up: a | own<1.0: 0.1 0.2 | up: 1.6 | own: 0.3 | main: d", "main", "0.3"),
    ("main: a b", "main", nil),
  ])
  func codeIsHeldAgainstWhatItsPeopleHave(drawing: String, branch: String, version: String?) throws {
    let history = DrawnHistory(drawing)
    let newest = Self.releaseLine(history).newest(before: try #require(history.tips[branch]))
    #expect(newest.map { history.tags[$0].version } == version)
  }

  @Test(arguments: 0..<200) func nothingBesideTheLineCameOutBetweenTwoOfIt(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var parents: [[Int]] = []
    var releases: [ReleaseLine.Release] = []
    for commit in 0..<Int.random(in: 1...40, using: &random) {
      let before = max(0, commit - Int.random(in: 1...6, using: &random))
      parents.append([(before..<commit).randomElement(using: &random)].compactMap(\.self))
      guard Bool.random(using: &random) else { continue }
      let version = VersionNumber("\(Int.random(in: 1...3, using: &random)).\(Int.random(in: 0...9, using: &random))")
      releases.append(.init(version: version, date: DrawnHistory.day(commit), commit: commit, isFinal: true))
    }
    let graph = CommitGraph(parents: parents)
    let line = ReleaseLine(releases, in: graph, branch: parents.count - 1)
    let main = line.main
    #expect(Set(line.order) == Set(releases.indices))
    let commits = main.compactMap { releases[$0].commit }
    #expect(
      commits.indices.allSatisfy { index in
        !commits[..<index].contains { $0 != commits[index] && graph.descends($0, from: commits[index]) }
      })
    for release in releases.indices where !main.contains(release) {
      let path = sequence(first: release) { line.parents[$0] }
      let isBetween = zip(main, main.dropFirst()).contains { before, after in
        let (own, low, high) = (releases[release], releases[before], releases[after])
        return low.version < own.version && own.version < high.version && low.date <= own.date && own.date <= high.date
      }
      #expect(!isBetween || !path.contains(where: main.contains))
    }
  }

  @Test func whatGitDoesNotKnowStandsWhereItsNumberBelongs() {
    func release(_ version: String, _ commit: Int?) -> ReleaseLine.Release {
      ReleaseLine.Release(version: VersionNumber(version), date: "2024-01-01", commit: commit, isFinal: true)
    }
    let graph = CommitGraph(parents: [[], [0]])
    let line = ReleaseLine(
      [release("1.1", nil), release("2.0", 1), release("0.9", nil), release("1.0", 0), release("3.0", nil)], in: graph,
      branch: 1)
    #expect(line.main == [2, 3, 0, 1, 4])
    #expect(line.parents == [3, 0, nil, 2, 1])
    let alone = ReleaseLine([release("1.10", nil), release("1.9", nil)], in: CommitGraph(parents: []), branch: nil)
    #expect(alone.main == [1, 0])
  }

  // MARK: Repositories

  @Test(arguments: [
    ("main: 1.0 a 1.1 b 2.0", "1.0 1.1<1.0 2.0<1.1"),
    // Merged.
    ("main: 1.0 | fix<1.0: h 1.0.1 | main: a +fix b 1.1", "1.0 1.0.1<1.0 1.1<1.0.1"),
    ("main: 1.0 2.0 | fix<1.0: h 1.0.1 | main: +fix 2.1", "1.0 (1.0.1<1.0) 2.0<1.0 2.1<2.0"),
    ("main: 1.0 | dev<1.0: a b | main: +dev =1.1 | dev: c | main: +dev =1.2", "1.0 1.1<1.0 1.2<1.1"),
    ("main: 1.0 | dev<1.0: a | rel<dev: x 1.1 | main: +rel | dev: +rel b | main: +dev 1.2", "1.0 1.1<1.0 1.2<1.1"),
    ("main: 1.0 | fix<1.0: 1.0.1 +main 1.0.2 | main: +fix 1.1", "1.0 1.0.1<1.0 1.0.2<1.0.1 1.1<1.0.2"),
    // Unmerged.
    ("main: 1.0 a | fix<1.0: 1.0.1 1.0.2 | main: 2.0", "1.0 1.0.1<1.0 1.0.2<1.0.1 2.0<1.0.2"),
    ("main: a | x<a: 1.0 | main: b | y<b: 1.1 | main: c | z<c: 1.2 | main: d", "1.0 1.1<1.0 1.2<1.1"),
    ("main: a | x<a: 1.0 1.0.1 | main: b | y<b: 1.1 | x: 1.0.2", "1.0 1.0.1<1.0 (1.0.2<1.0.1) 1.1<1.0.1"),
    ("main: 1.0 b | x<b: 1.1 | main: c | y<c: 1.2 | main: d", "1.0 1.1<1.0 1.2<1.1"),
    ("main: 1.9 m 2.0 | old<m: 1.9.1 | main: 2.1", "1.9 (1.9.1<1.9) 2.0<1.9 2.1<2.0"),
    // Squashed.
    ("main: 1.0 | f<1.0: a b c | main: squashed 1.1", "1.0 1.1<1.0"),
    ("main: a | x<a: r 1.0 | main: squashed b | y<b: s 1.1 | main: too", "1.0 1.1<1.0"),
    ("main: 1.0 | fix<1.0: h 1.0.1 | main: squashed 1.1 1.2", "1.0 1.0.1<1.0 1.1<1.0.1 1.2<1.1"),
    // Cherry-picked.
    ("main: 1.0 fixed 2.0 | old<1.0: picked 1.0.1 | main: 2.1", "1.0 (1.0.1<1.0) 2.0<1.0 2.1<2.0"),
    ("main: 1.0 | old<1.0: fixed 1.0.1 | main: picked 1.1", "1.0 1.0.1<1.0 1.1<1.0.1"),
    // Forked.
    ("up: 1.0 1.1 | main<up: 0.1 0.2 | up: 1.2", "(1.0) (1.1<1.0) (1.2<1.1) 0.1 0.2<0.1"),
    ("up: 1.0 1.1 | main<up: 0.1 | up: 1.2 | main: +up 0.2", "(1.0) (1.1<1.0) (1.2<1.1) 0.1 0.2<0.1"),
    (
      "main: 1.0 1.1 | beta<1.1: 2.0-beta.1 2.0-beta.2 | main: 1.2",
      "1.0 1.1<1.0 (2.0-beta.1<1.1) (2.0-beta.2<2.0-beta.1) 1.2<1.1"
    ),
    ("old: 1.0 1.1 | main: 2.0 2.1", "1.0 1.1<1.0 2.0<1.1 2.1<2.0"),
    ("main: 1.0 =1.0.1 a 1.1", "1.0 1.0.1<1.0 1.1<1.0.1"),
    // Written again from the first commit on, with the tags left where they were.
    ("up: a 1.0 1.6 | old<1.0: b 0.1 c 0.2 | main: ~a ~1.0 ~b ~0.1 ~c d", "(1.0) (1.6<1.0) 0.1 0.2<0.1"),
    ("old: a 1.0 b | r<b: 1.1 | old: c 1.2 | main: ~a ~1.0 ~b ~c d 1.3", "1.0 1.1<1.0 1.2<1.1 1.3<1.2"),
  ])
  func aRepositoryShowsItsPairs(drawing: String, line: String) async throws {
    let repository = try await DrawnHistory(drawing).repository { _ in ["a": "a"] }
    let workspace = Workspace(directory: repository.folder.path, root: repository.folder.path, settings: nil)
    let app = AppSettings(name: "App")
    let choice = try await ReleaseChoice(.tags(["{version}{pre}"]), of: app, in: workspace)
    #expect(Self.told(choice.releases) == line)
    #expect(choice.notes.isEmpty)
  }

  @Test func settingsNameReleasesAndTestBuilds() async throws {
    let history = DrawnHistory("main: r-1.0 t-1.1 r-1.1 | beta<r-1.1: t-2.0 | main: k-9.0 r-1.2")
    let repository = try await history.repository { _ in ["a": "a"] }
    let workspace = Workspace(directory: repository.folder.path, root: repository.folder.path, settings: nil)
    var app = AppSettings(name: "App")
    app.releases = ReleasePatterns(final: ["r-{version}"], test: ["t-{version}"])
    let choice = try await ReleaseChoice(.likely, of: app, in: workspace)
    #expect(Self.told(choice.releases) == "1.0 (1.1<1.0) 1.1<1.0 (2.0<1.1) 1.2<1.1")
  }

  @Test func aShallowCloneSaysWhatItCantSee() async throws {
    let source = try await DrawnHistory("main: 1.0 a b c 1.1 d 2.0").repository { _ in ["a": "a"] }
    let folder = try TemporaryFolder()
    let repository = try await TestRepository()
    try await repository.git(
      "clone", "--quiet", "--depth", "2", "--branch", "2.0", "file://\(source.folder.path)", folder.path + "/clone")
    let workspace = Workspace(directory: folder.path + "/clone", root: folder.path + "/clone", settings: nil)
    let choice = try await ReleaseChoice(.tags(["{version}"]), of: AppSettings(name: "App"), in: workspace)
    #expect(Self.told(choice.releases) == "2.0")
    #expect(choice.notes.contains { $0.hasPrefix("this is a shallow clone: ") })
  }

  @Test func whatADeepCloneLacksOnlyNumbersOrder() async throws {
    let release = { (version: String) in GitRelease(version: version, revision: "none", date: "2024-01-01") }
    let folder = try TemporaryFolder()
    let choice = await ReleaseChoice([release("1.10"), release("1.9")], in: GitRepository(directory: folder.path))
    #expect(Self.told(choice.releases) == "1.9 1.10<1.9")
    #expect(choice.notes.first?.hasPrefix("releases are in the order of their numbers, because") == true)
  }
}

import IntentFiles
import Testing

@testable import IntentWorkspace

@Suite struct ReleaseLineTests {
  @Test func buildsOnTheWayToAReleaseAreLeftOut() {
    let line = ReleaseLine(
      releases("7.21 2022-09-02", "7.21.1 2022-09-07", "7.22 2022-09-16", "7.22.0.0 2022-09-06", "7.22.0.4 2022-09-13"))
    #expect(line.releases.map(\.version) == ["7.21", "7.21.1", "7.22"])
    #expect(
      line.notes == [
        "left out 7.22.0.0 (2022-09-06) and 7.22.0.4 (2022-09-13): dated before the final release"
      ])
  }

  @Test func aVersionThatNoTimeFitsIsLeftOut() {
    let real = releases("120 2023-10-23", "121 2023-12-13", "123 2024-02-01")
    let line = ReleaseLine(real + releases("999.0 2022-02-11"))
    #expect(line.releases == real)
    #expect(line.notes.count == 1)
  }

  @Test func theTagsOfTheAppThatThisOneWasMadeFromAreLeftOut() {
    let own = releases("0.1 2023-11-23", "0.2 2024-03-01", "0.3 2025-05-29")
    let line = ReleaseLine(own + releases("1.0 2019-09-27", "1.1 2020-02-12"))
    #expect(line.releases == own)
  }

  @Test func ofTwoLinesTheOneThatGoesOnIsKept() {
    let old = releases("1.0 2018-01-01", "1.1 2018-06-01", "1.2 2019-01-01", "1.3 2019-06-01", "1.4 2019-09-01")
    let own = releases("0.1 2023-11-23", "0.2 2024-03-01", "0.3 2025-05-29")
    #expect(ReleaseLine(own + old).releases == own)
    // A single newer tag is a slip.
    #expect(ReleaseLine(releases("0.9 2025-01-01") + old).releases == old)
  }

  @Test func whatIsContestedIsAskedFor() {
    let real = releases("120 2023-10-23", "121 2024-12-13", "999.0 2022-02-11")
    #expect(ReleaseLine(real).contested == real)
    #expect(ReleaseLine(Array(real.prefix(2))).contested.isEmpty)
    #expect(ReleaseLine(real).hasStrays)
  }

  @Test(arguments: [
    // A fix of an older line.
    ["6.1 2024-01-01", "6.1.1 2025-02-01", "7.0 2024-12-01"],
    // Two that contradict one another, and nothing says which is wrong.
    ["1.0 2024-01-01", "2.0 2020-01-01"],
    ["1.0 2024-01-01", "1.1 2024-02-01", "2.0 2020-01-01", "2.1 2020-02-01"],
    // The tags of one day, and one without a day.
    ["1.0 2024-01-01", "1.0.1 2024-01-01", "2.0 -"],
  ])
  func nothingElseIsLeftOut(tags: [String]) {
    let line = ReleaseLine(tags.map(Self.release))
    #expect(line.releases.count == tags.count)
    #expect(line.notes.isEmpty)
  }

  @Test func numbersOfBuildsAreNoVersions() {
    let builds = (400..<420).map { Self.release("\($0) 2024-06-01") }
    let versions = releases("1.0 2024-01-01", "1.1 2024-03-01", "1.2 2024-06-02", "1.3 2024-07-01")
    let line = ReleaseLine(versions + builds)
    #expect(line.releases == versions)
    #expect(line.notes.first?.hasSuffix("and 17 more: numbers of builds, not versions") == true)
    let rare = releases("1.0 2024-01-01", "1.1 2024-03-01")
    #expect(ReleaseLine(rare + builds.prefix(18)).releases == rare)
    // Versions that ended long ago, or are an exception.
    #expect(ReleaseLine(releases("1.0 2020-01-01", "1.1 2020-02-01", "1.2 2020-03-01") + builds).releases == builds)
    #expect(ReleaseLine(releases("1.0 2024-06-01") + builds).releases == builds)
    // Where the point comes and goes, a whole number is a version.
    let mixed = releases("1 2024-01-01", "1.1 2024-02-01", "2 2024-03-01", "2.1 2024-04-01", "3 2024-05-01")
    #expect(ReleaseLine(mixed).releases == mixed)
  }

  private func releases(_ tags: String...) -> [GitRelease] { tags.map(Self.release) }

  private static func release(_ tag: String) -> GitRelease {
    let parts = tag.split(separator: " ").map(String.init)
    return GitRelease(version: parts[0], revision: "refs/tags/\(parts[0])", date: parts[1])
  }
}

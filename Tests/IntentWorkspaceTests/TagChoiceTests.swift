import IntentFiles
import IntentSettings
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

/// Which tags are releases, and what is said of those that are not.
@Suite struct TagChoiceTests {
  private static func choice(_ tags: String, _ patterns: [String] = []) async throws -> TagChoice {
    let repository = try await DrawnHistory("main: \(tags)").repository { _ in ["a": "a"] }
    let git = GitRepository(directory: repository.folder.path)
    return patterns.isEmpty
      ? try await TagChoice(of: AppSettings(name: "Garden"), in: git)
      : try await TagChoice(matching: patterns.map(TagPattern.init), in: git)
  }

  @Test(arguments: [
    // The last of each counts, by its number and by its build.
    (
      "v1.0-1 v1.1-RC.1-2 v1.1-RC.2-3 v1.2-RC.1-9 v1.2-RC.1-10 v1.3-RC.10-4 v1.3-RC.9-5 v1.4",
      "1.0 1.1-RC.2 1.2-RC.1 1.3-RC.10 1.4"
    ),
    // What is above all final ones may be on its way.
    ("v1.0 v1.1-rc1 v1.2-rc1", "1.0"), ("v1.0 v1.1-rc1 v1.2-rc1 v1.3-rc1 v1.3", "1.0 1.1-rc1 1.2-rc1 1.3"),
    ("v1.0 v1.1-rc1 v1.1.0", "1.0 1.1.0"),
    // A beta says nothing.
    ("v1.0 v1.1-beta3 v1.1-rc1 v1.2-rc1 v1.3-rc2 v1.4", "1.0 1.1-rc1 1.2-rc1 1.3-rc2 1.4"),
    ("v1.0 v1.1-beta1 v1.2-beta1 v1.3-beta2", "1.0"),
    // Another product's.
    ("v1.0 v1.1-rc1 v1.2-rc1 v1.3-rc1", "1.0"), ("v1.0 v1.0-3 v1.1-4 v1.1-5", "1.0 1.1"),
    ("v1.0 mac-1.1-rc1 mac-1.2-rc1 mac-1.3-rc1", "1.0"),
    // Without releases, pre-releases are the releases, and a tag or two of another form are none.
    ("v1.1-rc1 v1.2-rc1 v1.3-rc1", "1.1-rc1 1.2-rc1 1.3-rc1"), ("v1.1-beta1 v1.1-beta2", "1.1-beta1 1.1-beta2"),
    (
      "v1.1-rc1 v1.2-rc1 v1.2-look v1.3-rc1 v1.3-rc2 v1.4-rc1 v1.5-rc1",
      "1.1-rc1 1.2-rc1 1.3-rc2 1.4-rc1 1.5-rc1"
    ),
  ])
  func candidatesStandForVersionsWithoutAFinalTag(tags: String, versions: String) async throws {
    let choice = try await Self.choice(tags)
    #expect(choice.releases.map(\.version).joined(separator: " ") == versions)
  }

  @Test func aWordThatNobodyKnowsMakesNoFinal() async throws {
    let choice = try await Self.choice("v1.1-rc1 v1.2-rc1 v1.2-look v1.3-rc1 v1.3-rc1-north v1.3-rc2", ["v*"])
    #expect(choice.releases.filter(\.isFinal).map(\.version) == ["1.1-rc1", "1.2-rc1", "1.3-rc2"])
    #expect(choice.releases.filter { $0.version == "1.3-rc1" }.map(\.revision) == ["refs/tags/v1.3-rc1"])
  }

  @Test(arguments: [
    // One line in two forms: the later is the release.
    ("1.0 v1.0", "v1.0", 0), ("v1.0 1.0", "1.0", 0), ("1.0 1.0-7 1.0-8", "1.0", 0), ("1.0-8 1.0-7", "1.0-8", 0),
    // Other words, or only another case, are in doubt.
    ("ios-1.0 mac-1.0", "mac-1.0", 1), ("ios-1.0 iOS-1.0", "iOS-1.0", 1),
  ])
  func severalTagsOfOneVersionAreOneRelease(tags: String, chosen: String, doubts: Int) async throws {
    let choice = try await Self.choice(tags, ["*"])
    #expect(choice.releases.map(\.revision) == ["refs/tags/\(chosen)"])
    #expect(choice.doubtful.count == doubts)
  }

  @Test(arguments: [
    ("v1.0 v1.1-beta1 v1.2-beta1 v1.3-beta2", "3 tags of pre-releases, up to 1.3-beta2, were not read."),
    (
      "v1.0 v1.1 v1.2 r-1 r-2 r-3", "The newest 3 tags, such as r-3, r-2 and r-1, are of other forms and were not read."
    ),
    ("Build_1 Build_2 Build_3", "The newest 3 tags, such as Build_3, Build_2 and Build_1, show no version."),
    ("v1.0 v1.1-beta1", "The tag of a pre-release, 1.1-beta1, was not read. Use --tags with {pre} for it."),
    ("v1.0 v1.1-rc1 v1.2", "1 version has only tags of release candidates, 1.1-rc1 to 1.1-rc1"),
  ])
  func saysWhatWasLeft(tags: String, note: String) async throws {
    let notes = try await Self.choice(tags).notes
    #expect(notes.contains { $0.hasPrefix(note) }, "\(notes)")
  }
}

import Testing

@testable import IntentFiles

@Suite struct ReleaseTagsTests {
  @Test(arguments: [
    ("1.2.0", "1.2.0"), ("v1.2.0", "1.2.0"), ("V2", "2"), ("release/v1.2.0", "1.2.0"), ("ios-1.10.0", "1.10.0"),
    ("Release-1.4", "1.4"), ("2.0-beta.1", "2.0-beta.1"), ("1.5b2", "1.5b2"), ("nightly", nil),
    ("swift-5-migration", nil), ("v1.", nil), ("release/", nil), ("build-198", nil), ("builds/3957", nil),
    ("v10", "10"),
    // A build is no version.
    ("2.0+7", "2.0"), ("1.2.3-456", "1.2.3"), ("0.3(24)", "0.3"), ("7.20_880", "7.20"),
    ("release/2021.7/2021.202", "2021.7"), ("Release-5.11.1-b63", "5.11.1"), ("ios/2025.7-build1", "2025.7"),
    ("4.0.0-Release", "4.0.0"), ("1.125.1+macos", "1.125.1"), ("4.0.0-Beta12", "4.0.0-Beta12"),
    ("v2.11.0-rc1", "2.11.0-rc1"),
    // A part of more than nine digits is a moment or a number of a build.
    ("v123456789.0", "123456789.0"), ("v1234567890.0", nil),
  ])
  func knowsTheVersionOfATag(tag: String, version: String?) {
    #expect(ReleaseTags.version(of: tag) == version)
  }

  @Test(arguments: [
    ("release/{version}/*", "release/2021.7/2021.202", "2021.7", [Int]()),
    ("release/{version}/{build}", "release/2021.7/2021.202", "2021.7", [2021, 202]),
    ("{version}-{build}", "1.2.3-456", "1.2.3", [456]), ("{version}-{build}", "1.2.3-b456", "1.2.3", [456]),
    ("ios-{version}", "iOS-7.1", "7.1", []), ("{version}({build})", "0.3(24)", "0.3", [24]),
    ("v{version}{pre}", "v2.0-beta.1", "2.0-beta.1", []), ("v{version}{pre}", "v2.0", "2.0", []),
    ("v{version}*", "v1.6.1+Sonoma", "1.6.1", []), ("{version}-{build}", "1.2.3-BUILD456", "1.2.3", [456]),
    ("{build}/{version}", "7.2/1.0", "1.0", [7, 2]),
  ])
  func readsTagsAsAPatternSays(pattern: String, tag: String, version: String, build: [Int]) {
    let found = TagPattern(pattern).tag(tag)
    #expect(found?.version == version)
    #expect(found?.build == build)
  }

  @Test(arguments: [
    ("v{version}", "v2.0-beta.1"), ("v{version}*", "v2.0-beta.1"), ("v{version}*", "v2.0rc1"),
    ("{version}", "v1.0"), ("ios-{version}", "mac-1.0"), ("{version}", "1.2.3.4.5"), ("{version}-{build}", "1.0"),
    ("{version}-{build}", "1.0-x7"), ("{version}-{build}", "1.0-7x"), ("{version}-{build}", "1.0-7."),
    ("{version}x", "1.0"), ("{version}", "1."), ("v{version}{pre}", "v1.0-beta1x"), ("a*b{version}", "ac1.0"),
  ])
  func leavesOutWhatAPatternDoesNotAskFor(pattern: String, tag: String) {
    #expect(TagPattern(pattern).tag(tag) == nil)
  }

  @Test func endsOnAPatternThatCanBeReadInManyWays() {
    let pattern = TagPattern(String(repeating: "*", count: 30) + "{version}x")
    #expect(pattern.tag(String(repeating: "a", count: 60) + "1.0") == nil)
  }

  @Test(arguments: [(247, true), (248, false)]) func aTagHasAtMost250Bytes(letters: Int, isRead: Bool) {
    let tag = TagPattern("*{version}").tag(String(repeating: "a", count: letters) + "1.0")
    #expect(tag?.version == (isRead ? "1.0" : nil))
  }

  @Test func tellsFamiliesOfTagsApart() {
    let tags = ["iOS-1.0-10", "ios-1.1-11", "mac-1.0", "mac-1.1", "mac-1.2", "v1.0-beta1", "nightly"]
    let families = ReleaseTags(tags).families
    #expect(
      families == [
        .init(pattern: "mac-{version}", count: 3, versions: ["1.0", "1.1", "1.2"], example: "mac-1.2"),
        .init(pattern: "ios-{version}-{build}", count: 2, versions: ["1.0", "1.1"], example: "ios-1.1-11"),
      ])
    #expect(ReleaseTags(tags).row(of: "iOS").first?.pattern == "ios-{version}-{build}")
    #expect(ReleaseTags(tags).row(of: "Garden").first?.pattern == "mac-{version}")
    #expect(ReleaseTags(["nightly"]).row(of: "Garden").isEmpty)
  }

  @Test(arguments: [
    ("testflight/", "release/"), ("Beta-", "Release-"), ("vstaging-", "v"), ("nightly/", ""), ("tf", "v"),
  ])
  func choosesTheReleasesThatPeopleGet(testing: String, released: String) {
    let tests = (0..<40).map { "\(testing)1.\($0)" }
    #expect(ReleaseTags(tests + ["\(released)2.0"]).row(of: "Garden").first?.pattern == "\(released){version}")
    #expect(ReleaseTags(tests).row(of: "Garden").first?.pattern == "\(testing){version}")
  }

  @Test(arguments: [
    (["1.0", "1.1", "1.2", "android/1.0", "ios/1.1-build2"], "ios/{version}-build{build}"),
    (["1.0", "1.1", "1.2", "Win-1.0", "Mac-1.1"], "Mac-{version}"),
    (["1.0", "1.1", "1.2", "mac-1.1"], "{version}"),
    (["1.0", "1.1", "1.2", "android-1.0"], "{version}"),
    (["1.0", "android-1.0", "mac-1.0", "garden-1.0"], "garden-{version}"),
    ((0..<6).map { "1.\($0)" } + ["android-1.0", "ios-1.0"], "ios-{version}"),
    (["app@1.0", "garden@1.0", "ios-v1.0", "ios-v1.1", "android-v1.0"], "ios-v{version}"),
  ])
  func besideAnotherSystemATagNamesTheAppsOwn(tags: [String], pattern: String) {
    #expect(ReleaseTags(tags).row(of: "Garden").first?.pattern == pattern)
  }

  @Test(arguments: ["v1.0-DevBeta-3", "v1.0-InternalAlpha.2", "v1.0beta3"])
  func aWordMadeOfThatOfAPreReleaseIsOne(tag: String) { #expect(ReleaseTag(tag)?.isPreview == true) }

  @Test func takesPreReleasesWhereThereIsNothingElse() {
    let betas = ["v1.0-beta1", "v1.0-beta2", "v1.1-rc.1", "0.9-alpha"]
    let tags = ReleaseTags(betas)
    #expect(tags.families.isEmpty)
    #expect(tags.row(of: "Garden").first?.pattern == "v{version}{pre}")
    #expect(
      betas.map { TagPattern("v{version}{pre}").tag($0)?.version } == ["1.0-beta1", "1.0-beta2", "1.1-rc.1", nil])
    #expect(ReleaseTags(betas + ["v1.0"]).row(of: "Garden").first?.pattern == "v{version}")
  }

  @Test(arguments: [
    // The number of the build comes and goes.
    (["v2.0-5", "v2.1-7", "v3.0"], ["v{version}-{build}", "v{version}"]),
    (["v2.0-5", "v3.0-7", "v3.0", "v3.1"], ["v{version}", "v{version}-{build}"]),
    (["1.0", "1.1", "1.2-build.8", "1.3(9)"], ["{version}", "{version}({build})", "{version}-build.{build}"]),
    // A `v` where there was none, but for two products that count alike.
    (["1.0", "1.1", "v2.0"], ["{version}", "v{version}"]),
    (["ios/1.0", "ios/1.1", "ios/v2.0", "mac/v3.0"], ["ios/{version}", "ios/v{version}"]),
    (["1.0", "1.1", "v1.0"], ["{version}", "v{version}"]),
    (
      ["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "v1.5", "v1.6", "v1.7", "v1.8", "v1.9"], ["{version}", "v{version}"]
    ),
    // The same words elsewhere.
    (["1.0-Release", "1.1-Release", "Release-2.0-b5"], ["{version}-Release", "Release-{version}-b{build}"]),
    // Other words are another line.
    (["v2.0-5", "v2.1-5", "v2.0-legacy-3", "rev2.2"], ["v{version}-{build}"]),
  ])
  func oneRowOfReleasesMayBeWrittenInSeveralForms(tags: [String], patterns: [String]) {
    #expect(ReleaseTags(tags).row(of: "Garden").map(\.pattern) == patterns)
  }

  @Test(arguments: [
    // Ended, and gone on with under another name.
    ("a1.0 a1.1 b1.2", "a b"), ("b1.0 a1.1 a1.2", "a b"), ("a1.0 a1.1 a1.2 b1.3 c1.4", "a b c"),
    // What begins again is another app, and so is what goes on beside it.
    ("a1.0 a1.1 a1.2 b1.0 b1.1", "a"), ("a1.0 a1.1 b1.2 a1.3", "a"), ("b1.0 a0.1 a0.2", "a"),
    // Test builds and other systems go on beside an app, and so does what was tagged for something else.
    ("a1.0 a1.1 beta1.2", "a"), ("a1.0 a1.1 android1.2", "a"), ("a1.0 a1.1 b1.2-look", "a"),
  ])
  func whatBeginsWhereAnotherLineEndedIsTheSame(tags: String, prefixes: String) {
    let dated = tags.split(separator: " ").enumerated().map { (String($0.element), "2024-01-0\($0.offset + 1)") }
    let patterns = ReleaseTags(dated: dated).row(of: "Garden").map(\.pattern)
    #expect(patterns.sorted() == prefixes.split(separator: " ").map { "\($0){version}" })
    #expect(patterns.first == "a{version}")
  }

  @Test func preReleasesAreTheReleasesWhereALineHasNothingElse() {
    let tags = (0..<6).map { "v1.\($0)-rc1" }
    #expect(ReleaseTags(tags + ["v1.2-review-test"]).row(of: "Garden").map(\.pattern) == ["v{version}{pre}"])
    #expect(ReleaseTags(tags + ["v1.2"]).row(of: "Garden").map(\.pattern) == ["v{version}"])
  }

  @Test(arguments: [
    ("v1.64-in-app-review-test", true), ("v5.0.1-Bleed-4236", true), ("4.0.0-Release", false),
    ("1.125.1+macos", false), ("Release-5.11.1-b63", false), ("1.2.3-BUILD456", false),
  ])
  func aWordThatNobodyKnowsIsToldFromOthers(tag: String, isOther: Bool) {
    #expect(ReleaseTag(tag)?.hasOtherWords == isOther)
  }

  @Test(arguments: [
    ("v2.4.0-RC.2-981", "v{version}{pre}-{build}", "2.4.0-RC.2", [981]),
    ("1.0-beta-3", "{version}{pre}", "1.0-beta-3", []),
    ("1.0b2", "{version}{pre}", "1.0b2", []), ("1.0-rc.1.2", "{version}{pre}", "1.0-rc.1.2", []),
    ("1.0-rc-", "{version}{pre}-", "1.0-rc", []),
  ])
  func theNumberOfAPreReleaseIsNotThatOfItsBuild(tag: String, pattern: String, version: String, build: [Int]) {
    let read = ReleaseTag(tag)
    #expect(read?.pattern == pattern)
    #expect(read?.version == version)
    #expect(read?.build == build)
    #expect(TagPattern(pattern).tag(tag)?.version == version)
  }

  @Test func manyBuildsOfOneVersionAreOneRelease() {
    let tags = (0..<40).map { "1.0+\($0)" } + ["release/v8.0", "release/v8.1"]
    #expect(ReleaseTags(tags).row(of: "Garden").first?.pattern == "release/v{version}")
  }

  /// What is for all systems and what is for one take turns; tags of other systems alone are nobody's releases here.
  @Test(arguments: [
    (["1.0", "android-1.0", "ios-1.1", "1.2", "android-1.2", "ios-1.3"], ["ios-{version}", "{version}"]),
    (["1.0", "ios-1.1", "ios-1.2", "android-1.2", "0.9"], ["ios-{version}"]),
    (["1.0", "ios-1.1", "core-1.2", "android-1.0", "ios-1.3"], ["ios-{version}", "{version}"]),
    (["android-1.0", "android-1.1"], []),
  ])
  func tagsOfAllSystemsAndOfOneTakeTurns(tags: [String], patterns: [String]) {
    let dated = tags.enumerated().map { (name: $1, date: "2024-01-0\($0 + 1)") }
    #expect(Set(ReleaseTags(dated: dated).row(of: "Garden").map(\.pattern)) == Set(patterns))
  }
}

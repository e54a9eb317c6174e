import Testing

@testable import IntentWorkspace

@Suite struct ReleaseTagsTests {
  @Test(arguments: [
    ("1.2.0", "1.2.0"), ("v1.2.0", "1.2.0"), ("V2", "2"), ("release/v1.2.0", "1.2.0"), ("ios-1.10.0", "1.10.0"),
    ("Release-1.4", "1.4"), ("2.0-beta.1", "2.0-beta.1"), ("1.5b2", "1.5b2"), ("2.0+7", "2.0+7"), ("nightly", nil),
    ("swift-5-migration", nil), ("v1.", nil), ("release/", nil),
  ])
  func knowsTheVersionOfATag(tag: String, version: String?) {
    #expect(ReleaseTags.version(of: tag) == version)
  }

  @Test(arguments: [
    (["v1.0", "v1.1", "1.2"], "v*"), (["1.0", "1.1", "nightly"], "[0-9]*"), (["release/1.0"], "release/*"),
    (["mac-1.0", "ios-1.0"], "ios-*"), (["nightly"], nil), ([], nil),
  ])
  func findsThePatternOfMost(tags: [String], pattern: String?) {
    #expect(ReleaseTags.pattern(of: tags) == pattern)
  }
}

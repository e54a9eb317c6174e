import IntentSurface
import Testing

@Suite struct VersionNumberTests {
  @Test func ordersVersionsAsPeopleReadThem() {
    let ordered = [
      "0.9", "1.0-alpha", "1.0-beta.2", "1.0-beta.10", "1.0-rc1", "1.0", "1.0+2", "1.0+10", "1.0.1", "1.2", "1.10",
      "2", "2.0.1", "10.0", "2026.1", "2026.04",
    ]
    #expect(ordered.map { VersionNumber($0) }.reversed().sorted().map(\.description) == ordered)
  }

  @Test(arguments: [("1.2", "1.2.0"), ("1", "1.0.0"), ("01.2", "1.2"), ("v1.2", "1.2")])
  func takesZerosAndATagsLetterForTheSameRelease(left: String, right: String) {
    #expect(VersionNumber(left).isSame(as: VersionNumber(right)))
  }

  @Test(arguments: [
    ("2.0-beta.1", true), ("v4.1-beta2", true), ("1.0rc1", true), ("2.0", false), ("v2.0", false), ("2.0+beta", false),
    ("unversioned", false), ("", false),
  ])
  func knowsPreviews(text: String, isPreview: Bool) {
    #expect(VersionNumber(text).isPreview == isPreview)
  }

  @Test(arguments: [("1.2", "1.2.1"), ("1.2", "1.2-beta"), ("1.2", "1.2+3"), ("1.2", "12")])
  func tellsReleasesApart(left: String, right: String) {
    #expect(!VersionNumber(left).isSame(as: VersionNumber(right)))
  }

  @Test func ordersAnyTwoSpellingsOneWay() {
    let texts = ["1.2", "1.2.0", "1.2.0.0", "", "beta", "1..2", "1.2-", "+", "1.2+beta"]
    for left in texts {
      for right in texts where left != right {
        #expect((VersionNumber(left) < VersionNumber(right)) != (VersionNumber(right) < VersionNumber(left)))
      }
    }
  }
}

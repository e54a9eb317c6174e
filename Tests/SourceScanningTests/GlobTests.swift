import Testing

@testable import SourceScanning

@Suite struct GlobTests {
  @Test(arguments: [
    ("Sources", "Sources/App/A.swift", true), ("Sources", "SourcesOld/A.swift", false),
    ("Sources/*.swift", "Sources/A.swift", true), ("Sources/*.swift", "Sources/App/A.swift", false),
    ("**/*.swift", "A.swift", true), ("**/*.swift", "a/b/A.swift", true), ("**", "a/b", true),
    ("**/Generated", "a/b/Generated/X.swift", true), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b/c", true),
    ("A?.swift", "AB.swift", true), ("A?.swift", "A.swift", false), ("*a*b*", "xxaxxbxx", true),
    ("*a*b", "xxaxxbxx", false), ("./Sources", "Sources/A.swift", true),
    ("**/a/**/b", "a/x/a/y/b", true), ("**/a/**/b", "b/a", false), ("**/a/b", "a/c/a/b", true), ("a/**", "a", true),
    ("a/?b", "a/\u{301}b", true),
  ])
  func matchesPaths(pattern: String, path: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(path) == isMatch)
  }

  @Test func endsOnHostilePatterns() {
    let stars = String(repeating: "*a", count: 40) + "*b"
    #expect(!Glob(stars).matches(String(repeating: "a", count: 200)))
    let folders = String(repeating: "**/a/", count: 40) + "b"
    #expect(!Glob(folders).matches(String(repeating: "a/", count: 200) + "c"))
    #expect(Glob(folders).matches(String(repeating: "a/", count: 200) + "b"))
  }
}

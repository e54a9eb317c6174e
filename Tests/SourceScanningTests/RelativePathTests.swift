import SourceScanning
import Testing

/// Paths inside a tree.
struct RelativePathTests {
  @Test(
    arguments: [
      ("", "a", "a"), ("x", "a", "x/a"), ("x/y", "../a", "x/a"), ("x", "./a/./b", "x/a/b"), ("x", ".", "x"),
      ("x", "..", ""), ("", "..", nil), ("x", "../../a", nil), ("x", "/a", nil), ("x", "", "x"), ("x", "a/", "x/a"),
      ("x", "...", "x/..."),
    ] as [(String, String, String?)])
  func joins(folder: String, path: String, joined: String?) {
    #expect(RelativePath.join(folder, path) == joined)
  }

  @Test(arguments: [
    ("a/b", "a", true), ("a", "a", true), ("ab", "a", false), ("a", "", true), ("a", "a/b", false), ("b/a", "a", false),
  ])
  func knowsWhatIsInside(path: String, folder: String, isInside: Bool) {
    #expect(RelativePath.isInside(path, folder) == isInside)
  }

  @Test func takesPathsApart() {
    #expect(RelativePath.folder(of: "a/b/c.swift") == "a/b")
    #expect(RelativePath.folder(of: "c.swift") == "")
    #expect(RelativePath.name(of: "a/b/c.swift") == "c.swift")
    #expect(RelativePath.name(of: "c.swift") == "c.swift")
    #expect(RelativePath.folders(of: "a/b/c.swift") == ["a", "b"])
    #expect(RelativePath.parts(of: "a//b/c.swift") == ["a", "b", "c.swift"])
  }

  @Test(arguments: [
    ("a/b/*.swift", "a/b"), ("*/a", ""), ("a/b?/c", "a"), ("a/[b]/c", "a"), ("a/{b,c}", "a"), ("a/b", "a/b"),
  ])
  func knowsWhereAPatternStarts(pattern: String, base: String) {
    #expect(RelativePath.base(ofGlob: pattern) == base)
  }

  @Test(arguments: [
    ("make(id: 1)", true), ("Kitchen.make(id: 1)", true), ("func make(id: Int) {}", true), ("make (id: 1)", false),
    ("remake(id: 1)", false), ("makes(id: 1)", false), ("let make = 1", false), ("make", false), ("", false),
    ("struct(id: 1)", false), ("Soup(of: \"tea\")", true),
  ])
  func findsCalls(code: String, isFound: Bool) {
    let found = Array(code.utf8).withUnsafeBufferPointer { CalledWords(["make", "Soup"]).areCalled(in: $0) }
    #expect(found == isFound)
  }

  @Test(arguments: [
    ("let kind = 1", false, true), ("public static let kind = 1", false, true),
    ("@MainActor var kind = 1", false, true),
    ("private(set) var kind = 1", false, true), ("  let kind = 1", false, false), ("  let kind = 1", true, true),
    ("\tlet kind = 1", true, true), ("let other = 1", false, false), ("a\nlet kind", false, true),
    ("let kinds", false, false),
    ("func kind()", false, true), ("func other()", false, false),
    ("", false, false), ("   ", true, false), ("let", false, false), ("let", true, false),
    ("extension Kinds { static let kind = 1 }", true, true), ("; let `kind` = 1", true, true),
    ("@available(iOS 16.4, *) let kind = 1", false, true), ("  a\n  let kind\nlet b", false, false),
    ("let (kind, name) = make()", false, true), ("  let kind; let kind\n  let kind\nlet kind", false, true),
    ("  let kind; let kind\n\tlet kind\n", false, false), ("outlet kind", false, false), ("let: kind", false, false),
  ])
  func findsGlobalConstants(code: String, isMember: Bool, isFound: Bool) {
    let found = Array(code.utf8).withUnsafeBufferPointer {
      GlobalConstants(["kind"], isMember: isMember).areDeclared(in: $0)
    }
    #expect(found == isFound)
  }
}

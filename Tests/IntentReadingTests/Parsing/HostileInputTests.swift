import IntentReading
import IntentSurface
import SourceScanning
import Testing

/// Input that would crash or stall the parser ends in a diagnostic that names the file; the others are still read.
@Suite struct HostileInputTests {
  private static let good = "import AppIntents\nstruct Good: AppIntent { static let title = \"Good\" }\n"

  private static func nested(_ opener: String, _ count: Int) -> [UInt8] {
    Array(("import AppIntents\nlet a = " + String(repeating: opener, count: count)).utf8)
  }

  static let refused: [(name: String, bytes: [UInt8])] = [
    ("square brackets", nested("[", 40)),
    ("square brackets with blanks", nested("[ /* */ \n", 40)),
    ("square brackets in parentheses", nested("([", 40)),
    ("many nested square brackets", nested("[[[[[[[[[[[]]]]]]]]]]]\n", 2000)),
    ("parentheses", nested("(", 1000)),
    ("braces", nested("{", 1000)),
    ("generic arguments", nested("A<", 3000)),
    ("comparisons", nested("a<", 3000)),
    ("comparisons with blanks", nested("a < ", 6000)),
    ("comparisons with attributes", nested("a < @b(\"{\") ", 6000)),
    ("interpolations", nested("\"\\(", 100)),
    ("attributes", nested("@A(", 1000)),
    ("words", nested("try ", 100_000)),
    ("function types", nested("() -> ", 100_000)),
    ("member chains", nested("a.", 100_000)),
    ("sums", nested("1 + ", 100_000)),
    ("conditional compilation", nested("\n#if a\n", 5000)),
    ("NUL", Array("import AppIntents\nlet a = \"\0\"".utf8)),
    ("invalid UTF-8", Array("import AppIntents // ".utf8) + [0xc3, 0x28]),
    ("UTF-16", [0xff, 0xfe, 0x69, 0x00]),
    ("size of code that matters", nested(" ", 3 << 20)),
    ("size", Array(repeating: UInt8(ascii: " "), count: 9 << 20)),
  ]

  @Test(arguments: refused.map(\.name))
  func refusesAFileThatTheParserCannotSurvive(_ name: String) throws {
    let bytes = try #require(Self.refused.first { $0.name == name }?.bytes)
    let tree = MemoryTree(bytes: ["Bad.swift": bytes, "Good.swift": Array(Self.good.utf8)])
    let reading = SourceReader(options: ReadingOptions()).read(tree)
    #expect(reading.diagnostics.map(\.location?.path) == ["Bad.swift"])
    #expect(reading.filesSeen == 2)
    #expect(reading.filesRead == 1)
  }

  @Test(
    arguments: [
      ("[", 12), ("[any ", 14), ("[-", 16), ("{", 200), ("A<", 99), ("a<", 99), ("a < ", 900), ("\"\\(", 49),
      ("try ", 997),
      ("() -> ", 6000), ("a.", 19_000), ("c ? ", 19_000), ("\n#if a\n", 499), ("\nif a {} else ", 20_000),
    ] as [(String, Int)]
  )
  func survivesWhatTheGuardLetsThrough(_ opener: String, _ count: Int) {
    let tree = MemoryTree(bytes: ["Deep.swift": Self.nested(opener, count), "Good.swift": Array(Self.good.utf8)])
    let reading = SourceReader(options: ReadingOptions()).read(tree)
    #expect(reading.filesRead == 2)
    #expect(reading.surface.intents.map(\.identifier) == ["Good"])
  }

  @Test(arguments: [
    "let a = [[[[1]]]] // [[[[[[[[[[[[[[[[[[[[[[[[[[[[[", "let a = \"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\"",
    "let a = #\"\"[[[[[[[[[[[[[[[[[[[[[[\"#", "/* /* [[[[[[[[[[[[[[[[[[[[[[[ */ ((((( */ let a = 1",
    "let a = \"\"\"\n [[[[[[[[[[[[[[[[[[[[[[[[[[[[ \\(f(\"[[[[[[[[[[[[[[[[[[[[[[\")) \n\"\"\"",
    "let a = /\\(\\[/\nlet b = [1, [2, [3]]]", "let a = 1 < 2 && b<c",
  ])
  func readsLegalCodeThatOnlyLooksDeep(_ code: String) {
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(["A.swift": "import AppIntents\n" + code]))
    #expect(reading.diagnostics == [])
    #expect(reading.filesRead == 1)
  }

  @Test func namesTheLineWhereTheParserGivesUp() {
    let code = "import AppIntents\nstruct A: AppIntent {\n  static let title = \"A\n}\nstruct\n"
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(["A.swift": code]))
    #expect(reading.diagnostics.count == 1)
    #expect(reading.diagnostics.first?.location?.path == "A.swift")
    #expect(reading.diagnostics.first?.location?.line != nil)
  }

  @Test func readsTheOthersWhereAFileCannotBeOpened() {
    let reading = SourceReader(options: ReadingOptions()).read(LockedTree())
    #expect(reading.diagnostics.map(\.location?.path) == ["Locked.swift"])
    #expect(reading.filesRead == 1)
  }

  private struct LockedTree: SourceTree {
    var paths: [String] { ["Good.swift", "Locked.swift"] }

    func contents(of path: String) throws(SourceTreeError) -> [UInt8] {
      if path == "Locked.swift" { throw SourceTreeError("permission denied") }
      return Array(HostileInputTests.good.utf8)
    }
  }
}

import Testing

@testable import SourceScanning

/// Trees in memory, parts of them, work for many threads, and lines.
@Suite struct TreesTests {
  private struct Stamped: SourceTree {
    var paths: [String]
    var stamps: [String: String]

    func contents(of path: String) throws(SourceTreeError) -> [UInt8] { Array(path.utf8) }
    func identity(of path: String) -> String? { stamps[path] }
  }

  @Test func aTreeInMemoryHasALimitForABundlesFiles() throws {
    let tree = MemoryTree(["b": "12345", "a": ""])
    #expect(tree.paths == ["a", "b"])
    #expect(try tree.contents(of: "b", limit: 5) == Array("12345".utf8))
    #expect(throws: SourceTreeError("it has 5 bytes; the limit is 4")) { try tree.contents(of: "b", limit: 4) }
    #expect(throws: SourceTreeError("no such file")) { try tree.contents(of: "c", limit: 4) }
  }

  @Test func aPartOfATreeReadsFromTheWhole() throws {
    let tree = SelectedTree(Stamped(paths: ["a.md", "b.swift"], stamps: ["b.swift": "1"])) { $0.hasSuffix(".swift") }
    #expect(tree.paths == ["b.swift"])
    #expect(tree.identity(of: "b.swift") == "1")
    #expect(try tree.contents(of: "b.swift") == Array("b.swift".utf8))
    var buffer = ReadBuffer()
    #expect(try tree.scan(at: "b.swift", through: &buffer) { $0.count } == 7)
    #expect(MemoryTree(["a": ""]).identity(of: "a") == nil)
  }

  @Test func filesAreTheSameWhereTheirStampsAre() {
    func identities(_ paths: [String], _ stamps: [String: String]) -> FileIdentities? {
      FileIdentities(of: Stamped(paths: paths, stamps: stamps)) { $0 != "x" }
    }
    let first = identities(["a", "b"], ["a": "1", "b": "2"])
    #expect(first != nil)
    #expect(first == identities(["a", "b", "x"], ["a": "1", "b": "2"]))
    #expect(first != identities(["a", "b"], ["a": "1", "b": "3"]))
    #expect(first != identities(["a", "c"], ["a": "1", "c": "2"]))
    #expect(identities(["a", "b"], ["a": "1"]) == nil)
  }

  @Test func aBufferGrowsAndIsUsedAgain() {
    var buffer = ReadBuffer()
    let first = buffer.bytes(10).baseAddress
    #expect(buffer.bytes(10).count == 64 << 10)
    #expect(buffer.bytes(64 << 10).baseAddress == first)
    #expect(buffer.bytes((64 << 10) + 1).count == (64 << 10) + 1)
  }

  @Test(arguments: [1, 2, 7, 100])
  func workersKeepTheOrder(length: Int) {
    let inputs = Array(0..<53)
    #expect(Workers.mapRuns(of: inputs, ofLength: length) { $0.map { $0 * 2 } } == inputs.map { $0 * 2 })
    let lengths = Workers.mapRuns(of: inputs, ofLength: length) { [$0.count] }
    #expect(lengths.reduce(0, +) == 53)
    #expect(lengths.dropLast().allSatisfy { $0 == length })
    #expect(Workers.map([Int](), threads: length) { $0 } == [])
    #expect(Workers.map(inputs, threads: length) { $0 + 1 } == inputs.map { $0 + 1 })
  }

  @Test func workersGiveBackWhatWasMadeOrThrown() throws {
    let (first, second) = Workers.both({ 1 }, { "b" })
    #expect(first == 1 && second == "b")
    #expect(Workers.run { 3 } == 3)
    #expect(try Workers.attempt { 4 } == 4)
    #expect(throws: SourceTreeError("no")) { try Workers.attempt { () throws in throw SourceTreeError("no") } }
  }

  /// Each level takes some kilobytes: more than the stack of a common thread has.
  @Test func workersHaveALargeStack() {
    @Sendable func sum(_ count: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { memory in
        memory[0] = UInt8(truncatingIfNeeded: count)
        return count == 0 ? 0 : 1 + sum(count - 1) + Int(memory[0] &- memory[0])
      }
    }
    #expect(Workers.run { sum(5_000) } == 5_000)
  }

  @Test(arguments: [
    ("ab\ncd", [1, 1, 1, 2, 2], [1, 2, 3, 1, 2]), ("\r\na", [1, 1, 2], [1, 2, 1]),
    ("a\rb\r", [1, 1, 2, 2, 3], [1, 2, 1, 2, 1]),
    ("\n\n", [1, 2, 3], [1, 1, 1]), ("", [1], [1]),
  ])
  func linesEndAsTheyDoInEditors(text: String, lines: [Int], columns: [Int]) {
    let table = LineTable(Array(text.utf8))
    #expect(lines.indices.map { table.place(of: $0).line } == lines)
    #expect(columns.indices.map { table.place(of: $0).column } == columns)
  }

  @Test(arguments: [
    ("Sources/App/*.swift", "Sources/App", 2), ("*/a", "", 0), ("a/b?/c", "a", 1), ("./a/b", "a/b", 2), ("**", "", 0),
  ])
  func aPatternHasAFolderToStartIn(pattern: String, base: String, count: Int) {
    #expect(Glob(pattern).base == base)
    #expect(Glob(pattern).baseCount == count)
    #expect(Glob(pattern).description == pattern)
  }

  @Test(arguments: [
    (".git", true), ("build", true), ("Build", true), ("Carthage", true), ("node_modules", true), ("checkouts", true),
    ("SourcePackages", true), ("tests", true), ("Test", true), ("UITests", true), ("UnitTests", true),
    ("PreviewContent", true), ("A.xcworkspace", true), ("A.xcassets", true), ("A.framework", true),
    ("A.xcframework", true), ("A.app", true), ("A.docc", true), ("Builder", false), ("A.lproj", false),
    ("Previews", false),
  ])
  func knowsFoldersThatHoldNoSource(name: String, isSkipped: Bool) {
    #expect(PathFilter.skipsFolder(named: name) == isSkipped)
  }

  @Test(arguments: [("a/b/c", "a", "b/c"), ("a/b", "a/b", "a/b"), ("ab/c", "a", "ab/c"), ("a/b", "", "a/b")])
  func aPathIsSeenFromAFolder(path: String, folder: String, seen: String) {
    #expect(RelativePath.of(path, seenFrom: folder) == seen)
  }
}

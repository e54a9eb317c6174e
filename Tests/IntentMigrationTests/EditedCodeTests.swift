import Foundation
import SwiftSyntax
import TestSupport
import Testing

@testable import IntentMigration
@testable import SourceScanning

/// An edit is parsed only where it changes a file, and a diff is as short as it can be made in time.
@Suite struct EditedCodeTests {
  private static let pieces = [
    "", " ", "\n", "{", "}", "(", ")", "\"", "/*", "*/", "// ", "#if os(iOS)\n", "#endif\n", "static ", "var b: Int\n",
    "struct New: AppIntent {}\n", "@Parameter(title: \"A\") var a: Int?\n", "func f() { g { $0 } }\n", "@MainActor ",
    "é",
  ]

  private struct Shape: Equatable {
    let kinds: [SyntaxKind]
    let text: String
    let hasError: Bool

    init(_ file: CodeFile) {
      var kinds: [SyntaxKind] = []
      var waiting = [Syntax(file.tree)]
      while let node = waiting.popLast() {
        kinds.append(node.kind)
        waiting += node.children(viewMode: .all)
      }
      self.kinds = kinds
      text = file.tree.description
      hasError = file.tree.hasError
    }
  }

  @Test(arguments: MigrationFixture.pairs(of: ["P01", "N03", "E12"]))
  func anEditedFileIsAsOneThatIsParsedAnew(_ pair: MigrationFixture) throws {
    var generator = SeededGenerator(seed: 16)
    for (path, bytes) in try pair.files("old").sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") {
      var file = try #require(CodeFile(path: path, bytes: bytes))
      for _ in 0..<12 {
        let edits = Self.edits(of: file, by: &generator)
        let after = try #require(CodeTree.apply(edits, to: file.bytes))
        let edited = try #require(file.edited(edits, to: after))
        let anew = try #require(CodeFile(path: path, bytes: after))
        #expect(Shape(edited) == Shape(anew), "\(path): \(edits)")
        // Most edits of this kind break a file; to go on with those would try little else.
        if !edited.tree.hasError { file = edited }
      }
    }
  }

  // At places where text may be cut: never within a character.
  private static func edits(of file: CodeFile, by generator: inout SeededGenerator) -> [IntentMigration.SourceEdit] {
    let starts = file.bytes.indices.filter { file.bytes[$0] & 0xC0 != 0x80 } + [file.bytes.count]
    return (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
      starts.randomElement(using: &generator)
    }
    .sorted().reduce(into: [IntentMigration.SourceEdit]()) { edits, start in
      let length = Int.random(in: 0...6, using: &generator)
      let end = starts.first { $0 >= start + length } ?? file.bytes.count
      guard start >= edits.last?.range.upperBound ?? 0 else { return }
      edits.append(file.replace(start..<end, with: Self.pieces.randomElement(using: &generator) ?? ""))
    }
  }

  @Test func aFileThatIsEditedVeryOftenIsParsedAnew() throws {
    let code = String(repeating: "struct A { var b: Int }\n", count: 40)
    var file = try #require(CodeFile(path: "A.swift", bytes: Array(code.utf8)))
    for number in 0..<12 {
      let edits = [file.replace(0..<0, with: "struct B\(number) {}\n")]
      let after = try #require(CodeTree.apply(edits, to: file.bytes))
      file = try #require(file.edited(edits, to: after, holding: 4_000))
      #expect(file.heldBytes <= 4_000 + after.count)
    }
    #expect(file.tree.description.hasPrefix("struct B11 {}\nstruct B10 {}\n") && !file.tree.hasError)
  }

  @Test func aDiffOfThousandsOfLinesIsMadeInTime() {
    let kept = "struct Kept {}"
    func lines(_ word: String) -> String {
      ((0..<9_000).map { "case \(word)\($0)" } + [kept] + (0..<9_000).map { "var \(word)\($0)" }).joined(
        separator: "\n")
    }
    let change = FileChange(path: "A.swift", before: Array(lines("a").utf8), after: Array(lines("b").utf8))
    let found = UnifiedDiff(change).description.split(separator: "\n")
    #expect(found.filter { $0.hasPrefix("-") }.count == 18_001 && found.filter { $0.hasPrefix("+") }.count == 18_001)
    #expect(found.contains(" \(kept)"))
  }

  @Test func whatMovedIsNoAnchorTwice() {
    let (old, new) = (["a", "b", "c", "a"], ["c", "a", "b", "d"])
    func bytes(_ lines: [String]) -> [ArraySlice<UInt8>] { lines.map { Array($0.utf8)[...] } }
    func padded(_ lines: [String], _ word: String) -> [String] { lines + (0..<2_500).map { "\(word)\($0)" } }
    for (old, new) in [(old, new), (padded(old, "x"), padded(new, "y"))] {
      let difference = LineDifference(from: bytes(old), to: bytes(new))
      let kept = old.indices.filter { !difference.removed.contains($0) }.map { old[$0] }
      #expect(kept == new.indices.filter { !difference.added.contains($0) }.map { new[$0] })
    }
  }

  @Test(arguments: [
    ("struct Plant {}", "struct Plant", true), ("struct PlantEntity {}", "struct Plant", false),
    ("a struct Plants; struct Plant", "struct Plant", true), ("aPlant", "Plant", false), ("Plant", "Plant", true),
    ("Plänt", "Pl", false), ("", "Plant", false), ("Plan", "Plant", false), ("PlPlant", "Plant", false),
  ])
  func wordsAreFoundWhole(_ text: String, _ words: String, _ isFound: Bool) {
    #expect(Array(text.utf8).contains(words: words) == isFound)
  }

  @Test func placeholdersEndInTheirLine() {
    #expect(SyntaxCheck.parses(Array("let a = <#what it did#> + <#more#>\n".utf8)))
    #expect(!SyntaxCheck.parses(Array("let a = <#what\nit did#>\n".utf8)))
  }

  @Test func aPropertyListIsReadAsOne() {
    let list = "<plist version=\"1.0\"><dict><key>Intents</key><array><string>A</string></array></dict></plist>"
    #expect(SyntaxCheck.parses(Array(list.utf8), at: "App/Info.plist"))
    #expect(!SyntaxCheck.parses(Array(list.dropLast(20).utf8), at: "App/Info.plist"))
  }
}

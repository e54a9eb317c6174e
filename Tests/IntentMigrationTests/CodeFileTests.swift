import SourceScanning
import SwiftSyntax
import TestSupport
import Testing

@testable import IntentMigration

/// Edits of files: where lines go, what is taken away with them, and how it is shown.
struct CodeFileTests {
  private static func file(_ text: String, _ path: String = "A.swift") throws -> CodeFile {
    try #require(CodeFile(path: path, bytes: Array(text.utf8)))
  }

  private static func applied(_ edits: [IntentMigration.SourceEdit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      #expect(String(decoding: bytes[edit.range], as: UTF8.self) == edit.expected)
      bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", "x\n"), ("a\n", "a\n\nx\n"), ("a", "a\n\nx\n"), ("a\r\n", "a\r\n\r\nx\r\n"),
  ])
  func appendsLines(text: String, result: String) throws {
    #expect(Self.applied([try Self.file(text).append(["x"])], to: text) == result)
  }

  @Test(arguments: [
    ("let a = 1\n", "import B\nlet a = 1\n"), ("import A\nlet a = 1\n", "import A\nimport B\nlet a = 1\n"),
    ("import B\n", "import B\n"),
    ("// file\n\nlet a = 1\n", "// file\n\nimport B\nlet a = 1\n"),
    ("// of a\nlet a = 1\n", "import B\n// of a\nlet a = 1\n"),
    ("#if os(iOS)\nimport B\n#endif\n", "#if os(iOS)\nimport B\n#endif\n"),
    ("import A // x\n", "import A\nimport B // x\n"),
    ("// one\n\n// two\n \n// of a\nlet a = 1\n", "// one\n\n// two\n \nimport B\n// of a\nlet a = 1\n"),
  ])
  func addsImports(text: String, result: String) throws {
    #expect(Self.applied(try Self.file(text).adding(imports: ["B"]), to: text) == result)
  }

  @Test(arguments: [
    ("struct S {\n  let a = 1\n}", "struct S {\n  x\n  let a = 1\n}"),
    ("struct S { let a = 1 }", "struct S {\n  x\n  let a = 1 }"),
    ("struct S {}", "struct S {\n  x\n}"), ("struct S { // note\n}", "struct S { // note\n  x\n}"),
    ("struct S { }", "struct S {\n  x\n}"),
    ("struct S {  \n}", "struct S {\n  x  \n}"),
  ])
  func insertsBehindABrace(text: String, result: String) throws {
    let file = try Self.file(text)
    let brace = try #require(file.tree.tokens(viewMode: .sourceAccurate).first { $0.text == "{" })
    #expect(Self.applied([file.insert(["x"], behind: brace, indentation: "  ", closing: "")], to: text) == result)
  }

  @Test(arguments: [
    ("let a = 1\n\nlet x = 2\n\nlet b = 3\n", "let a = 1\n\nlet b = 3\n"),
    ("let a = 1\n// of x\nlet x = 2\nlet b = 3\n", "let a = 1\nlet b = 3\n"),
    ("// MARK: X\nlet x = 2\n", "// MARK: X\n"),
    ("struct S {\n  let x = 2\n\n  let b = 3\n}\n", "struct S {\n  let b = 3\n}\n"),
    ("struct S {\n  let a = 1\n\n  let x = 2\n}\n", "struct S {\n  let a = 1\n}\n"),
    ("let a = 1; let x = 2\n", "let a = 1; \n"),
    ("let x = 2 // of x\nlet b = 3\n", "let b = 3\n"), ("let x = 2; let b = 3\n", "; let b = 3\n"), ("let x = 2\n", ""),
    ("/** of x\n * more */\nlet x = 2\nlet b = 3\n", "let b = 3\n"), ("let a = 1\n\nlet x = 2\n", "let a = 1\n"),
    ("let a = 1\nlet x = 2\n\nlet b = 3\n", "let a = 1\n\nlet b = 3\n"),
    ("\nlet x = 2\n\nlet b = 3\n", "\nlet b = 3\n"),
  ])
  func takesDeclarationsAway(text: String, result: String) throws {
    let file = try Self.file(text)
    let node = try #require(
      file.tree.nodes(VariableDeclSyntax.self).first { $0.bindings.first?.pattern.trimmedDescription == "x" })
    #expect(Self.applied([file.removal(of: node)], to: text) == result)
  }

  @Test(arguments: [
    ("struct S {\n    let a = 1\n}", "    "), ("struct S {\n\tlet a = 1\n}", "\t"),
    ("/*\n * a\n */\nstruct S {\n  let a = 1\n}", "  "),
    ("let a = 1", "  "), ("struct S {\n        let a = 1\n}", "    "), ("struct S {\n   \n let a = 1\n}", "  "),
  ])
  func knowsTheIndentation(text: String, unit: String) throws {
    #expect(try Self.file(text).indentationUnit == unit)
  }

  @Test(arguments: [
    ("App/New.swift", "\t"), ("App/Views/New.swift", "    "), ("Kit/New.swift", "  "), ("App/Old.swift", "\t"),
  ])
  func indentsANewFileAsItsFolderDoes(path: String, unit: String) {
    let files = ["App/Old.swift": "struct S {\n\tlet a = 1\n}", "App/Views/Old.swift": "struct S {\n    let a = 1\n}"]
    let tree = CodeTree(paths: files.keys.sorted()) { files[$0].map { Array($0.utf8) } }
    #expect(tree.indentationUnit(at: path) == unit)
  }

  @Test func givesTheLinesOfADeclaration() throws {
    let file = try Self.file("struct S {\n  // far\n\n  // near\n  func f() {\n    a()\n\n  }\n}\n")
    let function = try #require(file.tree.nodes(FunctionDeclSyntax.self).first)
    #expect(file.lines(of: function) == ["// near", "func f() {", "  a()", "", "}"])
    #expect(file.indentation(of: function) == "  ")
    #expect(file.line(of: 0) == 1 && file.line(of: 12) == 2)
    #expect(try file.newline == "\n" && Self.file("a\r\n").newline == "\r\n")
  }

  @Test func refusesCodeThatTheParserCannotTake() throws {
    #expect(CodeFile(path: "A.swift", bytes: Array(String(repeating: "(", count: 300).utf8)) == nil)
    #expect(try Self.file(String(repeating: "(", count: 300), "A.intentdefinition").tree.statements.isEmpty)
  }

  @Test(
    arguments: [
      ("a.b.c", "a.b.c"), (".b", ".b"), ("a", "a"), ("a().b", nil), (".a.b", ".a.b"), ("a[0]", nil), ("1", nil),
      (String(repeating: "a.", count: 31) + "b", String(repeating: "a.", count: 31) + "b"),
      (String(repeating: "a.", count: 32) + "b", nil),
    ] as [(String, String?)])
  func readsDottedNames(code: String, name: String?) throws {
    let file = try Self.file("x = \(code)")
    let expression = try #require(file.tree.nodes(ExprListSyntax.self).first?.last)
    #expect(expression.dottedName == name)
  }

  // MARK: Shown as a diff

  private static func diff(_ before: String?, _ after: String) -> UnifiedDiff {
    UnifiedDiff(FileChange(path: "A.swift", before: before.map { Array($0.utf8) }, after: Array(after.utf8)))
  }

  @Test(
    arguments: [
      ("a\n", "a\n", ""), ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"), ("a\nb\n", "a\n", "@@ -1,2 +1 @@\n a\n-b\n"),
      ("a\n", "a\nb", "@@ -1 +1,2 @@\n a\n+b\n\\ No newline at end of file\n"),
      ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
      ("a\r\n", "b\r\n", "@@ -1 +1 @@\n-a\r\n+b\r\n"), ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
      ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
      ("1\n2\n3\n4\n5\n", "1\n2\n3\n4\nx\n", "@@ -2,4 +2,4 @@\n 2\n 3\n 4\n-5\n+x\n"),
      (
        "x\n1\n2\n3\n4\n5\n6\n7\ny\n", "a\n1\n2\n3\n4\n5\n6\n7\nb\n",
        "@@ -1,4 +1,4 @@\n-x\n+a\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-y\n+b\n"
      ),
      (
        "x\n1\n2\n3\n4\n5\n6\ny\n", "a\n1\n2\n3\n4\n5\n6\nb\n",
        "@@ -1,8 +1,8 @@\n-x\n+a\n 1\n 2\n 3\n 4\n 5\n 6\n-y\n+b\n"
      ),
    ])
  func showsWhatChanged(before: String, after: String, hunks: String) {
    #expect(Self.diff(before, after).description == (hunks.isEmpty ? "" : "--- a/A.swift\n+++ b/A.swift\n" + hunks))
  }

  @Test func showsANewFileAndTheLinesOfItsHunks() {
    #expect(Self.diff(nil, "a\n").description == "--- /dev/null\n+++ b/A.swift\n@@ -0,0 +1 @@\n+a\n")
    let (before, after) = ("x\n1\n2\n3\n4\n5\n6\n7\ny\n", "a\na\n1\n2\n3\n4\n5\n6\n7\nb\n")
    #expect(Self.diff(before, after).shownLines == [1..<6, 7..<11])
    #expect(Self.diff("a\n", "a\n").shownLines == [])
  }

  // MARK: JSON and definitions

  @Test func findsPlacesInJSON() throws {
    let text = #" { "a" : [1, "x\nA\"", {}] , "b": true, "c": [] } "#
    let root = try #require(JSONPlaces.root(of: Array(text.utf8)))
    #expect(root.members.map(\.key) == ["a", "b", "c"])
    #expect(root["a"]?.elements.map(\.text) == [nil, "x\nA\"", nil])
    func spelled(_ place: JSONPlace?) -> String? {
      place.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
    }
    #expect(spelled(root["b"]) == "true" && spelled(root["a"]?.elements.first) == "1" && spelled(root["c"]) == "[]")
    #expect(spelled(root)?.hasPrefix("{") == true && spelled(root)?.hasSuffix("}") == true)
    let bytes = Array(text.utf8)
    #expect(
      root.members.map { String(decoding: bytes[$0.start..<($0.start + 3)], as: UTF8.self) } == [
        "\"a\"", "\"b\"", "\"c\"",
      ])
    #expect(root["d"] == nil)
  }

  @Test(arguments: ["{", "[1,]", "{\"a\"}", "{\"a\": 1,}", "[1", "\"a", "{} x", "", "{a: 1}", "{\"a\": }"])
  func refusesOtherJSON(text: String) { #expect(JSONPlaces.root(of: Array(text.utf8)) == nil) }

  @Test func jsonIsSixtyFourDeepAtMost() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(JSONPlaces.root(of: nested(64)) != nil)
    #expect(JSONPlaces.root(of: nested(65)) == nil)
  }
}

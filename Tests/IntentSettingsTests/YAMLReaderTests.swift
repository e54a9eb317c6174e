import Testing
import YAMLReading

/// What the reader of YAML makes of single values and of whole documents, and what it says of wrong ones.
@Suite struct YAMLReaderTests {
  private enum Drink: String, CaseIterable {
    case tea, coffee, off
  }

  @Test(arguments: ["", "# nothing\n", "~", "null", "Null", "NULL"]) func anEmptyDocumentIsNone(text: String) {
    let reader = YAMLReader()
    #expect(reader.document(text) == nil)
    #expect(reader.problems.isEmpty)
  }

  @Test(arguments: ["\"\"", "''", "\"~\"", "'null'"]) func aQuotedTextIsADocument(text: String) {
    let reader = YAMLReader()
    #expect(reader.document(text) != nil)
    #expect(reader.problems.isEmpty)
  }

  @Test func readsAFileOfTheLargestSizeAndNoneAbove() {
    let largest = "a: " + String(repeating: "b", count: YAMLReader.sizeLimit - 3)
    let reader = YAMLReader()
    #expect(reader.document(largest) != nil && reader.problems.isEmpty)
    #expect(reader.document(largest + "b") == nil)
    #expect(reader.problems == [YAMLProblem(line: 1, message: "the file is larger than 1 MB.")])
  }

  @Test(arguments: [
    ("a: &a { x: 1, y: 2 }\nb: { <<: *a, y: 3 }", ["x": "1", "y": "3"]),
    ("a: &a { x: 1 }\nc: &c { x: 2, z: 4 }\nb: { y: 3, <<: [*a, *c] }", ["x": "1", "y": "3", "z": "4"]),
    ("a: &a { x: 1 }\nc: &c { <<: *a, z: 4 }\nb:\n  <<: *c\n", ["x": "1", "z": "4"]),
    ("b: { <<: text, y: \"<<\" }", ["y": "<<"]),
  ])
  func mergesWhatAliasesBringIn(text: String, expected: [String: String]) throws {
    let reader = YAMLReader()
    let top = try #require(reader.document(text))
    let merged = try #require(reader.pairs(top, "top").first { $0.key == "b" }?.value)
    let found = reader.pairs(merged, "b").map { ($0.key, reader.text($0.value, $0.key) ?? "") }
    #expect(Dictionary(uniqueKeysWithValues: found) == expected)
  }

  @Test(arguments: [
    ("a: [1", 1, "not valid YAML"), ("a: 1\na: 2", 1, "duplicate key: a. Keep one."), ("a: *b", 1, "not valid YAML"),
    ("- a\nb: 1", 2, "not valid YAML"),
  ])
  func saysWhereADocumentIsNoYAML(text: String, line: Int, message: String) {
    let reader = YAMLReader()
    #expect(reader.document(text) == nil)
    #expect(reader.problems.count == 1)
    #expect(reader.problems.first?.message.contains(message) == true, "\(reader.problems)")
  }

  @Test(arguments: [
    ("a: 2 * 3", "2 * 3"), ("a: \"*\"", "*"), ("a: x*y", "x*y"), ("b: &c t\na: *c", "t"), ("a: '*b'", "*b"),
    ("# *none\na: **.swift*", nil),
  ])
  func aStarIsAnAliasOnlyWhereYAMLSaysSo(text: String, value: String?) {
    let reader = YAMLReader()
    let node = reader.document(text).flatMap { reader.mapping($0, "it", keys: ["a", "b"])["a"] }
    #expect(reader.text(node, "a") == value)
    #expect(reader.problems.isEmpty == (value != nil))
  }

  /// Lists of ten aliases of lists of ten, `levels` deep; and a list in a list in a list.
  private static func tens(_ levels: Int) -> String {
    (0..<levels).reduce("a0: &a0 x\n") { text, level in
      text + "a\(level + 1): &a\(level + 1) [\(repeatElement("*a\(level)", count: 10).joined(separator: ", "))]\n"
    }
  }

  private static func nested(_ depth: Int, _ inner: String) -> String {
    String(repeating: "[", count: depth) + inner + String(repeating: "]", count: depth)
  }

  @Test func countsWhatAliasesStandFor() {
    let bombs = [
      Self.tens(6), "a: &a \(Self.nested(600, "x"))\nb: \(Self.nested(600, "*a"))\n",
      Self.tens(3) + "b: [\(repeatElement("*a3", count: 100).joined(separator: ", "))]\n",
      "a0: &a0 { ? [\(repeatElement("k", count: 400).joined(separator: ", "))] : x }\n"
        + "b: [\(repeatElement("*a0", count: 400).joined(separator: ", "))]\n",
    ]
    for bomb in bombs {
      let reader = YAMLReader()
      #expect(reader.document(bomb) == nil)
      #expect(
        reader.problems
          == [YAMLProblem(line: 1, message: "its YAML aliases expand to more than 100000 values.")])
    }
    for harmless in [Self.tens(3), "a: &a \(Self.nested(300, "x"))\nb: \(Self.nested(300, "*a"))\n"] {
      let reader = YAMLReader()
      #expect(reader.document(harmless) != nil)
      #expect(reader.problems.isEmpty)
    }
  }

  @Test func saysThatThereIsMoreAfterAHundredProblems() {
    let reader = YAMLReader()
    for line in 1...150 { reader.report("no. \(line)", line: line) }
    #expect(reader.problems.count == 101)
    #expect(reader.problems[99] == YAMLProblem(line: 100, message: "no. 100"))
    #expect(reader.problems.last?.message == "there are more problems.")
  }

  @Test func readsValues() throws {
    let reader = YAMLReader()
    let text = "text: 1.10\nlist: [a, '', 3]\none: a\nn: 3\ndrink: tea\nno: off"
    let node = reader.mapping(
      try #require(reader.document(text)), "it", keys: ["text", "list", "one", "n", "drink", "no"])
    #expect(reader.text(node["text"], "text") == "1.10")
    #expect(reader.texts(node["list"], "list").map(\.text) == ["a", "3"])
    #expect(reader.texts(node["one"], "one").map(\.text) == ["a"])
    #expect(reader.texts(nil, "none").isEmpty && reader.text(nil, "none") == nil && reader.count(nil, "none") == nil)
    #expect(reader.count(node["n"], "n") == 3)
    #expect(reader.choice(node["drink"], "drink", of: Drink.self) == .tea)
    #expect(reader.choice(node["no"], "no", of: Drink.self) == .off)
    #expect(reader.problems.map(\.message) == ["each entry of list must be a string."])
  }

  @Test func saysWhatAValueMustBe() throws {
    let reader = YAMLReader()
    let text = "empty: ''\nzero: 0\nminus: -1\ndrink: coffe\nlist: [tea]\nmap: { b: 1, tex: 2 }"
    let node = reader.mapping(
      try #require(reader.document(text)), "it", keys: ["empty", "zero", "minus", "drink", "list", "map"])
    #expect(reader.text(node["empty"], "empty") == nil)
    #expect(reader.count(node["zero"], "zero") == nil && reader.count(node["minus"], "minus") == nil)
    #expect(reader.choice(node["drink"], "drink", of: Drink.self) == nil)
    #expect(reader.choice(node["list"], "list", of: Drink.self) == nil)
    #expect(reader.mapping(try #require(node["map"]), "map", keys: ["text", "other"]).isEmpty)
    #expect(reader.mapping(try #require(node["list"]), "list", keys: []).isEmpty)
    #expect(reader.pairs(try #require(node["map"]), "map").map(\.key) == ["b", "tex"])
    #expect(reader.pairs(try #require(node["list"]), "list").isEmpty)
    #expect(
      reader.problems == [
        YAMLProblem(line: 1, message: "empty must be a string."),
        YAMLProblem(line: 2, message: "zero must be a whole number above 0."),
        YAMLProblem(line: 3, message: "minus must be a whole number above 0."),
        YAMLProblem(
          line: 4, message: "drink must be one of tea, coffee, off; found “coffe”. Did you mean “coffee”?"),
        YAMLProblem(line: 5, message: "list must be one of tea, coffee, off."),
        YAMLProblem(line: 6, message: "unknown key “b” in map. Known keys: other, text."),
        YAMLProblem(line: 6, message: "unknown key “tex” in map. Did you mean “text”?"),
        YAMLProblem(line: 5, message: "list must consist of `key: value` lines."),
        YAMLProblem(line: 5, message: "list must consist of `key: value` lines."),
      ])
  }
}

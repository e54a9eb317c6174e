import Testing

@testable import SourceScanning

/// Where looking ahead stops the parser, and where it must not.
struct NestingScannerTests {
  private func excess(_ code: String) -> String? {
    Array(code.utf8).withUnsafeBufferPointer { bytes in
      var scanner = NestingScanner(bytes)
      return scanner.excess()?.reason
    }
  }

  private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  @Test func countsBrackets() {
    #expect(excess(times(200, "(") + times(200, ")")) == nil)
    #expect(excess(times(201, "("))?.contains("more than 200 deep") == true)
    #expect(excess(times(300, "()")) == nil)
    #expect(excess(times(300, "{ }")) == nil)
  }

  @Test func countsSquareBracketsByThemselves() {
    #expect(excess(times(12, "[") + "1" + times(12, "]")) == nil)
    #expect(excess(times(13, "["))?.contains("square brackets") == true)
    #expect(excess(times(16, "[a ")) == nil)
    #expect(excess(times(17, "[a "))?.contains("square brackets") == true)
    #expect(excess(times(40, "[a]")) == nil)
  }

  @Test func countsManyDeepListsTogether() {
    let list = times(12, "[") + "1" + times(12, "]") + "\n"
    #expect(excess(times(100, list)) == nil)
    #expect(excess(times(2_000, list))?.contains("square brackets") == true)
  }

  @Test func countsGenericArgumentsOfAStatement() {
    #expect(excess(times(100, "A<") + "B") == nil)
    #expect(excess(times(101, "A<") + "B")?.contains("generic arguments") == true)
    #expect(excess(times(300, "A<B>")) == nil)
    #expect(excess(times(80, "A<") + "B;" + times(80, "A<") + "B") == nil)
    #expect(excess(times(300, "a < b ")) == nil)
  }

  @Test func countsListsInARow() {
    #expect(excess("struct S: " + times(33, "<b> ")) == nil)
    #expect(excess("struct S: " + times(34, "<b> "))?.contains("generic argument lists in a row") == true)
    #expect(excess("struct S: " + times(34, "<b>"))?.contains("generic argument lists in a row") == true)
    #expect(excess(times(300, "S<b> { }")) == nil)
  }

  @Test func countsWordsInARow() {
    #expect(excess(times(1_000, "a ")) == nil)
    #expect(excess(times(1_001, "a "))?.contains("words in a row") == true)
    #expect(excess(times(600, "a ") + "()" + times(600, "a ")) == nil)
    #expect(excess(times(600, "a ") + "+" + times(600, "a ")) == nil)
  }

  @Test func countsOperatorsOfAStatement() {
    #expect(excess(times(20_000, "a+")) == nil)
    #expect(excess(times(20_001, "a+"))?.contains("operators") == true)
    for end in [";", ",", "let a", "var a", "func a", "{ }"] {
      #expect(excess(times(15_000, "a+") + end + times(15_000, "a+")) == nil, "\(end)")
    }
  }

  @Test func countsBranchesAndConditions() {
    #expect(excess(times(100_001, "else;"))?.contains("branches") == true)
    #expect(excess(times(500, "#if A\n")) == nil)
    #expect(excess(times(501, "#if A\n"))?.contains("`#if` is nested") == true)
    #expect(excess(times(700, "#if A\n()\n#endif\n()\n")) == nil)
  }

  @Test func countsInterpolations() {
    #expect(excess(times(50, "\"\\(")) == nil)
    #expect(excess(times(51, "\"\\("))?.contains("interpolations") == true)
    #expect(excess(times(300, "\"\\(a)\"")) == nil)
    #expect(excess(times(300, "#\"\\(((((\"#\n")) == nil)
    #expect(excess(times(51, "#\"\\#("))?.contains("interpolations") == true)
  }

  /// What is no code: each holds more brackets than code may.
  @Test(arguments: [
    "// %\n", "/* % */", "/* /* % */ % */", "\"%\"", "#\"%\"#", "##\"\"#%\"##", "\"\"\"\n%\n\"\"\"",
    "#\"\"\"\n%\n\"\"\"#",
    "\"\\\"%\"", "#/%/#", "#/a\\/# %/#", "##/a/# %/##", "#/\n%\n/#",
  ])
  func skipsWhatIsNoCode(pattern: String) {
    let brackets = times(300, "(")
    #expect(excess(pattern.replacing("%", with: brackets)) == nil)
    #expect(excess(pattern.replacing("%", with: brackets) + brackets) != nil, "what follows is code")
  }

  /// A string, comment or expression that ends before the brackets.
  @Test(arguments: ["\"\" ", "\"a\n", "/**/", "// a\n", "#\"a\"# ", "\"\\(a)\"", "\"\"\"\na\n\"\"\"", "#/a/# "])
  func looksBehindIt(start: String) { #expect(excess(start + times(201, "(")) != nil) }

  @Test func aRefusalNamesTheLine() {
    let code = "let a = 1\n\n" + times(201, "(")
    let refusal = Array(code.utf8).withUnsafeBufferPointer { ParserGuard.refusalToParse($0) }
    #expect(refusal?.line == 3)
    let fine = Array("let a = 1\n".utf8).withUnsafeBufferPointer { ParserGuard.refusalToParse($0) }
    #expect(fine == nil)
  }

  private func refusal(_ bytes: [UInt8], _ look: (UnsafeBufferPointer<UInt8>) -> ParserGuard.Refusal?) -> String? {
    bytes.withUnsafeBufferPointer { look($0)?.reason }
  }

  @Test func refusesWhatIsTooLargeOrNoText() {
    #expect(refusal([], ParserGuard.refusalToScan) == nil)
    #expect(refusal(Array("a".utf8), ParserGuard.refusalToScan) == nil)
    #expect(refusal([0xff, 0xfe, 0x61, 0], ParserGuard.refusalToScan)?.contains("UTF-16") == true)
    #expect(refusal([0xfe, 0xff, 0, 0x61], ParserGuard.refusalToScan)?.contains("UTF-16") == true)
    #expect(refusal([0x61, 0, 0x61], ParserGuard.refusalToScan)?.contains("NUL") == true)
    #expect(refusal([0x61, 0xff], ParserGuard.refusalToParse)?.contains("UTF-8") == true)
    let most = [UInt8](repeating: 0x0a, count: ParserGuard.maximumParsedBytes)
    #expect(refusal(most, ParserGuard.refusalToParse) == nil)
    #expect(refusal(most + [0x0a], ParserGuard.refusalToParse)?.contains("larger than 2 MB") == true)
    let all = [UInt8](repeating: 0x0a, count: ParserGuard.maximumBytes)
    #expect(refusal(all, ParserGuard.refusalToScan) == nil)
    #expect(refusal(all + [0x0a], ParserGuard.refusalToScan)?.contains("larger than 8 MB") == true)
  }
}

import Testing

@testable import SourceScanning

/// Details of code that looking ahead must take as the parser does.
struct NestingDetailTests {
  private func excess(_ code: String) -> String? {
    Array(code.utf8).withUnsafeBufferPointer { bytes in
      var scanner = NestingScanner(bytes)
      return scanner.excess()?.reason
    }
  }

  private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  /// What follows each start is code with too many brackets, or is not.
  @Test(arguments: [
    ("#/a\n", true), ("##/a/## ", true), ("#/ \n a \n/# ", true), ("#/\t\r\n", true),
    ("#/a/#\"a\" ", true),
    ("\"a\\\" ", false), ("#\"a\\\" ", false), ("#\"a\"# ", true), ("\"\"\"\n\" \"\" ", false),
    ("\"\"\"\n\"\"\" ", true),
    ("#\"\"\"\n\"\"\" ", false), ("/* /* */ ", false), ("/* /* */ */ ", true), ("/*/ ", false), ("#\"\"# ", true),
    ("'", true), ("a / b ", true), ("/", true), ("\"\\(a) ", false), ("\"\\(\"b\")\" ", true), ("\"\\(\"b\") ", false),
  ])
  func takesCodeForCode(start: String, isCode: Bool) {
    #expect((excess(start + times(201, "(")) != nil) == isCode)
  }

  @Test func aLoneBracketIsClosedWithTheOneAroundIt() {
    #expect(excess(times(300, "{ ( }")) == nil)
    #expect(excess(times(40, "( [ )")) == nil)
    #expect(excess(times(300, "( ] )")) == nil)
    // One inside of a string closes none outside of it.
    #expect(excess(times(201, "{ \"\\( } )\" ")) != nil)
  }

  @Test func whatEndsAStatementStartsToCountAgain() {
    let lists = times(20, "<b> ")
    for end in [";", "{ }", "}"] {
      #expect(excess("a " + lists + end + " a " + lists) == nil, "\(end)")
      #expect(excess(times(80, "A<") + "B " + end + times(80, "A<") + "B") == nil, "\(end)")
      #expect(excess(times(800, "a ") + end + times(800, "a ")) == nil, "\(end)")
    }
    for end in ["(", ")", "[a]", "\"\"", "+", "case"] {
      #expect(excess(times(800, "a ") + end + " " + times(800, "a ")) == nil, "\(end)")
    }
    #expect(excess(times(800, "a ") + "cases " + times(800, "a ")) != nil)
  }

  @Test func onlyNamesInAngleBracketsAreGenerics() {
    for list in ["A<B ", "A<() ", "A<[] "] { #expect(excess(times(101, list)) != nil, "\(list)") }
    #expect(excess(times(300, "A<+ ")) == nil)
    #expect(excess(times(300, "A<B> ")) == nil)
    // An arrow closes nothing.
    #expect(excess(times(101, "A<B -> ")) != nil)
  }

  @Test func adjacentOpenersAreThoseWithNothingBetween() {
    for between in ["a", "\"\"", "#x", "{}", "]"] {
      #expect(excess(times(8, "[") + between + times(8, "[")) == nil, "\(between)")
    }
    #expect(excess(times(8, "[") + " \n\t/* */// \n" + times(8, "[")) != nil)
    #expect(excess(times(7, "[(") + times(6, "[")) != nil)
  }

  @Test func looksAheadFromEachOpenAngleBracket() {
    // Each looks through all that follows, unless a brace or an operator ends it.
    let long = times(3_000, "< a ")
    #expect(excess(long)?.contains("unmatched") == true)
    for end in ["{ }", "}", ";", "=", "+", "*", "|", ")"] {
      #expect(excess(times(3_000, "< a \(end)\n")) == nil, "\(end)")
    }
    #expect(excess(times(3_000, "<(=) a "))?.contains("unmatched") == true)
    #expect(excess(times(3_000, "< a -> b "))?.contains("unmatched") == true)
    #expect(excess(times(3_000, "< a > , ")) == nil)
  }

  @Test func namesAreAThousandBytesAtMost() {
    #expect(excess(times(1_000, "a")) == nil)
    #expect(excess(times(1_001, "a"))?.contains("more than 1000 bytes") == true)
  }

  @Test func wordsOfTheLanguageAreCounted() {
    #expect(excess(times(100_000, "else;")) == nil)
    #expect(excess(times(100_001, "elsa;")) == nil)
    #expect(excess(times(15_000, "a+") + "lett " + times(15_000, "a+")) != nil)
    #expect(excess(times(300, "#if A\n") + times(300, "#endif\n") + times(400, "#if A\n()\n")) == nil)
    #expect(excess(times(300, "#endif\n") + times(501, "#if A\n()\n")) != nil)
  }
}

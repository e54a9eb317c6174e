import Testing

@testable import SourceScanning

/// Which bodies of functions hold no word that matters, and are blanked before the code is parsed.
@Suite struct SilentCodeTests {
  private static let words = ScanWords(signals: ["AppIntent": .framework, "perform": .use])

  private func shown(_ code: String) -> String? {
    SilentCode(in: Array(code.utf8), but: Self.words).shown.map { String(decoding: $0, as: UTF8.self) }
  }

  /// What is left of a body that says nothing: spaces, and its lines.
  private func blank(_ text: String) -> String { String(text.map { $0 == "\n" ? "\n" : " " }) }

  @Test(arguments: [
    ("func f() {", " let a = 1\n print(a) ", "}"), ("struct S { func f() {", " g() ", "} }"),
    ("func f() {", " if a { b } else { c } ", "} var x = 1"), ("func g(b: Int) {", " { } ", "}"),
    ("let a = { }; func f() {", " x ", "}"), ("#if A\nfunc f() {", " x ", "}\n#endif"),
    ("func f() {", "\n#if A\nx\n#else\ny\n#endif\n", "}"),
    // Another declaration between the word and its brace has the brace.
    ("func f()\nvar v: Int { 1 }; func g() {", " x ", "}"),
    ("func f()\nfunc g() {", " x ", "}"), ("func domain() {", " x ", "}"),
    ("func f(_ s: String = \"{\") {", " x ", "}"), ("func f() -> some View {", " x ", "}"),
    ("func f() async -> Plant {", " x ", "}"),
    ("func f() -> String {", " " + String(repeating: "x", count: 400), "}"),
  ])
  func blanksBodiesThatSayNothing(head: String, body: String, rest: String) {
    #expect(shown(head + body + rest) == head + blank(body) + rest)
  }

  @Test(arguments: [
    "func f() { AppIntent() }", "func f() -> [Plant] { x }", "func perform() { x }", "func f() -> AppIntent { x }",
    "func f() { let a: AppIntent }",
    "func main() { x }", "func  main() { x }", "struct S { }", "var v: Int { 1 }", "func f()\nvar v: Int { 1 }",
    "func f()\ninit() { x }", "func f()\nstruct S { }", "func f()\nextension S { }", "func f()\nenum E { }",
    // Braces that don't match, or not in the same branch.
    "func f() { x", "#if A\nfunc f() {\n#else\nfunc f(b: Int) {\n#endif\nx }", "func f() {\n#if A\nx }\n#endif",
    "struct S { func f() { x ", "func f( { x }",
  ])
  func leavesOtherCodeAlone(code: String) {
    #expect(shown(code) == nil)
  }

  @Test func blanksOneBodyAndLeavesTheOther() {
    #expect(shown("func f() { a }\nfunc g() { AppIntent() }") == "func f() {   }\nfunc g() { AppIntent() }")
    #expect(shown("func f() { func g() { a } b }") == "func f() {\(blank(" func g() { a } b "))}")
    #expect(shown("struct S { func f() { a } func g() { b } }") == "struct S { func f() {   } func g() {   } }")
  }

  @Test(arguments: [
    ("func f() { a }", [Int](), false), ("#if A\n#endif", [3], true), ("func f() {\n#if A\n#endif\n}", [14], false),
    ("#if A\n#elseif B\n#else\n#endif", [3, 13], true),
    ("func f() {\n#if A\n#endif\n}\n#if B\n#endif", [14, 29], true),
    ("func f() { AppIntent()\n#if A\n#endif\n}", [26], true), ("let a = \"#if A\"", [], false),
  ])
  func knowsWhereConditionsStand(code: String, places: [Int], isConditional: Bool) {
    let silent = SilentCode(in: Array(code.utf8), but: Self.words)
    #expect(silent.conditions == places)
    #expect(silent.isConditional == isConditional)
  }

  @Test func codeThatNobodyMayParseIsShownWhole() {
    #expect(shown("func f() { a }\n" + String(repeating: "(", count: 300)) == nil)
  }
}

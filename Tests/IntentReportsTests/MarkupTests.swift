import Testing

@testable import IntentReports

@Suite struct MarkupTests {
  @Test func takesForeignTextOnlyEscaped() {
    let name = "</a><b c=\"d\">&\u{1B}"
    let markup: Markup = "<case name=\(.quoted(name)) count=\"\(3)\">\(name)</case>"
    let escaped = "&lt;/a&gt;&lt;b c=&quot;d&quot;&gt;&amp;\\u{1B}"
    #expect(markup.text == "<case name=\"\(escaped)\" count=\"3\">\(escaped)</case>")
  }

  @Test func keepsMarkupAndTheEndsOfLines() {
    let inner = Markup(lines: ["a < b", "::error::c"])
    #expect(
      [inner + "<br/>", "<p>\(inner)</p>"].lines == "a &lt; b\n\\::error::c<br/>\n<p>a &lt; b\n\\::error::c</p>\n")
  }
}

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
      [inner + "<br/>", "<p>\(inner)</p>"].asLines() == "a &lt; b\n\\::error::c<br/>\n<p>a &lt; b\n\\::error::c</p>\n")
  }

  @Test func escapesForTheLanguageItIsWrittenIn() {
    let name = "*<b>@me"
    let markdown: Markdown = "**\(name)** <sub>\(Markup.plain(name))</sub> \(Markdown.own(name)) \(3)"
    #expect(markdown.text == "**\\*&lt;b&gt;@<!-- -->me** <sub>*&lt;b&gt;@me</sub> \\*&lt;b&gt;@me 3")
    #expect(Markdown.row([.plain("a|b"), .codeInCell("a|b")]).text == "| a\\|b | `a\\|b` |")
    #expect(Markdown.comment("<!-- x", " a --> b").text == "<!-- x a -_> b -->")
    #expect(Markdown.list([.bold("a"), .code("b"), .link("c", to: "d")]).text == "**a**, `b` and [c](d)")
    #expect(Markup(code: "a\t<b>\n::c").text == "a  &lt;b&gt;\n\\::c")
    #expect(Markup.code("a<b").text == "<code>a&lt;b</code>")
  }
}

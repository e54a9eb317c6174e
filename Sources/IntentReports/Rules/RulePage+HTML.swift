import IntentRules

extension RulePage {
  /// The page's content as HTML, without a frame.
  var html: String {
    let body = sections.flatMap { section in
      let anchor = section.heading.lowercased().replacing(" ", with: "-")
      return ["<h2 id=\"\(anchor)\">\(Escaping.xml(section.heading))</h2>"] + section.blocks.map(Self.html)
    }
    return (["<h1>\(Escaping.xml(title))</h1>"] + body).joined(separator: "\n")
  }

  private static func html(_ block: Block) -> String {
    switch block {
    case .paragraph(let text): return "<p>\(InlineText(text).html)</p>"
    case .bullets(let items): return list(items.map { InlineText($0).html })
    case .evidence(let items): return list(items.map { EvidenceText($0).html })
    case .rules(let ids):
      return list(
        ids.compactMap(RuleCatalog.rule).map { "<a href=\"../\($0.id)/\">\(Escaping.xml(words($0)))</a>" })
    case .caption(let text): return "<p class=\"caption\">\(InlineText(text).html)</p>"
    case .code(let code, let language):
      let lines = Escaping.xmlLines(Escaping.visibleLines(code).joined(separator: "\n"))
      return "<pre><code class=\"\(Escaping.xml(language))\">\(lines)</code></pre>"
    }
  }

  private static func list(_ items: [String]) -> String {
    "<ul>\(items.map { "<li>\($0)</li>" }.joined())</ul>"
  }
}

import IntentRules

extension RulePage {
  /// The page's content as HTML, without a frame.
  var html: Markup {
    let body = sections.flatMap { section -> [Markup] in
      let anchor = section.heading.lowercased().replacing(" ", with: "-")
      return ["<h2 id=\"\(anchor)\">\(section.heading)</h2>"] + section.blocks.map(Self.html)
    }
    return (["<h1>\(InlineText(title).html)</h1>"] + body).joined(separator: "\n")
  }

  private static func html(_ block: Block) -> Markup {
    switch block {
    case .paragraph(let text): return "<p>\(InlineText(text).html)</p>"
    case .bullets(let items): return list(items.map { InlineText($0).html })
    case .evidence(let items): return list(items.map { EvidenceText($0).html })
    case .rules(let ids):
      return list(
        ids.compactMap(RuleCatalog.rule).map { "<a href=\"../\($0.id)/\">\(InlineText(words($0)).html)</a>" })
    case .caption(let text): return "<p class=\"caption\">\(InlineText(text).html)</p>"
    case .code(let code, let language):
      return "<pre><code class=\"\(language)\">\(Markup(code: code))</code></pre>"
    }
  }

  private static func list(_ items: [Markup]) -> Markup {
    "<ul>\(items.map { "<li>\($0)</li>" as Markup }.joined())</ul>"
  }
}

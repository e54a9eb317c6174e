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
    case .bullets(let items): return "<ul>\(items.map { "<li>\(linked($0))</li>" }.joined())</ul>"
    case .code(let code, let caption, let language):
      let lines = Escaping.xmlLines(Escaping.visibleLines(code).joined(separator: "\n"))
      return """
        <figure><figcaption>\(Escaping.xml(caption))</figcaption>\
        <pre><code class="\(Escaping.xml(language))">\(lines)</code></pre></figure>
        """
    }
  }

  /// A line with its addresses as links, where it has any.
  private static func linked(_ text: String) -> String {
    guard text.contains("://") else { return InlineText(text).html }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.hasPrefix("https://") || word.hasPrefix("http://") else { return InlineText(String(word)).html }
      let address = Escaping.xml(String(word.prefix { !",;()<>".contains($0) }))
      let rest = word.drop { !",;()<>".contains($0) }
      return "<a href=\"\(address)\">\(address)</a>" + Escaping.xml(String(rest))
    }.joined(separator: " ")
  }
}

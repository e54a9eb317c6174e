/// XML, HTML or SVG.
typealias Markup = EscapedText<MarkupEscaping>

enum MarkupEscaping: MarkupLanguage {
  static func escaped(_ foreign: String) -> String { escapedLines(Escaping.visible(foreign)) }

  static func code(_ foreign: String) -> String { "<code>\(escaped(foreign))</code>" }

  fileprivate static func escapedLines(_ text: String) -> String {
    guard text.utf8.contains(where: special.contains) else { return text }
    return text.replacingRare("&", with: "&amp;").replacingRare("<", with: "&lt;").replacingRare(">", with: "&gt;")
      .replacingRare("\"", with: "&quot;").replacingRare("'", with: "&#39;")
  }

  private static let special = Set("&<>\"'".utf8)
}

extension Markup {
  /// Lines of foreign text, whose ends stay.
  init(lines: [String]) {
    self.init(
      finished: MarkupEscaping.escapedLines(
        lines.map(Escaping.visible).map(Escaping.inert).joined(separator: "\n")))
  }

  /// Lines of code, whose tabs are spaces.
  init(code: String) { self.init(lines: Escaping.visibleLines(code)) }

  /// Foreign text between quotation marks: the value of an attribute.
  static func quoted(_ text: String) -> Self { "\"\(text)\"" }

  /// A path as code, which a narrow page breaks between folders.
  static func path(_ path: String) -> Self {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).map { Self.plain(String($0)) }
    return "<code>\(folders.joined(separator: "/<wbr>"))</code>"
  }
}

/// A sentence with code in it: messages and explanations put names between backticks.
struct InlineText {
  /// A run of words or of code.
  enum Run: Hashable {
    case words(String)
    case code(String)
  }

  let runs: [Run]

  /// An odd backtick is a backtick, so a name that holds one can at worst swap what is set as code.
  init(_ text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else {
      runs = [.words(text)]
      return
    }
    runs = parts.enumerated().filter { !$0.element.isEmpty }
      .map { $0.offset % 2 == 1 ? .code($0.element) : .words($0.element) }
  }

  /// Markdown with everything but the code spans escaped.
  var markdown: String { markdown(Escaping.markdown) }

  /// The same for a cell of a table, where a bar parts cells even in code.
  var cell: String {
    runs.map { run in
      switch run {
      case .words(let text): Escaping.markdown(text)
      case .code(let text): Self.codeSpan(text).replacing("|", with: "\\|")
      }
    }.joined()
  }

  /// The same for the tool's own texts, in which a name after `@` is an attribute and nobody's.
  var ownMarkdown: String { markdown(Escaping.markup) }

  private func markdown(_ escaped: (String) -> String) -> String {
    runs.map { run in
      switch run {
      case .words(let text): escaped(text)
      case .code(let text): Self.codeSpan(text)
      }
    }.joined()
  }

  /// HTML with everything but the `code` elements escaped.
  var html: String {
    runs.map { run in
      switch run {
      case .words(let text): Escaping.xml(text)
      case .code(let text): "<code>\(Escaping.xml(text))</code>"
      }
    }.joined()
  }

  /// A Markdown code span around any text.
  static func codeSpan(_ text: String) -> String {
    let visible = Escaping.visible(text)
    let fence = self.fence(for: visible, atLeast: 1)
    let padding = fence.count > 1 || visible.hasPrefix(" ") ? " " : ""
    return fence + padding + visible + padding + fence
  }

  /// A Markdown code block around any code.
  static func codeBlock(_ code: String, language: String = "swift") -> [String] {
    let lines = Escaping.visibleLines(code)
    let fence = self.fence(for: code, atLeast: 3)
    return ["\(fence)\(language)"] + lines + [fence]
  }

  /// A Markdown code block whose code is taken byte by byte, as a suggestion is; nil where the code has characters that
  /// nobody would see.
  static func exactBlock(_ code: String, language: String) -> [String]? {
    let shown = code.replacing("\t", with: "").replacing("\n", with: "")
    guard !shown.contains("\r\n"), Escaping.visible(shown) == shown else { return nil }
    let fence = self.fence(for: code, atLeast: 3)
    return ["\(fence)\(language)", code, fence]
  }

  private static func fence(for text: String, atLeast minimum: Int) -> String {
    let runs = text.split { $0 != "`" }.map(\.count)
    let longest = runs.max().map { $0 + 1 } ?? minimum
    return String(repeating: "`", count: max(longest, minimum))
  }
}

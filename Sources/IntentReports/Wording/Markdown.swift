/// GitHub's Markdown.
typealias Markdown = EscapedText<MarkdownEscaping>

enum MarkdownEscaping: MarkupLanguage {
  /// Nothing in foreign text is markup, and nothing links to or notifies anybody.
  static func escaped(_ foreign: String) -> String {
    // An empty comment parts the sign from the name or number, so that GitHub makes no mention of it.
    let parted = escapedMarks(foreign).replacingRare("@", with: "@<!-- -->")
      .replacingRare("#", with: "#<!-- -->").replacingRare("://", with: ":<!-- -->//")
    return partReferences(parted)
  }

  /// A span of code, whose fence is longer than any in the text.
  static func code(_ foreign: String) -> String {
    let visible = Escaping.visible(foreign)
    let fence = self.fence(for: visible, atLeast: 1)
    let padding = fence.count > 1 || visible.hasPrefix(" ") ? " " : ""
    return fence + padding + visible + padding + fence
  }

  fileprivate static func fence(for text: String, atLeast minimum: Int) -> String {
    let runs = text.split { $0 != "`" }.map(\.count)
    let longest = runs.max().map { $0 + 1 } ?? minimum
    return String(repeating: "`", count: max(longest, minimum))
  }

  /// Parts `www.` links, `GH-1` and what looks like the id of a commit: seven hex digits or more by themselves.
  private static func partReferences(_ text: String) -> String {
    var result = ""
    var word = ""
    func end() {
      let lower = word.lowercased()
      let isIssue = lower == "gh"
      let isCommit = word.utf8.count >= 7 && lower.allSatisfy { $0.isASCII && $0.isHexDigit }
      // Between the first character and the rest: what is left is no word that GitHub looks for.
      result += lower == "www" || isIssue || isCommit ? "\(word.prefix(1))<!-- -->\(word.dropFirst())" : word
      word = ""
    }
    for character in text {
      guard character.isASCII && (character.isLetter || character.isNumber) else {
        end()
        result.append(character)
        continue
      }
      word.append(character)
    }
    end()
    return result
  }

  fileprivate static func escapedMarks(_ text: String) -> String {
    var result = ""
    for character in Escaping.visible(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}

extension Markdown {
  /// The tool's own words: nothing in them is markup, and a name after `@` is an attribute and nobody's.
  static func own(_ words: String) -> Self { Self(finished: MarkdownEscaping.escapedMarks(words)) }

  static func bold(_ text: String) -> Self { "**\(text)**" }

  /// - Parameter address: of the tool's own choice.
  static func link(_ words: Self, to address: String) -> Self { Self(finished: "[\(words.text)](\(address))") }

  /// What is not shown, for a script to find; it begins with `<!--`, and nothing in the rest ends it.
  static func comment(_ opening: String, _ rest: String) -> Self {
    Self(finished: "\(opening)\(rest.replacing("--", with: "-_")) -->")
  }

  // MARK: Tables

  /// A row of a table.
  static func row(_ cells: [Self]) -> Self { "| \(cells.joined(separator: " | ")) |" }

  // MARK: Code

  /// The same for a cell of a table, where a bar parts cells even in code.
  static func codeInCell(_ text: String) -> Self {
    Self(finished: MarkdownEscaping.code(text).replacing("|", with: "\\|"))
  }

  /// A code block around any code.
  static func block(_ code: String, language: String = "swift") -> [Self] {
    let lines = Escaping.visibleLines(code)
    let fence = MarkdownEscaping.fence(for: code, atLeast: 3)
    return (["\(fence)\(language)"] + lines + [fence]).map(Self.init(finished:))
  }

  /// A code block whose code is taken byte by byte, as a suggestion is; nil where the code has characters that nobody
  /// would see.
  static func exactBlock(_ code: String, language: String) -> [Self]? {
    let shown = code.replacing("\t", with: "").replacing("\n", with: "")
    guard !shown.contains("\r\n"), Escaping.visible(shown) == shown else { return nil }
    let fence = MarkdownEscaping.fence(for: code, atLeast: 3)
    return ["\(fence)\(language)", code, fence].map(Self.init(finished:))
  }
}

extension Markdown.StringInterpolation {
  /// HTML is Markdown too.
  mutating func appendInterpolation(_ html: Markup) { appendInterpolation(Markdown(finished: html.text)) }
}

import IntentComparison
package import IntentRules
import IntentSurface

/// What there is to say about a rule: one text for the documentation, for `explain` and for the help in SARIF.
package struct RulePage: Sendable {
  enum Block {
    case paragraph(String)
    case bullets([String])
    case code(String, caption: String, language: String)
  }

  let title: String
  let sections: [(heading: String, blocks: [Block])]

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ rule: Rule) { self.init(rule, example: rule.example) }

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ rule: Rule, example: RuleExample?) {
    title = "\(rule.id) \(rule.name): \(rule.title)"
    sections = [
      ("What it finds", [.bullets(Self.finds(rule))]),
      ("Who is affected", [.bullets(Self.effects(rule))]),
      ("Why", Self.paragraphs(rule.explanation)),
      ("What people see", Self.paragraphs(rule.symptom)),
      ("What to do", Self.paragraphs(rule.fix)),
      ("Example", example.map(Self.blocks) ?? []),
      ("Evidence", [.bullets(rule.evidence), .paragraph("Confidence: \(rule.confidence.rawValue).")]),
      ("Since", [.paragraph("intentcompat \(rule.since)")]),
    ].filter { !$0.1.isEmpty }
  }

  /// A page of Markdown.
  package var markdown: String {
    let body = sections.flatMap { ["## \($0.heading)", ""] + $0.blocks.flatMap(Self.markdown) }
    return Self.page(["# \(Escaping.markup(title))", ""] + body)
  }

  /// The page for a terminal.
  package func text(_ style: TextStyle = .plain) -> String {
    let body = sections.flatMap { section in
      [style.paint(section.heading, .bold)] + section.blocks.flatMap { Self.text($0, style) } + [""]
    }
    return Self.page(style.wrap(Escaping.visible(title)).map { style.paint($0, .bold) } + [""] + body)
  }

  private static func page(_ lines: [String]) -> String {
    let lines = lines.last == "" ? lines.dropLast() : lines[...]
    return lines.map { "\($0)\n" }.joined()
  }

  // MARK: Content

  private static func finds(_ rule: Rule) -> [String] {
    guard !rule.cells.isEmpty else { return ["a problem in the current code; no earlier version is needed to find it"] }
    return rule.cells.map { cell in
      "\(cell.element.words) \(cell.action.rawValue)" + (cell.aspect.map { ": \($0.words)" } ?? "")
    }
  }

  private static func effects(_ rule: Rule) -> [String] {
    lines(rule.effects) + lines(rule.hardest).map { "\($0), in its hardest form" }
  }

  private static func lines(_ effects: [Audience: Effect]) -> [String] {
    effects.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map { [$0.key: $0.value].words }
  }

  private static func paragraphs(_ text: String) -> [Block] {
    text.split(separator: "\n").map { Block.paragraph(String($0)) }
  }

  private static func blocks(_ example: RuleExample) -> [Block] {
    [("Before", example.before), ("After", example.after)].map { caption, code in
      let language = example.language.rawValue
      return code.isEmpty
        ? .paragraph("\(caption): the declaration is not there.") : .code(code, caption: caption, language: language)
    }
  }

  // MARK: Rendering

  private static func markdown(_ block: Block) -> [String] {
    switch block {
    case .paragraph(let text): [InlineText(text).ownMarkdown, ""]
    case .bullets(let items): items.map { "- \(linked($0))" } + [""]
    case .code(let code, let caption, let language):
      ["\(caption):", ""] + InlineText.codeBlock(code, language: language) + [""]
    }
  }

  private static func text(_ block: Block, _ style: TextStyle) -> [String] {
    switch block {
    case .paragraph(let text): style.wrap(Escaping.visible(text), lead: "  ")
    case .bullets(let items): items.flatMap { style.wrap(Escaping.visible($0), lead: "  - ") }
    case .code(let code, let caption, _):
      ["  \(caption):"] + Escaping.visibleLines(code).map { "    \(style.paint($0, .green))" }
    }
  }

  /// A line of evidence with its addresses as links.
  private static func linked(_ text: String) -> String {
    guard text.contains("://") else { return InlineText(text).ownMarkdown }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.hasPrefix("https://") || word.hasPrefix("http://") else { return Escaping.markup(String(word)) }
      let address = word.prefix { !",;()<>".contains($0) }
      return "<\(Escaping.visible(String(address)))>" + Escaping.markup(String(word.dropFirst(address.count)))
    }.joined(separator: " ")
  }
}

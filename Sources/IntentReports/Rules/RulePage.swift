import IntentComparison
package import IntentRules
import IntentSurface
package import RuleExamples

/// What there is to say about a rule: one text for the documentation, for `explain` and for the help in SARIF.
package struct RulePage: Sendable {
  enum Block {
    case paragraph(String)
    case bullets([String])
    case evidence([String])
    case rules([String])
    /// A word over the code that follows it.
    case caption(String)
    case code(String, language: String)
  }

  let title: String
  let sections: [(heading: String, blocks: [Block])]

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ rule: Rule) { self.init(rule, example: RuleExample.ofRule(rule.id)) }

  /// The page with another example than the rule's own.
  package init(_ rule: Rule, example: RuleExample?) {
    title = "\(rule.id) \(rule.name): \(rule.title)"
    sections = [
      ("What it finds", [.bullets(Self.finds(rule))]),
      ("What is affected", [.bullets(Self.effects(rule))]),
      ("Why", Self.paragraphs(rule.explanation)),
      ("What people see", Self.paragraphs(rule.symptom)),
      ("What to do", Self.paragraphs(rule.fix)),
      ("Example", example.map(Self.blocks) ?? []),
      ("When it fails the check", Self.levels(rule)),
      (
        "Evidence",
        [
          .evidence(rule.evidence.map { $0.hasSuffix(".") ? $0 : $0 + "." }), .paragraph(rule.confidence.words),
        ]
      ),
      ("Related rules", [.rules(rule.related)]),
      ("Since", [.paragraph("intentcompat \(rule.since)")]),
    ].filter { !$0.1.isEmpty }
  }

  /// A page of Markdown, beside the pages of the other rules.
  package var markdown: String { markdown { RuleTable.pageName($0) } }

  /// A page of Markdown.
  ///
  /// - Parameter address: where another rule's page is; nil for no link.
  package func markdown(_ address: (Rule) -> String?) -> String {
    let body = sections.flatMap { section -> [Markdown] in
      ["## \(section.heading)", ""] + section.blocks.flatMap { Self.markdown($0, address) }
    }
    return Self.page((["# \(InlineText(title).ownMarkdown)", ""] + body).map(\.text))
  }

  /// The page for a terminal.
  package func text(_ style: TextStyle = .plain) -> String {
    let body = sections.flatMap { section in
      [style.paint(section.heading, .bold)] + Self.text(section.blocks, style) + [""]
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
    let all = rule.cells.map { cell in
      "\(cell.element.words) \(cell.action.rawValue)" + (cell.aspect.map { ": \($0.words)" } ?? "")
    }
    return all.enumerated().filter { !all[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// A line for each audience, worst first.
  private static func effects(_ rule: Rule) -> [String] {
    rule.worstEffects
      .sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .map { audience, worst in
        let usual = rule.effects[audience]
        let words =
          usual == worst
          ? worst.pageWords : "\(usual.map { "\($0.pageWords), " } ?? "")\(worst.pageWords) in the worst case"
        return "\(audience.words): \(words)"
      }
  }

  private static func paragraphs(_ text: String) -> [Block] {
    text.split(separator: "\n").map { Block.paragraph(String($0)) }
  }

  /// From which profile on it fails, and how to change that.
  private static func levels(_ rule: Rule) -> [Block] {
    let usual = Profile.first(failingOn: rule.effects)
    let worst = Profile.first(failingOn: rule.worstEffects)
    let reported = worst == nil ? "It is only reported; no profile fails on it." : "It is usually only reported."
    var text = usual.map { "The check fails with the profile `\($0.rawValue)`\($0.stricter)." } ?? reported
    if let worst, worst != usual {
      text += " In the worst case, \(usual == nil ? "the check" : "it also") fails with `\(worst.rawValue)`."
    }
    return [
      .paragraph(text),
      .paragraph("To change that for your app, give the rule a level in `snapshots/intentcompat.yml`:"),
      .code("rules:\n  \(rule.id): \(worst == nil ? "fail # or off" : "note # or off, warn, fail")", language: "yaml"),
    ] + accepting(rule)
  }

  /// How to waive a finding, or to have its fix; a note needs neither.
  private static func accepting(_ rule: Rule) -> [Block] {
    guard rule.worstEffect > .notes else { return [] }
    return [
      .paragraph(
        "To accept a finding, use `intentcompat waive \(rule.id) --reason \"…\" --until …`; if there are several, give "
          + "the fingerprint of one instead of `\(rule.id)`. Where a fix can be written as code, "
          + "`intentcompat propose \(rule.id)` shows it.")
    ]
  }

  private static func blocks(_ example: RuleExample) -> [Block] {
    let unchanged = example.unchanged.isEmpty ? [] : side("Unchanged", example.unchanged)
    let sides = side("Before", example.before) + after(example)
    switch example.fixed {
    case .code(let files): return unchanged + sides + side("Fixed", files)
    case .asBefore where example.before.isEmpty: return unchanged + sides + [.paragraph("Fixed: without this code.")]
    case .asBefore: return unchanged + sides + [.paragraph("Fixed: the same code as before the change.")]
    case .nothingToFix:
      return unchanged + sides + [
        .paragraph(
          "The code needs no fix; this change is only reported.")
      ]
    }
  }

  /// What is the same as before is only named.
  private static func after(_ example: RuleExample) -> [Block] {
    guard example.before.contains(where: example.after.contains) else { return side("After", example.after) }
    return example.after.flatMap { file in
      example.before.contains(file) ? [.paragraph("After\(named(file)): unchanged.")] : side("After", [file])
    }
  }

  private static func side(_ caption: String, _ files: [RuleExample.File]) -> [Block] {
    guard !files.isEmpty else { return [.paragraph("\(caption): no code.")] }
    return files.flatMap { file -> [Block] in
      [.caption("\(caption)\(named(file))"), .code(file.text, language: file.language.rawValue)]
    }
  }

  private static func named(_ file: RuleExample.File) -> String { file.name.map { " (`\($0)`)" } ?? "" }

  // MARK: Rendering

  private static func markdown(_ block: Block, _ address: (Rule) -> String?) -> [Markdown] {
    switch block {
    case .paragraph(let text): [InlineText(text).ownMarkdown, ""]
    case .bullets(let items): items.map { "- \(InlineText($0).ownMarkdown)" } + [""]
    case .evidence(let items): items.map { "- \(EvidenceText($0).markdown)" } + [""]
    case .rules(let ids):
      ids.compactMap(RuleCatalog.rule).map { rule in
        let words = InlineText(words(rule)).ownMarkdown
        return "- \(address(rule).map { Markdown.link(words, to: $0) } ?? words)"
      } + [""]
    case .caption(let text): ["\(InlineText(text).ownMarkdown):", ""]
    case .code(let code, let language): Markdown.block(code, language: language) + [""]
    }
  }

  /// A code block ends with an empty line, where something follows.
  private static func text(_ blocks: [Block], _ style: TextStyle) -> [String] {
    blocks.enumerated().flatMap { index, block in
      if case .code = block, index < blocks.count - 1 { return text(block, style) + [""] }
      return text(block, style)
    }
  }

  private static func text(_ block: Block, _ style: TextStyle) -> [String] {
    switch block {
    case .paragraph(let text): style.wrap(Escaping.visible(text), lead: "  ")
    case .bullets(let items), .evidence(let items):
      items.flatMap { style.wrap(Escaping.visible($0), lead: "  - ") }
    case .rules(let ids): ids.compactMap(RuleCatalog.rule).flatMap { style.wrap(words($0), lead: "  - ") }
    case .caption(let text): ["  \(Escaping.visible(text)):"]
    case .code(let code, _): Escaping.visibleLines(code).map { $0.isEmpty ? "" : "    \(style.paint($0, .green))" }
    }
  }

  static func words(_ rule: Rule) -> String { "\(rule.id) \(rule.name): \(rule.title)" }
}

extension Profile {
  /// The mildest profile that fails on one of these effects.
  fileprivate static func first(failingOn effects: [Audience: Effect]) -> Profile? {
    allCases.first { profile in effects.contains { profile.fails($0.value, on: $0.key) } }
  }

  /// The profiles that fail as well.
  fileprivate var stricter: String {
    let others = Profile.allCases.filter { $0 > self }.map { "`\($0.rawValue)`" }
    guard !others.isEmpty else { return ", the strictest" }
    return self == Profile.allCases.first
      ? ", which is the default, and with stricter ones"
      : " and with stricter ones; the default, `\(Profile.allCases[0].rawValue)`, only reports it"
  }
}

extension Rule {
  /// The worst that it can find for each audience.
  var worstEffects: [Audience: Effect] { effects.merging(hardest) { max($0, $1) } }

  /// The worst that it can find.
  var worstEffect: Effect { worstEffects.values.max() ?? .notes }
}

extension Effect {
  /// What stands after an audience.
  var pageWords: String { self == .hides ? "hidden" : self == .notes ? "note only" : rawValue }
}

extension Confidence {
  /// How sure the verdict is, as a sentence.
  fileprivate var words: String {
    switch self {
    case .high: "High confidence: documented, measured, or reported for several apps."
    case .mediumHigh: "Medium to high confidence: documented or measured, with a detail that is inferred."
    case .medium: "Medium confidence: partly inferred from how similar things behave."
    case .lowMedium: "Low to medium confidence: mostly inferred; nothing contradicts it."
    case .low: "Low confidence: inferred, with little or no evidence from real apps."
    }
  }
}

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

extension Finding {
  /// The rule's id and name as HTML; a link to its page, where the pages are published.
  func ruleLink(_ address: ProjectAddress) -> Markup {
    let words: Markup = "\(rule) \(name)"
    return address.page(ofRule: rule).map { "<a href=\"\($0)\">\(words)</a>" } ?? words
  }
}

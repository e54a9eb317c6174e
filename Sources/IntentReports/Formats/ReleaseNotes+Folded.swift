extension ReleaseNotes {
  /// The notes below a report of breaks: folded, one section.
  var folded: [MarkdownPage.Section] {
    let lines = sections.filter { $0.heading != .stops }.map { section -> [Markdown] in
      ["- **\(section.heading.rawValue)**"] + section.lines.map { "  - \($0)" }
    }
    return [
      MarkdownPage.Section(
        opening: ["<details>", "<summary>What is new and different</summary>", ""], items: lines,
        closing: ["", "</details>", ""])
    ]
  }
}

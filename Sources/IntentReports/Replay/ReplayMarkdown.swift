import IntentRules

/// A replay for a comment or a page: a summary, a table of the shortcuts that are touched, and each of their steps.
struct ReplayMarkdown: OutputFormat {
  /// What GitHub takes for a comment, with room for what is put around it.
  private static let limit = 60_000

  let name = "markdown"

  func render(_ report: ReplayReport) -> String {
    var page = MarkdownPage(
      head: ["### Saved shortcuts", "", "\(report.summary).", ""], foot: [],
      limit: Self.limit)
    let touched = report.replays.filter { $0.outcome > .runs }.sorted { $0.outcome > $1.outcome }
    page.add(MarkdownPage.Section(items: touched.map(Self.block)))
    let unread = report.unread.map { "\(Markdown.code($0.name)): \(InlineText($0.reason).markdown)" as Markdown }
    page.add(MarkdownPage.Section("Not read", list: unread))
    page.add(MarkdownPage.Section("Remarks", list: report.remarks.map { InlineText($0).markdown }))
    return page.text
  }

  private static func block(_ replay: WorkflowReplay) -> [Markdown] {
    let open = replay.isFailed ? " open" : ""
    let title: Markup = "\(Markup.code(replay.name)) \(replay.outcome.words)"
    let steps = replay.told.filter { $0.outcome > .runs }.flatMap(lines)
    return ["<details\(open)>", "<summary>\(title) <sub>\(replay.stepWords)</sub></summary>", ""] + steps
      + ["", "</details>", ""]
  }

  private static func lines(_ step: WorkflowReplay.Step) -> [Markdown] {
    let standing: Markdown = step.standingWords.map { ": \($0)" } ?? ""
    return ["- Step \(step.position), \(Markdown.code(step.identifier))\(standing)"]
      + step.findings.flatMap(lines)
  }

  private static func lines(_ finding: Finding) -> [Markdown] {
    let fields = [
      ("People see", finding.symptom), ("Shipped", finding.promiseWords), ("Fix", finding.fix.summary),
      ("Waived", finding.waiver?.words),
    ]
    return [
      "  - \(finding.rule) **\(finding.worstEffect.rawValue)**: \(InlineText(finding.message).markdown)"
    ]
      + fields.compactMap { label, text in text.map { "    - \(label): \(InlineText($0).markdown)" } }
  }
}

import IntentRules

/// `markdown`: a table for a wiki or a job's summary, and what each release broke, folded.
package struct HistoryMarkdown: OutputFormat {
  /// The name that `--format` takes.
  package let name = "markdown"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  package func render(_ report: HistoryReport) -> String {
    let lines = [report.verdict, report.headline, report.partWords].compactMap(\.self)
    let head: [Markdown] =
      ["# History", ""] + lines.flatMap { [.plain("\($0).".replacing("..", with: ".")), ""] }
    var page = MarkdownPage(
      head: head, foot: ["<sub>\(report.tool.name) \(report.tool.version)</sub>"],
      limit: MarkdownReport.summaryLimit)
    page.add(table(report))
    for step in report.steps where !step.breaks.isEmpty { page.add(Self.section(step)) }
    page.add(Self.list("Skipped", report.passedWords))
    page.add(Self.list("Remarks", report.remarks))
    return page.text
  }

  private static func list(_ title: String, _ lines: [String]) -> MarkdownPage.Section {
    MarkdownPage.Section(
      opening: ["#### \(title)", ""], items: lines.map { ["- \(InlineText($0).markdown)"] }, closing: [""])
  }

  private func table(_ report: HistoryReport) -> MarkdownPage.Section {
    let names: [Markdown] = ["release", "date", "added", "changed", "deprecated", "retired", "broken", "affects"]
    let rule: Markdown = "|---|---|--:|--:|--:|--:|--:|---|"
    let worst = report.worst.first?.breaks.count ?? 0
    let rows = report.releases.filter { !$0.isQuiet }.map { [Self.row($0, worst: worst)] }
    let quiet = report.releases.count { $0.isQuiet }
    let rest: [Markdown] = quiet == 0 ? [] : ["", "\(Words.count(quiet, "release", "releases")) changed nothing."]
    return MarkdownPage.Section(
      opening: [.row(names), rule], items: rows, closing: rest + [""])
  }

  private static func row(_ step: ReleaseStep, worst: Int) -> Markdown {
    let version: Markdown = "\(step.version)"
    guard step.previous != nil else {
      return "| \(version) | \(step.date ?? "") | | | | | | first release with intents: \(step.coverageWords) |"
    }
    let broken = step.breaks.count
    let felt = step.breaksByAudience.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key.words) (\($0.value))" }.joined(separator: ", ")
    let counts: [Markdown] = [step.added.count, step.changed.count, step.deprecated.count, step.retired.count]
      .map { $0 == 0 ? "" : "\($0)" }
    let isWorst = broken > 0 && broken == worst
    let cells: [Markdown] =
      [isWorst ? "**\(version)**" : version, "\(step.date ?? "")"] + counts
      + [broken == 0 ? "" : isWorst ? "**\(broken)**" : "\(broken)", "\(felt)"]
    return .row(cells)
  }

  private static func section(_ step: ReleaseStep) -> MarkdownPage.Section {
    let breaks = step.breaks
    return MarkdownPage.Section(
      opening: [
        "<details>", "<summary>\(Markup.plain(step.words)): \(Words.count(breaks.count, "break", "breaks"))</summary>",
        "",
      ],
      items: breaks.map { finding in
        [
          "- \(finding.rule) \(Markdown.code(finding.subjectName)): "
            + "\(InlineText(finding.message).markdown) <sub>affects: \(finding.affected)</sub>"
        ]
      }, closing: ["", "</details>", ""])
  }
}

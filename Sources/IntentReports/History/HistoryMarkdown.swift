import IntentRules

/// `markdown`: a table for a wiki or a job's summary, and what each release broke, folded.
struct HistoryMarkdown: OutputFormat {
  let name = "markdown"

  func render(_ report: HistoryReport) -> String {
    let lines = [report.verdict, report.headline, report.partWords].compactMap(\.self)
    let head: [Markdown] =
      ["# History", ""] + lines.flatMap { [.plain("\($0).".replacing("..", with: ".")), ""] }
    var page = MarkdownPage(
      head: head, foot: ["<sub>\(report.tool.name) \(report.tool.version)</sub>"],
      limit: MarkdownReport.summaryLimit)
    page.add(Self.table(report))
    page.add(Self.others(report))
    for step in report.steps where !step.breaks.isEmpty { page.add(Self.section(step)) }
    page.add(Self.list(HistoryReport.besideTitle, report.besideWords(limit: Self.shownBeside)))
    page.add(Self.list("New and not working", report.faultWords))
    page.add(Self.list("Skipped", report.passedWords))
    page.add(Self.list("Remarks", report.remarks))
    return page.text
  }

  private static let shownBeside = 30

  private static func list(_ title: String, _ lines: [String]) -> MarkdownPage.Section {
    MarkdownPage.Section("\(title)", list: lines.map { InlineText($0).markdown })
  }

  private static func table(_ report: HistoryReport) -> MarkdownPage.Section {
    let steps = report.steps.filter { !$0.isQuiet }
    let worst = report.worst.first?.breaks.count ?? 0
    // A column in which nothing stands says nothing.
    let columns = columns(worst).filter { column in steps.contains { !column.cell($0).isEmpty } }
    let opening: [Markdown] = [
      .row(columns.map(\.name)), "|" + columns.map { $0.isNumber ? "--:|" : "---|" }.joined(),
    ]
    return MarkdownPage.Section(
      opening: opening, items: steps.map { step in [.row(columns.map { $0.cell(step) })] }, closing: [""])
  }

  private struct Column {
    var name: Markdown
    var isNumber = true
    var cell: (ReleaseStep) -> Markdown
  }

  private static func columns(_ worst: Int) -> [Column] {
    func strong(_ text: Markdown, in step: ReleaseStep) -> Markdown {
      !step.breaks.isEmpty && step.breaks.count == worst ? "**\(text)**" : text
    }
    return [
      Column(name: "release", isNumber: false) { strong("\($0.version)", in: $0) },
      Column(name: "date", isNumber: false) { "\($0.date ?? "")" },
      Column(name: "added") { number($0.added.count) }, Column(name: "changed") { number($0.changed.count) },
      Column(name: "deprecated") { number($0.deprecated.count) }, Column(name: "retired") { number($0.retired.count) },
      Column(name: "broken") { $0.breaks.isEmpty ? "" : strong(number($0.breaks.count), in: $0) },
      Column(name: "affects", isNumber: false) { step in
        .plain(
          step.breaksByAudience.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\($0.key.words) (\($0.value))" }.joined(separator: ", "))
      },
    ]
  }

  private static func number(_ count: Int) -> Markdown { count == 0 ? "" : "\(count)" }

  /// What is in no row: the first release, which has none before it, and those that changed nothing.
  private static func others(_ report: HistoryReport) -> MarkdownPage.Section {
    let first = report.releases.first.map { ["First release with intents: \($0.words), \($0.coverageWords)."] } ?? []
    let quiet = report.steps.count(where: \.isQuiet)
    let rest = quiet == 0 ? [] : ["\(Words.count(quiet, "release", "releases")) changed nothing."]
    let lines = first + rest
    return MarkdownPage.Section(items: lines.isEmpty ? [] : [[.plain(lines.joined(separator: " ")), ""]])
  }

  private static func section(_ step: ReleaseStep) -> MarkdownPage.Section {
    let breaks = step.breaks
    return MarkdownPage.Section(
      folded: "\(Markup.plain(step.words)): \(Words.count(breaks.count, "break", "breaks"))",
      items: breaks.map { finding in
        [
          "- \(finding.rule) \(Markdown.code(finding.subjectName)): "
            + "\(InlineText(finding.message).markdown) <sub>affects: \(finding.affected)</sub>"
        ]
      })
  }
}

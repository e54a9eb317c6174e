import IntentComparison
import IntentRules
import IntentSurface

/// `html`: one page to keep with a release. It loads nothing and runs nothing; the filters are style.
package struct HTMLReport: ReportFormat {
  /// The name that `--format` takes.
  package let name = "html"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  package func render(_ report: Report) -> String {
    let sections = ReportSections(report.verdict)
    let body: [String] =
      Self.header(report) + Self.filters(sections) + ["<main>"]
      + ReportEntry.entries(of: sections.live.filter { $0.worstEffect != .notes })
      .flatMap { Self.card($0, report) }
      + Self.quiet(report, sections) + ["</main>"] + Self.footer(report)
    return (Self.head(report) + body + ["</body>", "</html>"]).map { "\($0)\n" }.joined()
  }

  // MARK: Frame

  private static func head(_ report: Report) -> [String] {
    [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
      "<title>\(text("\(report.new.name): \(report.outcome)"))</title>", "<style>", HTMLStyle.sheet, "</style>",
      "</head>",
      "<body>",
    ]
  }

  private static func header(_ report: Report) -> [String] {
    let version = [report.new.name, report.new.version].compactMap(\.self).joined(separator: " ")
    return [
      "<header class=\"\(report.verdict.passes ? "passes" : "fails")\">"
    ] + gate(report) + [
      "<p class=\"kind\">App Intents \(report.mode == .check ? "compatibility check" : "difference")</p>",
      "<h1>\(text(version))</h1>", "<p class=\"outcome\">\(text(report.outcome))</p>",
      "<p class=\"sources\">\(text(report.headline))</p>",
    ] + (report.baseLine.map { ["<p class=\"sources\">\(InlineText($0).html)</p>"] } ?? []) + ["</header>"]
  }

  private static func gate(_ report: Report) -> [String] {
    guard let line = report.gateLine else { return [] }
    return ["<section class=\"gate\">", "<p>\(InlineText(line).html)</p>", "<ul>"]
      + report.verdict.gateEdits.map { "<li\($0.fails ? " class=\"fails\"" : "")>\(InlineText($0.line).html)</li>" }
      + ["</ul>", "</section>"]
  }

  private static func filters(_ sections: ReportSections) -> [String] {
    let counts =
      Effect.worstFirst.map { ($0.rawValue, sections.live($0).count) }
      + [
        ("older", sections.live.filter { $0.isNew == false }.count), ("waived", sections.waived.count),
        ("shipped", sections.history.count),
      ]
    let boxes = counts.filter { $0.1 > 0 }.map { name, count in
      let words = filterWords[name] ?? (name == "notes" && count == 1 ? "note" : name)
      return "<label class=\"\(name)\"><input type=\"checkbox\" id=\"show-\(name)\" checked> \(count) \(words)</label>"
    }
    return boxes.isEmpty ? [] : ["<nav aria-label=\"Filter\">"] + boxes + ["</nav>"]
  }

  private static let filterWords = ["older": "not new", "shipped": "already shipped"]

  private static func footer(_ report: Report) -> [String] {
    let tool = "\(report.tool.name) \(report.tool.version)"
    return ["<footer>\(text("\(tool) \(report.censusLine)."))</footer>"]
  }

  // MARK: Findings

  private static func card(_ entry: ReportEntry, _ report: Report) -> [String] {
    let finding = entry.first
    let effect = finding.worstEffect.rawValue
    let code = finding.fix.code.map { code in
      "<pre>\(Escaping.xmlLines(Escaping.visibleLines(code).joined(separator: "\n")))</pre>"
    }
    let rows: [(String, String?)] = [
      ("Also", codeList(entry.others.map(\.subjectName))), ("Affects", text(finding.affected)),
      ("What people see", InlineText(finding.symptom).html),
      ("Since", finding.sinceWords.map(text)),
      ("Used", finding.useWords.map { InlineText($0).html }),
      ("Change", finding.changeWords(report.verdict.base).map(text)),
      ("Only on", finding.platformWords.map(text)),
      ("Where", entry.placeWords.map { "<code>\(text($0))</code>" }),
      ("Fix", InlineText(finding.fix.summary).html + (code ?? "")),
      ("Confidence", finding.confidence <= .medium ? finding.confidence.rawValue : nil),
      ("To accept it", "<code>\(text(entry.waiveCommand))</code>"),
    ]
    let others = entry.others.isEmpty ? "" : " and \(Words.count(entry.others.count, "other", "others"))"
    let title = "<h2><code>\(text(finding.subjectName))</code>\(others) \(text(finding.title))</h2>"
    let standing = finding.isNew.map { " <span class=\"standing\">\($0 ? "new" : "already there")</span>" } ?? ""
    let name = finding.ruleLink(report.tool.address)
    let rule = "<p class=\"rule\"><span class=\"badge\">\(effect)</span> \(name)\(standing)</p>"
    return [
      "<article class=\"\(effect)\(finding.isNew == false ? " older" : "")\">", rule, title,
      "<p>\(InlineText(finding.message).html)</p>", "<dl>",
    ]
      + rows.compactMap { label, value in value.map { "<dt>\(label)</dt><dd>\($0)</dd>" } } + ["</dl>", "</article>"]
  }

  // MARK: Other sections

  private static func quiet(_ report: Report, _ sections: ReportSections) -> [String] {
    let notes = list("Notes", "notes", sections.entries(.notes), of: sections.live(.notes).count) { entry in
      let others = codeList(entry.others.map(\.subjectName)).map { " Also: \($0)." } ?? ""
      let place = entry.placeWords.map { " (<code>\(text($0))</code>)" } ?? ""
      return line(entry.first, entry.first.message) + others + place
    }
    return notes + list("Waived", "waived", sections.waived) { line($0, "waived \($0.waiver?.words ?? "")") }
      + list("Waivers that need attention", "waived", report.verdict.waiverProblems) { InlineText($0.words).html }
      + list("Already shipped", "shipped", sections.history) { finding in
        line(finding, (finding.brokenIn.map { "shipped in \($0): " } ?? "") + finding.message)
      }
      + list("Kept shortcuts", "diagnostics", report.shortcutLines, diagnostic)
      + list("Not read", "diagnostics", report.unread, diagnostic)
      + list("Remarks", "diagnostics", report.remarks, diagnostic)
      + list("Not compared", "diagnostics", report.verdict.census.notCompared) { InlineText($0).html }
      + list("Changes", "changes", report.verdict.changes) { "<code>\(text("\($0.mark) \($0.words)"))</code>" }
  }

  private static func list<Item>(
    _ title: String, _ style: String, _ items: [Item], of count: Int? = nil, _ line: (Item) -> String
  ) -> [String] {
    guard !items.isEmpty else { return [] }
    return ["<section class=\"\(style)\">", "<h2>\(title) (\(count ?? items.count))</h2>", "<ul>"]
      + items.map { "<li>\(line($0))</li>" } + ["</ul>", "</section>"]
  }

  private static func line(_ finding: Finding, _ rest: String) -> String {
    "<span class=\"rule\">\(text(finding.rule))</span> <code>\(text(finding.subjectName))</code> "
      + InlineText(rest).html
  }

  private static func codeList(_ names: [String]) -> String? {
    names.isEmpty ? nil : Words.list(names.map { "<code>\(text($0))</code>" })
  }

  private static func diagnostic(_ diagnostic: Diagnostic) -> String {
    (diagnostic.location.map { "<code>\(text($0.words))</code> " } ?? "") + InlineText(diagnostic.message).html
  }

  private static func text(_ text: String) -> String { Escaping.xml(text) }
}

import IntentComparison
import IntentRules
import IntentSurface

/// `html`: one page to keep with a release. It loads nothing and can be read whole without scripts; a small one searches
/// and copies.
package struct HTMLReport: OutputFormat {
  /// The name that `--format` takes.
  package let name = "html"
  /// It shows how a finding ends.
  package let carriesFixes = true

  private let isVerbose: Bool

  /// - Parameter isVerbose: whether many notes of one kind are listed.
  package init(isVerbose: Bool = false) { self.isVerbose = isVerbose }

  /// The whole of it in this format.
  package func render(_ report: Report) -> String {
    let sections = ReportSections(report.verdict)
    let groups = HTMLGroup.groups(of: sections)
    let lists = HTMLLists.all(report, sections, isVerbose: isVerbose)
    let body: [Markup] =
      Self.header(report) + Self.contents(groups, lists) + Self.filters(sections) + Self.main(report, groups, lists)
    return (Self.opening(report) + body + [HTMLScript.element, "</body>", "</html>"]).asLines()
  }

  /// One page with all apps, and a table of what they came to.
  package func render(all reports: [Report], unread: [UnreadApp]) -> String {
    guard let first = reports.first else { return "" }
    let parts = reports.flatMap { report -> [Markup] in
      let sections = ReportSections(report.verdict)
      let lists = HTMLLists.all(report, sections, isVerbose: isVerbose)
      return Self.header(report) + Self.main(report, HTMLGroup.groups(of: sections), lists)
    }
    let table = AppTable(reports, unread: unread).html
    return (Self.opening(first) + parts + table + [HTMLScript.element, "</body>", "</html>"]).asLines()
  }

  private static func main(_ report: Report, _ groups: [HTMLGroup], _ lists: [HTMLLists]) -> [Markup] {
    let tool = "\(report.tool.name) \(report.tool.version)"
    return ["<main>"] + groups.filter { !$0.isWrongNow }.flatMap { $0.lines(report) } + wrongNow(groups, report)
      + lists.flatMap(\.lines) + ["</main>", "<footer>\(tool) \(report.coverageLine).</footer>"]
  }

  // MARK: Frame

  private static func opening(_ report: Report) -> [Markup] {
    HTMLPage.opening(
      "\(report.new.name): \(report.outcome)",
      metas: [HTMLPage.protection("; script-src '\(HTMLScript.hash)'")], look: HTMLPage.style())
  }

  private static func header(_ report: Report) -> [Markup] {
    let version = [report.new.name, report.new.version].compactMap(\.self).joined(separator: " ")
    return [
      "<header class=\"\(report.verdict.passes ? "passes" : "fails")\">"
    ] + gate(report) + [
      "<p class=\"kind\">App Intents \(report.mode == .check ? "compatibility check" : "changes")</p>",
      "<h1>\(version)</h1>", "<p class=\"outcome\">\(report.outcome)</p>",
      "<p class=\"sources\">\(report.headline)</p>",
    ] + (report.baseLine.map { ["<p class=\"sources\">\(InlineText($0).html)</p>"] } ?? []) + ["</header>"]
  }

  private static func gate(_ report: Report) -> [Markup] {
    guard let line = report.gateLine else { return [] }
    return ["<section class=\"gate\">", "<p>\(InlineText(line).html)</p>", "<ul>"]
      + report.verdict.gateEdits.map { "\($0.fails ? Self.failingItem : "<li>")\(InlineText($0.line).html)</li>" }
      + ["</ul>", "</section>"]
  }

  private static func wrongNow(_ groups: [HTMLGroup], _ report: Report) -> [Markup] {
    let own = groups.filter(\.isWrongNow)
    guard !own.isEmpty else { return [] }
    let count = own.reduce(0) { $0 + $1.count }
    return ["<section class=\"part\" id=\"wrong-now\">", "<h2>Wrong now (\(count))</h2>"]
      + ["<p>\(ReportSections.aboutFaults)</p>", "</section>"] + own.flatMap { $0.lines(report) }
  }

  private static let failingItem: Markup = "<li class=\"fails\">"

  // MARK: Contents

  /// A line for each rule that found something, and one for each list.
  private static func contents(_ groups: [HTMLGroup], _ lists: [HTMLLists]) -> [Markup] {
    guard groups.count + lists.count > 1 else { return [] }
    return ["<nav class=\"contents\" aria-label=\"Contents\">", "<h2>Contents</h2>", "<ul>"]
      + groups.map { $0.contentsLine } + lists.map { $0.contentsLine } + ["</ul>", "</nav>"]
  }

  private static func filters(_ sections: ReportSections) -> [Markup] {
    let counts =
      Effect.worstFirst.map { effect in (effect.rawValue, sections.open.count { $0.worstEffect == effect }) }
      + [
        ("older", sections.open.filter { $0.isNew == false }.count), ("waived", sections.waived.count),
        ("shipped", sections.history.count),
      ]
    let boxes = counts.filter { $0.1 > 0 }.map { name, count -> Markup in
      let words = filterWords[name] ?? name
      return
        "<label class=\"\(name)\"><input type=\"checkbox\" id=\"show-\(name)\" checked> \(words) (\(count))</label>"
    }
    let search: Markup =
      "<label class=\"search\" hidden>Search <input type=\"search\" id=\"search\" autocomplete=\"off\"></label>"
    return boxes.isEmpty ? [] : ["<nav class=\"filters\" aria-label=\"Filter\">"] + boxes + [search, "</nav>"]
  }

  private static let filterWords = ["older": "not new", "shipped": "already shipped"]
}

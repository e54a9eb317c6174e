import IntentRules
import IntentSurface

/// `html`: one page with the picture and the findings. It loads nothing and runs nothing; the filters are style, and a
/// click on a mark leads to its finding.
package struct HistoryHTML: OutputFormat {
  /// The name that `--format` takes.
  package let name = "html"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  package func render(_ report: HistoryReport) -> String {
    let chart = HistoryChart(report.releases)
    let breaks = report.steps.contains { !$0.breaks.isEmpty }
    let drawn = HistoryPicture(report: report, chart: chart)
    let picture: [Markup] =
      report.releases.isEmpty
      ? []
      : Self.filters(report) + drawn.overview + drawn.html + [Self.legend(of: report, isWide: chart.isWide)]
    let body: [Markup] =
      ["<header class=\"\(breaks ? "fails" : "passes")\">", "<p class=\"kind\">App Intents history</p>"]
      + ["<h1>\(report.app)</h1>", "<p class=\"outcome\">\(report.verdict)</p>"]
      + ([report.headline, report.partWords].compactMap(\.self)).map { "<p class=\"sources\">\($0)</p>" }
      + ["</header>"] + picture + ["<main>"]
      + report.releases.enumerated().flatMap { section("\($0.offset)", $0.element) }
      + beside(report) + rest(report) + ["</main>", "<footer>\(report.tool.name) \(report.tool.version)</footer>"]
    let opening = HTMLPage.opening(
      "\(report.app): history", metas: [HTMLPage.protection()], look: HTMLPage.style(Self.sheet))
    return (opening + body + ["</body>", "</html>"]).asLines()
  }

  /// What a history adds to the style of the reports. The picture is scrolled to the latest releases at first, which the
  /// direction of its outermost box alone does. The colours of audiences can be told apart by people who confuse red and
  /// green (Okabe and Ito's palette); events have forms of their own.
  private static let sheet: Markup = {
    let asset = Markup(asset: PackageResources.history_css).text
    // The glyph of a kind of lanes stands for its name.
    let text = HistoryPicture.LaneGroup.allCases.reduce(asset) { $0.replacing("$\($1.rawValue)", with: $1.glyph) }
    return Markup(finished: text)
  }()

  // MARK: Filters and legend

  /// So many lanes are shown in full; of more, those on which nothing happened are folded away.
  private static let shownLanes = 30

  private static func filters(_ report: HistoryReport) -> [Markup] {
    guard !report.lanes.isEmpty else { return [] }
    let kinds = HistoryPicture.LaneGroup.allCases.compactMap { group -> Markup? in
      let count = report.lanes.count { HistoryPicture.LaneGroup($0.kind) == group }
      guard count > 0 else { return nil }
      return """
        <label><input type="checkbox" id="show-\(group.rawValue)" checked> \(group.glyph)\(count) \
        \(group.words(count))</label>
        """
    }
    let quiet = report.lanes.count { $0.marks.isEmpty }
    let isShown = report.lanes.count <= shownLanes
    let box: [Markup] =
      quiet == 0 || quiet == report.lanes.count
      ? []
      : [
        "<label><input type=\"checkbox\" id=\"show-quiet\"\(isShown ? " checked" : "")> \(quiet) unaffected</label>"
      ]
    return ["<nav aria-label=\"Filter\">"] + kinds + box + ["</nav>"]
  }

  /// What stands for what, of that which is in the picture.
  private static func legend(of report: HistoryReport, isWide: Bool) -> Markup {
    let felt = Set(report.releases.flatMap(\.breaks).compactMap(\.firstBroken))
    let audiences = Audience.allCases.filter(felt.contains).map {
      "<li><i class=\"\($0.rawValue)\"></i>\($0.words)</li>" as Markup
    }
    let happened = Set(report.lanes.flatMap(\.shownEvents))
    let events = ReleaseLane.Event.shown.filter(happened.contains).map { event -> Markup in
      "<li><svg width=\"14\" height=\"14\" viewBox=\"-7 -7 14 14\">\(event.shape)</svg>\(event.words)</li>"
    }
    let bars =
      felt.isEmpty
      ? ""
      : "Bars show breaks, colored by what they affect. A break that affects several counts once, for the first "
        + "listed. "
    let gone: Markup =
      report.lanes.contains { $0.isGone(after: report.releases.count) }
      ? " Names in italics are gone in the latest release." : ""
    // A phone shows a part of any picture.
    let more: Markup =
      "<span class=\"screen scroll\(isWide ? " wide" : "")\"> The latest releases are in view: scroll left for earlier ones.</span>"
    let lists = [audiences, events].filter { !$0.isEmpty }.map { "<ul>\($0.joined())</ul>" as Markup }
    let lanes: Markup =
      report.lanes.isEmpty
      ? "There are no lanes: the app has no intents, App Shortcuts, widgets or entities of its own."
      : "Lanes run from the first release of an intent, App Shortcut, widget or entity to its last."
    return """
      <section class="legend"><p>\(bars)\(lanes)\(gone)\(more)</p>
      \(lists.joined())</section>
      """
  }

  // MARK: Findings

  /// - Parameter place: the position of the release, after a `b` for one beside the line.
  private func section(_ place: String, _ step: ReleaseStep) -> [Markup] {
    guard step.isShown else { return [] }
    let told = step.findings.filter { $0.worstEffect > .notes }
    let notes = step.findings.count - told.count
    let summary = (step.counts + (notes > 0 ? [Words.count(notes, "note", "notes")] : [])).joined(separator: ", ")
    return [
      "<section class=\"release\" id=\"\(place.hasPrefix("b") ? "" : "r")\(place)\">",
      "<h2>\(step.words) <span class=\"rule\">\(summary)</span></h2>",
    ] + told.map { card($0, place, isNew: step.unborn.contains($0.fingerprint)) }
      + list("Deprecated", step.deprecated) + list("Retired", step.retired)
      + ["</section>"]
  }

  /// Other lines, folded: nobody need read them who asks what people got.
  private func beside(_ report: HistoryReport) -> [Markup] {
    guard !report.beside.isEmpty else { return [] }
    let words = report.besideWords(limit: report.beside.count)
    return ["<details class=\"beside\"><summary>\(HistoryReport.besideTitle)</summary>", "<ul>"]
      + words.map { "<li>\($0)</li>" } + ["</ul>"]
      + report.beside.enumerated().flatMap { section("b\($0.offset)", $0.element) } + ["</details>"]
  }

  private func card(_ finding: Finding, _ place: String, isNew: Bool) -> Markup {
    let effect = finding.worstEffect.rawValue
    // It is no loss, and looks like none.
    let (look, badge) = isNew ? (Effect.degrades.rawValue, "new") : (effect, effect)
    let only = finding.platformWords.map { " Only on \($0)." } ?? ""
    return """
      <article class="\(look)" id="\(HistoryPicture.anchor(place, finding.fingerprint))">
      <p class="rule"><span class="badge">\(badge)</span> \(finding.rule) \(finding.name)</p>
      <h3>\(Markup.code(finding.subjectName)) \(finding.title)</h3>
      <p>\(InlineText(finding.message + only).html)</p>
      <p class="rule">Affects: \(finding.affected). \(InlineText(finding.symptom).html)</p>
      </article>
      """
  }

  private func list(_ title: String, _ subjects: [Subject]) -> [Markup] {
    guard !subjects.isEmpty else { return [] }
    return [
      "<p class=\"rule\">\(title): \(subjects.map { Markup.code($0.description) }.joined(separator: ", "))</p>"
    ]
  }

  private func rest(_ report: HistoryReport) -> [Markup] {
    rest("New and not working", report.faultWords) + rest("Skipped", report.passedWords)
      + rest("Remarks", report.remarks)
  }

  private func rest(_ title: String, _ lines: [String]) -> [Markup] {
    guard !lines.isEmpty else { return [] }
    return ["<section><h2>\(title)</h2>", "<ul>"] + lines.map { "<li>\(InlineText($0).html)</li>" } + [
      "</ul>", "</section>",
    ]
  }
}

import IntentSurface
import IntentTimeline

/// `html`: one page with the picture and the words, without anything from elsewhere.
struct TimelineHTML: OutputFormat {
  let name = "html"

  func render(_ timeline: Timeline) -> String {
    let articles = timeline.migrations.map { Self.article(TimelineWords(migration: $0, today: timeline.today)) }
    let title = timeline.app.map { "\($0): timeline" } ?? "Timeline"
    return Self.page(
      title: "\(title) · \(timeline.today)", kind: "App Intents timeline",
      heading: timeline.app ?? "Migrations", summary: "\(TimelineWords.summary(timeline)) · \(timeline.today)",
      hasProblems: !timeline.liveWrongTurns.isEmpty, style: "",
      body: ["<section class=\"picture\">\n\(TimelineSVG.picture(of: timeline))</section>"] + articles)
  }

  /// A whole page; the parts of its body are finished.
  static func page(
    title: String, kind: String, heading: String, summary: String, hasProblems: Bool, style: Markup, body: [Markup]
  ) -> String {
    let header: Markup = """
      <header class="\(hasProblems ? "fails" : "passes")"><p class="kind">\(kind)</p><h1>\(heading)</h1><p class="sources">\(summary)</p>
      </header>
      """
    let opening = HTMLPage.opening("\(title)", look: HTMLPage.style(picture, style))
    return (opening + [header] + body + ["</body>", "</html>"]).asLines()
  }

  private static let picture: Markup = """
    .picture { overflow-x: auto; padding: .5rem; } .picture svg { display: block; height: auto; min-width: 48rem; width: 100%; }
    .picture .ground { fill: none; } .picture .use { stroke: var(--card); }
    """

  static func article(_ words: TimelineWords) -> Markup {
    let migration = words.migration
    let turns = words.wrongTurns.map { ("problem", words.turn($0)) }
    let progress =
      words.parallel.map { [("parallel", $0)] }
      ?? [("deprecated", words.told), ("notice", words.served), ("retirement", words.earliest)]
    let used = words.used.map { [("usage", $0)] } ?? []
    let rows = (progress + used + turns + [("next", words.next)])
      .map { "<dt>\($0.0.firstUppercased)</dt><dd>\(InlineText($0.1).html)</dd>" as Markup }.joined(separator: "\n")
    let style = turns.isEmpty ? (migration.stage == .revealed ? "degrades" : "hides") : "breaks"
    return """
      <article class="\(style)">
      <p class="rule"><span class="badge">\(migration.stageWords)</span>\(migration.old.kind.rawValue)</p>
      <h2>\(migration.old.owner) → \(words.replacement)</h2>
      <dl>
      \(rows)
      </dl>
      </article>
      """
  }
}

import IntentSurface
import IntentTimeline

/// `markdown`: a table for a wiki or a pull request.
struct TimelineMarkdown: OutputFormat {
  let name = "markdown"

  func render(_ timeline: Timeline) -> String {
    let head: [Markdown] = [
      timeline.app.map { "# \($0): timeline" } ?? "# Timeline", "",
      "\(timeline.today): \(Markdown.own(TimelineWords.summary(timeline))).",
    ]
    return (head + Self.sections(timeline)).asLines()
  }

  /// The table of the migrations and their wrong turns, each after an empty line; nothing where there are none.
  static func sections(_ timeline: Timeline) -> [Markdown] {
    guard !timeline.migrations.isEmpty else { return [] }
    let words = timeline.migrations.map { TimelineWords(migration: $0, today: timeline.today) }
    // A column that nobody counted for says nothing.
    let isCounted = words.contains { $0.used != nil }
    let dates: [Markdown] = ["deprecated", "notice", "retirement"]
    let names: [Markdown] = ["old", "new", "stage"] + dates + (isCounted ? ["usage"] : [])
    var lines: [Markdown] = ["", .row(names), "|" + names.map { _ in "---|" }.joined()]
    lines += words.map { row in
      let names = [row.migration.old.owner, row.replacement, row.migration.stageWords, row.told].map(Markdown.plain)
      let cells = [row.served, row.earliest] + (isCounted ? [row.used ?? "unknown"] : [])
      return .row(names + cells.map { InlineText($0).cell })
    }
    lines += ["", "## Next", ""]
    lines += words.map { "- \(Markdown.code($0.migration.old.owner)): \(InlineText($0.next).markdown)" }
    let turns = words.flatMap(\.wrongTurns)
    if !turns.isEmpty {
      lines += ["", "## Problems", ""]
      lines += turns.map { "- " + InlineText($0.message + TimelineWords.history($0) + " " + $0.fix).markdown }
    }
    return lines
  }
}

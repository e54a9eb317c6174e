import IntentSurface
package import IntentTimeline

/// `markdown`: a table for a wiki or a pull request.
package struct TimelineMarkdown: TimelineFormat {
  package let name = "markdown"

  package init() {}

  package func render(_ timeline: Timeline) -> String {
    var lines = ["# Timeline", "", "\(Escaping.markup(TimelineWords.summary(timeline))), on \(timeline.today)."]
    guard !timeline.migrations.isEmpty else { return lines.joined(separator: "\n") + "\n" }
    let words = timeline.migrations.map { TimelineWords(migration: $0, today: timeline.today) }
    // A column that nobody counted for says nothing.
    let isCounted = words.contains { $0.used != nil }
    let names = ["old", "new", "stage", "told", "served", "earliest"] + (isCounted ? ["used"] : []) + ["next"]
    lines += ["", "| \(names.joined(separator: " | ")) |", "|" + names.map { _ in "---|" }.joined()]
    lines += words.map { row in
      let cells =
        [
          row.migration.old.owner, row.replacement, row.migration.stage.rawValue, row.told, row.served, row.earliest,
        ] + (isCounted ? [row.used ?? "unknown"] : []) + [row.next]
      return "| " + cells.map { Escaping.markdown($0) }.joined(separator: " | ") + " |"
    }
    let turns = words.flatMap(\.wrongTurns)
    if !turns.isEmpty {
      lines += ["", "## Wrong turns", ""]
      lines += turns.map {
        "- " + InlineText($0.message + TimelineWords.history($0) + " " + $0.fix).markdown
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

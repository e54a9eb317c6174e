import IntentSurface
package import IntentTimeline

/// `svg`: a picture over releases and dates, readable on light and dark pages.
package struct TimelineSVG: OutputFormat {
  /// The name that `--format` takes.
  package let name = "svg"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  package func render(_ timeline: Timeline) -> String { Self.picture(of: timeline).text }

  /// An `svg` element, ending in a line feed.
  static func picture(of timeline: Timeline) -> Markup {
    let chart = TimelineChart(timeline)
    let lines: [Markup] =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(chart.width) \(chart.height)\" role=\"img\""
          + " width=\"\(chart.width)\" height=\"\(chart.height)\">",
        "<title>\((timeline.app.map { "\($0): " } ?? "") + TimelineWords.summary(timeline))</title>",
        style,
        "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>",
      ] + axis(chart) + timeline.migrations.enumerated().flatMap { row($0.offset, $0.element, chart) } + today(chart)
      + legend(chart) + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func axis(_ chart: TimelineChart) -> [Markup] {
    let bottom = chart.y(chart.timeline.migrations.count)
    let months = chart.months.flatMap { day -> [Markup] in
      [
        "<line class=\"month\" x1=\"\(chart.x(day))\" y1=\"44\" x2=\"\(chart.x(day))\" y2=\"\(bottom)\"/>",
        "<text class=\"quiet\" x=\"\(chart.x(day))\" y=\"18\" text-anchor=\"middle\">"
          + "\(String(day.description.prefix(7)))</text>",
      ]
    }
    let ticks = chart.timeline.shipped.compactMap(\.date).map { day -> Markup in
      "<line class=\"release\" x1=\"\(chart.x(day))\" y1=\"46\" x2=\"\(chart.x(day))\" y2=\"\(bottom)\"/>"
    }
    let labels = chart.labelledReleases.map { release -> Markup in
      "<text class=\"version\" x=\"\(chart.x(release.date))\" y=\"40\" text-anchor=\"middle\">"
        + "\(release.version)</text>"
    }
    return months + ticks + labels
  }

  private static func row(_ index: Int, _ migration: Migration, _ chart: TimelineChart) -> [Markup] {
    let top = chart.y(index)
    let words = TimelineWords(migration: migration, today: chart.timeline.today)
    let isWrong = migration.wrongTurns.contains { $0.shippedIn == nil }
    let labels: [Markup] = [
      "<text class=\"\(isWrong ? "wrong" : "old")\" x=\"12\" y=\"\(top + 19)\">\(clipped((isWrong ? "⚠ " : "") + migration.old.owner))</text>",
      "<text class=\"quiet\" x=\"12\" y=\"\(top + 34)\">\(clipped("→ \(words.replacement)"))</text>",
      "<text class=\"quiet\" x=\"12\" y=\"\(top + 49)\">\(migration.stageWords)</text>",
    ]
    let bars = chart.spans(of: migration).map { span -> Markup in
      "<rect class=\"\(span.style)\" x=\"\(chart.x(span.start))\" y=\"\(top + 10)\" height=\"20\" rx=\"3\""
        + " width=\"\(max(2, chart.x(span.end) - chart.x(span.start)))\"/>"
    }
    let used = migration.usage.map(\.words).map { used -> Markup in
      let start = chart.spans(of: migration).first.map { chart.x($0.start) } ?? TimelineChart.labelWidth
      // Under the bar, and as far to the left as it takes to fit.
      let x = min(start, chart.width - Double(used.count) * 6.5)
      return
        "<text class=\"use\" x=\"\(max(TimelineChart.labelWidth, x))\" y=\"\(top + 42)\">\(used)</text>"
    }
    let gone = migration.retiredIn.map { moment -> Markup in
      let x = chart.x(moment.date ?? chart.timeline.today)
      let isEarly = migration.wrongTurns.contains { $0.kind == .retiredEarly }
      let style = isEarly ? "gone early" : "gone"
      let words: Markup =
        isEarly ? "<text class=\"wrong use\" x=\"\(x + 6)\" y=\"\(top + 24)\">retired too early</text>" : ""
      return "<rect class=\"\(style)\" x=\"\(x - 2)\" y=\"\(top + 6)\" width=\"4\" height=\"28\" rx=\"1\"/>\(words)"
    }
    let mark = migration.freeDay.map { day -> Markup in
      let since = day > chart.timeline.today ? "retirable from" : "retirable since"
      return "<path class=\"mark\" d=\"M\(chart.x(day)) \(top + 13) l5 7 l-5 7 l-5 -7z\">"
        + "<title>\(since) \(day)</title></path>"
    }
    return labels + bars + [used, gone, mark].compactMap(\.self)
  }

  private static func today(_ chart: TimelineChart) -> [Markup] {
    let x = chart.x(chart.timeline.today)
    let bottom = chart.y(chart.timeline.migrations.count)
    return [
      "<line class=\"today\" x1=\"\(x)\" y1=\"46\" x2=\"\(x)\" y2=\"\(bottom + 4)\"/>",
      "<text class=\"today\" x=\"\(x)\" y=\"\(bottom + 16)\" text-anchor=\"middle\">today, \(chart.timeline.today)</text>",
    ]
  }

  private static func legend(_ chart: TimelineChart) -> [Markup] {
    let y = chart.height - 16
    let entries = [
      ("parallel", "assistant only"), ("told", "deprecated"), ("waiting", "notice left"),
      ("free", "notice given"),
    ]
    return entries.enumerated().flatMap { index, entry -> [Markup] in
      let x = 12 + Double(index) * 130
      return [
        "<rect class=\"\(entry.0)\" x=\"\(x)\" y=\"\(y - 9)\" width=\"14\" height=\"10\" rx=\"2\"/>",
        "<text class=\"quiet\" x=\"\(x + 20)\" y=\"\(y)\">\(entry.1)</text>",
      ]
    } + [
      "<path class=\"mark\" d=\"M539 \(y - 11) l5 7 l-5 7 l-5 -7z\"/>",
      "<text class=\"quiet\" x=\"550\" y=\"\(y)\">retirable</text>",
      "<rect class=\"gone\" x=\"617\" y=\"\(y - 11)\" width=\"4\" height=\"14\" rx=\"1\"/>",
      "<text class=\"quiet\" x=\"627\" y=\"\(y)\">retired</text>",
      "<text class=\"wrong\" x=\"690\" y=\"\(y)\">⚠ problem</text>",
    ]
  }

  /// A label that fits its column.
  private static func clipped(_ text: String) -> String {
    let visible = Escaping.visible(text)
    return visible.clipped(to: 34)
  }

  private static let style: Markup = """
    <style>
      svg { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color-scheme: light dark; }
      .ground { fill: #ffffff; } text { fill: #1d2228; } .old { font-weight: 600; } .quiet { fill: #5b6570; }
      .wrong { fill: #b3261e; font-weight: 600; } .version { fill: #1d2228; font-size: 11px; }
      .use { fill: #5b6570; font-size: 11px; paint-order: stroke; stroke: #ffffff; stroke-width: 3px; } .wrong.use { fill: #b3261e; font-weight: 400; }
      .month { stroke: #eceff1; } .release { stroke: #c4cbd2; stroke-dasharray: 2 3; }
      line.today { stroke: #b3261e; stroke-width: 1.5; } text.today { fill: #b3261e; font-size: 11px; }
      .parallel { fill: #56b4e9; } .told { fill: #e69f00; } .waiting { fill: #e69f00; opacity: .35; }
      .free { fill: #009e73; } .gone { fill: #1d2228; } .early { fill: #b3261e; }
      .mark { fill: #1b6e3c; }
      @media (prefers-color-scheme: dark) {
        .ground { fill: #14171a; } .use { stroke: #14171a; } text, .version { fill: #e6e9ec; } .quiet, .use { fill: #9aa4ae; } .wrong { fill: #ff8a80; }
        .month { stroke: #262b30; } .release { stroke: #4a525a; } line.today { stroke: #ff8a80; }
        text.today { fill: #ff8a80; } .mark { fill: #6fd08c; } .wrong.use { fill: #ff8a80; } .gone { fill: #e6e9ec; } .early { fill: #ff8a80; }
      }
    </style>
    """
}

import IntentSurface
import IntentTimeline

/// `svg`: a picture over releases and dates, readable on light and dark pages.
struct TimelineSVG: OutputFormat {
  let name = "svg"

  func render(_ timeline: Timeline) -> String { Self.picture(of: timeline).text }

  /// An `svg` element, ending in a line feed.
  static func picture(of timeline: Timeline) -> Markup {
    let chart = TimelineChart(timeline)
    let lines: [Markup] =
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(chart.width) \(chart.height)\" role=\"img\""
          + " width=\"\(chart.width)\" height=\"\(chart.height)\">",
        "<title>\((timeline.app.map { "\($0): " } ?? "") + TimelineWords.summary(timeline))</title>",
        "<style>", Markup(asset: PackageResources.timeline_css), "</style>",
        "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>",
      ] + name(of: timeline) + axis(chart)
      + timeline.migrations.enumerated().flatMap {
        names($0.offset, $0.element, chart) + bars($0.offset, $0.element, chart)
      }
      + today(chart) + timeline.migrations.enumerated().flatMap { words($0.offset, $0.element, chart) }
      + legend(chart) + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func name(of timeline: Timeline) -> [Markup] {
    timeline.app.map { ["<text class=\"app\" x=\"12\" y=\"20\">\(clipped($0, to: 26))</text>"] } ?? []
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

  private static func names(_ index: Int, _ migration: Migration, _ chart: TimelineChart) -> [Markup] {
    let top = chart.y(index)
    let words = TimelineWords(migration: migration, today: chart.timeline.today)
    let isWrong = !migration.wrongTurns.isEmpty
    return [
      "<text class=\"\(isWrong ? "wrong" : "old")\" x=\"12\" y=\"\(top + 19)\">\(clipped((isWrong ? "⚠ " : "") + migration.old.owner))</text>",
      "<text class=\"quiet\" x=\"12\" y=\"\(top + 34)\">\(clipped("→ \(words.replacement)"))</text>",
      "<text class=\"quiet\" x=\"12\" y=\"\(top + 49)\">\(migration.stageWords)</text>",
    ]
  }

  private static func bars(_ index: Int, _ migration: Migration, _ chart: TimelineChart) -> [Markup] {
    let top = chart.y(index)
    let bars = chart.spans(of: migration).map { span -> Markup in
      "<rect class=\"\(span.style)\" x=\"\(chart.x(span.start))\" y=\"\(top + 10)\" height=\"20\" rx=\"3\""
        + " width=\"\(chart.width(of: span))\"/>"
    }
    let gone = migration.retiredIn.map { moment -> Markup in
      let x = chart.x(moment.date ?? chart.timeline.today)
      let isEarly = migration.wrongTurns.contains { $0.kind == .retiredEarly }
      return
        "<rect class=\"\(isEarly ? "gone early" : "gone")\" x=\"\(x - 2)\" y=\"\(top + 6)\" width=\"4\" height=\"28\" rx=\"1\"/>"
    }
    let mark = migration.freeDay.map { day -> Markup in
      let since = day > chart.timeline.today ? "retirable from" : "retirable since"
      return "<path class=\"mark\" d=\"M\(chart.x(day)) \(top + 13) l5 7 l-5 7 l-5 -7z\">"
        + "<title>\(since) \(day)</title></path>"
    }
    return bars + [gone, mark].compactMap(\.self)
  }

  /// Under the bar, and as far to the left as it takes to fit: what is wrong, and how much the old type is used.
  private static func words(_ index: Int, _ migration: Migration, _ chart: TimelineChart) -> [Markup] {
    let problems = migration.wrongTurns.map(\.kind.shortWords)
    let used = migration.usage.map(\.words)
    let letters = (problems + [used].compactMap(\.self)).joined(separator: " · ").count
    guard letters > 0 else { return [] }
    let start = chart.spans(of: migration).first.map { chart.x($0.start) } ?? TimelineChart.labelWidth
    let x = max(TimelineChart.labelWidth, min(start, chart.width - Double(letters) * 6.5))
    let wrong: Markup = problems.isEmpty ? "" : "<tspan class=\"wrong\">\(problems.joined(separator: " · "))</tspan>"
    let between = problems.isEmpty || used == nil ? "" : " · "
    return ["<text class=\"use\" x=\"\(x)\" y=\"\(chart.y(index) + 43)\">\(wrong)\(between)\(used ?? "")</text>"]
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
    let entries: [(words: String, sign: (Double) -> Markup)] = [
      ("parallel (assistant only)", { box("parallel", $0, y) }), ("deprecated", { box("told", $0, y) }),
      ("notice left", { box("waiting", $0, y) }), ("notice given", { box("free", $0, y) }),
      ("retirable", { "<path class=\"mark\" d=\"M\($0 + 7) \(y - 11) l5 7 l-5 7 l-5 -7z\"/>" }),
      ("retired", { "<rect class=\"gone\" x=\"\($0 + 5)\" y=\"\(y - 11)\" width=\"4\" height=\"14\" rx=\"1\"/>" }),
      ("problem", { "<text class=\"wrong\" x=\"\($0 + 1)\" y=\"\(y)\">⚠</text>" }),
    ]
    var x = 12.0
    return entries.flatMap { words, sign -> [Markup] in
      defer { x += 44 + Double(words.count * 6) }
      return [sign(x), "<text class=\"quiet\" x=\"\(x + 20)\" y=\"\(y)\">\(words)</text>"]
    }
  }

  private static func box(_ style: String, _ x: Double, _ y: Double) -> Markup {
    "<rect class=\"\(style)\" x=\"\(x)\" y=\"\(y - 9)\" width=\"14\" height=\"10\" rx=\"2\"/>"
  }

  /// A label that fits its column.
  private static func clipped(_ text: String, to length: Int = 34) -> String {
    Escaping.visible(text).clipped(to: length)
  }
}

extension WrongTurn.Kind {
  /// What is wrong, in as few words as fit below a bar.
  var shortWords: String {
    switch self {
    case .retiredEarly: "retired too early"
    case .revealedNotDeprecated: "not deprecated"
    case .noReplacement: "no replacement named"
    case .replacementMissing: "replacement is missing"
    case .replacementHidden: "replacement is hidden"
    case .replacementSwapped: "replacement was changed"
    case .replacementElsewhere: "replacement is not in this app"
    case .replacementNeedsNewerSystem: "replacement needs a newer system"
    case .parallelTooLong: "parallel for too long"
    case .overdue: "overdue"
    case .deprecationWithdrawn: "deprecation withdrawn"
    case .promiseMovedEarlier: "retirement moved to an earlier date"
    }
  }
}

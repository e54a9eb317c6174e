import IntentSurface
import IntentTimeline

/// `text`: one block a migration in the terminal's width, the most urgent first.
struct TimelineText: OutputFormat {
  let name = "text"
  var style = TextStyle.plain

  func render(_ timeline: Timeline) -> String {
    let blocks = timeline.migrations.map { block($0, on: timeline.today) }
    let head = style.wrap("\(timeline.today): \(TimelineWords.summary(timeline))")
    return ([head] + blocks).map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  func block(_ migration: Migration, on today: Day) -> [String] {
    let words = TimelineWords(migration: migration, today: today)
    let title = "\(Escaping.visible(migration.old.owner)) → \(Escaping.visible(words.replacement))"
    let stage = style.paint(migration.stageWords, ink(migration))
    let isWide = style.width.map { title.count + 2 + migration.stageWords.count <= $0 } ?? true
    var lines = isWide ? [style.paint(title, .bold) + "  " + stage] : [style.paint(title, .bold), "  " + stage]
    if let parallel = words.parallel {
      lines += field("parallel", Escaping.visible(parallel))
    } else {
      lines += field("deprecated", words.told)
      lines += field("notice", "\(bar(migration.served(on: words.today))) \(words.served)")
    }
    lines += field("retirement", words.earliest)
    if let used = words.used { lines += field("usage", Escaping.visible(used)) }
    for turn in words.wrongTurns {
      lines += field("problem", Escaping.visible(words.turn(turn)))
    }
    return lines + field("next", Escaping.visible(words.next))
  }

  private func field(_ label: String, _ text: String) -> [String] { style.field(label, text, labelWidth: 10) }

  private func bar(_ share: Double) -> String {
    let filled = Int(share * 20)
    return String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
  }

  private func ink(_ migration: Migration) -> TextStyle.Ink {
    if migration.wrongTurns.contains(where: { $0.shippedIn == nil }) { return .red }
    switch migration.stage {
    case .retirable: return .green
    case .revealed: return .yellow
    case .planned, .parallel: return .blue
    case .retired: return .dim
    }
  }
}

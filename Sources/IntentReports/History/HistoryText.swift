import IntentRules

/// `text`: one row a release, in 80 columns, then what the worst releases broke.
package struct HistoryText: OutputFormat {
  /// The name that `--format` takes.
  package let name = "text"
  private let style: TextStyle

  /// Makes one for a terminal's width and colours.
  package init(style: TextStyle = .plain) { self.style = style }

  /// The whole of it in this format.
  package func render(_ report: HistoryReport) -> String {
    [head(report), table(report), beside(report), worst(report), rest(report)].asBlocks
  }

  /// What a table has to fit in.
  private static let columns = 80
  private static let widestName = 14
  private static let numbers = ["added", "changed", "deprecated", "retired", "broken"]

  private func head(_ report: HistoryReport) -> [String] {
    let color: TextStyle.Ink = report.steps.contains { !$0.breaks.isEmpty } ? .red : .green
    return wrap(report.verdict).map { style.paint($0, color) } + wrap(report.headline)
      + (report.partWords.map { wrap($0) } ?? [])
  }

  private func wrap(_ text: String, lead: String = "") -> [String] {
    TextStyle(width: style.width ?? Self.columns, usesColor: false).wrap(Escaping.visible(text), lead: lead)
  }

  // MARK: Table

  private func table(_ report: HistoryReport) -> [String] {
    guard !report.releases.isEmpty else { return [] }
    let heads = Self.numbers.map { "  " + $0 }.joined()
    let width = min(Self.widestName, max(7, report.releases.map { Escaping.visible($0.version).count }.max() ?? 0))
    let title = "   " + "release".padded(to: width) + " date      " + heads + "  affects"
    let most = report.worst.first?.breaks.count ?? 0
    var lines = [style.paint(title, .dim)]
    var quiet: [ReleaseStep] = []
    for step in report.releases {
      if step.isQuiet {
        quiet.append(step)
        continue
      }
      lines += told(quiet, width) + [row(step, width, most: most)]
      quiet = []
    }
    return lines + told(quiet, width) + legend(report, most: most)
  }

  /// Releases that changed nothing, in one row.
  private func told(_ quiet: [ReleaseStep], _ width: Int) -> [String] {
    guard let last = quiet.last else { return [] }
    let many = quiet.count == 1 ? "nothing changed" : "nothing changed in \(quiet.count) releases, up to this one"
    return [style.paint("   \(cell(last.version, width)) \(cell(last.date ?? "", 10))  \(many)", .dim)]
  }

  private func row(_ step: ReleaseStep, _ width: Int, most: Int) -> String {
    let start = "\(cell(step.version, width)) \(cell(step.date ?? "", 10))"
    guard step.previous != nil else {
      let head = "   \(start)  first release with intents: "
      return head + Self.shortened(step.coverageWords, to: Self.columns - head.count)
    }
    let broken = step.breaks.count
    let numbers = [step.added.count, step.changed.count, step.deprecated.count, step.retired.count, broken]
    let counts = zip(numbers, Self.numbers).map { number, head in
      (number == 0 ? "·" : "\(number)").leftPadded(to: head.count + 2)
    }.joined()
    let mark = broken == 0 ? (step.isFelt ? "▲  " : "   ") : broken == most ? "✖✖ " : "✖  "
    let line = mark + start + counts
    return style.paint(line + felt(step, room: Self.columns - line.count), ink(step, most: most))
  }

  /// As many of the counts as there is room for, each whole.
  private static func shortened(_ counts: String, to room: Int) -> String {
    guard counts.count > room else { return counts }
    var kept = counts.split(separator: ",").map(String.init)
    while kept.count > 1, kept.joined(separator: ",").count + 3 > room { kept.removeLast() }
    return kept.joined(separator: ",") + ", …"
  }

  /// What the marks and words of the table mean, of those that are in it.
  private func legend(_ report: HistoryReport, most: Int) -> [String] {
    let steps = report.steps
    let marks = [
      (steps.contains { $0.breaks.isEmpty && $0.isFelt }, "▲ works differently or is hidden"),
      (steps.contains { !$0.breaks.isEmpty && $0.breaks.count < most }, "✖ breaks"),
      (most > 0, "✖✖ most breaks"),
      (steps.contains { !$0.retired.isEmpty }, "retired: removed after the notice period"),
    ].filter(\.0).map(\.1)
    return marks.isEmpty ? [] : wrap(marks.joined(separator: "; ")).map { style.paint($0, .dim) }
  }

  private func ink(_ step: ReleaseStep, most: Int) -> TextStyle.Ink {
    step.breaks.isEmpty ? (step.isFelt ? .yellow : .plain) : step.breaks.count == most ? .red : .bold
  }

  /// Who feels the breaks, the most of them first, as far as there is room.
  private func felt(_ step: ReleaseStep, room: Int) -> String {
    let counts = step.breaksByAudience.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var text = ""
    for (index, (audience, _)) in counts.enumerated() {
      // There must be room for what says that there are more.
      let rest = index == counts.count - 1 ? 0 : 3
      let more = text.isEmpty ? "  \(audience.shortWord)" : ", \(audience.shortWord)"
      guard text.count + more.count + rest <= room || text.isEmpty else { return text + ", …" }
      text += more
    }
    return text
  }

  private func cell(_ text: String, _ width: Int) -> String {
    Escaping.visible(text).clipped(to: width).padded(to: width)
  }

  // MARK: Other lines

  private func beside(_ report: HistoryReport) -> [String] {
    guard !report.beside.isEmpty else { return [] }
    let lines =
      wrap("\(HistoryReport.besideTitle):")
      + report.besideWords(limit: Self.shown).flatMap { wrap($0, lead: "  ○ ") }
    return lines.map { style.paint($0, .dim) }
  }

  // MARK: What broke

  private static let shown = 5

  private func worst(_ report: HistoryReport) -> [String] {
    report.worst.enumerated().flatMap { index, step -> [String] in
      let breaks = step.breaks
      let title = "\(Words.count(breaks.count, "break", "breaks")) in \(step.words)"
      let rest = breaks.count - Self.shown
      let lines = breaks.prefix(Self.shown).flatMap {
        wrap("\($0.rule) \($0.subjectName): \($0.message)", lead: "  ✖ ")
      }
      return (index == 0 ? [] : [""]) + [style.paint(Escaping.visible(title), .bold)] + lines
        + (rest > 0 ? ["  … and \(rest) more; --format json lists them all"] : [])
    }
  }

  private func rest(_ report: HistoryReport) -> [String] {
    (report.faultWords + report.passedWords + report.remarks).flatMap { wrap($0, lead: "· ") }
  }
}

extension ReleaseStep {
  /// Whether somebody feels it, without a break.
  fileprivate var isFelt: Bool { findings.contains { $0.worstEffect == .degrades || $0.worstEffect == .hides } }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

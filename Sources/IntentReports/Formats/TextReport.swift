import IntentComparison
package import IntentRules
import IntentSurface

/// `text`: for the person at the terminal. The verdict comes first; after a screenful it is repeated at the end.
package struct TextReport: OutputFormat {
  /// The name that `--format` takes.
  package let name = "text"
  private let style: TextStyle
  private let isVerbose: Bool

  /// Makes one for a terminal's width and colours.
  package init(style: TextStyle = .plain, isVerbose: Bool = false) {
    self.style = style
    self.isVerbose = isVerbose
  }

  /// The whole of it in this format.
  package func render(_ report: Report) -> String {
    let sections = ReportSections(report.verdict)
    var blocks = [
      gate(report), outcome(report), wrapped(report.headline) + (report.baseLine.map { wrapped($0) } ?? []),
    ]
    for effect in Effect.worstFirst where effect != .notes {
      let count = sections.live(effect).count
      if count > 0 { blocks.append(heading(effect.heading, count)) }
      blocks += sections.blocks(effect).map { lines(of: $0, report.verdict.base) }
    }
    blocks += wrongNow(sections, report.verdict.base)
    let notes = ReportList(.notes, of: sections.live(.notes), isVerbose: isVerbose)
    let lists = [notes] + ReportList.quiet(report, sections, isVerbose: isVerbose)
    blocks += lists.map { $0.title == .shipped ? history(sections) : lines(of: $0) }
    if report.mode == .diff { blocks.append(changes(report.verdict.changes)) }
    // Whoever waits at a terminal sees the end of a long report.
    if blocks.reduce(0, { $0 + $1.count + 1 }) > Self.screen { blocks.append(outcome(report)) }
    return blocks.asBlocks
  }

  /// One finding of a report by itself.
  package func render(_ finding: Finding, of report: Report) -> String {
    var verdict = report.verdict
    verdict.findings = [finding]
    let sections = ReportSections(verdict)
    let blocks = Effect.worstFirst.flatMap(sections.blocks)
    return blocks.flatMap { lines(of: $0, verdict.base) }.map { Escaping.inert($0) + "\n" }.joined()
  }

  /// The reports below each other, and a table of what they came to.
  package func render(all reports: [Report], unread: [UnreadApp]) -> String {
    let parts = reports.map { style.paint("━━ \(Escaping.visible($0.new.name))", .bold) + "\n" + render($0) }
    let table = AppTable(reports, unread: unread).lines.map { Escaping.inert($0) + "\n" }.joined()
    return (parts + [table]).joined(separator: "\n")
  }

  /// The lines of a small terminal.
  private static let screen = 24

  private func gate(_ report: Report) -> [String] {
    guard let line = report.gateLine else { return [] }
    return wrapped(line).map { style.paint($0, .bold) }
      + report.verdict.gateEdits.flatMap { wrapped($0.line, lead: $0.fails ? "  ✖ " : "  · ") }
  }

  // MARK: Findings

  private func lines(of block: ReportBlock, _ base: ChangeBase?) -> [String] {
    // How to accept each stands below the rest.
    let rows = block.rows { $0.rows(base).filter { $0.label != .acceptance } }
    let head =
      [title(block)] + wrapped(block.sharedMessage ?? "\(block.first.title).", lead: "  ")
      + rows.shared.flatMap { field($0) }
    guard block.entries.count > 1 else { return head + accept(block.entries[0]) }
    let items = zip(block.entries, rows.own).flatMap { entry, own in
      let message = block.sharedMessage == nil ? ": \(entry.first.message)" : ""
      return wrapped(entry.heading + message, lead: "  · ") + own.flatMap { field($0, indent: 4) }
        + accept(entry, indent: 4)
    }
    return head + items
  }

  // Never wrapped: it is there to be copied.
  private func accept(_ entry: ReportEntry, indent: Int = 2) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return ["\(margin)\(style.paint("accept    ", .dim))\(TextStyle.gap)\(Escaping.visible(entry.waiveCommand))"]
  }

  private func title(_ block: ReportBlock) -> String {
    let finding = block.first
    let (mark, ink) = Self.mark(finding.worstEffect)
    let rule = Escaping.visible("\(finding.rule) \(finding.name)")
    let subject = Escaping.visible(finding.subjectName + block.othersWords)
    return "\(style.paint(mark, ink)) \(style.paint(rule, ink)) \(style.paint(subject, .bold))"
  }

  private static func mark(_ effect: Effect) -> (String, TextStyle.Ink) {
    switch effect {
    case .breaks: ("✖", .red)
    case .asks: ("?", .red)
    case .degrades: ("▲", .yellow)
    case .hides: ("◌", .blue)
    case .notes: ("·", .dim)
    }
  }

  // MARK: Wrong now

  /// What fails or is new in full, and what people had before in a line each.
  private func wrongNow(_ sections: ReportSections, _ base: ChangeBase?) -> [[String]] {
    guard !sections.wrongNow.isEmpty else { return [] }
    let known = ReportBlock.blocks(of: ReportEntry.entries(of: sections.knownFaults), sections)
    let intro = ReportSections.aboutFaults + (known.isEmpty ? "" : " \(ReportSections.aboutKnownFaults)")
    return [heading("Wrong now", sections.wrongNow.count) + wrapped(intro, lead: "  ")]
      + sections.faultBlocks.map { lines(of: $0, base) } + known.map { shortLines(of: $0, base) }
  }

  /// A rule once, and the first of what it is about.
  private func shortLines(of block: ReportBlock, _ base: ChangeBase?) -> [String] {
    let finding = block.first
    let names = block.findings.dropFirst().map(\.subjectName)
    let more = names.count > Self.notesShown && !isVerbose ? ["\(names.count - Self.notesShown) more"] : []
    let also = (isVerbose ? names : Array(names.prefix(Self.notesShown))) + more
    let rows: [(EntryRow.Label, String?)] = [
      (.also, also.isEmpty ? nil : also.sentenceList), (.affects, finding.affected), (.symptom, finding.symptom),
      (.status, finding.changeWords(base)), (.places, block.entries[0].placeWords), (.fix, finding.fix.summary),
    ]
    return [title(block)] + wrapped(finding.message, lead: "  ")
      + rows.flatMap { label, text in text.map { field(EntryRow(label: label, content: .plain($0))) } ?? [] }
  }

  // MARK: Short sections

  private static let notesShown = 3

  private func lines(of list: ReportList) -> [String] {
    section(list.title.rawValue, list.items, of: list.count, line: words)
  }

  private func words(_ item: ReportList.Item) -> String {
    switch item {
    case .note(let entry), .shipped(let entry):
      let place = entry.placeWords.map { " (\($0))" } ?? ""
      let others = entry.otherNames.map { " Also: \($0.words)." } ?? ""
      return "\(entry.first.rule) \(entry.first.subjectName): \(entry.first.message)\(others)\(place)"
    case .many(let group): return ReportList.sum(group)
    case .waived(let finding):
      let waiver = finding.waiver.map { ", waived \($0.words)" } ?? ""
      return "\(finding.rule) \(finding.name) \(finding.subjectName) [\(finding.fingerprint)]\(waiver)"
    case .problem(let problem): return problem.words
    case .diagnostic(let diagnostic):
      return (diagnostic.location.map { "\($0.words): " } ?? "") + diagnostic.message
    }
  }

  private func history(_ sections: ReportSections) -> [String] {
    guard !sections.history.isEmpty else { return [] }
    guard isVerbose else {
      let findings = Words.count(sections.history.count, "finding", "findings")
      return wrapped(
        "Already shipped: \(findings) from earlier releases. For a list: `intentcompat check --verbose`.")
    }
    let harm = sections.history.filter { $0.worstEffect > .notes }.map {
      shipped($0) + " To repair it: \($0.fix.summary)"
    }
    let notes = sections.history.filter { $0.worstEffect == .notes }.sorted { $0.rule < $1.rule }.map(shipped)
    return heading("Already shipped", sections.history.count) + (harm + notes).flatMap { wrapped($0, lead: "  · ") }
  }

  private func shipped(_ finding: Finding) -> String {
    let version = finding.brokenIn.map { ", change shipped in \($0)" } ?? ""
    return "\(finding.rule) \(finding.name) \(finding.subjectName)\(version): \(finding.message)"
  }

  private func changes(_ changes: [Change]) -> [String] {
    let shown = changes.prefix(Self.changesShown)
    let lines = section("Changes", Array(shown), of: changes.count, mark: \.mark) { $0.words }
    guard changes.count > shown.count else { return lines }
    return lines + ["  … and \(changes.count - shown.count) more; --format json lists them all"]
  }

  private static let changesShown = 25

  private func section<Item>(
    _ title: String, _ items: [Item], of count: Int? = nil, mark: (Item) -> String = { _ in "·" },
    line: (Item) -> String
  ) -> [String] {
    guard !items.isEmpty else { return [] }
    return heading(title, count ?? items.count) + items.flatMap { wrapped(line($0), lead: "  \(mark($0)) ") }
  }

  // MARK: Lines

  private func outcome(_ report: Report) -> [String] {
    wrapped(report.outcome).map { painted($0, report.verdict.passes ? .green : .red) }
  }

  private func heading(_ title: String, _ count: Int) -> [String] { [style.paint("\(title) (\(count))", .bold)] }

  private func field(_ row: EntryRow, indent: Int = 2) -> [String] {
    let text = row.content.words
    guard !text.isEmpty || row.code != nil else { return [] }
    let lines = style.field(row.label.rawValue, Escaping.visible(text), indent: indent, labelWidth: 10)
    let margin = String(repeating: " ", count: indent + 14)
    let code = row.code.map(Escaping.visibleLines) ?? []
    return lines + code.map { $0.isEmpty ? "" : painted(margin + $0, .green) }
  }

  private func wrapped(_ text: String, lead: String = "") -> [String] {
    style.wrap(Escaping.visible(text), lead: lead)
  }

  private func painted(_ line: String, _ ink: TextStyle.Ink) -> String { style.paint(line, ink) }
}

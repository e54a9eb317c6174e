import IntentComparison
import IntentRules
import IntentSurface

/// `markdown`: a pull-request comment that is updated in place, or release notes for people who build shortcuts.
package struct MarkdownReport: OutputFormat {
  /// What a GitHub comment holds. It is counted here in UTF-8 bytes, which are never fewer than characters.
  static let limit = 65_536
  /// What the first line of every report begins with, so that a script finds its comment again.
  package static let marker = "<!-- intentcompat:report"

  /// What the summary of a GitHub job holds: a mebibyte.
  package static let summaryLimit = 1 << 20

  /// The name that `--format` takes.
  package let name = "markdown"
  /// It shows how a finding ends.
  package let carriesFixes = true
  private let limit: Int
  private let isVerbose: Bool

  /// - Parameter limit: how many bytes there is room for; a GitHub comment's if not given.
  package init(limit: Int? = nil, isVerbose: Bool = false) {
    self.limit = limit ?? Self.limit
    self.isVerbose = isVerbose
  }

  /// The whole of it in this format.
  package func render(_ report: Report) -> String {
    let sections = ReportSections(report.verdict)
    let isNotes = report.isBetweenReleases || (report.mode == .diff && sections.breaksNothing)
    let head = isNotes ? Self.notesHead(report) : Self.gateHead(report, sections)
    let body = isNotes ? notesBody(report, sections) : gateBody(report, sections)
    var page = MarkdownPage(head: head, foot: Self.foot(report), limit: limit)
    for section in body { page.add(section) }
    return page.text
  }

  /// The reports below each other, which share the room, and a table of what they came to.
  package func render(all reports: [Report], unread: [UnreadApp]) -> String {
    let part = MarkdownReport(limit: (limit - Self.tableRoom) / max(1, reports.count), isVerbose: isVerbose)
    return reports.map { part.render($0) + "\n" }.joined() + AppTable(reports, unread: unread).markdown.asLines()
  }

  private static let tableRoom = 4096

  // MARK: The gate

  private static func gateHead(_ report: Report, _ sections: ReportSections) -> [Markdown] {
    let isQuiet = sections.breaksNothing && !report.verdict.hidesBreaks && !report.comparesNothing
    let sign = !report.verdict.passes ? "❌" : isQuiet ? "✅" : "⚠️"
    var lines = [marker(report)] + gate(report) + ["### \(sign) \(report.outcome)", ""]
    lines += [.plain(report.headline), ""]
    if let base = report.baseLine { lines += [InlineText(base).markdown, ""] }
    return lines + countTable(sections)
  }

  /// First of all, and never folded.
  private static func gate(_ report: Report) -> [Markdown] {
    guard let line = report.gateLine else { return [] }
    let edits = report.verdict.gateEdits
    let rest: [Markdown] = edits.count > editLimit ? ["> - and \(edits.count - editLimit) more"] : []
    return ["> [!WARNING]", "> **\(InlineText(line.clipped(to: 600)).markdown)**", ">"]
      + edits.prefix(editLimit).map { edit in
        "> - \(edit.fails ? "❌ " : "")\(InlineText(edit.line.clipped(to: 600)).markdown)"
      } + rest + [""]
  }

  /// What comes first must leave room for the findings.
  private static let editLimit = 12

  private static func countTable(_ sections: ReportSections) -> [Markdown] {
    let all =
      Effect.worstFirst.map { ($0.rawValue, sections.live($0).count) }
      + [
        ("wrong now", sections.wrongNow.count), ("waived", sections.waived.count),
        ("already shipped", sections.history.count),
      ]
    let counts = all.filter { $0.1 > 0 }
    // A single number stands in the outcome above.
    guard counts.count > 1 else { return [] }
    return [
      .row(counts.map { "\($0.0)" }), "|" + counts.map { _ in " --: |" }.joined(),
      .row(counts.map { "**\($0.1)**" }), "",
    ]
  }

  private func gateBody(_ report: Report, _ sections: ReportSections) -> [MarkdownPage.Section] {
    var open = Self.openEntries
    func items(_ blocks: [ReportBlock]) -> [MarkdownPage.Item] {
      blocks.map { block in
        let isOpen = open > 0 && sections.severity(of: block.first) == .error
        open -= isOpen ? block.entries.count : 0
        return Self.item(block, report, isOpen: isOpen)
      }
    }
    let harmful =
      Effect.worstFirst.filter { $0 != .notes }.map { Self.section($0, items(sections.blocks($0))) }
      + wrongNow(sections, items(sections.faultBlocks))
    let notes = report.mode == .diff ? [Self.folded(ReleaseNotes(report))] : []
    return harmful + [listed(.notes, sections.live(.notes))] + notes + quiet(report, sections)
  }

  private func wrongNow(_ sections: ReportSections, _ items: [MarkdownPage.Item]) -> [MarkdownPage.Section] {
    [
      MarkdownPage.Section(
        opening: ["#### Wrong now", "", .plain(ReportSections.aboutFaults), ""], items: items),
      listed(.knownFaults, sections.knownFaults),
    ]
  }

  /// How many of what fails stand open; the rest is a line to click on.
  private static let openEntries = 3
  /// How many lines of code stand open.
  private static let longCode = 16
  /// How many entries of what does not break stand below each other.
  private static let listedEntries = 10

  private static func section(_ effect: Effect, _ items: [MarkdownPage.Item]) -> MarkdownPage.Section {
    let count = items.reduce(0) { $0 + $1.count }
    guard effect != .breaks, count > listedEntries else {
      return MarkdownPage.Section(opening: ["#### \(effect.heading)", ""], items: items)
    }
    return MarkdownPage.Section(
      opening: ["<details>", "<summary>\(effect.heading) (\(count))</summary>", ""], items: items,
      closing: ["</details>", ""])
  }

  /// A part of a block is at most this share of a comment, so that a long one is not left out as a whole.
  private static let blockShare = 4

  private static func item(_ block: ReportBlock, _ report: Report, isOpen: Bool) -> MarkdownPage.Item {
    MarkdownPage.Item(count: block.findings.count) { page in
      let part = isLong(block, report) ? nil : part(block, report, isOpen: isOpen)
      if let halves = block.halves, part.map({ $0.size > Self.limit / blockShare }) ?? true {
        for half in halves { page.add(item(half, report, isOpen: isOpen)) }
      } else {
        page.add(part ?? Self.part(block, report, isOpen: isOpen))
      }
    }
  }

  private static func part(_ block: ReportBlock, _ report: Report, isOpen: Bool) -> MarkdownPage.Part {
    MarkdownPage.Part(lines: lines(of: block, report, isOpen: isOpen), count: block.findings.count)
  }

  /// Whether what stands below its entries is too much by itself; the rest need not be written then.
  private static func isLong(_ block: ReportBlock, _ report: Report) -> Bool {
    var room = Self.limit / blockShare
    return block.entries.count > 1
      && block.entries.contains { entry in
        room -= MarkdownPage.Part(lines: below(entry, report, isNamed: true)).size
        return room < 0
      }
  }

  private static func lines(of block: ReportBlock, _ report: Report, isOpen: Bool) -> [Markdown] {
    let finding = block.first
    let subject: Markup = "\(Markup.code(finding.subjectName))\(block.othersWords)"
    let standing = finding.isHeldByBase ? " · new" : finding.isNew.map { $0 ? " · new" : " · not new" } ?? ""
    let rule: Markup = "\(finding.ruleLink(report.tool.address))\(standing)"
    let head: [Markdown] = [
      "<details\(isOpen ? " open" : "")>",
      "<summary>\(subject): \(Markup.plain(finding.title)) <sub>\(rule)</sub></summary>", "",
    ]
    let message = block.sharedMessage
    let said: [Markdown] = message.map { ["- **What**: \(InlineText($0).markdown)"] } ?? []
    let rows = block.rows { Self.rows($0, report.verdict.base) }
    let body =
      block.entries.count == 1
      ? [] : zip(block.entries, rows.own).flatMap { item($0, $1, message == nil ? $0.first.message : nil) }
    return head + said + rows.shared.flatMap(lines) + body
      + block.entries.flatMap { below($0, report, isNamed: block.entries.count > 1) }
      + ["", "</details>", ""]
  }

  /// One of several: what is its own, below its name.
  private static func item(_ entry: ReportEntry, _ rows: [EntryRow], _ message: String?) -> [Markdown] {
    let said: Markdown = message.map { ": \(InlineText($0).markdown)" } ?? ""
    return ["- \(Markdown.code(entry.first.subjectName))\(entry.othersWords)\(said)"]
      + rows.flatMap(lines).map { $0.isEmpty ? $0 : "  \($0)" }
  }

  // Long code stands below all of them.
  private static func rows(_ entry: ReportEntry, _ base: ChangeBase?) -> [EntryRow] {
    entry.rows(base).map { $0.code.map(isLong) == true ? EntryRow(label: $0.label, content: $0.content) : $0 }
  }

  private static func isLong(_ code: String) -> Bool { Markdown.block(code).count > longCode }

  /// A line of the list, with the code that belongs to it.
  private static func lines(_ row: EntryRow) -> [Markdown] {
    let text: Markdown = row.content.markup()
    guard !text.isEmpty else { return [] }
    let code = row.code.map { Markdown.block($0) } ?? []
    return ["- **\(row.label.title)**: \(text)"] + code.map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// What takes room, below everything else: the fixes, and long code where no diff holds it.
  private static func below(_ entry: ReportEntry, _ report: Report, isNamed: Bool) -> [Markdown] {
    func name(_ finding: Finding) -> Markup { isNamed ? " for \(Markup.code(finding.subjectName))" : "" }
    let fixes = entry.all.compactMap { one in report.fixes[one.fingerprint].map { folded($0, name(one)) } }
    guard fixes.isEmpty, let code = entry.first.fix.code, isLong(code) else { return fixes.flatMap(\.self) }
    let summary: Markdown = "<summary>\(isNamed ? "The fix as code" : "Code for the fix")\(name(entry.first))</summary>"
    return ["", "<details>", summary, ""] + Markdown.block(code) + ["", "</details>"]
  }

  // Folded, because the finding has to be read first.
  private static func folded(_ fix: ProposedFix, _ name: Markup) -> [Markdown] {
    ["", "<details>", "<summary>The fix\(name) as a diff (\(Markup.plain(fix.way)))</summary>", ""]
      + ["- **Cost**: \(InlineText(fix.cost).markdown)", ""]
      + Markdown.block(fix.diff, language: "diff") + ["", "</details>"]
  }

  // MARK: Release notes

  private static func notesHead(_ report: Report) -> [Markdown] {
    let version = [report.new.name, report.new.version].compactMap(\.self).joined(separator: " ")
    let since = report.old.map { "Since \($0.version ?? $0.revision ?? $0.words): " } ?? ""
    let counts = ReleaseNotes(report).counts
    return [
      marker(report), "### \(version): what is new for shortcuts and automations", "",
      "\(since)\(Markdown.own(counts)).", "",
    ]
  }

  private func notesBody(_ report: Report, _ sections: ReportSections) -> [MarkdownPage.Section] {
    let notes = ReleaseNotes(report)
    let omitted = Words.count(notes.omitted, "more change", "more changes")
    let rest: [[Markdown]] =
      notes.omitted == 0 ? [] : [["<sub>And \(omitted) that only the app's developers notice.</sub>", ""]]
    let told = notes.sections.map { MarkdownPage.Section("\($0.heading.rawValue)", list: $0.lines) }
    return told + [MarkdownPage.Section(items: rest)] + quiet(report, sections)
  }

  /// Below a report of breaks.
  private static func folded(_ notes: ReleaseNotes) -> MarkdownPage.Section {
    let items = notes.sections.filter { $0.heading != .stops }.map { section -> [Markdown] in
      ["- **\(section.heading.rawValue)**"] + section.lines.map { "  - \($0)" }
    }
    return MarkdownPage.Section(folded: "What is new and different", items: items)
  }

  // MARK: Folded sections

  private func quiet(_ report: Report, _ sections: ReportSections) -> [MarkdownPage.Section] {
    ReportList.quiet(report, sections, isVerbose: isVerbose).map(Self.section)
  }

  private func listed(_ title: ReportList.Title, _ findings: [Finding]) -> MarkdownPage.Section {
    Self.section(ReportList(title, of: findings, isVerbose: isVerbose))
  }

  private static func section(_ list: ReportList) -> MarkdownPage.Section {
    MarkdownPage.Section(
      folded: "\(list.title.rawValue) (\(list.count))", items: list.items.map { ["- \(line($0))"] })
  }

  private static func line(_ item: ReportList.Item) -> Markdown {
    switch item {
    case .note(let entry):
      let place: Markdown = entry.placeWords.map { " (\(Markdown.code($0)))" } ?? ""
      return line(entry.first, InlineText(entry.first.message).markdown + entry.othersSentence() + place)
    case .shipped(let entry):
      let version = entry.first.brokenIn.map { "change shipped in \($0). " } ?? ""
      return line(
        entry.first, "\(version)\(InlineText(entry.first.message).markdown)" + entry.othersSentence())
    case .many(let group): return InlineText(ReportList.sum(group)).markdown
    case .waived(let finding):
      return line(finding, "waived " + InlineText(finding.waiver?.words ?? "").markdown)
    case .problem(let problem): return InlineText(problem.words).markdown
    case .diagnostic(let diagnostic):
      let place: Markdown = diagnostic.location.map { "\(Markdown.code($0.words)): " } ?? ""
      return place + InlineText(diagnostic.message).markdown
    }
  }

  private static func line(_ finding: Finding, _ rest: Markdown) -> Markdown {
    "\(finding.rule) \(Markdown.code(finding.subjectName)): \(rest)"
  }

  private static func foot(_ report: Report) -> [Markdown] {
    let tool = "\(report.tool.name) \(report.tool.version)"
    return ["<sub>\(tool) \(report.coverageLine)</sub>"]
  }

  /// The marker of an app: the same in every run, so that several apps of a repository have a comment each. The only app
  /// of some settings is known by their place, and may be called otherwise tomorrow.
  static func marker(_ report: Report) -> Markdown {
    let names = [
      ("place", report.place.isEmpty ? nil : report.place), ("app", report.isOfOneApp ? nil : report.new.name),
    ]
    let words = names.compactMap { key, name in name.map { " \(key)=\(word($0))" } }.joined()
    return .comment(marker, " mode=\(report.mode.rawValue)\(words)")
  }

  private static func word(_ name: String) -> String {
    name.unicodeScalars.map { $0.properties.isAlphabetic || $0.isDigit ? String($0) : "-" }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}

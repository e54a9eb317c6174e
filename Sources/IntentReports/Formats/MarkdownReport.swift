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
      blocks.flatMap { block in
        let isOpen = open > 0 && sections.severity(of: block.first) == .error
        open -= isOpen ? block.entries.count : 0
        return Self.items(block, report, isOpen: isOpen)
      }
    }
    let harmful =
      Effect.worstFirst.filter { $0 != .notes }.map { Self.section($0, items(sections.blocks($0))) }
      + wrongNow(sections, items(sections.faultBlocks))
    let notes = report.mode == .diff ? ReleaseNotes(report).folded : []
    return harmful + [listed("Notes", sections.live(.notes), Self.note)] + notes
      + quiet(report, sections)
  }

  private func wrongNow(_ sections: ReportSections, _ items: [MarkdownPage.Item]) -> [MarkdownPage.Section] {
    [
      MarkdownPage.Section(
        opening: ["#### Wrong now", "", .plain(ReportSections.aboutFaults), ""], items: items),
      listed("Wrong now, not new", sections.knownFaults, Self.note),
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

  private static func items(_ block: ReportBlock, _ report: Report, isOpen: Bool) -> [MarkdownPage.Item] {
    let item = MarkdownPage.Item(lines: lines(of: block, report, isOpen: isOpen), count: block.findings.count)
    guard item.size > Self.limit / blockShare, let halves = block.halves else { return [item] }
    return halves.flatMap { items($0, report, isOpen: isOpen) }
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
    let rows = block.rows { Self.rows($0, report) }
    let body = block.entries.count == 1 ? [] : zip(block.entries, rows.own).flatMap(item)
    return head + rows.shared.flatMap(\.lines) + body
      + block.entries.flatMap { below($0, report, isNamed: block.entries.count > 1) }
      + ["", "</details>", ""]
  }

  /// One of several: what is its own, below its name.
  private static func item(_ entry: ReportEntry, _ rows: [Row]) -> [Markdown] {
    let said: Markdown = rows.first { $0.isMessage }.map { ": \($0.text)" } ?? ""
    let own = rows.filter { !$0.isMessage }.flatMap(\.lines)
    return ["- \(Markdown.code(entry.first.subjectName))\(entry.othersWords)\(said)"]
      + own.map { $0.isEmpty ? $0 : "  \($0)" }
  }

  /// A field of an entry: its line of the list, with the code that belongs to it.
  private struct Row: Equatable {
    let label: String
    let text: Markdown
    var code: [Markdown] = []

    var isMessage: Bool { label == Self.message }
    var lines: [Markdown] { ["- **\(label)**: \(text)"] + code }

    static let message = "What"
    static let fix = "Fix"
  }

  private static func rows(_ entry: ReportEntry, _ report: Report) -> [Row] {
    let finding = entry.first
    let code = finding.fix.code.map { Markdown.block($0) } ?? []
    let beside: [Markdown] = code.count > longCode ? [] : code.map { $0.isEmpty ? "" : "  \($0)" }
    let rows: [(String, Markdown?)] = [
      (Row.message, InlineText(finding.message).markdown),
      ("Also", also(entry)),
      ("Affects", .plain(finding.affected)),
      ("What people see", InlineText(finding.symptom).markdown),
      ("Shipped", finding.sinceWords.map(Markdown.plain)),
      ("Usage", finding.useWords.map { InlineText($0).markdown }),
      ("Status", finding.changeWords(report.verdict.base).map(Markdown.plain)),
      ("Only on", finding.platformWords.map(Markdown.plain)),
      ("Where", entry.placeWords.map(Markdown.code)),
      (Row.fix, InlineText(finding.fix.summary).markdown),
      ("Confidence", finding.confidence <= .medium ? .plain(finding.confidence.rawValue) : nil),
      ("To accept it", Markdown.code(entry.waiveCommand)),
    ]
    return rows.compactMap { label, text in
      text.flatMap { $0.isEmpty ? nil : Row(label: label, text: $0, code: label == Row.fix ? beside : []) }
    }
  }

  /// What takes room, below everything else: the fixes, and long code where no diff holds it.
  private static func below(_ entry: ReportEntry, _ report: Report, isNamed: Bool) -> [Markdown] {
    func name(_ finding: Finding) -> Markup { isNamed ? " for \(Markup.code(finding.subjectName))" : "" }
    let fixes = entry.all.compactMap { one in report.fixes[one.fingerprint].map { folded($0, name(one)) } }
    let code = entry.first.fix.code.map { Markdown.block($0) } ?? []
    guard fixes.isEmpty, code.count > longCode else { return fixes.flatMap(\.self) }
    let summary: Markdown = "<summary>\(isNamed ? "The fix as code" : "Code for the fix")\(name(entry.first))</summary>"
    return ["", "<details>", summary, ""] + code + ["", "</details>"]
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
    return notes.sections.map { section in
      MarkdownPage.Section(
        opening: ["#### \(section.heading.rawValue)", ""], items: section.lines.map { ["- \($0)"] }, closing: [""])
    } + [MarkdownPage.Section(items: rest)] + quiet(report, sections)
  }

  // MARK: Folded sections

  private func quiet(_ report: Report, _ sections: ReportSections) -> [MarkdownPage.Section] {
    [
      Self.listed("Waived", sections.waived) { finding in
        Self.line(finding, "waived " + InlineText(finding.waiver?.words ?? "").markdown)
      },
      Self.listed("Waivers that need attention", report.verdict.waiverProblems) { InlineText($0.words).markdown },
      listed("Already shipped", sections.history) { entry in
        let version = entry.first.brokenIn.map { "change shipped in \($0). " } ?? ""
        let others: Markdown = Self.also(entry).map { " Also: \($0)." } ?? ""
        return Self.line(entry.first, "\(version)\(InlineText(entry.first.message).markdown)" + others)
      },
      listed("Kept shortcuts", report.shortcutLines), listed("Not read", report.unread),
      listed("Remarks", report.remarks),
      listed("Not compared", report.verdict.coverage.notCompared.map { Diagnostic(.note, $0) }),
    ]
  }

  /// Many notes of one rule are a line.
  private func listed(
    _ title: String, _ findings: [Finding], _ told: (ReportEntry) -> Markdown
  ) -> MarkdownPage.Section {
    Self.listed(title, NoteLine.lines(of: findings, isVerbose: isVerbose), of: findings.count) { line in
      switch line {
      case .one(let entry): told(entry)
      case .many(let group): InlineText(NoteLine.sum(group)).markdown
      }
    }
  }

  private func listed(_ title: String, _ diagnostics: [Diagnostic]) -> MarkdownPage.Section {
    Self.listed(
      title, DiagnosticGroup.told(diagnostics, isVerbose: isVerbose), of: diagnostics.count, Self.diagnostic)
  }

  private static func diagnostic(_ diagnostic: Diagnostic) -> Markdown {
    let place: Markdown = diagnostic.location.map { "\(Markdown.code($0.words)): " } ?? ""
    return place + InlineText(diagnostic.message).markdown
  }

  private static func note(_ entry: ReportEntry) -> Markdown {
    let place: Markdown = entry.placeWords.map { " (\(Markdown.code($0)))" } ?? ""
    let others: Markdown = also(entry).map { " Also: \($0)." } ?? ""
    return line(entry.first, InlineText(entry.first.message).markdown + others + place)
  }

  private static func also(_ entry: ReportEntry) -> Markdown? {
    guard let (member, names) = entry.otherNames else { return nil }
    let of: Markdown = member.map { "\(Markdown.code($0)) of " } ?? ""
    return of + Markdown.list(names.map(Markdown.code))
  }

  private static func line(_ finding: Finding, _ rest: Markdown) -> Markdown {
    "\(finding.rule) \(Markdown.code(finding.subjectName)): \(rest)"
  }

  private static func listed<Item>(
    _ title: String, _ items: [Item], of count: Int? = nil, _ line: (Item) -> Markdown
  ) -> MarkdownPage.Section {
    MarkdownPage.Section(
      opening: ["<details>", "<summary>\(title) (\(count ?? items.count))</summary>", ""],
      items: items.map { ["- \(line($0))"] },
      closing: ["", "</details>", ""])
  }

  private static func foot(_ report: Report) -> [Markdown] {
    let tool = "\(report.tool.name) \(report.tool.version)"
    return ["<sub>\(tool) \(report.coverageLine)</sub>"]
  }
}

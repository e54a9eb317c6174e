import IntentRules
import IntentSurface

/// The findings of one rule with one effect, under one heading.
struct HTMLGroup {
  let rule: String
  let effect: Effect
  /// Whether it is about this version by itself.
  let isWrongNow: Bool
  let blocks: [ReportBlock]

  private var anchor: String { "\(isWrongNow ? "now-" : "")\(effect.rawValue)-\(rule)" }
  private var title: String { blocks.first?.first.title ?? "" }
  var count: Int { blocks.reduce(0) { $0 + $1.findings.count } }

  /// Those of what harms somebody, in the order in which the report first names them.
  static func groups(of sections: ReportSections) -> [HTMLGroup] {
    groups(sections.live, sections, isWrongNow: false) + groups(sections.wrongNow, sections, isWrongNow: true)
  }

  private static func groups(_ findings: [Finding], _ sections: ReportSections, isWrongNow: Bool) -> [HTMLGroup] {
    let entries = ReportEntry.entries(of: findings.filter { $0.worstEffect != .notes })
    return ReportBlock.blocks(of: entries, sections).grouped { [$0.first.worstEffect.rawValue, $0.first.rule] }.map {
      HTMLGroup(rule: $0[0].first.rule, effect: $0[0].first.worstEffect, isWrongNow: isWrongNow, blocks: $0)
    }
  }

  /// “breaks I01 Intent removed: DeletePlant and 2 others”.
  var contentsLine: Markup {
    let names = blocks.flatMap(\.findings).map(\.subjectName)
    let others = Words.others(max(0, names.count - 1))
    return "<li class=\(.quoted(effect.rawValue))><span class=\"badge\">\(effect.rawValue)</span> "
      + "<a href=\"#\(anchor)\">\(rule) \(title)</a>: "
      + "\(Markup.code(names.first ?? ""))\(others)</li>"
  }

  func lines(_ report: Report) -> [Markup] {
    guard let first = blocks.first?.first else { return [] }
    let heading: Markup =
      "<span class=\"badge\">\(effect.rawValue)</span> \(first.ruleLink(report.tool.address)): "
      + "\(title)\(count > 1 ? " (\(count))" : "")"
    return ["<section class=\"group \(effect.rawValue)\" id=\"\(anchor)\">", "<h2>\(heading)</h2>"]
      + blocks.flatMap { Self.article($0, report) } + ["</section>"]
  }

  // MARK: Findings

  private static func article(_ block: ReportBlock, _ report: Report) -> [Markup] {
    let finding = block.first
    // What the settings of the merge-base hold counts as new, whatever it was there before.
    let isNew = finding.isHeldByBase ? true : finding.isNew
    let standing: Markup =
      isNew.map { " <span class=\"standing\">\($0 ? "new" : "not new")</span>" } ?? ""
    let style = finding.worstEffect.rawValue + (isNew == false ? " older" : "")
    let rows = block.rows { $0.rows(report.verdict.base) }
    guard block.entries.count > 1 else {
      let entry = block.entries[0]
      return [
        "<article class=\"\(style)\" id=\"\(finding.fingerprint)\">",
        "<h3>\(anchors(entry))\(Markup.code(finding.subjectName))\(block.othersWords)\(standing) \(link(entry))</h3>",
      ] + said(finding.message) + list(rows.shared) + diffs(entry, report) + ["</article>"]
    }
    let items = zip(block.entries, rows.own).flatMap {
      item($0, $1, block.sharedMessage == nil ? $0.first.message : nil, report)
    }
    return [
      "<article class=\"\(style)\">", "<h3>\(Markup.code(finding.subjectName))\(block.othersWords)\(standing)</h3>",
    ] + said(block.sharedMessage) + list(rows.shared) + items + ["</article>"]
  }

  /// One of several: what is its own, below its name.
  private static func item(
    _ entry: ReportEntry, _ rows: [EntryRow], _ message: String?, _ report: Report
  ) -> [Markup] {
    [
      "<div class=\"subject\" id=\"\(entry.first.fingerprint)\">",
      "<h4>\(anchors(entry))\(Markup.code(entry.first.subjectName))\(entry.othersWords) \(link(entry))</h4>",
    ] + said(message) + list(rows) + diffs(entry, report) + ["</div>"]
  }

  private static func said(_ message: String?) -> [Markup] {
    message.map { ["<p>\(InlineText($0).html)</p>"] } ?? []
  }

  private static func anchors(_ entry: ReportEntry) -> Markup {
    entry.others.map { "<span id=\"\($0.fingerprint)\"></span>" as Markup }.joined()
  }

  private static func link(_ entry: ReportEntry) -> Markup {
    "<a class=\"anchor\" href=\"#\(entry.first.fingerprint)\" aria-label=\"Link to this\">#</a>"
  }

  private static func list(_ rows: [EntryRow]) -> [Markup] {
    rows.isEmpty ? [] : ["<dl>"] + rows.map { "<dt>\($0.label.title)</dt><dd>\(value($0))</dd>" } + ["</dl>"]
  }

  private static func diffs(_ entry: ReportEntry, _ report: Report) -> [Markup] {
    entry.all.compactMap { report.fixes[$0.fingerprint] }.map(diff)
  }

  private static func value(_ row: EntryRow) -> Markup {
    let value: Markup = row.label == .places ? .path(row.content.words) : row.content.markup()
    return value + (row.code.map(code) ?? "")
  }

  private static func code(_ code: String) -> Markup {
    "<pre class=\"copy\">\(Markup(code: code))</pre>"
  }

  private static func diff(_ fix: ProposedFix) -> Markup {
    let lines = Escaping.visibleLines(fix.diff).map { line -> Markup in
      let mark = line.hasPrefix("+++") || line.hasPrefix("---") ? nil : marks.first { line.hasPrefix($0.0) }?.1
      return mark.map { "<\($0)>\(line)</\($0)>" } ?? .plain(line)
    }
    return "<details class=\"fix\"><summary>The fix as a diff (\(fix.way))</summary>"
      + "<p>\(InlineText(fix.cost).html)</p><pre class=\"copy diff\">\(lines.joined(separator: "\n"))</pre></details>"
  }

  private static let marks = [("+", "ins"), ("-", "del")]
}

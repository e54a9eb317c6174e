import IntentRules
import IntentSurface

/// The findings of one rule with one effect, under one heading.
struct HTMLGroup {
  let rule: String
  let effect: Effect
  private(set) var entries: [ReportEntry]

  private var anchor: String { "\(effect.rawValue)-\(rule)" }
  private var title: String { entries.first?.first.title ?? "" }
  private var count: Int { entries.reduce(0) { $0 + $1.all.count } }

  /// Those of what harms somebody, in the order in which the report first names them.
  static func groups(of sections: ReportSections) -> [HTMLGroup] {
    var groups: [HTMLGroup] = []
    var positions: [String: Int] = [:]
    for entry in ReportEntry.entries(of: sections.live.filter { $0.worstEffect != .notes }) {
      let group = HTMLGroup(rule: entry.first.rule, effect: entry.first.worstEffect, entries: [entry])
      if let position = positions[group.anchor] {
        groups[position].entries.append(entry)
      } else {
        positions[group.anchor] = groups.count
        groups.append(group)
      }
    }
    return groups
  }

  /// “breaks I01 Intent removed: DeletePlant and 2 others”.
  var contentsLine: Markup {
    let names = entries.flatMap(\.all).map(\.subjectName)
    let others = names.count > 1 ? " and \(Words.count(names.count - 1, "other", "others"))" : ""
    return "<li class=\(.quoted(effect.rawValue))><span class=\"badge\">\(effect.rawValue)</span> "
      + "<a href=\"#\(anchor)\">\(rule) \(title)</a>: "
      + "\(Markup.code(names.first ?? ""))\(others)</li>"
  }

  func lines(_ report: Report) -> [Markup] {
    guard let first = entries.first?.first else { return [] }
    let heading: Markup =
      "<span class=\"badge\">\(effect.rawValue)</span> \(first.ruleLink(report.tool.address)): "
      + "\(title)\(count > 1 ? " (\(count))" : "")"
    return ["<section class=\"group \(effect.rawValue)\" id=\"\(anchor)\">", "<h2>\(heading)</h2>"]
      + entries.flatMap { Self.article($0, report) } + ["</section>"]
  }

  // MARK: Findings

  private static func article(_ entry: ReportEntry, _ report: Report) -> [Markup] {
    let finding = entry.first
    let others = entry.others.isEmpty ? "" : " and \(Words.count(entry.others.count, "other", "others"))"
    // What the settings of the merge-base hold counts as new, whatever it was there before.
    let isNew = finding.isHeldByBase ? true : finding.isNew
    let standing: Markup =
      isNew.map { " <span class=\"standing\">\($0 ? "new" : "not new")</span>" } ?? ""
    let anchors = entry.others.map { one -> Markup in
      "<span id=\"\(one.fingerprint)\"></span>"
    }.joined()
    let link: Markup = "<a class=\"anchor\" href=\"#\(finding.fingerprint)\" aria-label=\"Link to this\">#</a>"
    let style = finding.worstEffect.rawValue + (isNew == false ? " older" : "")
    return [
      "<article class=\"\(style)\" id=\"\(finding.fingerprint)\">",
      "<h3>\(anchors)\(Markup.code(finding.subjectName))\(others)\(standing) \(link)</h3>",
      "<p>\(InlineText(finding.message).html)</p>", "<dl>",
    ] + rows(entry, report).compactMap { label, value in value.map { "<dt>\(label)</dt><dd>\($0)</dd>" } } + ["</dl>"]
      + entry.all.compactMap { report.fixes[$0.fingerprint] }.map(diff) + ["</article>"]
  }

  private static func rows(_ entry: ReportEntry, _ report: Report) -> [(String, Markup?)] {
    let finding = entry.first
    let names = entry.others.map { Markup.code($0.subjectName) }
    return [
      ("Also", names.isEmpty ? nil : Markup.list(names)),
      ("Affects", .plain(finding.affected)),
      ("What people see", InlineText(finding.symptom).html),
      ("Shipped", finding.sinceWords.map(Markup.plain)),
      ("Usage", finding.useWords.map { InlineText($0).html }),
      ("Status", finding.changeWords(report.verdict.base).map(Markup.plain)),
      ("Only on", finding.platformWords.map(Markup.plain)),
      ("Where", entry.placeWords.map(Markup.path)),
      ("Fix", InlineText(finding.fix.summary).html + (finding.fix.code.map(code) ?? "")),
      ("Confidence", finding.confidence <= .medium ? .plain(finding.confidence.rawValue) : nil),
      ("To accept it", .code(entry.waiveCommand)),
    ]
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

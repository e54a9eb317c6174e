import IntentComparison
import IntentRules
import IntentSurface

/// A list below the findings: what is worth knowing, and what was decided or happened before.
struct HTMLLists {
  let title: String
  /// A class, which filters and styles go by.
  private let style: String
  private let count: Int
  private let items: [Markup]
  private let isFolded: Bool

  private var anchor: String { title.lowercased().replacing(" ", with: "-") }

  var contentsLine: Markup { "<li><a href=\"#\(anchor)\">\(title)</a> (\(count))</li>" }

  var lines: [Markup] {
    let heading: Markup = "<h2>\(title) (\(count))</h2>"
    let frame: Markup = "class=\"list \(style)\" id=\"\(anchor)\""
    return isFolded
      ? ["<section \(frame)>", "<details><summary>\(heading)</summary>"] + items + ["</details>", "</section>"]
      : ["<section \(frame)>", heading] + items + ["</section>"]
  }

  static func all(_ report: Report, _ sections: ReportSections, isVerbose: Bool) -> [HTMLLists] {
    let verdict = report.verdict
    func findings(
      _ title: String, _ style: String, _ all: [Finding], isFolded: Bool = false, _ told: (ReportEntry) -> Markup
    ) -> HTMLLists? {
      list(title, style, NoteLine.lines(of: all, isVerbose: isVerbose), of: all.count, isFolded: isFolded) { line in
        switch line {
        case .one(let entry): told(entry)
        case .many(let group): InlineText(NoteLine.sum(group)).html
        }
      }
    }
    func diagnostics(_ title: String, _ all: [Diagnostic]) -> HTMLLists? {
      list(title, "diagnostics", DiagnosticGroup.told(all, isVerbose: isVerbose), of: all.count, diagnostic)
    }
    return [
      findings("Notes", "notes", sections.live(.notes), note),
      list("Waived", "waived", sections.waived) { finding($0, "waived \($0.waiver?.words ?? "")") },
      list("Waivers that need attention", "waived", verdict.waiverProblems) { InlineText($0.words).html },
      findings("Already shipped", "shipped", sections.history, isFolded: true) { entry in
        let version = entry.first.brokenIn.map { "change shipped in \($0): " } ?? ""
        return finding(entry.first, version + entry.first.message) + (also(entry).map { " Also: \($0)." } ?? "")
      },
      diagnostics("Kept shortcuts", report.shortcutLines), diagnostics("Not read", report.unread),
      diagnostics("Remarks", report.remarks),
      diagnostics("Not compared", verdict.coverage.notCompared.map { Diagnostic(.note, $0) }),
      changes(verdict.changes),
    ].compactMap(\.self)
  }

  private static func list<Item>(
    _ title: String, _ style: String, _ items: [Item], of count: Int? = nil, isFolded: Bool = false,
    _ line: (Item) -> Markup
  ) -> HTMLLists? {
    guard !items.isEmpty else { return nil }
    let lines: [Markup] = ["<ul>"] + items.map { "<li>\(line($0))</li>" } + ["</ul>"]
    return HTMLLists(title: title, style: style, count: count ?? items.count, items: lines, isFolded: isFolded)
  }

  // MARK: Lines

  private static func note(_ entry: ReportEntry) -> Markup {
    let others: Markup = also(entry).map { " Also: \($0)." } ?? ""
    let place: Markup = entry.placeWords.map { " (\(Markup.code($0)))" } ?? ""
    return finding(entry.first, entry.first.message) + others + place
  }

  static func also(_ entry: ReportEntry) -> Markup? {
    guard let (member, names) = entry.otherNames else { return nil }
    let of: Markup = member.map { "\(Markup.code($0)) of " } ?? ""
    return of + Markup.list(names.map(Markup.code))
  }

  private static func finding(_ finding: Finding, _ rest: String) -> Markup {
    "<span class=\"rule\" id=\"\(finding.fingerprint)\">\(finding.rule)</span> "
      + "\(Markup.code(finding.subjectName)) \(InlineText(rest).html)"
  }

  private static func diagnostic(_ diagnostic: Diagnostic) -> Markup {
    (diagnostic.location.map { "\(Markup.code($0.words)) " } ?? "") + InlineText(diagnostic.message).html
  }

  // MARK: Changes

  /// The changes of each record together, folded: the findings above say which of them matter.
  private static func changes(_ changes: [Change]) -> HTMLLists? {
    guard !changes.isEmpty else { return nil }
    let lines = changes.grouped(by: \.subject.owner).flatMap { items -> [Markup] in
      // A single change says itself what it is about.
      let heading: [Markup] = items.count == 1 ? [] : ["<h3>\(Markup.code(items[0].subject.owner))</h3>"]
      return heading + ["<ul>"] + items.map { "<li>\(change($0))</li>" } + ["</ul>"]
    }
    return HTMLLists(title: "Changes", style: "changes", count: changes.count, items: lines, isFolded: true)
  }

  private static func change(_ change: Change) -> Markup {
    guard let (gone, come) = change.sentences else {
      return .code("\(change.mark) \(change.words)")
    }
    let lines: [Markup] = gone.map { "<del>- \($0)</del>" } + come.map { "<ins>+ \($0)</ins>" }
    return Markup.code("\(change.mark) \(change.place)")
      + "<pre class=\"diff\">\(lines.joined(separator: "\n"))</pre>"
  }
}

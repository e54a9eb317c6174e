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
    let notes = ReportList(.notes, of: sections.live(.notes), isVerbose: isVerbose)
    let lists = [notes] + ReportList.quiet(report, sections, isVerbose: isVerbose)
    return lists.filter { !$0.items.isEmpty }.map(list) + [changes(report.verdict.changes)].compactMap(\.self)
  }

  private static func list(_ list: ReportList) -> HTMLLists {
    let style =
      switch list.title {
      case .notes, .knownFaults: "notes"
      case .waived, .problems: "waived"
      case .shipped: "shipped"
      case .shortcuts, .unread, .remarks, .notCompared: "diagnostics"
      }
    return HTMLLists(
      title: list.title.rawValue, style: style, count: list.count,
      items: ["<ul>"] + list.items.map { "<li>\(line($0))</li>" } + ["</ul>"], isFolded: list.title == .shipped)
  }

  // MARK: Lines

  private static func line(_ item: ReportList.Item) -> Markup {
    switch item {
    case .note(let entry):
      let place: Markup = entry.placeWords.map { " (\(Markup.code($0)))" } ?? ""
      return finding(entry.first, entry.first.message) + entry.othersSentence() + place
    case .shipped(let entry):
      let version = entry.first.brokenIn.map { "change shipped in \($0): " } ?? ""
      return finding(entry.first, version + entry.first.message) + entry.othersSentence()
    case .many(let group): return InlineText(ReportList.sum(group)).html
    case .waived(let one): return finding(one, "waived \(one.waiver?.words ?? "")")
    case .problem(let problem): return InlineText(problem.words).html
    case .diagnostic(let diagnostic):
      return (diagnostic.location.map { "\(Markup.code($0.words)) " } ?? "") + InlineText(diagnostic.message).html
    }
  }

  private static func finding(_ finding: Finding, _ rest: String) -> Markup {
    "<span class=\"rule\" id=\"\(finding.fingerprint)\">\(finding.rule)</span> "
      + "\(Markup.code(finding.subjectName)) \(InlineText(rest).html)"
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

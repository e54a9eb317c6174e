import IntentComparison
import IntentRules
import IntentSurface

/// A list below the findings of a report for people: what is worth knowing, and what was decided or happened before.
struct ReportList {
  enum Title: String {
    case notes = "Notes"
    case knownFaults = "Wrong now, not new"
    case waived = "Waived"
    case problems = "Waivers that need attention"
    case shipped = "Already shipped"
    case shortcuts = "Kept shortcuts"
    case unread = "Not read"
    case remarks = "Remarks"
    case notCompared = "Not compared"
  }

  enum Item {
    case note(ReportEntry)
    case shipped(ReportEntry)
    /// Notes of one rule, which are only counted: a rewording of a whole app gives one for each text.
    case many([Finding])
    case waived(Finding)
    case problem(WaiverProblem)
    case diagnostic(Diagnostic)
  }

  let title: Title
  /// Of what is told, which may be more than there are items.
  let count: Int
  let items: [Item]
}

extension ReportList {
  /// By rule.
  init(_ title: Title, of findings: [Finding], isVerbose: Bool) {
    let items = Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }.flatMap { _, group -> [Item] in
      let entries = ReportEntry.entries(of: group)
      guard isVerbose || entries.count <= Self.shown else { return [.many(group)] }
      return entries.map { title == .shipped ? .shipped($0) : .note($0) }
    }
    self.init(title: title, count: findings.count, items: items)
  }

  /// All but the notes, in the order of every report.
  static func quiet(_ report: Report, _ sections: ReportSections, isVerbose: Bool) -> [ReportList] {
    let verdict = report.verdict
    let diagnostics: [(Title, [Diagnostic])] = [
      (.shortcuts, report.shortcutLines), (.unread, report.unread), (.remarks, report.remarks),
      (.notCompared, verdict.coverage.notCompared.map { Diagnostic(.note, $0) }),
    ]
    return [
      ReportList(title: .waived, count: sections.waived.count, items: sections.waived.map { .waived($0) }),
      ReportList(
        title: .problems, count: verdict.waiverProblems.count, items: verdict.waiverProblems.map { .problem($0) }),
      ReportList(.shipped, of: sections.history, isVerbose: isVerbose),
    ]
      + diagnostics.map { title, all in
        let told = DiagnosticGroup.told(all, isVerbose: isVerbose)
        return ReportList(title: title, count: all.count, items: told.map { .diagnostic($0) })
      }
  }

  private static let shown = 3

  /// What stands for many: the rule, and the first of those that it is about.
  static func sum(_ group: [Finding]) -> String {
    let names = group.prefix(shown).map(\.subjectName).joined(separator: ", ")
    return "\(group[0].rule) \(group[0].title) (\(group.count)): \(names) and \(group.count - shown) more"
  }
}

import IntentComparison
import IntentRules
import IntentSurface

/// A diff told to the people who build shortcuts and automations: what stops working and what to do about it, what is
/// different, what they can do now.
struct ReleaseNotes {
  /// The headings, in the order in which people care.
  enum Heading: String, CaseIterable {
    case stops = "Stops working"
    case differs = "Works differently"
    case actions = "New actions"
    case options = "New options, choices and properties"
    case entrances = "New phrases, App Shortcuts and widgets"
    case gone = "Removed"

    /// How many there are of it, for the first line.
    fileprivate func counted(_ count: Int) -> String {
      switch self {
      case .stops: count == 1 ? "1 thing stops working" : "\(count) things stop working"
      case .differs: count == 1 ? "1 thing works differently" : "\(count) things work differently"
      case .actions: Words.count(count, "new action", "new actions")
      case .options: Words.count(count, "new option, choice or property", "new options, choices and properties")
      case .entrances:
        Words.count(count, "new phrase, App Shortcut or widget", "new phrases, App Shortcuts and widgets")
      case .gone: count == 1 ? "1 thing removed" : "\(count) things removed"
      }
    }
  }

  let sections: [(heading: Heading, lines: [Markdown])]
  /// Changes that only a developer can see.
  let omitted: Int
  /// Whether a rule that is off or lowered hides what stops working.
  private let hidesBreaks: Bool

  init(_ report: Report) {
    let things = ReleaseNoteThings(report)
    var lines: [Heading: [Markdown]] = [:]
    var omitted = 0
    // What is new has no past that it could break; a trap in it is the developers' matter.
    let added = Set(
      report.verdict.changes.filter { $0.action == .added && $0.subject.member == nil }.map(\.subject.owner))
    let felt = ReportSections(report.verdict).live
      .filter { $0.worstEffect > .notes && !added.contains($0.subject.owner) }
    for entry in ReportEntry.entries(of: felt) {
      lines[entry.first.worstEffect == .breaks ? .stops : .differs, default: []].append(things.line(for: entry))
    }
    let told = Set(felt.map(\.subject))
    var differences: [(thing: Markdown, words: Markdown)] = []
    for change in report.verdict.changes where !told.contains(change.subject) {
      switch things.note(change) {
      case .line(let heading, let line): lines[heading, default: []].append(line)
      case .difference(let thing, let words): differences.append((thing, words))
      case nil: omitted += 1
      }
    }
    lines[.differs, default: []] += differences.grouped(by: \.thing).map {
      "\($0[0].thing) \($0.map(\.words).joined(separator: "; "))."
    }
    sections = Heading.allCases.compactMap { heading in
      lines[heading].flatMap { $0.isEmpty ? nil : (heading, $0) }
    }
    self.omitted = omitted
    hidesBreaks = report.verdict.hidesBreaks
  }

  /// “1 thing stops working, 2 new actions”: the worst first, and said as well where there is nothing of it.
  var counts: String {
    let relief =
      hidesBreaks
      ? ["breaks may be missing from this list, because the settings turn rules off"]
      : sections.first?.heading == .stops ? [] : ["nothing you saved stops working"]
    return (relief + sections.map { $0.heading.counted($0.lines.count) }).joined(separator: ", ")
  }
}

import IntentRules

/// What stands together in a report for people: the entries of one rule with the same effect, each with what is its own.
struct ReportBlock {
  let entries: [ReportEntry]

  var first: Finding { entries[0].first }

  var findings: [Finding] { entries.flatMap(\.all) }

  /// “ and 5 others”, or nothing where it is about one.
  var othersWords: String { Words.others(findings.count - 1) }

  /// The message of all of them; nil where each has its own.
  var sharedMessage: String? {
    // Formats ask for each entry: the first that differs ends the search.
    let message = first.message
    return entries.allSatisfy { $0.first.message == message } ? message : nil
  }

  /// In the order of the report; what is louder or newer than the rest of its rule stands by itself.
  static func blocks(of entries: [ReportEntry], _ sections: ReportSections) -> [ReportBlock] {
    entries.grouped { Kind($0.first, sections.severity(of: $0.first)) }.map { ReportBlock(entries: $0) }
  }

  /// Two halves, for where the whole is too long; nil for a single entry.
  var halves: [ReportBlock]? {
    guard entries.count > 1 else { return nil }
    let middle = entries.count / 2
    return [entries[..<middle], entries[middle...]].map { ReportBlock(entries: Array($0)) }
  }

  /// The rows that all entries have in common, told once, and for each entry its own.
  func rows(_ row: (ReportEntry) -> [EntryRow]) -> (shared: [EntryRow], own: [[EntryRow]]) {
    let all = entries.map(row)
    guard let first = all.first, all.count > 1 else { return (all.first ?? [], all.map { _ in [] }) }
    let shared = first.filter { one in all.allSatisfy { $0.contains(one) } }
    return (shared, all.map { own in own.filter { !shared.contains($0) } })
  }

  private struct Kind: Hashable {
    let rule: String
    let effect: Effect
    let affected: String
    let symptom: String
    let severity: Severity
    let isNew: Bool?
    let isHeldByBase: Bool

    init(_ finding: Finding, _ severity: Severity) {
      rule = finding.rule
      effect = finding.worstEffect
      affected = finding.affected
      symptom = finding.symptom
      self.severity = severity
      isNew = finding.isNew
      isHeldByBase = finding.isHeldByBase
    }
  }
}

import IntentComparison
import IntentRules
import IntentSurface

/// Gives each case without a title one.
enum GiveTitles {
  static let propose: Proposers.Proposer = { finding, context in
    guard let record = context.comparison.newRecords.appEnum(finding.subject.owner),
      let type = context.newType(.enum, record), let titles = type.titles
    else { return nil }
    let shipped = context.comparison.oldRecords.appEnum(record.identifier).flatMap { context.oldType(.enum, $0) }
    let missing = record.cases.filter { $0.title == nil && !$0.isUnlisted }.map(\.name)
    guard !missing.isEmpty else { return nil }
    let known = Set(missing.filter { shipped?.title(of: $0) != nil })
    let entries = missing.map { shipped?.title(of: $0) ?? ".\($0): \(IntentCode.literal(words($0)))" }
    return Proposal(
      finding: finding, decision: .giveTitle, cost: "Nothing: people see a title where the app might stop.",
      edits: [titles.adding(entries, in: type.file)],
      notes: known.count == missing.count
        ? [] : ["The titles are made from the names of the cases, and need translating."]
    )
  }

  // `partlyCloudy` is “Partly cloudy”.
  private static func words(_ name: String) -> String {
    let words = IntentWords.split(name).joined(separator: " ")
    return words.isEmpty ? name : words.firstUppercased
  }
}

import IntentRules
import IntentSurface

/// What a report for people tells once: a finding, or several that have one cause and the same effect on the same people.
struct ReportEntry {
  /// The one whose words are told.
  let first: Finding
  /// The other ones, in the order of the report.
  let others: [Finding]

  var all: [Finding] { [first] + others }

  /// Whose names are told beside the first one; where all are one member of their types, it and the types.
  var otherNames: EntryRow.Content? {
    guard !others.isEmpty else { return nil }
    guard let member = first.subject.member, all.allSatisfy({ $0.subjectName.hasSuffix(".\(member)") }) else {
      return .names(member: nil, others.map(\.subjectName))
    }
    return .names(member: member, others.map { String($0.subjectName.dropLast(member.count + 1)) })
  }

  /// “Water.days”, or “Water.days and 24 others”.
  var heading: String { first.subjectName + othersWords }

  /// “ and 24 others”, or nothing.
  var othersWords: String { Words.others(others.count) }

  /// The places, as many as help to find the rest.
  var placeWords: String? {
    var seen: Set<SourceLocation> = []
    let places = all.compactMap(\.location).filter { seen.insert($0).inserted }
    guard !places.isEmpty else { return nil }
    let rest = places.count - Self.placesShown
    return places.prefix(Self.placesShown).map(\.words).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let placesShown = 3

  /// Accepts all of them: one waiver for each.
  var waiveCommand: String {
    guard !others.isEmpty, let cause = first.cause else { return first.waiveCommand }
    return Finding.waiveCommand(cause)
  }

  static func entries(of findings: [Finding]) -> [ReportEntry] {
    findings.grouped { Kind($0) }.flatMap(told).map { ReportEntry(first: $0[0], others: Array($0.dropFirst())) }
  }

  /// What one cause did, told apart where a name says it not: two sizes of one widget.
  private static func told(_ group: [Finding]) -> [[Finding]] {
    Set(group.map(\.subjectName)).count == group.count ? [group] : group.grouped { Optional($0.message) }
  }

  /// What has to be the same for one text to be true of all of them.
  private struct Kind: Hashable {
    let cause: String
    let effects: [Audience: Effect]
    let platforms: [Platform]?
    let since: String?
    let versions: [String]
    let isNew: Bool?
    let symptom: String

    init?(_ finding: Finding) {
      guard let cause = finding.cause, finding.use == nil else { return nil }
      self.cause = cause
      effects = finding.effects
      platforms = finding.platforms
      since = finding.since
      versions = finding.versions
      isNew = finding.isNew
      symptom = finding.symptom
    }
  }
}

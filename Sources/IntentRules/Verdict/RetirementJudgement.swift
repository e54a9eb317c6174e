import IntentSurface
import IntentTimeline

/// What the timeline has to say about old types that are gone: a note where people had their notice, and what is
/// missing of it where they had not.
struct RetirementJudgement {
  private let notice: JudgingContext.Notice

  init(_ notice: JudgingContext.Notice) { self.notice = notice }

  // A type that goes may look like a rename to one that comes.
  private static let rules: Set<String> = ["I01", "I02", "E01", "E02", "N01", "N02", "L01", "L04"]

  func applied(to verdict: Verdict) -> Verdict {
    guard verdict.findings.contains(where: Self.isRemoval) else { return verdict }
    let timeline = notice.timeline()
    return verdict.mappingFindings { finding in
      guard Self.isRemoval(finding), let migration = migration(of: finding.subject, in: timeline),
        migration.retiredIn != nil
      else { return finding }
      return Self.judged(finding, migration, on: notice.today)
    }
  }

  private static func isRemoval(_ finding: Finding) -> Bool {
    finding.status == .live && rules.contains(finding.rule)
  }

  /// For a legacy class that of the App Intent which took it over.
  private func migration(of subject: Subject, in timeline: Timeline) -> Migration? {
    if let migration = timeline.migration(of: subject) { return migration }
    guard subject.kind == .legacyIntent else { return nil }
    let successors = notice.shipped.reversed().lazy.flatMap(\.intents)
      .filter { $0.intentClassName?.value == subject.owner }
    return successors.compactMap { timeline.migration(of: Subject(.intent, $0.identifier)) }.first
  }

  private static func judged(_ finding: Finding, _ migration: Migration, on today: Day) -> Finding {
    var finding = finding
    let told = migration.toldSince.map { moment in
      "in \(moment.version ?? "the code")" + (moment.date.map { " (\($0))" } ?? "")
    }
    if migration.isServed(on: today) {
      finding.effects = finding.effects.mapValues { _ in .notes }
      finding.message +=
        " Removed after its notice period: it was deprecated \(told ?? "before") and stayed for "
        + "\(migration.releasesServed) releases and \(migration.daysServed ?? 0) days."
      return finding
    }
    if told == nil, migration.link.origin == .shape { return finding }
    let since = told.map { "; it was deprecated \($0)" } ?? ""
    finding.message += " Removed before its notice period ended: \(migration.missing(on: today))\(since)."
    return finding
  }
}

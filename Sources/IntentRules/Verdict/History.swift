import IntentComparison
import IntentSurface

/// The findings of one surface against each shipped version, on their way to becoming one list.
struct History {
  /// Oldest first; the last one is what most people have.
  let versions: [String]
  let comparisons: [Comparison]
  /// The findings against each version.
  let findings: [[Finding]]
  /// What they were made of, by their fingerprints.
  let changes: [String: Change]

  /// Each finding once: live where the latest version still keeps the promise, else history.
  ///
  /// The hardest verdict over all versions wins, because somebody may come from there: an intent that was listed once is
  /// in people's shortcuts, hidden or not in the latest version. What a live finding is about has no history beside it.
  func merged() -> [Finding] {
    var positions: [String: [Int]] = [:]
    var hardest: [String: Finding] = [:]
    for (position, list) in findings.enumerated() {
      for finding in list {
        positions[finding.fingerprint, default: []].append(position)
        guard let known = hardest[finding.fingerprint] else {
          hardest[finding.fingerprint] = finding
          continue
        }
        var winner = finding.worstEffect >= known.worstEffect ? finding : known
        winner.effects = finding.effects.merging(known.effects, uniquingKeysWith: max)
        hardest[finding.fingerprint] = winner
      }
    }
    let all = hardest.map { fingerprint, finding in dated(finding, in: positions[fingerprint] ?? []) }
    let liveSubjects = Set(all.filter { $0.status == .live }.map(\.subject))
    return all.filter { $0.status == .live || liveSubjects.isDisjoint(with: Self.chain(of: $0.subject)) }
  }

  private func dated(_ finding: Finding, in positions: [Int]) -> Finding {
    guard let last = positions.last else { return finding }
    var finding = finding
    finding.versions = positions.map { versions[$0] }
    finding.since = since(finding.subject, upTo: last)
    // A version that could not tell, such as a build of widgets, broke nothing.
    let change = changes[finding.fingerprint]
    let next = versions.indices.dropFirst(last + 1).first { change.map(comparisons[$0].covers) ?? true }
    if let next { finding.status = .history(brokenIn: versions[next]) }
    return finding
  }

  /// The first version of the unbroken run, up to a position, in which the promise exists; for what is new, that in
  /// which its owner exists.
  private func since(_ subject: Subject, upTo last: Int) -> String? {
    let owner = Subject(subject.kind, subject.owner)
    let promise = Self.chain(of: comparisons[last].oldRecords.contains(subject) ? subject : owner)
    let run = comparisons[...last].reversed().prefix { promise.contains(where: $0.oldRecords.contains) }
    return run.isEmpty ? nil : versions[last + 1 - run.count]
  }

  /// A legacy intent and the App Intent that took its class over are one promise under one identifier.
  private static func chain(of subject: Subject) -> [Subject] {
    let twins: [ElementKind: ElementKind] = [
      .intent: .legacyIntent, .legacyIntent: .intent, .parameter: .legacyParameter, .legacyParameter: .parameter,
    ]
    return [subject] + (twins[subject.kind].map { [Subject($0, subject.owner, subject.member)] } ?? [])
  }
}

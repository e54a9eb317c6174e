import IntentComparison
package import IntentRules
package import IntentSurface

/// The ways out of some findings, one after the other: each is made for the code as those before it leave it.
package struct MigrationPlan: Sendable {
  /// One way out and what it does to files.
  package struct Step: Sendable {
    package var proposal: Proposal
    /// Sorted by path.
    package var changes: [FileChange]
  }

  package private(set) var steps: [Step] = []
  /// Findings that no code was found for; their own advice holds. What an edit brought is among them.
  package private(set) var unresolved: [Finding] = []
  /// Findings that are there in spite of the edits for them.
  package private(set) var remaining: [Finding] = []
  /// All that is between the two surfaces and more than a note, as it was before any edit.
  package let findings: [Finding]
  private var code: CodeTree
  /// The fingerprints of what was asked about.
  private var answered: Set<String> = []

  /// What all steps together do to files, sorted by path.
  package var changes: [FileChange] { code.changes }

  /// Plans a way out of each finding that is wanted, and of those that its own edits bring.
  ///
  /// It goes in rounds. Each round judges the code as the rounds before left it, so that one edit may end several
  /// findings, and makes one edit to a type.
  ///
  /// - Parameters:
  ///   - oldCode: the code that shipped, nil where only its surface is known.
  ///   - code: the code to edit.
  ///   - read: the surface of edited code.
  package init(
    from old: SurfaceReading, code oldCode: CodeTree?, to new: SurfaceReading, code: CodeTree,
    for isWanted: (Finding) -> Bool, read: (CodeTree) -> SurfaceReading
  ) {
    self.code = code
    let source = ShippedCode(old: old, code: oldCode)
    var round = Round(from: source, to: new)
    findings = round.findings
    let known = Set(findings.map(\.fingerprint))
    let isOpen = { (finding: Finding) in isWanted(finding) || !known.contains(finding.fingerprint) }
    while plan(round.findings.filter(isOpen), round) { round = Round(from: source, to: read(self.code)) }
    let rest = round.findings.filter(isOpen)
    unresolved = rest.filter { !answered.contains($0.fingerprint) }
    remaining = rest.filter { answered.contains($0.fingerprint) }
  }

  /// Whether a step was made. What holds values comes before what uses it: an entity that is back may be all that an
  /// intent lacked.
  private mutating func plan(_ findings: [Finding], _ round: Round) -> Bool {
    let before = steps.count
    for findings in [findings.filter(\.isOfValueType), findings.filter { !$0.isOfValueType }]
    where steps.count == before {
      var owners: Set<String> = []
      for finding in findings.sorted(by: Finding.isPlannedBefore) {
        guard !owners.contains(finding.subject.owner), !answered.contains(finding.fingerprint), step(finding, round)
        else { continue }
        owners.insert(finding.subject.owner)
      }
    }
    return steps.count > before
  }

  private mutating func step(_ finding: Finding, _ round: Round) -> Bool {
    guard let proposer = Proposers.byRule[finding.rule], let proposal = proposer(finding, round.context(editing: code)),
      let after = code.applying(proposal.edits), !after.changes(since: code).isEmpty
    else { return false }
    answered.insert(finding.fingerprint)
    steps.append(Step(proposal: proposal, changes: after.changes(since: code)))
    code = after
    return true
  }
}

/// The code as one round finds it, and what the rules say of it.
private struct Round {
  let shipped: ShippedCode
  let comparison: Comparison
  let locations: Locations
  let findings: [Finding]

  init(from shipped: ShippedCode, to new: SurfaceReading) {
    self.shipped = shipped
    comparison = Comparison(shipped.reading.surface, new.surface)
    locations = Locations(old: shipped.reading.locations, new: new.locations)
    findings = RuleBook().findings(in: comparison, locations: locations).filter { $0.worstEffect > .notes }
  }

  func context(editing code: CodeTree) -> ProposalContext {
    ProposalContext(comparison: comparison, old: shipped.code, new: code, locations)
  }
}

/// What people have: its surface, and its code where that is known.
private struct ShippedCode {
  let reading: SurfaceReading
  let code: CodeTree?

  init(old reading: SurfaceReading, code: CodeTree?) {
    self.reading = reading
    self.code = code
  }
}

extension Finding {
  /// Whether it is about an entity, an enum or a legacy definition and not about what uses them.
  fileprivate var isOfValueType: Bool {
    switch subject.kind {
    case .entity, .entityProperty, .query, .queryFilter, .enum, .enumCase, .unionValue, .unionCase: true
    case .legacyEnum, .legacyEnumCase, .legacyType, .legacyParameter, .legacyIntent: true
    default: false
    }
  }

  /// What brings a whole type back comes first: it ends what else is said of the type.
  fileprivate static func isPlannedBefore(_ left: Finding, _ right: Finding) -> Bool {
    (Proposers.restoring.contains(left.rule) ? 0 : 1) < (Proposers.restoring.contains(right.rule) ? 0 : 1)
  }
}

package import IntentComparison
package import IntentRules
import IntentSurface

/// The ways out of some findings, one after the other: each is made for the code as those before it leave it.
package struct MigrationPlan: Sendable {
  /// One way out and what it does to files.
  package struct Step: Sendable {
    package var proposal: Proposal
    /// Sorted by path.
    package var changes: [FileChange]
  }

  package private(set) var steps: [Step] = []
  /// The findings that no code was found for; their own advice holds.
  package private(set) var unresolved: [Finding] = []
  private var code: CodeTree

  /// What all steps together do to files, sorted by path.
  package var changes: [FileChange] { code.changes }

  /// Plans a way out of each finding, in the order given.
  ///
  /// - Parameters:
  ///   - old: the code that shipped, nil where only its surface is known.
  ///   - new: the code to edit.
  ///   - locations: of both surfaces; the files of types are found through them.
  package init(
    for findings: [Finding], in comparison: Comparison, old: CodeTree?, new: CodeTree, locations: Locations
  ) {
    code = new
    for finding in findings { plan(finding, ProposalContext(comparison: comparison, old: old, new: code, locations)) }
  }

  private mutating func plan(_ finding: Finding, _ context: ProposalContext) {
    guard let proposer = Proposers.byRule[finding.rule], let proposal = proposer(finding, context),
      let after = code.applying(proposal.edits), !after.changes(since: code).isEmpty
    else {
      unresolved.append(finding)
      return
    }
    steps.append(Step(proposal: proposal, changes: after.changes(since: code)))
    code = after
  }
}

/// What a proposal is made from.
struct ProposalContext {
  let comparison: Comparison
  let old: CodeTree?
  let new: CodeTree
  let locations: Locations

  init(comparison: Comparison, old: CodeTree?, new: CodeTree, _ locations: Locations) {
    self.comparison = comparison
    self.old = old
    self.new = new
    self.locations = locations
  }

  /// The declaration of a record of the new surface.
  func newType(_ kind: ElementKind, _ record: some SurfaceRecord) -> TypeCode? {
    locations.new[Subject(kind, record.identifier)].flatMap { new.type(record.typePath, in: $0.path) }
  }

  /// The declaration of a record of the old surface, where its code is known.
  func oldType(_ kind: ElementKind, _ record: some SurfaceRecord) -> TypeCode? {
    locations.old[Subject(kind, record.identifier)].flatMap { old?.type(record.typePath, in: $0.path) }
  }

  /// Both sides of the intent that a finding is about or in.
  func intents(_ finding: Finding) -> (old: Intent, new: Intent)? {
    let name = finding.subject.owner
    guard let old = comparison.oldRecords.intent(name) ?? renamedIntent(to: name),
      let new = comparison.newRecords.intent(comparison.newIdentifier(of: .intent, old.identifier))
    else { return nil }
    return (old, new)
  }

  private func renamedIntent(to name: String) -> Intent? {
    comparison.renames.first { $0.key.kind == .intent && $0.value == name }
      .flatMap { comparison.oldRecords.intent($0.key.owner) }
  }
}

/// The rules that code is proposed for.
enum Proposers {
  typealias Proposer = @Sendable (Finding, ProposalContext) -> Proposal?

  static let byRule: [String: Proposer] = [
    "I01": RestoreIntent.propose,
    "I02": PinIdentifier.propose, "I04": PinIdentifier.propose, "E02": PinIdentifier.propose,
    "N02": PinIdentifier.propose,
    "L04": DeclareLegacyClass.propose,
    "P01": KeepParameter.propose,
    "P02": KeepParameterBesideNew.proposeForName,
    "P03": KeepParameterBesideNew.proposeForType, "P04": KeepParameterBesideNew.proposeForType,
    "P05": OptionalParameter.propose, "P13": OptionalParameter.propose,
    "N03": KeepCase.propose, "N04": KeepRawValue.propose, "N07": KeepNumbers.propose,
    "E12": KeepProperty.propose,
  ]
}

import IntentMigration
import IntentRules
import SourceScanning
import TestSupport
import Testing

/// What is written for each pair of `Tests/Fixtures/Rules`: the lines, their cost and what is said of them.
///
/// `Tests/Fixtures/Proposals` has a file for each; `RECORD_GOLDEN=1` writes them anew and fails. Read the difference:
/// it is what people get.
@Suite struct WrittenProposalTests {
  @Test(arguments: MigrationFixture.all)
  func everyLineThatIsProposedIsKnown(_ pair: MigrationFixture) throws {
    let (old, new) = (try pair.files("old"), try pair.files("new"))
    let known = Self.text(Proposing(old, new))
    let unknown = Self.text(Proposing(old, new, hasOldCode: false))
    let parts = known == unknown ? [known] : ["# With the shipped code\n", known, "\n# Without it\n", unknown]
    try GoldenFile.check(parts.joined(separator: "\n"), "\(pair.testDescription).diff", in: "Proposals")
  }

  private static func text(_ proposing: Proposing) -> String {
    let plan = proposing.plan
    let steps = plan.steps.map { step in
      let proposal = step.proposal
      let lines =
        ["\(heading(proposal.finding)): \(proposal.decision.rawValue)", "Cost: \(proposal.cost)"]
        + proposal.notes.map { "Note: \($0)" } + step.changes.map { changed($0) }
      return lines.joined(separator: "\n") + "\n"
    }
    let left = plan.unresolved.map { "\(heading($0)): \(plan.refusals[$0.fingerprint] ?? "no code")\n" }
    return (steps + left).joined(separator: "\n")
  }

  private static func heading(_ finding: Finding) -> String { "\(finding.rule) \(finding.subject)" }

  // The lines that go and come, without what stays around them.
  private static func changed(_ change: FileChange) -> String {
    UnifiedDiff(change).description.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix(" ") && !$0.hasPrefix("---") && !$0.isEmpty }
      .joined(separator: "\n")
  }
}

import IntentMigration
import IntentRules
import IntentSurface
import Testing

@Suite struct FixtureProposalTests {
  static let rules = [
    "I01", "I02", "I04", "I23", "E01", "E02", "E12", "N02", "N03", "N04", "N07", "P01", "P02", "P03", "P04", "P05",
    "P13", "S01",
    "S02", "S12", "W01", "L01", "L03", "L04",
  ]

  /// Without those whose findings are notes, and those that only a person can end.
  static let pairs = MigrationFixture.pairs(of: rules).filter { pair in
    ![
      "-unlisted", "-of-a-template", "-that-siri-never-knew", "-that-was-a-snippet", "-that-only-siri-knew",
      "-to-the-app-alone", "-to-another-wording", "-given-to-another-intent", "-given-to-another-intent-on-the-phone",
      "-one-of-two-removed",
    ].contains { pair.testDescription.hasSuffix($0) }
  }

  @Test(arguments: pairs, [true, false])
  func aProposalEndsTheFindingAndBringsNoOther(_ pair: MigrationFixture, _ hasOldCode: Bool) throws {
    let proposing = Proposing(try pair.files("old"), try pair.files("new"), hasOldCode: hasOldCode)
    try #require(!proposing.findings.isEmpty)
    let unresolved = Set(proposing.plan.unresolved.map(\.fingerprint))
    #expect(unresolved.isEmpty, "\(proposing.plan.unresolved.map { "\($0.rule) \($0.subject)" })")
    #expect(proposing.remaining.map { "\($0.rule) \($0.subject)" } == [])
  }

  @Test(arguments: MigrationFixture.all)
  func whatIsProposedIsSwift(_ pair: MigrationFixture) throws {
    let proposing = Proposing(try pair.files("old"), try pair.files("new"))
    for change in proposing.plan.changes { #expect(SyntaxCheck.parses(change.after, at: change.path)) }
    let solved = Set(proposing.plan.steps.map(\.proposal.finding.fingerprint))
    #expect(proposing.remaining.filter { solved.contains($0.fingerprint) } == [])
    let known = Set(proposing.findings.map(\.fingerprint))
    #expect(proposing.remaining.filter { !known.contains($0.fingerprint) }.map { "\($0.rule) \($0.subject)" } == [])
  }

  @Test(arguments: pairs)
  func aSecondRunHasNothingToDo(_ pair: MigrationFixture) throws {
    let first = Proposing(try pair.files("old"), try pair.files("new"))
    let second = Proposing(try pair.files("old"), first.result)
    #expect(second.plan.changes.isEmpty)
  }
}

import IntentMigration
import IntentRules
import IntentSurface
import SourceScanning
import Testing

@Suite struct FixtureProposalTests {
  static let rules = [
    "I01", "I02", "I04", "I23", "E01", "E02", "E12", "N02", "N03", "N04", "N07", "P01", "P02", "P03", "P04", "P05",
    "P13", "S01", "S02", "S05", "S06", "S12", "W01", "W08", "L01", "L03", "L04", "L12", "I09", "N08", "N09",
  ]

  /// What only the shipped code can end: a record does not hold what comes back.
  static let rulesOfCode = ["E09", "E10", "E16", "I17", "I31", "I32", "I35", "N01", "S14", "W09"]

  /// Without those whose findings are notes, and those that only a person can end.
  static let pairs = MigrationFixture.pairs(of: rules).filter(isEnded)
  static let pairsOfCode = MigrationFixture.pairs(of: rulesOfCode).filter(isEnded)

  private static func isEnded(_ pair: MigrationFixture) -> Bool {
    ![
      "-unlisted", "-of-a-template", "-that-siri-never-knew", "-that-was-a-snippet", "-that-only-siri-knew",
      "-to-the-app-alone", "-to-another-wording", "-given-to-another-intent", "-given-to-another-intent-on-the-phone",
      "-one-of-two-removed", "-same-text", "-in-a-localized-text", "-from-a-shared-list", "-transfer-narrowed",
      "N01-enum-removed", "-for-another-type", "-by-choice", "-in-definition", "-unchosen", "-of-one-type-left-out",
      "-made-by-code",
    ].contains { pair.testDescription.hasSuffix($0) }
  }

  // A record of an entity or a widget does not hold what it shows.
  private static let needingCode = ["E01-", "W01-widget-removed", "E12-entity-property-lost-by-schema"]

  @Test(arguments: pairs, [true, false])
  func aProposalEndsTheFindingAndBringsNoOther(_ pair: MigrationFixture, _ hasOldCode: Bool) throws {
    guard hasOldCode || !Self.needingCode.contains(where: pair.testDescription.hasPrefix) else { return }
    let proposing = Proposing(try pair.files("old"), try pair.files("new"), hasOldCode: hasOldCode)
    try #require(!proposing.findings.isEmpty)
    let found = Set(proposing.findings.map(\.fingerprint))
    let unresolved = proposing.plan.unresolved.filter { found.contains($0.fingerprint) }
    #expect(unresolved.map { "\($0.rule) \($0.subject)" } == [])
    #expect(proposing.remaining.map { "\($0.rule) \($0.subject)" } == [])
  }

  @Test(arguments: pairsOfCode)
  func theShippedCodeEndsWhatNoRecordCan(_ pair: MigrationFixture) throws {
    let proposing = Proposing(try pair.files("old"), try pair.files("new"))
    try #require(!proposing.findings.isEmpty)
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

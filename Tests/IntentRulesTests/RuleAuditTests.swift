import IntentComparison
import IntentRules
import IntentSurface
import Testing

/// Every kind of change has a rule, or a reason why it has none.
struct RuleAuditTests {
  private static let judged = Set(RuleCatalog.all.flatMap(\.cells))

  private static func isJudged(_ cell: Rule.Cell) -> Bool {
    judged.contains(cell) || judged.contains(Rule.Cell(cell.element, cell.action))
  }

  @Test(arguments: ElementKind.allCases) func everyChangeHasARuleOrAReason(kind: ElementKind) {
    let whole = [ChangeAction.added, .removed, .renamed].map { Rule.Cell(kind, $0) }
    let parts = (comparedAspects[kind] ?? []).map { Rule.Cell(kind, .changed, $0) }
    for cell in whole + parts where !Self.isJudged(cell) {
      #expect(UnjudgedChange.reason(for: cell) != nil, "\(cell) has neither a rule nor a recorded reason")
    }
  }

  @Test func noChangeHasBothARuleAndAReason() {
    for change in UnjudgedChange.all {
      #expect(!Self.isJudged(change.cell), "a rule judges \(change.cell), so the reason “\(change.reason)” is wrong")
    }
  }

  @Test func noReasonIsGivenTwice() {
    #expect(Set(UnjudgedChange.all.map(\.cell)).count == UnjudgedChange.all.count)
  }

  @Test func rulesJudgeOnlyWhatTheComparisonTells() {
    for cell in Self.judged {
      guard let aspect = cell.aspect else { continue }
      #expect(comparedAspects[cell.element]?.contains(aspect) == true, "no comparison gives \(cell)")
    }
  }

  @Test(arguments: FixturePair.all) func noPairGivesAChangeThatTheAuditMisses(_ pair: FixturePair) throws {
    for change in Comparison(try pair.surface(.old), try pair.surface(.new)).changes {
      guard let aspect = change.aspect else { continue }
      #expect(comparedAspects[change.subject.kind]?.contains(aspect) == true, "the audit does not know \(change)")
    }
  }

  @Test(arguments: FixturePair.all) func noVerdictIsHarderThanThePageOfItsRule(_ pair: FixturePair) throws {
    for finding in RuleBook.all.findings(in: Comparison(try pair.surface(.old), try pair.surface(.new))) {
      let rule = try #require(RuleCatalog.rule(finding.rule))
      let told = Array(rule.effects.values) + rule.hardest.values
      #expect(told.contains { $0 >= finding.worstEffect }, "\(finding.rule) of \(finding.subject)")
    }
  }

  @Test func idsAndNamesAreUnique() {
    #expect(Set(RuleCatalog.all.map(\.id)).count == RuleCatalog.all.count)
    #expect(Set(RuleCatalog.all.map(\.name)).count == RuleCatalog.all.count)
  }

  @Test(arguments: RuleCatalog.all.map(\.id)) func everyRuleIsDocumented(id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    #expect(rule.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."))
    for text in [rule.explanation, rule.symptom, rule.fix] {
      #expect(text.hasSuffix(".") || text.hasSuffix(")"), "\(id): “\(text)” is no sentence")
    }
    #expect(!rule.evidence.isEmpty)
    #expect(!rule.effects.isEmpty)
  }
}

/// What a comparison tells of each kind of element that changed.
let comparedAspects = SurfaceElements.facts.mapValues { Set($0.flatMap(\.aspects)) }

import CanonicalJSON
import Foundation
import IntentReports
import IntentRules
import RuleExamples
import TestSupport
import Testing

/// The pages of the rules: one text for the documentation, for `explain` and for the help in SARIF.
@Suite struct RulePageTests {
  private static let sources = Fixtures.root.appending(path: "../../Sources/IntentRules").standardizedFileURL
  private static let folder = sources.appending(path: "IntentRules.docc")

  @Test(arguments: RuleCatalog.all.map(\.id))
  func isWrittenWithAnExample(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    let example = try PairExample.find(rule)
    #expect(example != nil, "give \(id) a pair under Tests/Fixtures/Rules: its page shows what the pair changes")
    let page = Self.folder.appending(path: RuleTable.pageName(rule))
    try GoldenFile.check(RulePage(rule, example: example).markdown, at: page)
  }

  @Test func hasNoPageOfARuleThatIsGone() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(pages) == Set(RuleCatalog.all.map(RuleTable.pageName) + ["README.md"]))
    try GoldenFile.check(RuleTable(RuleCatalog.all).index, at: Self.folder.appending(path: "README.md"))
  }

  @Test func tellsWhatEachRuleRestsOn() throws {
    let articles = Self.sources.appending(path: "../intentcompat/Documentation.docc").standardizedFileURL
    try GoldenFile.check(RuleTable(RuleCatalog.all).evidence, at: articles.appending(path: "RuleEvidence.md"))
    #expect(RuleCatalog.all.allSatisfy { $0.basis.month.wholeMatch(of: /20\d\d-(0[1-9]|1[0-2])/) != nil })
  }

  /// The pairs are the only source of the examples that the program carries.
  @Test func holdsTheExamplesOfThePairs() throws {
    let pairs = try RuleCatalog.all.map { rule in (rule.id, try PairExample.find(rule)) }
    let examples = Dictionary(uniqueKeysWithValues: pairs).compactMapValues(\.self)
    let file = Fixtures.root.appending(path: "../../Sources/RuleExamples/examples.json").standardizedFileURL
    try GoldenFile.check(try CanonicalJSON.text(of: examples), at: file)
  }

  /// An example without Swift tells a Swift developer little.
  @Test(arguments: RuleCatalog.all.map(\.id))
  func hasAnExampleInSwiftAndSaysHowItIsFixed(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    let example = try #require(RuleExample.ofRule(id))
    #expect(example.files.contains { $0.language == .swift })
    #expect(
      example.files.filter { $0.language == .swift }.allSatisfy {
        !$0.text.contains(/^\s*…$/.anchorsMatchLineEndings())
      })
    let isHarmless = rule.effects.values.allSatisfy { $0 == .notes }
    #expect(example.fixed != .nothingToFix || isHarmless, "give the pair of \(id) a folder `fixed`")
  }

  @Test func explainsInATerminal() throws {
    let rule = try #require(SampleReports.rules.first)
    let example = RuleExample(
      before: [RuleExample.File(.swift, nil, "struct A: AppIntent {}")], after: [],
      fixed: .code([RuleExample.File(.swift, nil, "struct A: DeprecatedAppIntent {}")]))
    try GoldenFile.check(RulePage(rule, example: example).text(TextStyle(width: 60, usesColor: true)), "rule.explain")
    try GoldenFile.check(RulePage(rule, example: example).markdown, "rule.page")
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func saysTheSameEverywhere(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    let (text, markdown) = (RulePage(rule).text(), RulePage(rule).markdown)
    #expect(text.contains(rule.title) && markdown.hasPrefix("# \(rule.id) \(rule.name)"))
    for line in RuleExample.ofRule(id)?.files.flatMap({ $0.text.split(separator: "\n") }) ?? [] {
      #expect(text.contains(line) && markdown.contains(line))
    }
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func namesAWaiverWhereThereCanBeOne(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    let isHarmless = (Array(rule.effects.values) + rule.hardest.values).allSatisfy { $0 == .notes }
    #expect(RulePage(rule).markdown.contains("intentcompat waive") == !isHarmless)
  }

  @Test func listsRulesInThreeFormats() throws {
    let table = RuleTable(SampleReports.rules)
    try GoldenFile.check(table.text(TextStyle(width: 60, usesColor: false)), "rules.text")
    try GoldenFile.check(table.markdown, "rules.markdown")
    try GoldenFile.check(try table.json(), "rules.json")
  }
}

import Foundation
import IntentReports
import IntentRules
import Testing

@Suite struct RulePageTests {
  @Test func writesAPageOfMarkdown() throws {
    let example = RulePage.Example(before: "struct A: AppIntent {}", after: "// gone")
    let rule = try #require(SampleReports.rules.first)
    try GoldenFile.check(RulePage(rule, example: example).markdown, "rule.page")
  }

  @Test func explainsInATerminal() throws {
    let rule = try #require(SampleReports.rules.first)
    try GoldenFile.check(RulePage(rule).text(TextStyle(width: 60, usesColor: true)), "rule.explain")
  }

  @Test func saysTheSameInBoth() throws {
    for rule in RuleCatalog.all {
      let text = RulePage(rule).text()
      let markdown = RulePage(rule).markdown
      #expect(text.contains(rule.title) && markdown.hasPrefix("# \(rule.id) \(rule.name)"), "\(rule.id)")
      #expect(text.contains(rule.since) && markdown.contains(rule.since), "\(rule.id)")
    }
  }

  @Test func listsRulesInThreeFormats() throws {
    let table = RuleTable(SampleReports.rules)
    try GoldenFile.check(table.text(TextStyle(width: 60, usesColor: false)), "rules.text")
    try GoldenFile.check(table.markdown, "rules.markdown")
    try GoldenFile.check(try table.json(), "rules.json")
  }
}

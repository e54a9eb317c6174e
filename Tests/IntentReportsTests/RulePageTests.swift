import Foundation
import IntentReports
import IntentRules
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

  /// The first letters of ids, and what the examples of their rules are called.
  private static let groups: [(letters: String, name: String, file: String)] = [
    ("I", "intents", "Intent"), ("P", "parameters", "Parameter"), ("E", "entities", "Entity"),
    ("NU", "enums", "Enum"), ("S", "appShortcuts", "AppShortcut"), ("W", "widgets", "Widget"),
    ("K", "packaging", "Packaging"), ("C", "schemas", "Schema"), ("L", "legacy", "Legacy"),
  ]

  @Test func hasAGroupForEveryRule() {
    let letters = Set(Self.groups.flatMap(\.letters))
    #expect(RuleCatalog.all.filter { !letters.contains($0.id.first ?? "?") }.map(\.id) == [])
  }

  @Test(arguments: groups.map(\.name))
  func holdsTheExamplesOfThePairs(_ name: String) throws {
    let group = try #require(Self.groups.first { $0.name == name })
    let entries = try RuleCatalog.all.filter { group.letters.contains($0.id.prefix(1)) }.compactMap { rule in
      try PairExample.find(rule).map { "    \"\(rule.id)\": \(Self.swift($0))" }
    }
    let text = """
      // swift-format-ignore-file
      // Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

      extension RuleExample {
        static let \(name): [String: RuleExample] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
    try GoldenFile.check(text, at: Self.sources.appending(path: "Examples/\(group.file)Examples.swift"))
  }

  /// An example without Swift tells a Swift developer little.
  @Test(arguments: RuleCatalog.all.map(\.id))
  func hasAnExampleInSwiftAndSaysHowItIsFixed(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    let example = try #require(rule.example)
    #expect(example.files.contains { $0.language == .swift })
    #expect(
      example.files.filter { $0.language == .swift }.allSatisfy {
        !$0.text.contains(/^\s*…$/.anchorsMatchLineEndings())
      })
    let isHarmless = rule.effects.values.allSatisfy { $0 == .notes }
    #expect(example.fixed != .nothingToFix || isHarmless, "give the pair of \(id) a folder `fixed`")
  }

  private static func swift(_ example: RuleExample) -> String {
    let fixed =
      switch example.fixed {
      case .code(let files): ".code(\(swift(files)))"
      case .asBefore: ".asBefore"
      case .nothingToFix: ".nothingToFix"
      }
    let unchanged = example.unchanged.isEmpty ? "" : ",\n      unchanged: \(swift(example.unchanged))"
    return """
      RuleExample(
            before: \(swift(example.before)),
            after: \(swift(example.after)),
            fixed: \(fixed)\(unchanged)),
      """
  }

  private static func swift(_ files: [RuleExample.File]) -> String {
    let items = files.map { file in
      let name = file.name.map { "\"\($0)\"" } ?? "nil"
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return "RuleExample.File(.\(file.language.rawValue), \(name), ##\"\"\"\n"
        + lines.map { $0.isEmpty ? "\n" : "        \($0)\n" }.joined() + "        \"\"\"##)"
    }
    return "[\(items.joined(separator: ", "))]"
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
    for line in rule.example?.files.flatMap({ $0.text.split(separator: "\n") }) ?? [] {
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

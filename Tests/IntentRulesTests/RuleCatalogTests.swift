import Foundation
import IntentRules
import TestSupport
import Testing

@Suite struct RuleCatalogTests {
  @Test func standsInTheOrderOfTheIds() {
    for (_, rules) in Dictionary(grouping: RuleCatalog.all.enumerated(), by: { $0.element.id.prefix(1) }) {
      #expect(rules.map(\.element.id) == rules.map(\.element.id).sorted())
      #expect(rules.map(\.offset) == Array((rules.first?.offset ?? 0)..<(rules.first?.offset ?? 0) + rules.count))
    }
  }

  @Test(arguments: RuleCatalog.all.map(\.id))
  func hasAPairThatFiresIt(_ id: String) throws {
    let rule = try #require(RuleCatalog.rule(id))
    let pairs = FixturePair.all.filter { $0.name.hasPrefix("\(rule.id)-") }
    let firing = try pairs.filter { try $0.findings(.old, .new).contains { $0.hasPrefix(rule.id + " ") } }
    #expect(!firing.isEmpty, "no folder \(rule.id)-\(rule.name) under Tests/Fixtures/Rules fires it")
  }

  @Test func everyPairIsNamedAfterARule() {
    for pair in FixturePair.all where !pair.isSafe {
      let id = String(pair.name.prefix { $0 != "-" })
      #expect(RuleCatalog.rule(id) != nil, "\(pair.name) is named after no rule")
    }
  }

  /// A rule without another beside it would leave its page a dead end; the count holds what the families say.
  @Test func rulesNameEachOther() {
    let related = Dictionary(uniqueKeysWithValues: RuleCatalog.all.map { ($0.id, Set($0.related)) })
    for (id, others) in related {
      #expect(!others.isEmpty && !others.contains(id), "\(id)")
      #expect(others.allSatisfy { related[$0]?.contains(id) == true }, "\(id)")
    }
    #expect(related.values.map(\.count).reduce(0, +) == 640)
  }

  @Test(arguments: RuleCatalog.all.map(\.name))
  func isInAFileOfItsName(_ name: String) throws {
    let sources = Fixtures.root.appending(path: "../../Sources/IntentRules").standardizedFileURL
    let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    #expect(files.contains { $0.split(separator: "/").last?.lowercased() == "\(words.lowercased()).swift" })
  }
}

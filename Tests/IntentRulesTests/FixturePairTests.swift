import Foundation
import IntentRules
import IntentSurface
import Testing

@Suite struct FixturePairTests {
  @Test(arguments: FixturePair.all)
  func allRulesTogetherSayWhatIsExpected(_ pair: FixturePair) throws {
    let lines = try pair.findings(.old, .new)
    let text = lines.map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try Data(text.utf8).write(to: pair.expectedFile)
      Issue.record("recorded \(pair.name); run again without RECORD_FIXTURES")
      return
    }
    let expected = try String(decoding: Data(contentsOf: pair.expectedFile), as: UTF8.self)
    #expect(lines == expected.split(separator: "\n").map(String.init))
  }

  @Test(arguments: FixturePair.all, FixturePair.Side.compared)
  func equalSidesGiveNothing(_ pair: FixturePair, _ side: FixturePair.Side) throws {
    #expect(try pair.findings(side, side) == [])
  }

  @Test(arguments: FixturePair.all)
  func aPairHoldsSomethingOnBothSides(_ pair: FixturePair) throws {
    #expect(try !pair.surface(.old).isEmpty)
    #expect(try !pair.surface(.new).isEmpty)
  }

  @Test(arguments: FixturePair.all.filter(\.isSafe))
  func aSafePairGivesNothingButNotes(_ pair: FixturePair) throws {
    #expect(try pair.findings(.old, .new).allSatisfy { !$0.contains(/=(breaks|degrades|hides)/) })
  }

  /// The fixed code of a rule's page: the rule says nothing of it, and no other one sees a break or a degradation.
  @Test(arguments: FixturePair.all.filter(\.hasFixedSide))
  func theFixedSideIsFixed(_ pair: FixturePair) throws {
    let rule = try #require(pair.name.split(separator: "-").first)
    let findings = try pair.findings(.old, .fixed)
    #expect(findings.filter { $0.hasPrefix("\(rule) ") || $0.contains(/=(breaks|degrades)/) } == [])
  }
}

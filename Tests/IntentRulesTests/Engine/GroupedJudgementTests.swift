import IntentComparison
import IntentSurface
import Testing

@testable import IntentRules

/// What an owner lost many of is one finding, and it is made once: each of a thousand that makes it anew is a million.
@Suite struct GroupedJudgementTests {
  private static let count = 400

  private func judged(_ old: Surface, _ new: Surface, by rule: String) -> [JudgedDifference] {
    RuleBook.all.judged(Comparison(old, new)).filter { $0.finding.rule == rule }
  }

  private func surface(phrases word: String) -> Surface {
    var surface = Surface()
    surface.intents = [Intent(identifier: "Bomb", typePath: "Bomb")]
    let phrases = (0..<Self.count).map { Phrase("\(word) \($0) in ${applicationName}") }
    var provider = AppShortcutsProvider(identifier: "P", typePath: "P")
    provider.shortcuts = [AppShortcut(intent: "Bomb", phrases: phrases)]
    surface.appShortcuts = [provider]
    return surface
  }

  private func surface(numbersFrom start: Int) -> Surface {
    var surface = Surface()
    var appEnum = AppEnum(identifier: "E", typePath: "E", rawType: "Int")
    appEnum.cases = (0..<Self.count).map { EnumCase(name: "c\($0)", rawValue: "\(start + $0)") }
    surface.enums = [appEnum]
    return surface
  }

  @Test func phrasesOfAnIntent() throws {
    let judged = judged(surface(phrases: "Open"), surface(phrases: "Show"), by: "S01")
    #expect(judged.count == 1)
    #expect(judged.first?.finding.fix.code?.split(separator: "\n").count == Self.count)
  }

  @Test func numbersOfAnEnum() {
    let judged = judged(surface(numbersFrom: 0), surface(numbersFrom: 1), by: "N07")
    #expect(judged.count == 1)
    #expect(judged.first?.finding.fix.code?.split(separator: "\n").count == Self.count)
  }
}

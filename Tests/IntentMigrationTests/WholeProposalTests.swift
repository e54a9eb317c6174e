import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
import TestSupport
import Testing

@testable import IntentMigration

/// A proposal has all that what it promises needs.
@Suite struct WholeProposalTests {
  private static func scheme(_ raw: String, _ cases: [String]) -> String {
    """
    import AppIntents

    enum Scheme: \(raw), AppEnum {
    \(cases.map { "  case \($0)\n" }.joined())
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scheme"
      static let caseDisplayRepresentations: [Scheme: DisplayRepresentation] = [
        \(cases.map { ".\($0): \"\($0)\"" }.joined(separator: ", "))
      ]
    }
    struct Paint: AppIntent {
      static let title: LocalizedStringResource = "Paint"
      @Parameter(title: "Scheme") var scheme: Scheme
      func perform() async throws -> some IntentResult { .result() }
    }

    """
  }

  @Test func aCaseComesWithTheRawTypeThatItIsStoredAs() throws {
    let sides = [Self.scheme("String", ["now", "classic"]), Self.scheme("Int", ["now"])].map {
      ["Code.swift": Array($0.utf8)]
    }
    let proposing = Proposing(sides[0], sides[1])
    let lost = try #require(proposing.findings.first { $0.rule == "N03" })
    let plan = proposing.plan(for: lost, sides[0], sides[1])
    #expect(plan.steps.map(\.proposal.finding.rule) == ["N08", "N03"])
    let text = plan.changes.map { String(decoding: $0.after, as: UTF8.self) }.joined()
    #expect(text.contains("enum Scheme: String, AppEnum") && text.contains("case classic\n"))
  }

  private static func timer(_ parameter: String, _ body: String = "") -> String {
    """
    import AppIntents

    struct Rest: AppIntent {
      static let title: LocalizedStringResource = "Rest"
      @Parameter(title: "\(parameter)") var \(parameter)
      func perform() async throws -> some IntentResult {
        \(body)
        return .result()
      }
    }

    """
  }

  @Test(arguments: [
    (
      "note: String?", "self.count ?? self.note.flatMap({ Int($0) }) ?? <#what the action used without note#>",
      "as it did"
    ),
    ("note: String", "self.count ?? self.note.flatMap({ Int($0) }) else {", "new ones ask"),
  ])
  func whatIsReadInstead(of lost: String, _ expected: String, _ cost: String) throws {
    let name = String(lost.prefix { $0 != ":" })
    let proposing = Proposing(Self.timer(lost, "let time = \(name)"), Self.timer("count: Int"))
    let step = try #require(proposing.plan.steps.first { $0.proposal.finding.rule == "P13" })
    #expect(proposing.text.contains("var \(name): String?"), "\(proposing.text)")
    #expect(proposing.text.contains(expected), "\(proposing.text)")
    #expect(step.proposal.cost.contains(cost))
  }

  @Test func nothingIsPromisedWhereTheAppIsAnotherOne() throws {
    let app = { (identifier: String) in
      var surface = Surface.sample()
      surface.hosts = [HostBundle(identifier: "Garden", kind: .app, bundleIdentifier: identifier)]
      return surface
    }
    #expect(RenamedApps(from: app("a.b"), to: app("a.b")).loss == nil)
    let loss = try #require(RenamedApps(from: app("a.b"), to: app("a.c")).loss)
    #expect(loss.contains("Garden was `a.b` and is `a.c`"))
    let proposing = Proposing(Self.scheme("String", ["now", "classic"]), Self.scheme("String", ["now"]))
    var proposal = try #require(proposing.plan.steps.first).proposal
    #expect(proposal.promising(nothingWhile: nil) == proposal)
    proposal.cost = "Nothing: all is found."
    #expect(proposal.promising(nothingWhile: loss).cost == loss + " Then all is found.")
    proposal.finding.effects = [.siriPhrases: .breaks]
    #expect(proposal.promising(nothingWhile: loss) == proposal)
  }
}

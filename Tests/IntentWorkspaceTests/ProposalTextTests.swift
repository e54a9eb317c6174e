import IntentComparison
import IntentReports
import IntentRules
import IntentSurface
import TestSupport
import Testing

@testable import IntentWorkspace

/// What people read of fixes.
@Suite struct ProposalTextTests {
  @Test func showsTheAdviceOfARuleOrTheReasonAgainstIt() throws {
    let comparison = Comparison(
      .sample(intents: [.sample("Add", ["n: Int?"]), .sample("Keep")]), .sample(intents: [.sample("Keep")]))
    var finding = try #require(RuleBook.all.findings(in: comparison).first)
    finding.fix = Fix("Keep it.", code: "struct Add {\n\n  var n\n}")
    let text = ProposalText(style: TextStyle(width: 100, usesColor: false))
    let head = "I01 intent-removed: Add\n  Why:  \(finding.message)\n"
    let code = "    struct Add {\n    \n      var n\n    }\n"
    #expect(
      text.text(of: finding, refusal: nil)
        == head + "  No code is proposed. No edit for it was found. Keep it.\n" + code)
    #expect(text.text(of: finding, refusal: "Do it.") == head + "  No code proposed: Do it.\n")
    #expect(
      text.text(of: finding, refusal: "Do it.", at: (["A.swift:3"], ["B.swift:4"]), sketch: "struct Add {}")
        == head + "  Was:  A.swift:3\n  Now:  B.swift:4\n  No code proposed: Do it.\n    struct Add {}\n")
  }
}

import Foundation
import IntentReports
import IntentRules
import Testing

/// The suggestions that the action puts beside the lines of a change.
@Suite struct ReviewReportTests {
  private static func comments(_ text: String, count: Int = 1) throws -> [[String: Any]] {
    var report = SampleReports.mixed
    report.verdict.findings = (0..<count).map { number in
      var finding = SampleReports.removed
      finding.fingerprint = "\(number)"
      return finding
    }
    for number in 0..<count {
      var fix = ProposedFix(way: "pin-identifier", cost: "Nothing.", diff: "", replacements: [])
      fix.suggestion = ProposedFix.Suggestion(path: "App/A.swift", lines: 3...(4 + number), text: text)
      report.fixes["\(number)"] = fix
    }
    let data = Data(try ReviewReport().render(report).utf8)
    return (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["comments"] as? [[String: Any]] ?? []
  }

  @Test func isACommentWithASuggestion() throws {
    let comment = try #require(try Self.comments("struct A {\n\tlet b = 1").first)
    #expect(comment["path"] as? String == "App/A.swift" && comment["line"] as? Int == 4)
    #expect(comment["start_line"] as? Int == 3 && comment["side"] as? String == "RIGHT")
    let body = try #require(comment["body"] as? String)
    #expect(body.hasPrefix("<!-- intentcompat:suggestion 0 -->\n"))
    #expect(body.hasSuffix("```suggestion\nstruct A {\n\tlet b = 1\n```\n"))
  }

  @Test func codeCannotEndTheFence() throws {
    let body = try #require(try Self.comments("/// ````\n```\nlet b = 1").first?["body"] as? String)
    #expect(body.hasSuffix("`````suggestion\n/// ````\n```\nlet b = 1\n`````\n"))
  }

  @Test func codeThatNobodySeesIsNotSuggested() throws {
    #expect(try Self.comments("let \u{202E}b = 1").isEmpty)
    #expect(try Self.comments("let b = 1\r\nlet c = 2").isEmpty)
  }

  @Test func thereAreFiveAtMost() throws { #expect(try Self.comments("let b = 1", count: 9).count == 5) }
}

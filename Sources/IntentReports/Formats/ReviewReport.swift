import IntentRules
import IntentSurface

/// `review`: the fixes that fit lines of the change, as comments of a GitHub review with a suggestion each.
///
/// One JSON object with the list `comments`. A comment has `path`, `line` (its last line), `start_line` and `start_side`
/// where it has several, `side` and `body`, as `POST /repos/{owner}/{repo}/pulls/{number}/comments` takes them, and `marker`,
/// the first line of the body, by which a comment is found again.
package struct ReviewReport: OutputFormat {
  /// More would be noise: the report in the pull request has all.
  static let limit = 5
  /// What every body begins with, before the fingerprint of its finding.
  package static let marker = "<!-- intentcompat:suggestion"

  /// The name that `--format` takes.
  package let name = "review"
  /// It shows how a finding ends.
  package let carriesFixes = true

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  package func render(_ report: Report) throws -> String { try render(all: [report], unread: []) }

  /// The comments on all apps.
  package func render(all reports: [Report], unread: [UnreadApp]) throws -> String {
    try JSONText.encode(["comments": Array(reports.flatMap(Self.comments).prefix(Self.limit))])
  }

  private static func comments(_ report: Report) -> [JSONObject] {
    var taken: Set<ProposedFix.Suggestion> = []
    return report.verdict.failures.compactMap { finding -> JSONObject? in
      guard let fix = report.fixes[finding.fingerprint], let suggestion = fix.suggestion,
        taken.insert(suggestion).inserted
      else { return nil }
      return comment(finding, fix, suggestion, place: report.place)
    }
  }

  private static func comment(
    _ finding: Finding, _ fix: ProposedFix, _ suggestion: ProposedFix.Suggestion, place: String
  ) -> JSONObject? {
    guard let block = Markdown.exactBlock(suggestion.text, language: "suggestion") else { return nil }
    let marker = Markdown.comment(Self.marker, " \(finding.fingerprint)")
    let head: Markdown = "**\(finding.rule) \(finding.title)**: \(InlineText(finding.message).markdown)"
    let lines: [Markdown] = [
      marker, head, "", "People see: \(InlineText(finding.symptom).markdown)", "",
      "Cost of this fix (\(fix.way)): \(InlineText(fix.cost).markdown)", "",
    ]
    let hasSeveral = suggestion.lines.count > 1
    return [
      "path": place.isEmpty ? suggestion.path : place + "/" + suggestion.path, "line": suggestion.lines.upperBound,
      "side": "RIGHT", "start_line": hasSeveral ? suggestion.lines.lowerBound : nil,
      "start_side": hasSeveral ? "RIGHT" : nil, "marker": marker.text, "body": (lines + block).asLines(),
    ]
  }
}

import IntentComparison
package import IntentReports
import IntentRules
import IntentSurface

/// Telling why a check says what it says of one thing.
package enum ExplainFinding {
  /// The finding as a report has it, and what was read of its subject on both sides, place by place.
  ///
  /// - Parameter name: as `waive` takes it.
  /// - Throws: `UsageError` where the check has no such finding, and what `Check.run` throws.
  package static func text(
    _ name: String, of request: Check.Request, in context: InputContext, judging: JudgingOptions, style: TextStyle
  ) async throws -> String {
    let outcome = try await Check.run(request, in: context, judging: judging)
    let (report, verdict) = (outcome.report, outcome.report.verdict)
    let findings = try FindingChoice.findings(name, among: verdict.findings)
    guard let sides = outcome.sides else { return "" }
    let renames = sides.old.map { Comparison($0, sides.new).renames } ?? [:]
    return findings.map { finding in
      let names = renames.filter { $0.key.owner == finding.subject.owner }.map(\.value)
      let old = sides.old.map { FindingCase.Side(report.old?.words ?? "before", $0) }
      let place = finding.location.map {
        [$0.path, $0.line.map(String.init)].compactMap(\.self).joined(separator: ":")
      }
      let new = FindingCase.Side([report.new.words, place].compactMap(\.self).joined(separator: ", "), sides.new)
      return [
        TextReport(style: style, isVerbose: true).render(finding, of: report),
        FindingCase(finding, called: names, old: old, new: new).text(style: style),
      ].joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

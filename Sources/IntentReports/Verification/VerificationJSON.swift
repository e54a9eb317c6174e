import IntentComparison
import IntentRules
import IntentSurface

/// A verification for programs.
enum VerificationJSON {
  private static let formatVersion = 1

  static func render(_ report: VerificationReport) throws -> String {
    let verification = report.verification
    let json: JSONObject = [
      "tool": report.tool.json, "formatVersion": formatVersion, "source": side(report.source),
      "built": side(report.built), "agrees": verification.agrees, "compared": verification.compared,
      "fieldsCompared": verification.fields.known, "fieldsAgreed": verification.fields.agreed,
      "lost": verification.lost.map { row($0, report) }, "unseen": verification.unseen.map { row($0, report) },
      "differences": verification.differences.map { row($0, report) }, "hints": verification.hints,
      "traps": report.traps.map(trap), "notCompared": verification.notCompared, "diagnostics": report.diagnostics,
    ]
    return try JSONText.encode(json)
  }

  private static func side(_ source: Report.Source) -> JSONObject {
    ["kind": source.kind.rawValue, "name": source.name, "version": source.version]
  }

  private static func trap(_ finding: Finding) -> JSONObject {
    [
      "rule": finding.rule, "name": finding.name, "subject": finding.subject.description, "message": finding.message,
      "fix": finding.fix.summary,
    ]
  }

  private static func row(_ subject: Subject, _ report: VerificationReport) -> JSONObject {
    [
      "element": subject.kind.rawValue, "subject": subject.description, "location": report.location(of: subject),
    ]
  }

  private static func row(_ difference: Verification.Difference, _ report: VerificationReport) -> JSONObject {
    let values: JSONObject = [
      "aspect": difference.aspect?.rawValue ?? "identifier", "source": difference.source, "built": difference.built,
    ]
    return row(difference.subject, report) + values
  }
}

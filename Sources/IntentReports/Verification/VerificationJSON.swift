import IntentComparison
import IntentRules
import IntentSurface

/// A verification for programs.
enum VerificationJSON {
  static let formatVersion = 1

  static func render(_ report: VerificationReport) throws -> String { try JSONText.encode(Document(report)) }

  private struct Document: Encodable {
    var tool: [String: String]
    var formatVersion = VerificationJSON.formatVersion
    var source: Side
    var built: Side
    var agrees: Bool
    var compared: Int
    var fieldsCompared: Int
    var fieldsAgreed: Int
    var lost: [Row]
    var unseen: [Row]
    var differences: [Row]
    var hints: [String]
    var traps: [Trap]
    var notCompared: [String]
    var diagnostics: [Diagnostic]

    init(_ report: VerificationReport) {
      let verification = report.verification
      tool = ["name": report.tool.name, "version": report.tool.version]
      source = Side(report.source)
      built = Side(report.built)
      agrees = verification.agrees
      compared = verification.compared
      (fieldsCompared, fieldsAgreed) = verification.fields
      lost = verification.lost.map { Row($0, report) }
      unseen = verification.unseen.map { Row($0, report) }
      differences = verification.differences.map { difference in
        var row = Row(difference.subject, report)
        row.aspect = difference.aspect?.rawValue ?? "identifier"
        row.source = difference.source
        row.built = difference.built
        return row
      }
      hints = verification.hints
      traps = report.traps.map(Trap.init)
      notCompared = verification.notCompared
      diagnostics = report.diagnostics
    }
  }

  private struct Side: Encodable {
    var kind: String
    var name: String
    var version: String?

    init(_ source: Report.Source) {
      kind = source.kind.rawValue
      name = source.name
      version = source.version
    }
  }

  private struct Trap: Encodable {
    var rule: String
    var name: String
    var subject: String
    var message: String
    var fix: String

    init(_ finding: Finding) {
      rule = finding.rule
      name = finding.name
      subject = finding.subject.description
      message = finding.message
      fix = finding.fix.summary
    }
  }

  private struct Row: Encodable {
    var element: String
    var subject: String
    var aspect: String?
    var source: String?
    var built: String?
    var location: SourceLocation?

    init(_ subject: Subject, _ report: VerificationReport) {
      element = subject.kind.rawValue
      self.subject = subject.description
      location = report.location(of: subject)
    }
  }
}

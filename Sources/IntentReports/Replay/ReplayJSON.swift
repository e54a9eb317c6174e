import IntentRules

/// A replay for programs.
struct ReplayJSON: OutputFormat {
  static let formatVersion = 1

  let name = "json"

  func render(_ report: ReplayReport) throws -> String { try JSONText.encode(Document(report)) }

  private struct Document: Encodable {
    var tool: [String: String]
    var formatVersion = ReplayJSON.formatVersion
    var versions: [String]
    var summary: [String: Int]
    var shortcuts: [Shortcut]
    var unread: [Unread]
    var remarks: [String]

    init(_ report: ReplayReport) {
      tool = ["name": report.tool.name, "version": report.tool.version]
      versions = report.versions
      summary = Dictionary(
        WorkflowReplay.Outcome.allCases.map { ($0.rawValue, report.count($0)) }, uniquingKeysWith: { first, _ in first }
      )
      summary["shortcuts"] = report.replays.count
      summary["withStepsOfThisApp"] = report.touching
      summary["unread"] = report.unread.count
      shortcuts = report.replays.map(Shortcut.init)
      unread = report.unread.map(Unread.init)
      remarks = report.remarks
    }
  }

  private struct Unread: Encodable {
    var name: String
    var reason: String

    init(_ unread: ReplayReport.Unread) {
      name = unread.name
      reason = unread.reason
    }
  }

  private struct Shortcut: Encodable {
    var name: String
    var outcome: String
    var steps: Int
    var ownSteps: Int
    var foreignSteps: Int
    var told: [Step]

    init(_ replay: WorkflowReplay) {
      name = replay.name
      outcome = replay.outcome.rawValue
      steps = replay.steps
      ownSteps = replay.ownSteps
      foreignSteps = replay.foreignSteps
      told = replay.told.map(Step.init)
    }
  }

  private struct Step: Encodable {
    var position: Int
    var identifier: String
    var standing: String
    var outcome: String
    var reads: [Int]
    var unknownParameters: [String]
    var findings: [Reached]

    init(_ step: WorkflowReplay.Step) {
      position = step.position
      identifier = step.identifier
      standing = step.standing.rawValue
      outcome = step.outcome.rawValue
      reads = step.reads
      unknownParameters = step.unknownParameters
      findings = step.findings.map(Reached.init)
    }
  }

  /// A finding as far as a shortcut meets it; `check` has the rest under its fingerprint.
  private struct Reached: Encodable {
    var rule: String
    var title: String
    var subject: String
    var effect: String
    var message: String
    var symptom: String
    var fix: String
    var code: String?
    var since: String?
    var brokenIn: String?
    var fingerprint: String

    init(_ finding: Finding) {
      rule = finding.rule
      title = finding.title
      subject = finding.subjectName
      effect = finding.worstEffect.rawValue
      message = finding.message
      symptom = finding.symptom
      fix = finding.fix.summary
      code = finding.fix.code
      since = finding.since
      brokenIn = finding.brokenIn
      fingerprint = finding.fingerprint
    }
  }
}

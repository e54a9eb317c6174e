import IntentRules
import IntentSurface

/// `json`: the whole history for programs, stable from the first version.
package struct HistoryJSON: OutputFormat {
  /// The version of this format; it grows when a key changes its meaning or goes.
  static let formatVersion = 1

  /// The name that `--format` takes.
  package let name = "json"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  ///
  /// - Throws: an error where it can't be encoded.
  package func render(_ report: HistoryReport) throws -> String { try JSONText.encode(Document(report)) }

  private struct Document: Encodable {
    var tool: [String: String]
    var formatVersion = HistoryJSON.formatVersion
    var app: String
    var profile: String
    /// Whether all releases were looked at.
    var isComplete: Bool
    var chosen: Int
    var summary: Summary
    var releases: [JSONRelease]
    /// What is beside the line of `releases`, and not in the summary.
    var beside: [JSONRelease]
    var lanes: [JSONLane]
    var passed: [Passed]
    var remarks: [String]

    init(_ report: HistoryReport) {
      tool = ["name": report.tool.name, "version": report.tool.version]
      app = report.app
      profile = report.profile.rawValue
      isComplete = !report.isPartial
      chosen = report.chosen
      summary = Summary(report)
      releases = report.releases.map(JSONRelease.init)
      beside = report.beside.map(JSONRelease.init)
      lanes = report.lanes.map { JSONLane($0, report.releases.map(\.version)) }
      passed = report.passed.map { Passed(version: $0.version, reason: $0.reason) }
      remarks = report.remarks
    }
  }

  private struct Summary: Encodable {
    var updates: Int
    var breakingUpdates: Int
    var failingUpdates: Int
    var breaks: Int
    var faults: Int
    var failures: Int

    init(_ report: HistoryReport) {
      updates = report.steps.count
      breakingUpdates = report.steps.count { !$0.breaks.isEmpty }
      failingUpdates = report.steps.count { !$0.failing.isEmpty }
      breaks = report.steps.reduce(0) { $0 + $1.breaks.count }
      faults = report.steps.reduce(0) { $0 + $1.faults.count }
      failures = report.steps.reduce(0) { $0 + $1.failing.count }
    }
  }

  private struct Passed: Encodable {
    var version: String
    var reason: String
  }
}

private struct JSONRelease: Encodable {
  var version: String
  @Nullable var date: String?
  @Nullable var revision: String?
  var readFrom: String
  /// Null for the first release with intents.
  @Nullable var previous: String?
  var has: [String: Int]
  var added: [Thing]
  var changed: [Thing]
  var deprecated: [Thing]
  var retired: [Thing]
  /// How many breaks there are, and how many each audience feels.
  var broken: Int
  var breaksByAudience: [String: Int]
  /// How many findings are about what is new and does not work: these are no breaks.
  var faults: Int
  var findings: [JSONRankedFinding]
  var warnings: [JSONDiagnostic]

  init(_ step: ReleaseStep) {
    version = step.version
    _date = Nullable(wrappedValue: step.date)
    _revision = Nullable(wrappedValue: step.revision)
    readFrom = step.origin.rawValue
    _previous = Nullable(wrappedValue: step.previous)
    let coverage = step.coverage
    has = [
      "intents": coverage.intents, "entities": coverage.entities, "enums": coverage.enums, "phrases": coverage.phrases,
      "widgets": coverage.widgets, "legacyIntents": coverage.legacyIntents, "systemIntents": coverage.systemIntents,
      "userActivities": coverage.userActivities,
    ]
    (added, changed) = (step.added.map(Thing.init), step.changed.map(Thing.init))
    (deprecated, retired) = (step.deprecated.map(Thing.init), step.retired.map(Thing.init))
    broken = step.breaks.count
    breaksByAudience = Dictionary(
      step.breaksByAudience.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { first, _ in first })
    faults = step.faults.count
    findings = step.findings.map { JSONRankedFinding($0, in: step) }
    warnings = step.warnings.map(JSONDiagnostic.init)
  }

  struct Thing: Encodable {
    var element: String
    var subject: String

    init(_ subject: Subject) {
      element = subject.kind.rawValue
      self.subject = subject.description
    }
  }
}

/// A finding as every JSON text has it, with whether it fails the gate, and whether it is about what nobody had before.
private struct JSONRankedFinding: Encodable {
  private let finding: JSONFinding
  private let fails: Bool
  private let isUnborn: Bool

  private enum Keys: String, CodingKey {
    case fails
    case isUnborn = "isAboutNewThing"
  }

  init(_ finding: Finding, in step: ReleaseStep) {
    self.finding = JSONFinding(finding)
    fails = step.failing.contains(finding.fingerprint)
    isUnborn = step.unborn.contains(finding.fingerprint)
  }

  func encode(to encoder: any Encoder) throws {
    try finding.encode(to: encoder)
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(fails, forKey: .fails)
    try container.encode(isUnborn, forKey: .isUnborn)
  }
}

private struct JSONLane: Encodable {
  var element: String
  var name: String
  /// The releases that brought each name.
  var names: [Name]
  /// First and last release of each unbroken run.
  var releases: [[String]]
  var marks: [Mark]

  init(_ lane: ReleaseLane, _ versions: [String]) {
    element = lane.kind.rawValue
    name = lane.name
    names = lane.names.map { Name(name: $0.text, since: versions[$0.release]) }
    releases = lane.spans.map { [versions[$0.lowerBound], versions[$0.upperBound]] }
    marks = lane.marks.map { Mark(version: versions[$0.release], event: $0.event.rawValue, finding: $0.finding) }
  }

  struct Name: Encodable {
    var name: String
    var since: String
  }

  struct Mark: Encodable {
    var version: String
    var event: String
    /// The fingerprint of a finding of that release.
    var finding: String?
  }
}

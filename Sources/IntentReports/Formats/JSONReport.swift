import CanonicalJSON
import IntentComparison
import IntentRules
import IntentSurface

/// `json`: the whole report for programs, stable from the first version.
package struct JSONReport: OutputFormat {
  /// The version of this format; it grows when a key changes its meaning or goes.
  static let formatVersion = 1

  /// The name that `--format` takes.
  package let name = "json"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  ///
  /// - Throws: an error where it can't be encoded.
  package func render(_ report: Report) throws -> String { try JSONText.encode(Document(report)) }

  /// One object with a report for each app.
  ///
  /// - Throws: an error where it can't be encoded.
  package func render(all reports: [Report], unread: [UnreadApp]) throws -> String {
    try JSONText.encode(Documents(reports: reports.map(Document.init), unread: unread.map(Unread.init)))
  }
}

/// JSON as every format of this module writes it.
enum JSONText {
  /// Sorted keys, LF, a line feed at the end, nothing raw that a terminal could act on.
  static func encode(_ value: some Encodable) throws -> String {
    Escaping.json(try CanonicalJSON.text(of: value)) + "\n"
  }
}

private struct Documents: Encodable {
  var formatVersion = JSONReport.formatVersion
  var reports: [Document]
  var unread: [Unread]
}

private struct Unread: Encodable {
  var app: String
  var reason: String

  init(_ app: UnreadApp) {
    self.app = app.name
    reason = app.reason
  }
}

private struct Document: Encodable {
  var tool: Tool
  var formatVersion = JSONReport.formatVersion
  @Nullable var old: Source?
  var new: Source
  @Nullable var base: Base?
  /// What stands for the shipped versions where none was recorded, in words.
  @Nullable var baseline: String?
  var gateEdits: [JSONGateEdit]
  var verdict: Outcome
  var census: Coverage
  var findings: [JSONFinding]
  var waiverProblems: [JSONWaiverProblem]
  var changes: [JSONChange]
  var diagnostics: [JSONDiagnostic]

  init(_ report: Report) {
    tool = Tool(name: report.tool.name, version: report.tool.version)
    _old = Nullable(wrappedValue: report.old.map(Source.init))
    new = Source(report.new)
    _base = Nullable(wrappedValue: report.verdict.base.map(Base.init))
    _baseline = Nullable(wrappedValue: report.baseline)
    gateEdits = report.verdict.gateEdits.map(JSONGateEdit.init)
    verdict = Outcome(report)
    census = report.verdict.coverage
    findings = ReportSections(report.verdict).all.map(JSONFinding.init)
    waiverProblems = report.verdict.waiverProblems.map(JSONWaiverProblem.init)
    changes = report.verdict.changes.map(JSONChange.init)
    diagnostics = report.diagnostics.map(JSONDiagnostic.init)
  }
}

private struct Tool: Encodable {
  var name: String
  var version: String
}

private struct Outcome: Encodable {
  var mode: String
  var profile: String
  var passes: Bool
  /// How many findings fail the gate.
  var failures: Int
  /// Findings that harm people and that the level of their rule hides or lowers.
  var silenced: [JSONSilenced]

  init(_ report: Report) {
    mode = report.mode.rawValue
    profile = report.verdict.profile.rawValue
    passes = report.verdict.passes
    failures = report.verdict.failures.count
    silenced = report.verdict.silenced.sorted { $0.key < $1.key }.map {
      JSONSilenced(rule: $0.key, level: $0.value.level.rawValue, count: $0.value.count)
    }
  }
}

private struct JSONSilenced: Encodable {
  var rule: String
  var level: String
  var count: Int
}

private struct Source: Encodable {
  var kind: String
  var name: String
  @Nullable var version: String?
  @Nullable var revision: String?

  init(_ source: Report.Source) {
    kind = source.kind.rawValue
    name = source.name
    _version = Nullable(wrappedValue: source.version)
    _revision = Nullable(wrappedValue: source.revision)
  }
}

/// What the change under review started from; without a revision, every finding counts.
private struct Base: Encodable {
  var target: String
  @Nullable var revision: String?
  var reason: String

  init(_ base: ChangeBase) {
    target = base.target
    _revision = Nullable(wrappedValue: base.commit)
    reason = base.reason
  }
}

/// What the change under review does to its own gate.
private struct JSONGateEdit: Encodable {
  var kind: String
  var summary: String
  var message: String
  @Nullable var path: String?
  var fails: Bool

  init(_ edit: GateEdit) {
    kind = edit.kind.rawValue
    summary = edit.summary
    message = edit.detail
    _path = Nullable(wrappedValue: edit.path)
    fails = edit.fails
  }
}

private struct JSONWaiverProblem: Encodable {
  var kind: String
  var fingerprint: String
  var message: String

  init(_ problem: WaiverProblem) {
    kind = problem.kind.rawValue
    fingerprint = problem.waiver.fingerprint
    message = problem.words
  }
}

struct JSONLocation: Encodable {
  var path: String
  var line: Int?
  var column: Int?

  init(_ location: SourceLocation) {
    path = location.path
    line = location.line
    column = location.column
  }
}

struct JSONChange: Encodable {
  var element: String
  var subject: String
  var action: String
  var aspect: String?
  var old: String?
  var new: String?
  var platforms: [String]?

  init(_ change: Change) {
    element = change.subject.kind.rawValue
    subject = change.subject.description
    action = change.action.rawValue
    aspect = change.aspect?.rawValue
    old = change.old
    new = change.new
    platforms = change.platforms?.map(\.rawValue)
  }
}

struct JSONDiagnostic: Encodable {
  var severity: String
  var message: String
  var location: JSONLocation?

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
    location = diagnostic.location.map(JSONLocation.init)
  }
}

/// Writes an absent value as null, so that the key is always there.
@propertyWrapper
struct Nullable<Value: Encodable>: Encodable {
  var wrappedValue: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}

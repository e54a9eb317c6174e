import IntentComparison
import IntentReports
import IntentRules
import IntentSurface

/// The JSON Schema of `--format json`, for programs that read reports.
package enum ReportSchema {
  /// The schema as text, ending in a line feed.
  ///
  /// - Throws: an encoding error, for numbers that JSON can't hold; the schema has none.
  package static func text() throws -> String {
    var root = report
    root.definitions = definitions
    return try root.text(title: "IntentCompat report")
  }

  /// That of a report on several apps, as text.
  ///
  /// - Throws: as `text()`.
  package static func textOfSeveral() throws -> String {
    var root = SchemaNode.object([
      "formatVersion": formatVersion, "reports": .list(.reference("report")),
      "unread": .list(.object(["app": .string, "reason": .string])),
    ])
    root.definitions = definitions.merging(["report": report]) { first, _ in first }
    return try root.text(title: "IntentCompat report on several apps")
  }

  private static let formatVersion = SchemaNode(
    description: "Raised when a key changes its meaning or is removed.", type: "integer")

  private static var report: SchemaNode {
    .object([
      "tool": .object(["name": .string, "version": .string]),
      "formatVersion": formatVersion,
      "old": .nullable(.reference("source")), "new": .reference("source"),
      "base": .nullable(.object(["target": .string, "revision": .nullable(.string), "reason": .string])),
      "baseline": .nullable(.string),
      "verdict": .object([
        "mode": .words(of: Report.Mode.self), "profile": .words(of: Profile.self), "passes": .flag,
        "failures": .count,
        "silenced": .list(
          .object(["rule": .string, "level": .words([RuleLevel.off, .note].map(\.rawValue)), "count": .count])),
      ]),
      "gateEdits": .list(
        .object([
          "kind": .words(of: GateEdit.Kind.self), "summary": .string, "message": .string,
          "path": .nullable(.string), "fails": .flag,
        ])),
      "census": census, "findings": .list(.reference("finding")),
      "waiverProblems": .list(
        .object([
          "kind": .words(of: WaiverProblem.Kind.self), "fingerprint": .string, "message": .string,
        ])),
      "changes": .list(change),
      "diagnostics": .list(
        .object(
          required: ["severity", "message"],
          ["severity": .words(of: Diagnostic.Severity.self), "message": .string, "location": .reference("location")])),
    ])
  }

  private static var definitions: [String: SchemaNode] {
    [
      "source": .object([
        "kind": .words(of: Report.Source.Kind.self), "name": .string, "version": .nullable(.string),
        "revision": .nullable(.string),
      ]),
      "location": .object(required: ["path"], ["path": .string, "line": .count, "column": .count]),
      "finding": finding,
    ]
  }

  private static var census: SchemaNode {
    .object([
      "intents": .count, "entities": .count, "enums": .count, "phrases": .count, "widgets": .count,
      "legacyIntents": .count, "systemIntents": .count, "userActivities": .count, "versions": .list(.string),
      "notCompared": .list(.string), "withheld": .map(.count),
    ])
  }

  private static var finding: SchemaNode {
    let effect = SchemaNode.words(of: Effect.self)
    let effects = Dictionary(
      Audience.allCases.map { ($0.rawValue, effect) }, uniquingKeysWith: { first, _ in first })
    return .object([
      "rule": .string, "name": .string, "title": .string, "element": .string,
      "subject": SchemaNode(description: "The Swift name of the type or member.", type: "string"),
      "identifier": SchemaNode(description: "What devices store for the type.", type: "string"),
      "effects": .object(required: [], effects),
      "confidence": .words(of: Confidence.self),
      "message": .string, "symptom": .string,
      "fix": .object(required: ["summary"], ["summary": .string, "code": .string]),
      "since": .nullable(.string), "versions": .list(.string), "location": .nullable(.reference("location")),
      "fingerprint": .string, "cause": .nullable(.string), "platforms": .nullable(.list(.string)),
      "kind": .words(["update", "question", "fault"]),
      "status": .words(["live", "history"]), "shippedIn": .nullable(.string),
      "brokenIn": .nullable(.string),
      "waived": .nullable(
        .object(required: ["reason"], ["reason": .string, "by": .string, "on": .string, "until": .string])),
      "isNew": .nullable(.flag),
      "isHeldByBase": .flag,
      "usage": .nullable(
        .object(
          required: ["runs", "isLittle"],
          ["runs": .count, "people": SchemaNode(type: "number"), "threshold": .count, "isLittle": .flag])),
    ])
  }

  private static var change: SchemaNode {
    .object(
      required: ["element", "subject", "action"],
      [
        "element": .string, "subject": .string, "action": .string, "aspect": .string, "old": .string, "new": .string,
        "platforms": .list(.string),
      ])
  }
}

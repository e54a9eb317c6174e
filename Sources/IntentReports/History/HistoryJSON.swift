import IntentRules
import IntentSurface

/// `json`: the whole history for programs, stable from the first version.
struct HistoryJSON: OutputFormat {
  /// The version of this format; it grows when a key changes its meaning or goes.
  private static let formatVersion = 1

  let name = "json"

  func render(_ report: HistoryReport) throws -> String {
    let json: JSONObject = [
      "tool": report.tool.json, "formatVersion": Self.formatVersion, "app": report.app,
      "profile": report.profile.rawValue,
      // Whether all releases were looked at.
      "isComplete": !report.isPartial,
      "chosen": report.chosen, "summary": Self.summary(report), "releases": report.releases.map(\.json),
      // What is beside the line of `releases`, and not in the summary.
      "beside": report.beside.map(\.json),
      "lanes": report.lanes.map { $0.json(report.releases.map(\.version)) },
      "passed": report.passed.map { ["version": $0.version, "reason": $0.reason] }, "remarks": report.remarks,
    ]
    return try JSONText.encode(json)
  }

  private static func summary(_ report: HistoryReport) -> [String: Int] {
    let steps = report.steps
    return [
      "updates": steps.count, "breakingUpdates": steps.count { !$0.breaks.isEmpty },
      "failingUpdates": steps.count { !$0.failing.isEmpty }, "breaks": steps.reduce(0) { $0 + $1.breaks.count },
      "faults": steps.reduce(0) { $0 + $1.faults.count }, "failures": steps.reduce(0) { $0 + $1.failing.count },
    ]
  }
}

extension ReleaseStep {
  fileprivate var json: JSONObject {
    [
      "version": version, "date": Nullable(date), "revision": Nullable(revision), "readFrom": origin.rawValue,
      // Null for the first release with intents.
      "previous": Nullable(previous),
      "has": [
        "intents": coverage.intents, "entities": coverage.entities, "enums": coverage.enums,
        "phrases": coverage.phrases, "widgets": coverage.widgets, "legacyIntents": coverage.legacyIntents,
        "systemIntents": coverage.systemIntents, "userActivities": coverage.userActivities,
      ],
      "added": added.map(\.json), "changed": changed.map(\.json), "deprecated": deprecated.map(\.json),
      "retired": retired.map(\.json),
      // How many breaks there are, and how many each audience feels.
      "broken": breaks.count,
      "breaksByAudience": [String: Int](uniqueKeysWithValues: breaksByAudience.map { ($0.key.rawValue, $0.value) }),
      // How many findings are about what is new and does not work: these are no breaks.
      "faults": faults.count,
      "findings": findings.map(json), "warnings": warnings,
    ]
  }

  /// A finding as every JSON text has it, with whether it fails the gate, and whether it is about what nobody had before.
  private func json(_ finding: Finding) -> JSONObject {
    let ranks: JSONObject = [
      "fails": failing.contains(finding.fingerprint), "isAboutNewThing": unborn.contains(finding.fingerprint),
    ]
    return finding.json + ranks
  }
}

extension Subject {
  fileprivate var json: [String: String] { ["element": kind.rawValue, "subject": description] }
}

extension ReleaseLane {
  fileprivate func json(_ versions: [String]) -> JSONObject {
    [
      "element": kind.rawValue, "name": name,
      // The releases that brought each name.
      "names": names.map { ["name": $0.text, "since": versions[$0.release]] },
      // First and last release of each unbroken run.
      "releases": spans.map { [versions[$0.lowerBound], versions[$0.upperBound]] },
      // With the fingerprint of a finding of that release.
      "marks": marks.map { mark -> JSONObject in
        ["version": versions[mark.release], "event": mark.event.rawValue, "finding": mark.finding]
      },
    ]
  }
}

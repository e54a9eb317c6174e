import IntentRules

/// A replay for programs.
struct ReplayJSON: OutputFormat {
  private static let formatVersion = 1

  let name = "json"

  func render(_ report: ReplayReport) throws -> String {
    let json: JSONObject = [
      "tool": report.tool.json, "formatVersion": Self.formatVersion, "versions": report.versions,
      "summary": Self.summary(report), "shortcuts": report.replays.map(\.json),
      "unread": report.unread.map { ["name": $0.name, "reason": $0.reason] }, "remarks": report.remarks,
    ]
    return try JSONText.encode(json)
  }

  private static func summary(_ report: ReplayReport) -> [String: Int] {
    let outcomes = WorkflowReplay.Outcome.allCases.map { ($0.rawValue, report.count($0)) }
    let counts = [
      ("shortcuts", report.replays.count), ("withStepsOfThisApp", report.touching), ("unread", report.unread.count),
    ]
    return Dictionary(uniqueKeysWithValues: outcomes + counts)
  }
}

extension WorkflowReplay {
  fileprivate var json: JSONObject {
    [
      "name": name, "outcome": outcome.rawValue, "steps": steps, "ownSteps": ownSteps, "foreignSteps": foreignSteps,
      "told": told.map(\.json),
    ]
  }
}

extension WorkflowReplay.Step {
  fileprivate var json: JSONObject {
    [
      "position": position, "identifier": identifier, "standing": standing.rawValue, "outcome": outcome.rawValue,
      "reads": reads, "unknownParameters": unknownParameters, "findings": findings.map(\.reachedJSON),
    ]
  }
}

extension Finding {
  /// A finding as far as a shortcut meets it; `check` has the rest under its fingerprint.
  fileprivate var reachedJSON: JSONObject {
    [
      "rule": rule, "title": title, "subject": subjectName, "effect": worstEffect.rawValue, "message": message,
      "symptom": symptom, "fix": fix.summary, "code": fix.code, "since": since, "brokenIn": brokenIn,
      "fingerprint": fingerprint,
    ]
  }
}

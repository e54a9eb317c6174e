import IntentComparison
import IntentRules
import IntentSurface

/// `json`: the whole report for programs, stable from the first version.
package struct JSONReport: OutputFormat {
  /// The version of this format; it grows when a key changes its meaning or goes.
  fileprivate static let formatVersion = 1

  /// The name that `--format` takes.
  package let name = "json"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  package func render(_ report: Report) throws -> String { try JSONText.encode(report.json) }

  /// One object with a report for each app.
  package func render(all reports: [Report], unread: [UnreadApp]) throws -> String {
    let all: JSONObject = [
      "formatVersion": Self.formatVersion, "reports": reports.map(\.json),
      "unread": unread.map { ["app": $0.name, "reason": $0.reason] },
    ]
    return try JSONText.encode(all)
  }
}

extension Report {
  fileprivate var json: JSONObject {
    [
      "tool": tool.json, "formatVersion": JSONReport.formatVersion, "old": Nullable(old?.json), "new": new.json,
      "base": Nullable(verdict.base?.json),
      // What stands for the shipped versions where none was recorded, in words.
      "baseline": Nullable(baseline),
      "gateEdits": verdict.gateEdits.map(\.json), "verdict": outcomeJSON, "census": verdict.coverage,
      "findings": ReportSections(verdict).all.map(\.json), "waiverProblems": verdict.waiverProblems.map(\.json),
      "changes": verdict.changes.map(\.json), "diagnostics": diagnostics,
    ]
  }

  private var outcomeJSON: JSONObject {
    [
      "mode": mode.rawValue, "profile": verdict.profile.rawValue, "passes": verdict.passes,
      // How many findings fail the gate.
      "failures": verdict.failures.count,
      // Findings that harm people and that the level of their rule hides or lowers.
      "silenced": verdict.silenced.sorted { $0.key < $1.key }.map { rule, silenced -> JSONObject in
        ["rule": rule, "level": silenced.level.rawValue, "count": silenced.count]
      },
    ]
  }
}

extension Report.Tool {
  /// The tool as every JSON text has it.
  var json: JSONObject { ["name": name, "version": version] }
}

extension Report.Source {
  fileprivate var json: JSONObject {
    ["kind": kind.rawValue, "name": name, "version": Nullable(version), "revision": Nullable(revision)]
  }
}

extension ChangeBase {
  /// What the change under review started from; without a revision, every finding counts.
  fileprivate var json: JSONObject { ["target": target, "revision": Nullable(commit), "reason": reason] }
}

extension GateEdit {
  /// What the change under review does to its own gate.
  fileprivate var json: JSONObject {
    ["kind": kind.rawValue, "summary": summary, "message": detail, "path": Nullable(path), "fails": fails]
  }
}

extension WaiverProblem {
  fileprivate var json: JSONObject {
    ["kind": kind.rawValue, "fingerprint": waiver.fingerprint, "message": words]
  }
}

extension Change {
  /// The change as every JSON text has it.
  var json: JSONObject {
    [
      "element": subject.kind.rawValue, "subject": subject.description, "action": action.rawValue,
      "aspect": aspect?.rawValue, "old": old, "new": new, "platforms": platforms?.map(\.rawValue),
    ]
  }
}

extension Finding {
  /// The finding as every JSON text has it.
  var json: JSONObject {
    [
      "rule": rule, "name": name, "title": title, "element": subject.kind.rawValue,
      // By the Swift name of the type; the key on devices is `identifier`.
      "subject": subjectName, "identifier": subject.owner,
      "effects": effects.json, "confidence": confidence.rawValue, "message": message, "symptom": symptom,
      "fix": fix, "since": Nullable(since), "versions": versions, "location": Nullable(location),
      "fingerprint": fingerprint,
      // What findings of one cause have in common; null for one that stands alone.
      "cause": Nullable(cause),
      "platforms": Nullable(platforms?.map(\.rawValue)),
      // `update` for what people lose with an update, `question` for what nobody can tell of it, `fault` for what is
      // wrong in this version by itself.
      "kind": isFault ? "fault" : isQuestion ? "question" : "update",
      "status": status == .live ? "live" : "history",
      // The latest shipped version, where that has the same fault.
      "shippedIn": Nullable(shippedIn),
      "brokenIn": Nullable(brokenIn), "waived": Nullable(waiver?.json),
      // Null where no change under review is known.
      "isNew": Nullable(isNew),
      // Whether it fails by the gate of the merge-base alone.
      "isHeldByBase": isHeldByBase,
      // Null where nobody counted.
      "usage": Nullable(use?.json),
    ]
  }
}

extension Dictionary<Audience, Effect> {
  var json: [String: String] {
    [String: String](uniqueKeysWithValues: map { ($0.key.rawValue, $0.value.rawValue) })
  }
}

extension Waiver {
  fileprivate var json: JSONObject { ["reason": reason, "by": by, "on": on, "until": until] }
}

extension Use {
  fileprivate var json: JSONObject {
    [
      "runs": usage.runs, "people": usage.people, "threshold": threshold,
      // Whether there are so few runs that it does not fail the check.
      "isLittle": isLittle,
    ]
  }
}

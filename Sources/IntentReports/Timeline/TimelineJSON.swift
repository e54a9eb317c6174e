import IntentSurface
import IntentTimeline

/// `json`: the whole timeline for programs.
struct TimelineJSON: OutputFormat {
  let name = "json"

  func render(_ timeline: Timeline) throws -> String {
    let json: JSONObject = [
      "formatVersion": 1, "today": timeline.today.description,
      "migrations": timeline.migrations.map { $0.json(on: timeline.today) },
    ]
    return try JSONText.encode(json)
  }
}

extension Migration {
  /// One migration, as every JSON text with a timeline has it.
  func json(on today: Day) -> JSONObject {
    [
      "kind": old.kind.rawValue, "old": old.owner, "replacement": link.replacement?.description,
      "link": link.origin.rawValue, "stage": stage.rawValue, "parallelSince": parallelSince?.json,
      "toldSince": toldSince?.json, "retiredIn": retiredIn?.json, "releasesServed": releasesServed,
      "releasesMissing": releasesMissing, "daysServed": daysServed, "daysMissing": daysMissing(on: today),
      "earliestDay": earliestDay?.description, "mayGoOn": freeDay?.description,
      "waitsForSystems": waitsForSystems.isEmpty ? nil : waitsForSystems,
      "notBefore": demand.notBefore?.description, "usage": usageJSON, "next": nextStep(on: today),
      "wrongTurns": wrongTurns.map(\.json),
    ]
  }

  private var usageJSON: JSONObject? {
    // The untold runs are those with versions that tell people nothing.
    usage.map { ["runs": $0.runs, "people": $0.people, "untoldRuns": untoldRuns] }
  }
}

extension Moment {
  fileprivate var json: JSONObject { ["version": version, "date": date?.description] }
}

extension WrongTurn {
  fileprivate var json: JSONObject {
    ["kind": kind.rawValue, "message": message, "fix": fix, "shippedIn": shippedIn]
  }
}

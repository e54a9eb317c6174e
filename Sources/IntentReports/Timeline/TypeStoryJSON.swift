import IntentSurface
import IntentTimeline

/// `json`: the story for programs.
struct TypeStoryJSON: OutputFormat {
  let name = "json"

  func render(_ report: TypeStoryReport) throws -> String {
    let (story, timeline) = (report.story, report.timeline)
    let json: JSONObject = [
      "formatVersion": 1, "today": timeline.today.description, "kind": story.subject.kind.rawValue,
      "identifier": story.subject.owner,
      // Oldest first; the last one without a version is the code.
      "chapters": story.chapters.map(Self.chapter),
      "migrations": timeline.migrations.map { $0.json(on: timeline.today) },
    ]
    return try JSONText.encode(json)
  }

  private static func chapter(_ chapter: TypeStory.Chapter) -> JSONObject {
    let moment = chapter.moment
    return [
      "version": moment.version, "date": moment.date?.description,
      "events": chapter.events.map { $0.json + ["words": TypeStoryWords.words($0, in: moment)] },
    ]
  }
}

extension TypeStory.Event {
  fileprivate var json: JSONObject {
    switch self {
    case .introduced(let name): ["event": "introduced", "new": name]
    case .tookOver(let legacyClass, let name): ["event": "tookOver", "old": legacyClass, "new": name]
    case .renamed(let old, let new): ["event": "renamed", "old": old, "new": new]
    case .changed(let change): ["event": "changed", "changes": [change.json]]
    case .reworded(let texts): ["event": "reworded", "changes": texts.map(\.json)]
    case .assistantOnly: ["event": "assistantOnly"]
    case .revealed: ["event": "revealed"]
    case .deprecated(let text, let replacement): ["event": "deprecated", "message": text, "new": replacement]
    case .withdrawn: ["event": "withdrawn"]
    case .removed: ["event": "removed"]
    case .returned: ["event": "returned"]
    }
  }
}

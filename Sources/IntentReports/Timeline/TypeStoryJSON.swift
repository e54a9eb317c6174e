import IntentSurface
import IntentTimeline

/// `json`: the story for programs.
package struct TypeStoryJSON: OutputFormat {
  /// The name that `--format` takes.
  package let name = "json"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  ///
  /// - Throws: an error where it can't be encoded.
  package func render(_ report: TypeStoryReport) throws -> String {
    try JSONText.encode(Document(report.story, report.timeline))
  }
}

private struct Document: Encodable {
  var formatVersion = 1
  var today: String
  var kind: String
  var identifier: String
  /// Oldest first; the last one without a version is the code.
  var chapters: [Chapter]
  var migrations: [TimelineJSON.Entry]

  init(_ story: TypeStory, _ timeline: Timeline) {
    today = timeline.today.description
    kind = story.subject.kind.rawValue
    identifier = story.subject.owner
    chapters = story.chapters.map(Chapter.init)
    migrations = timeline.migrations.map { TimelineJSON.Entry($0, timeline.today) }
  }
}

private struct Chapter: Encodable {
  var version: String?
  var date: String?
  var events: [Event]

  init(_ chapter: TypeStory.Chapter) {
    version = chapter.moment.version
    date = chapter.moment.date?.description
    events = chapter.events.map { Event($0, in: chapter.moment) }
  }
}

private struct Event: Encodable {
  var event: String
  var words: String
  var old: String?
  var new: String?
  var message: String?
  var changes: [JSONChange]?

  init(_ event: TypeStory.Event, in moment: Moment) {
    words = TypeStoryWords.words(event, in: moment)
    switch event {
    case .introduced(let name): (self.event, new) = ("introduced", name)
    case .tookOver(let legacyClass, let name): (self.event, old, new) = ("tookOver", legacyClass, name)
    case .renamed(let from, let to): (self.event, old, new) = ("renamed", from, to)
    case .changed(let change): (self.event, changes) = ("changed", [JSONChange(change)])
    case .reworded(let texts): (self.event, changes) = ("reworded", texts.map(JSONChange.init))
    case .assistantOnly: self.event = "assistantOnly"
    case .revealed: self.event = "revealed"
    case .deprecated(let text, let replacement): (self.event, message, new) = ("deprecated", text, replacement)
    case .withdrawn: self.event = "withdrawn"
    case .removed: self.event = "removed"
    case .returned: self.event = "returned"
    }
  }
}

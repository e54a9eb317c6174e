import IntentSurface
import IntentTimeline

/// How the events of a type's story are said, the same in every format.
enum TypeStoryWords {
  /// `intent PrintJournal`.
  static func title(_ story: TypeStory) -> String { "\(story.subject.kind.words) \(story.subject.owner)" }

  static func release(_ moment: Moment) -> String { moment.version ?? "the code" }

  static func words(_ event: TypeStory.Event, in moment: Moment) -> String {
    let isShipped = moment.version != nil
    return switch event {
    case .introduced(let name): "introduced as `\(name)`"
    case .tookOver(let legacyClass, let name): "`\(name)` takes over the legacy class `\(legacyClass)`"
    case .renamed(let old, let new): "renamed from `\(old)` to `\(new)`"
    case .changed(let change): "\(change.mark) \(change.words)"
    case .reworded(let changes): "~ \(Words.count(changes.count, "text", "texts")) reworded"
    case .assistantOnly: "for the assistant alone"
    case .revealed: "in the open, for everybody"
    case .deprecated(let message, let replacement):
      [
        isShipped ? "deprecated, and people are told" : "deprecated; people are told with the next release",
        message.map { "“\($0)”" }, replacement.map { "use `\($0)`" } ?? "no replacement named",
      ].compactMap(\.self).joined(separator: "; ")
    case .withdrawn: "not deprecated any more"
    case .removed: isShipped ? "gone" : "gone with the next release"
    case .returned: "back again"
    }
  }
}

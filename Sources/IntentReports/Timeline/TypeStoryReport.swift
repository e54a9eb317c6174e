import IntentSurface
package import IntentTimeline

/// A type's story: what happened to it, and where its migrations stand.
package struct TypeStoryReport: Sendable {
  /// What happened to the type, by release.
  package let story: TypeStory
  /// The migrations that the type has a part in.
  package let timeline: Timeline

  /// The story of a type, with what a timeline has of it.
  package init(_ story: TypeStory, in timeline: Timeline) {
    self.story = story
    self.timeline = timeline.of(story.subject)
  }
}

extension Timeline {
  /// The timeline with the migrations alone that a type is the old or the new side of.
  fileprivate func of(_ subject: Subject) -> Timeline {
    var timeline = self
    timeline.migrations = migrations.filter { migration in
      migration.old == subject
        || (migration.old.kind == subject.kind && migration.link.replacement == .type(subject.owner))
    }
    return timeline
  }
}

/// How the events of a type's story are said, the same in every format.
enum TypeStoryWords {
  /// `intent PrintJournal`.
  static func title(_ story: TypeStory) -> String { "\(story.subject.kind.words) \(story.subject.owner)" }

  static func release(_ moment: Moment) -> String { moment.version ?? "the current code" }

  static func words(_ event: TypeStory.Event, in moment: Moment) -> String {
    let isShipped = moment.version != nil
    return switch event {
    case .introduced(let name): "introduced as `\(name)`"
    case .tookOver(let legacyClass, let name): "`\(name)` replaces the legacy class `\(legacyClass)`"
    case .renamed(let old, let new): "renamed from `\(old)` to `\(new)`"
    case .changed(let change): "\(change.mark) \(change.words)"
    case .reworded(let changes): "~ \(Words.count(changes.count, "text", "texts")) reworded"
    case .assistantOnly: "assistant only"
    case .revealed: "public: no longer assistant only"
    case .deprecated(let message, let replacement):
      [
        isShipped ? "deprecated" : "deprecated as of the next release",
        message.map { "“\($0)”" }, replacement.map { "use `\($0)`" } ?? "no replacement named",
      ].compactMap(\.self).joined(separator: "; ")
    case .withdrawn: "no longer deprecated"
    case .removed: isShipped ? "removed" : "removed as of the next release"
    case .returned: "added back"
    }
  }
}

/// The formats of a type's story.
package enum TypeStoryFormats: FormatList {
  /// Every format, the default one first.
  package static func all(_ style: TextStyle) -> [any OutputFormat<TypeStoryReport>] {
    [TypeStoryText(style: style), TypeStoryJSON(), TypeStoryMarkdown(), TypeStoryHTML()]
  }
}

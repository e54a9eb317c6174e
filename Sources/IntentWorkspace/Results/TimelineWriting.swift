package import IntentReports
package import IntentTimeline

/// A timeline in the format that was asked for.
package struct TimelineWriting: Sendable {
  private let format: any TimelineFormat

  /// The formats, as help and errors list them.
  package static var formatNames: String { TimelineFormats.names.joined(separator: ", ") }

  /// Picks a format by its name.
  ///
  /// - Throws: `UsageError`, listing the formats.
  package init(format name: String, style: TextStyle) throws(UsageError) {
    guard let format = TimelineFormats.named(name, style) else {
      throw UsageError("unknown timeline format “\(name)”. Choose one of \(Self.formatNames).")
    }
    self.format = format
  }

  /// The timeline as text.
  ///
  /// - Throws: an encoding error.
  package func text(of timeline: Timeline) throws -> String { try format.render(timeline) }
}

/// A type's story in the format that was asked for.
package struct StoryWriting: Sendable {
  private let format: any TypeStoryFormat

  /// The formats, as help and errors list them.
  package static var formatNames: String { TypeStoryFormats.names.joined(separator: ", ") }

  /// Picks a format by its name.
  ///
  /// - Throws: `UsageError`, listing the formats.
  package init(format name: String, style: TextStyle) throws(UsageError) {
    guard let format = TypeStoryFormats.named(name, style) else {
      throw UsageError("unknown format “\(name)” for a story. Choose one of \(Self.formatNames).")
    }
    self.format = format
  }

  /// The story as text, with the migrations that the type has a part in.
  ///
  /// - Throws: an encoding error.
  package func text(of story: TypeStory, in timeline: Timeline) throws -> String {
    try format.render(story, in: timeline.of(story.subject))
  }
}

extension Timeline {
  /// The status of a scheduled job: findings where a release can still turn back, or something is overdue.
  package var status: ExitStatus { liveWrongTurns.isEmpty ? .passes : .findings }
}

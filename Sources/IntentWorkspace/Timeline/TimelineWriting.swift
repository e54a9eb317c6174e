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
      throw UsageError("there is no timeline format “\(name)”. Choose one of \(Self.formatNames).")
    }
    self.format = format
  }

  /// The timeline as text.
  ///
  /// - Throws: an encoding error.
  package func text(of timeline: Timeline) throws -> String { try format.render(timeline) }

  /// One type's story as text for a terminal.
  package static func text(of story: TypeStory, in timeline: Timeline, style: TextStyle) -> String {
    TypeStoryText(style: style).render(story, in: timeline)
  }
}

extension Timeline {
  /// The status of a scheduled job: findings where a release can still turn back, or something is overdue.
  package var status: ExitStatus { liveWrongTurns.isEmpty ? .passes : .findings }
}

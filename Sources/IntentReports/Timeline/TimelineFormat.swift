package import IntentTimeline

/// One way to write a timeline down: a pure function of the timeline, which holds the day it speaks of.
package protocol TimelineFormat: Sendable {
  /// The word after `--format`.
  var name: String { get }

  /// The whole text, ending in a line feed.
  ///
  /// - Throws: an encoding error, for numbers that JSON can't hold; a timeline has none.
  func render(_ timeline: Timeline) throws -> String
}

/// The list of timeline formats. A new one is a new file and a line here.
package enum TimelineFormats {
  /// Every format, the default one first.
  package static func all(_ style: TextStyle = .plain) -> [any TimelineFormat] {
    [
      TimelineText(style: style), TimelineJSON(), TimelineMarkdown(), TimelineHTML(), TimelineSVG(), TimelineCalendar(),
    ]
  }

  /// What can stand after `--format`.
  package static var names: [String] { all().map(\.name) }

  /// The format with a name.
  package static func named(_ name: String, _ style: TextStyle = .plain) -> (any TimelineFormat)? {
    all(style).first { $0.name == name }
  }
}

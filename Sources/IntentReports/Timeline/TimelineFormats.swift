package import IntentTimeline

/// The formats of a timeline, which holds the day it speaks of.
package enum TimelineFormats: FormatList {

  /// Every format, the default one first.
  package static func all(_ style: TextStyle) -> [any OutputFormat<Timeline>] {
    [
      TimelineText(style: style), TimelineJSON(), TimelineMarkdown(), TimelineHTML(), TimelineSVG(), TimelineCalendar(),
    ]
  }
}

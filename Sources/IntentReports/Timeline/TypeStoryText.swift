import IntentSurface
import IntentTimeline

/// `text`: for the terminal, one line an event.
struct TypeStoryText: OutputFormat {
  let name = "text"
  var style = TextStyle.plain

  func render(_ report: TypeStoryReport) -> String {
    let (story, timeline) = (report.story, report.timeline)
    var blocks = [[style.paint(Escaping.visible(TypeStoryWords.title(story)), .bold)]]
    let versions = story.chapters.compactMap { $0.moment.version?.count }.max() ?? 0
    let width = story.chapters.map { Self.label($0.moment, versions).count }.max() ?? 0
    blocks.append(
      story.chapters.flatMap { chapter in
        chapter.events.enumerated().flatMap { position, event in
          let label = position == 0 ? Self.label(chapter.moment, versions) : ""
          return style.field(
            label, Escaping.visible(TypeStoryWords.words(event, in: chapter.moment)), labelWidth: width)
        }
      })
    blocks += timeline.migrations.map { TimelineText(style: style).block($0, on: timeline.today) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func label(_ moment: Moment, _ width: Int) -> String {
    guard let version = moment.version else { return TypeStoryWords.release(moment) }
    return Escaping.visible(version).padded(to: width) + (moment.date.map { "  \($0)" } ?? "")
  }
}

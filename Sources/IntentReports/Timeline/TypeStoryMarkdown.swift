import IntentSurface
import IntentTimeline

/// `markdown`: the story as a table, for a wiki or an issue.
struct TypeStoryMarkdown: OutputFormat {
  let name = "markdown"

  func render(_ report: TypeStoryReport) -> String {
    let (story, timeline) = (report.story, report.timeline)
    var lines: [Markdown] = ["# \(TypeStoryWords.title(story))", ""]
    lines += ["| release | date | what happened |", "|---|---|---|"]
    lines += story.chapters.map { chapter in
      let events = chapter.events.map { InlineText(TypeStoryWords.words($0, in: chapter.moment)).cell }
      let (release, date) = (TypeStoryWords.release(chapter.moment), chapter.moment.date?.description ?? "")
      return .row(["\(release)", "\(date)", events.joined(separator: "<br>")])
    }
    return (lines + TimelineMarkdown.sections(timeline)).asLines()
  }
}

import IntentSurface
import IntentTimeline

/// `html`: one page with the releases down the side, and the picture of its migrations.
struct TypeStoryHTML: OutputFormat {
  let name = "html"

  func render(_ report: TypeStoryReport) -> String {
    let (story, timeline) = (report.story, report.timeline)
    let first = story.chapters.first.map { "since \(TypeStoryWords.release($0.moment))" } ?? ""
    let summary = [first, "\(timeline.today)"].filter { !$0.isEmpty }
    let picture: [Markup] =
      timeline.migrations.isEmpty
      ? [] : ["<section class=\"picture\">\n\(TimelineSVG.picture(of: timeline))</section>"]
    let articles = timeline.migrations.map {
      TimelineHTML.article(TimelineWords(migration: $0, today: timeline.today))
    }
    return TimelineHTML.page(
      title: "\(story.subject.owner) · \(timeline.today)", kind: "App Intents timeline: \(story.subject.kind.words)",
      heading: story.subject.owner, summary: summary.joined(separator: " · "),
      hasProblems: !timeline.liveWrongTurns.isEmpty, style: Markup(asset: PackageResources.story_css),
      body: picture + articles + ["<ol class=\"story\">"] + story.chapters.map(chapter) + ["</ol>"])
  }

  private func chapter(_ chapter: TypeStory.Chapter) -> Markup {
    let date: Markup = chapter.moment.date.map { " <span class=\"rule\">\($0)</span>" } ?? ""
    let events = chapter.events.map {
      "<p>\(InlineText(TypeStoryWords.words($0, in: chapter.moment)).html)</p>" as Markup
    }
    return "<li><h2>\(TypeStoryWords.release(chapter.moment))\(date)</h2>\n"
      + events.joined(separator: "\n") + "</li>"
  }
}

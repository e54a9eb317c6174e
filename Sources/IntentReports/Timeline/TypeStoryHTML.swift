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
      hasProblems: !timeline.liveWrongTurns.isEmpty, style: Self.style,
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

  private static let style: Markup = """
    .story { border-left: 2px solid var(--line); list-style: none; margin: 0 0 0 .4rem; padding: 0; }
    .story li { margin: 0 0 1rem; padding-left: 1.1rem; position: relative; }
    .story li::before {
      background: var(--notes); border-radius: 50%; content: ""; height: .6rem; left: calc(-.3rem - 1px);
      position: absolute; top: .45rem; width: .6rem;
    }
    .story h2 { font-size: 1rem; margin: 0; } .story p { margin: .1rem 0; }
    """
}

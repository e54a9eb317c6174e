import IntentSurface
package import IntentTimeline

/// `markdown`: the story as a table, for a wiki or an issue.
package struct TypeStoryMarkdown: TypeStoryFormat {
  /// The name that `--format` takes.
  package let name = "markdown"

  /// One with its defaults.
  package init() {}

  /// The whole of it in this format.
  package func render(_ story: TypeStory, in timeline: Timeline) -> String {
    var lines = ["# \(Escaping.markdown(TypeStoryWords.title(story)))", ""]
    lines += ["| release | date | what happened |", "|---|---|---|"]
    lines += story.chapters.map { chapter in
      let events = chapter.events.map { InlineText(TypeStoryWords.words($0, in: chapter.moment)).cell }
      let release = Escaping.markdown(TypeStoryWords.release(chapter.moment))
      return "| \(release) | \(chapter.moment.date?.description ?? "") | \(events.joined(separator: "<br>")) |"
    }
    return (lines + TimelineMarkdown.sections(timeline)).joined(separator: "\n") + "\n"
  }
}

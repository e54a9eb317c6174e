import IntentSurface
package import IntentTimeline

/// A type's story for the terminal: one line an event, and where its migrations stand.
package struct TypeStoryText: Sendable {
  private let style: TextStyle

  package init(style: TextStyle = .plain) { self.style = style }

  /// The text, ending in a line feed.
  package func render(_ story: TypeStory, in timeline: Timeline) -> String {
    var blocks = [[style.paint("\(story.subject.kind.words) \(Escaping.visible(story.subject.owner))", .bold)]]
    let versions = story.chapters.compactMap { $0.moment.version?.count }.max() ?? 0
    let width = story.chapters.map { Self.label($0.moment, versions).count }.max() ?? 0
    blocks.append(
      story.chapters.flatMap { chapter in
        chapter.events.enumerated().flatMap { position, event in
          let label = position == 0 ? Self.label(chapter.moment, versions) : ""
          return style.field(
            label, Escaping.visible(Self.words(event, isShipped: chapter.moment.version != nil)), labelWidth: width + 1)
        }
      })
    let migrations = timeline.migrations.filter { $0.concerns(story.subject) }
    blocks += migrations.map { TimelineText(style: style).block($0, on: timeline.today) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func label(_ moment: Moment, _ width: Int) -> String {
    guard let version = moment.version else { return "the code" }
    return Escaping.visible(version).padded(to: width) + (moment.date.map { "  \($0)" } ?? "")
  }

  private static func words(_ event: TypeStory.Event, isShipped: Bool) -> String {
    switch event {
    case .introduced(let name): "introduced as `\(name)`"
    case .tookOver(let legacyClass, let name): "`\(name)` takes over the legacy class `\(legacyClass)`"
    case .renamed(let old, let new): "renamed from `\(old)` to `\(new)`"
    case .changed(let change): "\(change.mark) \(change.words)"
    case .reworded(let changes): "~ \(Words.count(changes.count, "text", "texts")) reworded"
    case .assistantOnly: "for the assistant alone"
    case .revealed: "in the open, for everybody"
    case .deprecated(let message, let replacement):
      [
        isShipped ? "deprecated, and people are told" : "deprecated; people are told with the next release",
        message.map { "“\($0)”" }, replacement.map { "use `\($0)`" } ?? "no replacement named",
      ].compactMap(\.self).joined(separator: "; ")
    case .withdrawn: "not deprecated any more"
    case .removed: isShipped ? "gone" : "gone with the next release"
    case .returned: "back again"
    }
  }
}

extension Migration {
  /// Whether a type is the old or the new side of it.
  fileprivate func concerns(_ subject: Subject) -> Bool {
    old == subject || (old.kind == subject.kind && link.replacement == .type(subject.owner))
  }
}

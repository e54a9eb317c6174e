import IntentSurface
package import IntentTimeline

/// A type's story: what happened to it, and where its migrations stand.
package struct TypeStoryReport: Sendable {
  /// What happened to the type, by release.
  package let story: TypeStory
  /// The migrations that the type has a part in.
  package let timeline: Timeline

  /// The story of a type, with what a timeline has of it.
  package init(_ story: TypeStory, in timeline: Timeline) {
    self.story = story
    self.timeline = timeline.of(story.subject)
  }
}

extension Timeline {
  /// The timeline with the migrations alone that a type is the old or the new side of.
  fileprivate func of(_ subject: Subject) -> Timeline {
    var timeline = self
    timeline.migrations = migrations.filter { migration in
      migration.old == subject
        || (migration.old.kind == subject.kind && migration.link.replacement == .type(subject.owner))
    }
    return timeline
  }
}

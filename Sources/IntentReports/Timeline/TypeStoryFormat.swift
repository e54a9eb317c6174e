package import IntentSurface
package import IntentTimeline

/// One way to tell a type's story: what happened to it, and where its migrations stand.
package protocol TypeStoryFormat: Sendable {
  /// The word after `--format`.
  var name: String { get }

  /// The whole text, ending in a line feed.
  ///
  /// - Parameter timeline: the migrations of the type alone; see `Timeline.of`.
  /// - Throws: an encoding error, for numbers that JSON can't hold; a story has none.
  func render(_ story: TypeStory, in timeline: Timeline) throws -> String
}

/// The list of story formats. A new one is a new file and a line here.
package enum TypeStoryFormats {
  /// Every format, the default one first.
  package static func all(_ style: TextStyle = .plain) -> [any TypeStoryFormat] {
    [TypeStoryText(style: style), TypeStoryJSON(), TypeStoryMarkdown(), TypeStoryHTML()]
  }

  /// What can stand after `--format`.
  package static var names: [String] { all().map(\.name) }

  /// The format with a name.
  package static func named(_ name: String, _ style: TextStyle = .plain) -> (any TypeStoryFormat)? {
    all(style).first { $0.name == name }
  }
}

extension Timeline {
  /// The timeline with the migrations alone that a type is the old or the new side of.
  package func of(_ subject: Subject) -> Timeline {
    var timeline = self
    timeline.migrations = migrations.filter { migration in
      migration.old == subject
        || (migration.old.kind == subject.kind && migration.link.replacement == .type(subject.owner))
    }
    return timeline
  }
}

/// Replayed shortcuts: the input of every format of `replay`.
package struct ReplayReport: Sendable {
  /// Something that could not be read.
  package struct Unread: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// A sentence.
    package var reason: String

    /// Makes one from what is always known of it; the rest has its default.
    package init(name: String, reason: String) {
      self.name = name
      self.reason = reason
    }
  }

  /// The tool that wrote it.
  package var tool: Report.Tool
  /// The shipped versions that the shortcuts may come from, oldest first.
  package var versions: [String]
  /// The shortcuts that were followed.
  package var replays: [WorkflowReplay]
  /// What could not be read.
  package var unread: [Unread]
  /// What else is to be known, one sentence each.
  package var remarks: [String]

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    tool: Report.Tool, versions: [String], replays: [WorkflowReplay], unread: [Unread] = [], remarks: [String] = []
  ) {
    self.tool = tool
    self.versions = versions
    self.replays = replays
    self.unread = unread
    self.remarks = remarks
  }

  /// How many shortcuts come to an outcome.
  func count(_ outcome: WorkflowReplay.Outcome) -> Int { replays.count { $0.outcome == outcome } }

  /// How many have a step of this app.
  var touching: Int { replays.count { $0.ownSteps > 0 } }
}

/// The formats of a replay.
package enum ReplayFormats: FormatList {
  /// Every format, the default one first.
  package static func all(_ style: TextStyle) -> [any OutputFormat<ReplayReport>] {
    [ReplayText(style: style), ReplayJSON(), ReplayMarkdown(), ReplayJUnit()]
  }
}

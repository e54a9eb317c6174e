package import IntentRules
import IntentSurface
package import IntentTimeline

/// What a team decided, from `snapshots/intentcompat.yml`.
package struct Settings: Hashable, Sendable {
  /// At least one.
  package var apps: [AppSettings]
  /// How strict the gate is.
  package var profile = Profile.shortcuts
  /// By rule id.
  package var levels: [String: RuleLevel] = [:]
  /// How many shipped versions are kept.
  package var retention = Retention()
  /// How long an old type stays before it may go.
  package var timeline = TimelinePolicy()
  /// What replaces what, where the code does not say; names as people wrote them.
  package var migrations: [MigrationLink] = []
  /// Where the evidence of use is; nil where a team has none.
  package var usage: UsageSettings?
  /// Shortcuts that `check` replays: files or folders, relative to the folder that holds `snapshots/`.
  package var replay: [String] = []
  /// Whether a change may bring waivers for what it breaks.
  package var newWaivers = NewWaivers.hold
  /// Whether each app has a folder of its own below `snapshots/`.
  package var hasSeveralApps = false

  /// Makes one from what is always known of it; the rest has its default.
  package init(apps: [AppSettings]) { self.apps = apps }

  /// The folder that the tool owns in a repository.
  package static let folderName = "snapshots"
  /// The file in it that holds the settings.
  package static let fileName = "intentcompat.yml"
}

/// Where the evidence of use is, and how much of it counts as used.
package struct UsageSettings: Hashable, Sendable {
  /// Relative to the folder that holds `snapshots/`.
  package var file: String
  /// Findings about intents with fewer runs do not fail the check; nil where all of them count.
  package var threshold: Int?

  /// Makes one from what is always known of it; the rest has its default.
  package init(file: String, threshold: Int? = nil) {
    self.file = file
    self.threshold = threshold
  }
}

/// What a waiver does that comes with the change under review.
package enum NewWaivers: String, CaseIterable, Hashable, Sendable {
  /// It holds, and the report names it first.
  case hold
  /// It fails the change: it has to be merged before what needs it.
  case fail
}

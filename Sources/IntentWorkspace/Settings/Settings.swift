import Foundation
package import IntentReading
package import IntentRules
package import IntentSurface
package import IntentTimeline

/// What a team decided, from `snapshots/intentcompat.yml`.
package struct Settings: Hashable, Sendable {
  /// At least one.
  package var apps: [AppSettings]
  package var profile = Profile.shortcuts
  /// By rule id.
  package var levels: [String: RuleLevel] = [:]
  package var retention = Retention()
  /// How long an old type stays before it may go.
  package var timeline = TimelinePolicy()
  /// What replaces what, where the code does not say; names as people wrote them.
  package var migrations: [MigrationLink] = []
  /// Where the evidence of use is; nil where a team has none.
  package var usage: UsageSettings?
  /// Whether each app has a folder of its own below `snapshots/`.
  package var hasSeveralApps = false

  package init(apps: [AppSettings]) { self.apps = apps }
}

/// One app of a repository.
package struct AppSettings: Hashable, Sendable {
  package var name: String
  package var sources = SourceSelection.everything
  /// Nil to take iOS and what the code's own conditions name.
  package var platforms: [Platform]?
  package var flags: Set<String> = []
  /// Folders and the module that is built from them, longest folder first.
  package var modules: [ModuleFolder] = []

  package init(name: String) { self.name = name }

  /// How its source code is read.
  package var readingOptions: ReadingOptions {
    ReadingOptions(
      app: AppIdentity(name: name), platforms: platforms, flags: flags, tool: ToolVersion.current,
      modules: modules.map { (prefix: $0.folder, module: $0.module) },
      threads: min(ProcessInfo.processInfo.activeProcessorCount, 8))
  }
}

/// Where the evidence of use is, and how much of it counts as used.
package struct UsageSettings: Hashable, Sendable {
  /// Relative to the folder that holds `snapshots/`.
  package var file: String
  /// Findings about intents with fewer runs fail nothing; nil where all of them count.
  package var threshold: Int?

  package init(file: String, threshold: Int? = nil) {
    self.file = file
    self.threshold = threshold
  }
}

/// A folder and the module or target that is built from it.
package struct ModuleFolder: Hashable, Sendable {
  package var folder: String
  package var module: String

  package init(folder: String, module: String) {
    self.folder = folder
    self.module = module
  }
}

/// Which shipped versions a check compares with; without a limit, all of them.
package struct Retention: Hashable, Sendable {
  /// The newest so many.
  package var versions: Int?
  /// No older than so many days.
  package var days: Int?
  /// From this version on.
  package var since: String?

  package init(versions: Int? = nil, days: Int? = nil, since: String? = nil) {
    self.versions = versions
    self.days = days
    self.since = since
  }
}

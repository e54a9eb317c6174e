package import IntentRules
package import IntentSurface

/// What each release of an app did to people's shortcuts: the input of every format of `history`.
package struct HistoryReport: Sendable {
  /// A release that tells nothing, and why.
  package struct Passed: Hashable, Sendable {
    /// The version, as it was tagged or recorded.
    package var version: String
    /// A sentence.
    package var reason: String

    /// Makes one from what is always known of it; the rest has its default.
    package init(version: String, reason: String) {
      self.version = version
      self.reason = reason
    }
  }

  /// The tool that wrote it.
  package var tool: Report.Tool
  /// The app that it belongs to.
  package var app: String
  /// How strict the gate is that `ReleaseStep.failing` speaks of.
  package var profile: Profile
  /// Those that people got one after another, oldest first; the first one only begins.
  package var releases: [ReleaseStep]
  /// What grew beside these: fixes of older lines, test builds, and what the numbers of the line fell below. Each is
  /// compared with the release that it is built on.
  package var beside: [ReleaseStep] = []
  /// What people have, from release to release.
  package var lanes: [ReleaseLane] = []
  /// Releases that could not be read, or hold nothing.
  package var passed: [Passed] = []
  /// What else is to be known, one sentence each.
  package var remarks: [String] = []
  /// How many releases there were to look at; more than were looked at where somebody stopped it.
  package var chosen: Int

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    tool: Report.Tool, app: String, profile: Profile, releases: [ReleaseStep], chosen: Int
  ) {
    self.tool = tool
    self.app = app
    self.profile = profile
    self.releases = releases
    self.chosen = chosen
  }

  /// The updates: every release that has one before it.
  package var steps: [ReleaseStep] { releases.filter { $0.previous != nil } }

  /// Whether it ended before all releases were looked at.
  package var isPartial: Bool { releases.count + beside.count + passed.count < chosen }

  /// The releases that broke the most, worst first; none where nothing broke.
  var worst: [ReleaseStep] {
    let broken = steps.enumerated().filter { !$0.element.breaks.isEmpty }
    let sorted = broken.sorted { ($1.element.breaks.count, $0.offset) < ($0.element.breaks.count, $1.offset) }
    return sorted.prefix(3).map(\.element)
  }
}

/// One release, and what the update to it did.
package struct ReleaseStep: Sendable {
  /// What was read of it.
  package enum Origin: String, Sendable {
    /// What was recorded when it shipped.
    case snapshot
    /// Its source code in git.
    case source
  }

  /// The version, as it was tagged or recorded.
  package var version: String
  /// `2026-03-31`; nil where nobody recorded it.
  package var date: String?
  /// The revision that it was read from, where it was git.
  package var revision: String?
  /// Where the link was read.
  package var origin: Origin
  /// The release before it, where there is one with intents.
  package var previous: String?
  /// What it has.
  package var coverage = Coverage()
  /// Things that are new: intents, entities, enums, App Shortcuts, widgets, legacy intents.
  package var added: [Subject] = []
  /// Things of which something differs, by their old names.
  package var changed: [Subject] = []
  /// Things that tell people, from this release on, that they will go.
  package var deprecated: [Subject] = []
  /// Things that are gone after people had their notice.
  package var retired: [Subject] = []
  /// Worst first.
  package var findings: [Finding] = []
  /// The fingerprints of those that fail the gate.
  package var failing: Set<String> = []
  /// The fingerprints of those about what this release is the first to have: nobody had it, so nothing broke.
  package var unborn: Set<String> = []
  /// What could not be read of it and could of the release before.
  package var warnings: [Diagnostic] = []

  /// Makes one from what is always known of it; the rest has its default.
  package init(version: String, date: String? = nil, revision: String? = nil, origin: Origin, previous: String? = nil) {
    self.version = version
    self.date = date
    self.revision = revision
    self.origin = origin
    self.previous = previous
  }

  /// The findings that break something for somebody, worst first.
  package var breaks: [Finding] { findings.filter { $0.worstEffect == .breaks && !unborn.contains($0.fingerprint) } }

  /// The findings about what came with this release and does not work, worst first.
  package var faults: [Finding] { findings.filter { $0.worstEffect == .breaks && unborn.contains($0.fingerprint) } }

  /// How many of them each audience feels; one finding may be felt by several.
  package var breaksByAudience: [Audience: Int] {
    breaks.reduce(into: [:]) { counts, finding in
      for (audience, effect) in finding.effects where effect == .breaks { counts[audience, default: 0] += 1 }
    }
  }

  /// Whether the update changed nothing that was read.
  package var isQuiet: Bool {
    previous != nil && added.isEmpty && changed.isEmpty && deprecated.isEmpty && retired.isEmpty && findings.isEmpty
  }
}

/// One thing that people have, followed through the releases under whatever name.
package struct ReleaseLane: Hashable, Sendable {
  /// What happened to it.
  package enum Event: String, CaseOrdered, Hashable, Sendable {
    case renamed, deprecated, retired, hid, degraded, broke
  }

  /// An event in a release.
  package struct Mark: Hashable, Sendable {
    /// The position of the release.
    package var release: Int
    /// What happened.
    package var event: Event
    /// The fingerprint of the finding, where one tells it.
    package var finding: String?

    /// Makes one from what is always known of it; the rest has its default.
    package init(release: Int, event: Event, finding: String? = nil) {
      self.release = release
      self.event = event
      self.finding = finding
    }
  }

  /// A name, and the position of the release that brought it.
  package struct Name: Hashable, Sendable {
    /// The number of the release, counted from the oldest.
    package var release: Int
    /// The phrase, with `${applicationName}` and `${parameter}` for its tokens.
    package var text: String

    /// Makes one from what is always known of it; the rest has its default.
    package init(release: Int, text: String) {
      self.release = release
      self.text = text
    }
  }

  /// `intent`, `entity`, `widget`, …; `appShortcut` for all phrases of one intent.
  package var kind: ElementKind
  /// Oldest first; at least one.
  package var names: [Name]
  /// The positions of the releases that have it.
  package var spans: [ClosedRange<Int>] = []
  /// In the order of the releases.
  package var marks: [Mark] = []

  /// Makes one from what is always known of it; the rest has its default.
  package init(kind: ElementKind, names: [Name]) {
    self.kind = kind
    self.names = names
  }

  /// What it is called now, or was at last.
  package var name: String { names.last?.text ?? "" }
}

/// The formats of a history.
package enum HistoryFormats: FormatList {
  /// Every format, the default one first.
  package static func all(_ style: TextStyle) -> [any OutputFormat<HistoryReport>] {
    [HistoryText(style: style), HistoryJSON(), HistoryMarkdown(), HistoryHTML()]
  }
}

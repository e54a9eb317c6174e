package import IntentRules
package import IntentSurface

/// All that a report can say: the input of every format.
package struct Report: Sendable {
  /// What was asked for.
  package enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Every change and finding between two surfaces.
    case diff
    /// The release gate over every shipped version.
    case check
  }

  /// Who made the report.
  package struct Tool: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// The version, as it was tagged or recorded.
    package var version: String
    /// Where its documentation is, which reports link to.
    package var address: ProjectAddress

    /// Makes one from what is always known of it; the rest has its default.
    package init(name: String = "intentcompat", version: String, address: ProjectAddress = .current) {
      self.name = name
      self.version = version
      self.address = address
    }
  }

  /// One side of a comparison: what was read.
  package struct Source: Hashable, Sendable {
    /// What kind of input it was.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
      case source, metadata, snapshot
    }

    /// Which kind it is.
    package var kind: Kind
    /// The app's name, or where there is none the input as people typed it.
    package var name: String
    /// The release, for a shipped snapshot or a built app.
    package var version: String?
    /// The git revision it was read at.
    package var revision: String?

    /// The input as people typed it, where nothing else may tell two sides apart.
    package var input: String?

    /// Makes one from what is always known of it; the rest has its default.
    package init(
      kind: Kind, name: String, version: String? = nil, revision: String? = nil, input: String? = nil
    ) {
      self.kind = kind
      self.name = name
      self.version = version
      self.revision = revision
      self.input = input
    }
  }

  /// Whether it is a check or a comparison.
  package var mode: Mode
  /// The tool that wrote it.
  package var tool: Tool
  /// The old side; for a check, the latest shipped version. Nil where nothing has shipped yet.
  package var old: Source?
  /// The new side.
  package var new: Source
  /// The verdict that is reported.
  package var verdict: Verdict
  /// The rules that the findings come from, for their help texts; more do no harm.
  package var rules: [Rule]
  /// What could not be read, or only in part.
  package var diagnostics: [Diagnostic]
  /// The shortcuts kept as tests that were replayed: what the diagnostics say of them was not left unread.
  package var keptShortcuts: Set<String> = []
  /// What people call things, for the release notes. See `Surface.titles`.
  package var titles: [Subject: String]
  /// What no list of actions has, for the release notes. See `Surface.unlisted`.
  package var unlisted: Set<Subject> = []
  /// The folder that holds `snapshots/`, from the top of the repository; empty for the top.
  package var place = ""
  /// Whether the settings are about one app, so that their place says which one it is.
  package var isOfOneApp = false
  /// Whether all of the old side was read and holds nothing.
  package var isFirstVersion = false
  /// The code that ends a finding, by its fingerprint; empty where nobody asked for it.
  package var fixes: [String: ProposedFix] = [:]
  /// What stands for the shipped versions where none was recorded, as sentences; nil where some were.
  package var baseline: String?
  /// The file that a finding without a place is pinned to, in formats where a place is mandatory.
  package var settingsPath: String

  /// Makes one from what is always known of it; the rest has its default.
  package init(
    mode: Mode, tool: Tool, old: Source?, new: Source, verdict: Verdict, rules: [Rule] = [],
    diagnostics: [Diagnostic] = [], titles: [Subject: String] = [:],
    settingsPath: String = "snapshots/intentcompat.yml"
  ) {
    self.mode = mode
    self.tool = tool
    self.old = old
    self.new = new
    self.verdict = verdict
    self.rules = rules
    self.diagnostics = diagnostics
    self.titles = titles
    self.settingsPath = settingsPath
  }

  /// What could not be read or decided.
  var unread: [Diagnostic] { diagnostics.filter { $0.severity == .warning && !isOfKeptShortcut($0) } }

  /// What the release does to the shortcuts kept as tests, and what else there is to say of them.
  var shortcutLines: [Diagnostic] { diagnostics.filter(isOfKeptShortcut) }

  /// What is worth knowing, where nothing is missing.
  var remarks: [Diagnostic] { diagnostics.filter { $0.severity == .note && !isOfKeptShortcut($0) } }

  private func isOfKeptShortcut(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.location.map { keptShortcuts.contains($0.path) } ?? false
  }

  /// Whether it is about two releases, and not about one and the code on its way to the next.
  var isBetweenReleases: Bool { mode == .diff && old?.version != nil && new.version != nil }

  /// The rule with an id, where the report was given it.
  package func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }
}

import IntentSurface

/// What a change under review does to the gate that judges it, held against the merge-base.
package struct GateEdit: Hashable, Sendable {
  /// Which part of the gate it is; the order is that of the report.
  package enum Kind: String, CaseOrdered, Hashable, Sendable {
    /// A shipped snapshot in which a promise is gone, weaker or different, or that is gone itself.
    case snapshot
    /// A shipped snapshot that was recorded anew and promises no less.
    case recordedAnew
    /// A shipped snapshot that the merge-base's retention leaves out anyway.
    case retired
    /// A snapshot of a version that the merge-base does not have.
    case version
    /// A waiver that the merge-base does not have, or that ended earlier there.
    case waiver
    case newWaivers, level, profile, sources, platforms, flags, modules, targets, usage, retention, timeline,
      migrations,
      replay
    /// The settings as a whole: gone, somewhere else, not there at the merge-base, or without an app that was in them.
    case settings
    /// Nothing that was edited: what the merge-base has could not be read, so that nothing can be held against it.
    case unread
  }

  /// Which kind it is.
  package var kind: Kind
  /// A few words for the first line of a report: `I01 off`.
  package var summary: String
  /// What it means and what holds all the same, in sentences.
  package var detail: String
  /// The file that was edited, relative to the repository's folder of the tool.
  package var path: String?
  /// Whether the gate fails because of it, whatever else is found.
  package var fails: Bool

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ kind: Kind, _ summary: String, _ detail: String, path: String? = nil, fails: Bool = false) {
    self.kind = kind
    self.summary = summary
    self.detail = detail
    self.path = path
    self.fails = fails
  }
}

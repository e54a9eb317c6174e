package import IntentSurface

/// One app of a repository.
package struct AppSettings: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// Which files belong to the app.
  package var sources = SourceSelection.everything
  /// Nil to take iOS and what the code's own conditions name.
  package var platforms: [Platform]?
  /// The compilation conditions that are set.
  package var flags: Set<String> = []
  /// Folders and the module that is built from them, longest folder first.
  package var modules: [ModuleFolder] = []

  /// How files are built of which no project tells.
  package var targets: [DeclaredTarget] = []

  /// Which tags `history` and an unrecorded `check` read; nothing for those that look like releases.
  package var releases = ReleasePatterns()

  /// Makes one from what is always known of it; the rest has its default.
  package init(name: String) { self.name = name }
}

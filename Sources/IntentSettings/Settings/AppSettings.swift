package import IntentSurface

/// One app of a repository.
package struct AppSettings: Hashable, Sendable {
  package var name: String
  package var sources = SourceSelection.everything
  /// Nil to take iOS and what the code's own conditions name.
  package var platforms: [Platform]?
  package var flags: Set<String> = []
  /// Folders and the module that is built from them, longest folder first.
  package var modules: [ModuleFolder] = []

  /// How files are built of which no project tells.
  package var targets: [DeclaredTarget] = []

  package init(name: String) { self.name = name }
}

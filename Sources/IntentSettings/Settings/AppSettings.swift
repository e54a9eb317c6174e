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

/// A folder and the module or target that is built from it.
package struct ModuleFolder: Hashable, Sendable {
  /// The folder, relative to the top of the repository.
  package var folder: String
  /// The module that declares it, where it is known.
  package var module: String
}

/// What people say of how some files are built, where no project in the repository tells: rules of Bazel, a manifest that
/// computes its targets, settings in a file that is not there.
package struct DeclaredTarget: Hashable, Sendable {
  /// As reports call it; two targets of an app have different names.
  package var name: String
  /// Which kind it is.
  package var kind = HostBundle.Kind.app
  /// Folders and files, relative to the folder that holds `snapshots/`; at least one.
  package var paths: [String]
  /// Sorted; at least one.
  package var platforms: [HostPlatform]
  /// The compilation conditions that hold.
  package var flags: Set<String> = []
}

/// Which tags are an app's releases, where their forms don't show it.
package struct ReleasePatterns: Hashable, Sendable {
  /// Patterns of the tags of what people got, as `--tags` takes them.
  package var final: [String]
  /// Patterns of the tags of test builds.
  package var test: [String]

  /// Makes one from what is always known of it; the rest has its default.
  package init(final: [String] = [], test: [String] = []) {
    self.final = final
    self.test = test
  }

  /// Whether nothing is named.
  package var isEmpty: Bool { final.isEmpty && test.isEmpty }
}

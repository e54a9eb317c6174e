package import IntentSurface

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

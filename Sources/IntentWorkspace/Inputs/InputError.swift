package import IntentFiles
package import IntentSettings
import IntentSurface

/// Why an input gave no surface: names the input, the place and the remedy.
package enum InputError: Error, CustomStringConvertible {
  /// Nothing is there, or something that no reader knows.
  case notFound(input: String, hint: String)
  case unreadable(input: String, reason: String)
  /// An archive of several apps, and it is not said which one is meant.
  case severalApps(input: String, reason: String)
  case noShippedVersions(folder: String)
  /// Neither a recorded version nor a release in git.
  case noRelease(input: String, reason: String)
  case unknownVersion(input: String, folder: String, nearest: [String], latest: String)
  case git(input: String, GitError)
  case workspace(WorkspaceError)

  /// In words, for a person.
  package var description: String {
    switch self {
    case .notFound(let input, let hint): "“\(input)” can't be read: \(hint)"
    case .unreadable(let input, let reason): "“\(input)” can't be read: \(reason)"
    case .severalApps(let input, let reason): "“\(input)” is ambiguous: \(reason)"
    case .noShippedVersions(let folder):
      "no version has been recorded in \(folder)/ yet. Record the version people have with `intentcompat ship 1.0`, "
        + "or every tagged version with `intentcompat ship --tags 'v*'`."
    case .noRelease(let input, let reason):
      "“\(input)” can't be read: no version has been recorded, and there is no release in git to take: \(reason). "
        + "`intentcompat ship 1.0` records the version that people have."
    case .unknownVersion(let input, let folder, let nearest, let latest):
      "“\(input)” can't be read: no such version is recorded in \(folder)/. "
        + (nearest.isEmpty ? "The latest is \(latest)." : "Did you mean \(nearest.alternatives)?")
    case .git(let input, let error): "“\(input)” can't be read: \(error)"
    case .workspace(let error): error.description
    }
  }
}

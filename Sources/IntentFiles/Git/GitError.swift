import IntentSurface

/// Why git's objects could not be read. The description says what to do.
package enum GitError: Error, Equatable, CustomStringConvertible {
  case notInstalled(detail: String)
  /// macOS has a `git` that only starts the one of the command-line tools.
  case noDeveloperTools(detail: String)
  case notARepository(directory: String, detail: String)
  case notTrusted(directory: String)
  case partialClone
  case damaged(String, object: String)
  case unknownRevision(String, nearest: [String], isShallow: Bool)
  case noSuchPath(String, revision: String)
  case noMergeBase(head: String, target: String, isShallow: Bool)
  /// What is to be read of a revision, in megabytes.
  case tooLarge(megabytes: Int, limit: Int)
  case failed(command: String, detail: String)

  /// In words, for a person.
  package var description: String {
    switch self {
    case .notInstalled(let detail):
      "git could not be started (\(detail)). Install git, or read a folder or a snapshot."
    case .noDeveloperTools(let detail):
      "git could not be started (\(detail)). Install the command-line tools with `xcode-select --install`; if they are "
        + "already installed, accept their license with `sudo xcodebuild -license`."
    case .notARepository(let directory, let detail):
      "no git repository at \(directory) (\(detail)). Run intentcompat inside a clone."
    case .notTrusted(let directory):
      "git does not read the repository at \(directory), because it belongs to another user. If you trust it: "
        + "`git config --global --add safe.directory \(directory)`."
    case .partialClone:
      "this partial clone lacks some of the files. Fetch them with \(Self.wholeFetch)."
    case .damaged(let name, let object):
      """
      “\(name)” is \(object), which is missing or damaged in this repository. `git fsck` lists all such objects; a new \
      clone brings them back.
      """
    case .unknownRevision(let revision, let nearest, let isShallow):
      "there is no revision “\(revision)” in this repository." + Self.hint(nearest, isShallow: isShallow)
    case .noSuchPath(let path, let revision):
      "there is no “\(path)” in revision \(revision). Paths start at the top of the repository."
    case .noMergeBase(let head, let target, let isShallow):
      "\(head) and \(target) have no common commit in this clone." + (isShallow ? Self.shallowHint : "")
    case .tooLarge(let megabytes, let limit):
      """
      the files of this revision total \(megabytes) MB; the limit is \(limit) MB. Name the folders with the \
      app's code under `sources:`.
      """
    case .failed(let command, let detail):
      "`git \(command)` failed: \(detail)"
    }
  }

  /// What brings the contents that a partial clone left out, and replaces damaged ones.
  static let wholeFetch = "`git fetch --refetch --no-filter`"

  private static let shallowHint =
    " This is a shallow clone: fetch the rest with `git fetch --unshallow --tags` (in CI: `fetch-depth: 0`)."

  private static func hint(_ nearest: [String], isShallow: Bool) -> String {
    var hint = nearest.isEmpty ? "" : " Did you mean \(nearest.alternatives)?"
    if isShallow {
      hint += shallowHint
    } else if nearest.isEmpty {
      hint += " `git fetch --tags` may fetch it."
    }
    return hint
  }
}

package import IntentFiles
package import IntentSettings

/// Why an operand gave no surface: names the operand, the place and the remedy.
package enum OperandError: Error, CustomStringConvertible {
  /// Nothing is there, or something that no reader knows.
  case notFound(operand: String, hint: String)
  case unreadable(operand: String, reason: String)
  /// An archive of several apps, and it is not said which one is meant.
  case severalApps(operand: String, reason: String)
  case noShippedVersions(folder: String)
  case unknownVersion(operand: String, folder: String, nearest: [String], latest: String)
  case git(operand: String, GitError)
  case workspace(WorkspaceError)

  /// In words, for a person.
  package var description: String {
    switch self {
    case .notFound(let operand, let hint): "“\(operand)” can't be read: \(hint)"
    case .unreadable(let operand, let reason): "“\(operand)” can't be read: \(reason)"
    case .severalApps(let operand, let reason): "“\(operand)” is ambiguous: \(reason)"
    case .noShippedVersions(let folder):
      "no version has been recorded in \(folder) yet. Record the one people have with `intentcompat ship 1.0`, "
        + "or all tagged ones with `intentcompat ship --tags 'v*'`."
    case .unknownVersion(let operand, let folder, let nearest, let latest):
      "“\(operand)” is not in \(folder). "
        + (nearest.isEmpty ? "The latest is \(latest)." : "Did you mean \(nearest.joined(separator: ", "))?")
    case .git(let operand, let error): "“\(operand)” can't be read: \(error)"
    case .workspace(let error): error.description
    }
  }
}

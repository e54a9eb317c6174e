/// Which app is meant is not clear.
package enum WorkspaceError: Error, Equatable, CustomStringConvertible {
  case severalApps([String])
  case unknownApp(String, known: [String])

  /// In words, for a person.
  package var description: String {
    switch self {
    case .severalApps(let names):
      "there are several apps. Name one with `--app`: \(names.joined(separator: ", "))."
    case .unknownApp(let name, let known):
      "there is no app “\(name)”. The apps are \(known.joined(separator: ", "))."
    }
  }
}

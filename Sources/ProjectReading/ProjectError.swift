/// Why a project file gave no targets.
package enum ProjectError: Error, Equatable, CustomStringConvertible {
  case unreadable(String, line: Int? = nil)
  case tooLarge(bytes: Int, limit: Int)
  case mergeConflict(line: Int)
  /// No property list of the old style, with the parser's words.
  case malformed(detail: String, line: Int?)
  case noProject(missing: String)

  /// The line, counted from 1; nil where nothing says.
  package var line: Int? {
    switch self {
    case .mergeConflict(let line): line
    case .malformed(_, let line), .unreadable(_, let line): line
    case .tooLarge, .noProject: nil
    }
  }

  /// In words, for a person.
  package var description: String {
    switch self {
    case .unreadable(let reason, _): reason
    case .tooLarge(let bytes, let limit):
      "it is \(bytes >> 20) MB; the limit is \(limit >> 20) MB"
    case .mergeConflict: "it has an unresolved merge conflict; resolve it"
    case .malformed(let detail, _): "\(detail); open it in Xcode, or take it from the last commit that builds"
    case .noProject(let missing): "it has no \(missing), so it is not an Xcode project"
    }
  }
}

/// Why an archive could not be read. The description names the file, the place in it, and what to do.
package enum ArchiveError: Error, Equatable, CustomStringConvertible {
  case unreadable(file: String, detail: String)
  case damaged(file: String, detail: String)

  /// What is wrong, without the archive's name.
  package var detail: String {
    switch self {
    case .unreadable(_, let detail), .damaged(_, let detail): detail
    }
  }

  /// In words, for a person.
  package var description: String {
    switch self {
    case .unreadable(let file, let detail): "\(file): \(detail)."
    case .damaged(let file, let detail): "\(file): \(detail). Export or download it again."
    }
  }
}

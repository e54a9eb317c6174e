/// Why an archive could not be read. The description names the file, the place in it, and what to do.
package enum ArchiveError: Error, Equatable, CustomStringConvertible {
  case unreadable(file: String, detail: String)
  case damaged(file: String, detail: String)

  /// In words, for a person.
  package var description: String {
    switch self {
    case .unreadable(let file, let detail): "\(file): can't be read: \(detail)."
    case .damaged(let file, let detail):
      "\(file): the archive can't be read: \(detail). Export or download it again."
    }
  }
}

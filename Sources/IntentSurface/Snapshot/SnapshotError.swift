/// Why a snapshot could not be read. The description names the place in the file and what to do.
package enum SnapshotError: Error, Equatable, CustomStringConvertible {
  case otherFormat(detail: String)
  case noFormatVersion
  case newerFormat(found: Int, supported: Int)
  case malformed(key: String, detail: String)
  case duplicateKey(String)
  case pointer

  /// In words, for a person.
  package var description: String {
    switch self {
    case .otherFormat(let detail):
      "it is not a snapshot (\(detail)). \(Self.remedy)"
    case .noFormatVersion:
      "it is not a snapshot: there is no \"formatVersion\". \(Self.remedy)"
    case .newerFormat(let found, let supported):
      "it is written in snapshot format \(found); this version of intentcompat reads up to \(supported). Update intentcompat."
    case .duplicateKey(let key):
      "the snapshot has “\(key)” twice in one object, so it is unclear which one counts. \(Self.remedy)"
    case .pointer:
      "it is a pointer of Git LFS, and the snapshot itself is not in this clone. Get it with `git lfs pull`."
    case .malformed(let key, let detail):
      "the snapshot is damaged at \"\(key)\": \(detail). \(Self.remedy)"
    }
  }

  private static let remedy =
    "Restore the file from git, or write it again with `intentcompat snapshot` or `intentcompat ship`."
}

/// Why a snapshot could not be read. The description names the place in the file and what to do.
package enum SnapshotError: Error, Equatable, CustomStringConvertible {
  case otherFormat(detail: String)
  case noFormatVersion
  case newerFormat(found: Int, supported: Int)
  case malformed(key: String, detail: String)
  case duplicateKey(String)

  /// In words, for a person.
  package var description: String {
    switch self {
    case .otherFormat(let detail):
      "not a snapshot (\(detail)). Write it again with `intentcompat snapshot` or `intentcompat ship`."
    case .noFormatVersion:
      "not a snapshot: there is no \"formatVersion\". Write it again with `intentcompat snapshot` or `intentcompat "
        + "ship`."
    case .newerFormat(let found, let supported):
      "written in snapshot format \(found); this version of intentcompat reads up to \(supported). Update intentcompat."
    case .duplicateKey(let key):
      "the snapshot has “\(key)” twice in one object, so it is unclear which one counts. Restore the file from "
        + "git, or write it again."
    case .malformed(let key, let detail):
      "the snapshot is damaged at \"\(key)\": \(detail). Restore the file from git, or write it again."
    }
  }
}

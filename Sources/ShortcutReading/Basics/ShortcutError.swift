/// Why bytes gave no shortcut. Nothing that a person stored in one is ever part of the words.
package enum ShortcutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Its first bytes are those of nothing that shortcuts come in.
  case unknownFormat
  case refused(detail: String)
  case noPropertyList
  case noActions
  case tooLarge
  case encrypted
  case damaged(String)
  /// A large list of steps, which Core Data keeps in a file beside the library.
  case stepsElsewhere
  /// A record of a shared link: it has the name of a shortcut, and where the steps are.
  case record(name: String?, download: String?)
  case noRecord
  case database(String)
  /// A database without the tables of a library; its name says which is missing.
  case noLibrary(table: String, columns: [String])

  /// In words, for a person.
  package var description: String {
    switch self {
    case .unknownFormat:
      "it is not an exported shortcut. Export one from the Shortcuts app (Share, then Export File)."
    case .refused(let detail): "it is not an exported shortcut: \(detail)."
    case .noPropertyList: "its property list is damaged or cut off. Export the shortcut again."
    case .noActions: "it has no `WFWorkflowActions`, so it is not an exported shortcut."
    case .tooLarge: "it is larger than \(ShortcutLimits.size >> 20) MB."
    case .encrypted:
      "it is encrypted, not only signed. Ask for a copy exported from the share sheet, or for its iCloud link."
    case .damaged(let detail): "it is damaged: \(detail). Export the shortcut again."
    case .stepsElsewhere:
      "its steps are stored outside the library, which intentcompat does not read. Export it from the Shortcuts app."
    case .record(let name, let download): Self.words(name: name, download: download)
    case .noRecord:
      "it looks like JSON, but not like the iCloud record of a shared shortcut. "
        + "Export the shortcut (Share, then Export File)."
    case .database(let detail): detail
    case .noLibrary(let table, let columns):
      "it is not a shortcuts library: it has no table \(table) with \(columns.joined(separator: " and "))."
    }
  }

  /// Whether the bytes are something else, and not a shortcut that is broken: in a folder they are passed over.
  package var isAboutSomethingElse: Bool {
    switch self {
    case .unknownFormat, .noActions, .noRecord, .noLibrary: true
    default: false
    }
  }

  private static func words(name: String?, download: String?) -> String {
    let what = "it is the iCloud record of a shared link\(name.map { " to “\($0)”" } ?? ""), without the steps."
    guard let download else {
      return """
        \(what) It does not contain the address of the steps. Download the record again, or ask for the exported \
        shortcut.
        """
    }
    return "\(what) The download link expires after a while:\n  curl -o Shortcut.plist '\(download)'"
  }
}

import IntentMigration
import SourceScanning

extension FileChange {
  /// What stands where a person has to write code; neither compiles.
  static let placeholders = ["<#", "#error("]

  /// Whether the edits leave something to fill in.
  var hasNewPlaceholder: Bool {
    Self.placeholders.contains { text in
      let mark = Array(text.utf8)
      return after.contains(mark) && before?.contains(mark) != true
    }
  }
}

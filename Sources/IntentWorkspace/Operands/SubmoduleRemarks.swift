import IntentReports
import IntentSettings
import IntentSurface

/// What is said of code that is in another repository: a line for all such folders, since some apps have many.
enum SubmoduleRemarks {
  private static let shown = 3

  /// Folders that would be read and are empty in this clone.
  static func missing(_ folders: [String], selection: SourceSelection) -> [Diagnostic] {
    remark(
      on: folders, selection,
      "holds nothing in this clone, and its intents are missing: `git submodule update --init` brings it.",
      "hold nothing in this clone, and their intents are missing: `git submodule update --init` brings them.")
  }

  /// Folders of a revision, whose code git keeps elsewhere.
  static func notRead(_ folders: [String], selection: SourceSelection) -> [Diagnostic] {
    remark(
      on: folders, selection,
      "was not read: its code is in a repository of its own. In a folder it is read with the rest.",
      "were not read: their code is in repositories of their own. In a folder they are read with the rest.")
  }

  private static func remark(
    on folders: [String], _ selection: SourceSelection, _ one: String, _ many: String
  ) -> [Diagnostic] {
    let folders = folders.filter(selection.mayEnter)
    guard !folders.isEmpty else { return [] }
    let rest = folders.count - shown
    let names = Words.list(folders.prefix(shown).map { "“\($0)”" } + (rest > 0 ? ["\(rest) more"] : []))
    let message = folders.count == 1 ? "The submodule \(names) \(one)" : "The submodules \(names) \(many)"
    return [Diagnostic(.warning, message)]
  }
}

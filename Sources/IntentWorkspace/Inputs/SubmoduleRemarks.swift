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
      "is empty in this clone, so its intents are missing. Run `git submodule update --init`.",
      "are empty in this clone, so their intents are missing. Run `git submodule update --init`.")
  }

  /// Folders of a revision, whose code git keeps elsewhere.
  static func notRead(_ folders: [String], selection: SourceSelection) -> [Diagnostic] {
    remark(
      on: folders, selection,
      "was not read: its code is in its own repository. Read a checkout instead of a git revision to include it.",
      "were not read: their code is in their own repositories. Read a checkout instead of a git revision to include "
        + "them.")
  }

  private static func remark(
    on folders: [String], _ selection: SourceSelection, _ one: String, _ many: String
  ) -> [Diagnostic] {
    let folders = folders.filter(selection.mayEnter)
    guard !folders.isEmpty else { return [] }
    let rest = folders.count - shown
    let names = (folders.prefix(shown).map { "“\($0)”" } + (rest > 0 ? ["\(rest) more"] : [])).sentenceList
    let message = folders.count == 1 ? "The submodule \(names) \(one)" : "The submodules \(names) \(many)"
    return [Diagnostic(.warning, message)]
  }
}

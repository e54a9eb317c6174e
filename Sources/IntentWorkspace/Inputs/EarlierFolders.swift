import IntentReports
import IntentSettings
import IntentSurface
import SourceScanning

/// Where an app's code was at a revision that lacks a folder which today's settings name.
///
/// The projects of that revision decide; where they don't know the app, the whole tree is read.
struct EarlierFolders {
  let selection: SourceSelection
  /// The app as the projects of the revision call it; nil where the whole tree is read.
  private let app: String?

  /// Whether the projects of the revision know the app.
  var isKnown: Bool { app != nil }

  init(of app: AppSettings, in tree: some SourceTree, exclude: [Glob]) {
    let apps = ProjectFacts(in: tree, fallbackName: app.name).apps.filter { !$0.hosts.isEmpty }
    let named = apps.filter { Self.word($0.name) == Self.word(app.name) }
    let found = named.first ?? (apps.count == 1 ? apps.first : nil)
    self.app = found?.name
    selection = SourceSelection(include: found?.sources ?? [], exclude: exclude.map(\.description))
  }

  private static func word(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// What was read, and why.
  ///
  /// - Parameter areThere: whether the folders have source files, and no intents in them.
  func note(missing: [Glob], at revision: String, areThere: Bool = false) -> Diagnostic {
    let name = revision.hasPrefix("refs/tags/") ? String(revision.dropFirst("refs/tags/".count)) : revision
    let folders = selection.include.map(\.description)
    let what =
      app == nil || folders.isEmpty
      ? "its whole tree is read"
      : "its project's folders for “\(app ?? "")” are read: \(Array(folders.prefix(4)).sentenceList)"
        + (folders.count > 4 ? " and \(folders.count - 4) more" : "")
    return Diagnostic(
      .note,
      "`sources:` names \(missing.map { "“\($0)”" }.sentenceList), and \(name) has no \(areThere ? "intents" : "source file") there; \(what)."
    )
  }
}

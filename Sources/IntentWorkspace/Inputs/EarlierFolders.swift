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

  /// Whether the revision has others of today's apps, and not this one.
  let isNew: Bool

  /// Whether the projects of the revision know the app.
  var isKnown: Bool { app != nil }

  /// - Parameter others: the names of today's apps, where projects alone say which there are.
  init(
    of app: AppSettings, among others: [String] = [], in tree: some SourceTree, exclude: [Glob],
    memory: ReadingMemory = ReadingMemory()
  ) {
    // Several apps ask for those of one revision.
    let apps = memory.apps.value(for: FileIdentities(of: tree) { _ in true }) {
      ProjectFacts(in: tree, fallbackName: app.name).apps.filter { !$0.hosts.isEmpty }
    }
    let named = apps.filter { Self.names(of: $0).contains(Self.word(app.name)) }
    let known = Set(others.map(Self.word))
    isNew = !apps.isEmpty && named.isEmpty && apps.allSatisfy { !known.isDisjoint(with: Self.names(of: $0)) }
    let found = named.first ?? (apps.count == 1 && !isNew ? apps.first : nil)
    self.app = found?.name
    selection = SourceSelection(include: found?.sources ?? [], exclude: exclude.map(\.description))
  }

  /// What an app may be called: one that is alone is called like its project, and several like their targets.
  private static func names(of app: AppFacts) -> Set<String> {
    Set(([app.name] + app.hosts.map { String($0.prefix { $0 != "(" }) }).map(word))
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

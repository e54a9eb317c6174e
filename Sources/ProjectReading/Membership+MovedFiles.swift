package import IntentSurface
import SourceScanning

extension Membership {
  /// The same, with files that targets name where none is, and that lie under the same name elsewhere.
  ///
  /// A definition of intents moves into a language folder when it is first translated, and a folder is renamed before the
  /// project follows. A file counts only where it is the one of that name that no target has; of several in language
  /// folders, that in `Base.lproj`.
  ///
  /// - Parameter paths: every file of the tree.
  /// - Returns: also the paths that targets name where nothing is, which can't be built.
  package func following(_ paths: [String]) -> (membership: Membership, notes: [Diagnostic], absent: Set<String>) {
    let there = Set(paths.filter(Self.canMove))
    let missing = missing(from: there)
    var absent = missing.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    guard isWhole, !missing.isEmpty else { return (self, [], absent) }
    let free = Dictionary(
      grouping: there.filter { missing[Self.name(of: $0)] != nil && targets(of: $0).isEmpty }, by: Self.name)
    var result = self
    var notes: [Diagnostic] = []
    for (name, old) in missing.sorted(by: { $0.key < $1.key }) where old.count == 1 {
      guard let old = old.first, let new = Self.only(of: free[name] ?? []) else { continue }
      result.add(new, whereIs: old)
      absent.remove(old)
      notes.append(
        Diagnostic(
          .note, "The project names \(old), which does not exist. This file has the same name and is used instead.",
          at: SourceLocation(path: new)))
    }
    return (result, notes, absent)
  }

  private static func canMove(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".intentdefinition")
  }

  private static func name(of path: String) -> String { String(RelativePath.name(of: path)) }

  /// The paths that targets name where no file is, by the names of the files.
  private func missing(from there: Set<String>) -> [String: Set<String>] {
    var missing: [String: Set<String>] = [:]
    for member in members where member.target.kind != .test && member.project.kind == .xcode {
      for file in member.target.files where Self.canMove(file) && !there.contains(file) {
        missing[Self.name(of: file), default: []].insert(file)
      }
    }
    return missing
  }

  private static func only(of paths: [String]) -> String? {
    let isBase = { (path: String) in RelativePath.folders(of: path).last == "Base.lproj" }
    let chosen = paths.count == 1 ? paths : paths.filter(isBase)
    return chosen.count == 1 ? chosen.first : nil
  }
}

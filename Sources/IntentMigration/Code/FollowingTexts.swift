import SourceScanning

/// The texts in tables that go with an edit of code: those of keys that the code did not have before it.
///
/// A key that holds the names of parameters takes its texts along where they are renamed. A key that shipped gets its
/// shipped texts where these were removed with the code.
struct FollowingTexts {
  /// The code with the texts.
  private(set) var code: CodeTree
  /// What a person should know of them.
  var notes: [String] {
    [
      renamed.isEmpty
        ? nil
        : "The key of a text contains the names of its parameters, which are edited in \(Self.list(renamed)) too.",
      restored.isEmpty
        ? nil : "The shipped texts of \(Self.quoted(restored.keys)) come back too, in \(Self.list(paths)).",
      lost.isEmpty
        ? nil
        : "The texts of \(Self.quoted(lost.keys)) were in \(Self.list(lostPaths)), which is gone: restore them too.",
    ].compactMap(\.self)
  }

  private let shipped: CodeTree?
  private var renamed: Set<String> = []
  /// The keys, each with the tables.
  private var restored: [String: Set<String>] = [:]
  private var lost: [String: Set<String>] = [:]

  private var paths: Set<String> { restored.values.reduce(into: []) { $0.formUnion($1) } }
  private var lostPaths: Set<String> { lost.values.reduce(into: []) { $0.formUnion($1) } }

  /// - Parameters:
  ///   - code: as the edit leaves it.
  ///   - before: as the edit found it.
  ///   - shipped: the code that shipped, nil where only its surface is known.
  init(of code: CodeTree, since before: CodeTree, shipped: CodeTree?) {
    (self.code, self.shipped) = (code, shipped)
    guard (code.paths + (shipped?.paths ?? [])).contains(where: TextTableCode.isTable) else { return }
    var (added, removed, kept): (Set<TextKey>, Set<TextKey>, Set<TextKey>) = ([], [], [])
    for change in code.changes(since: before) where change.path.hasSuffix(".swift") {
      // The new one first: it is what was parsed last.
      let (new, old) = (code.textKeys(in: change.path), before.textKeys(in: change.path))
      added.formUnion(new.subtracting(old))
      removed.formUnion(old.subtracting(new))
      kept.formUnion(old.intersection(new))
    }
    guard !added.isEmpty else { return }
    // The texts of a phrase are under the first one of its App Shortcut.
    added = follow(removed, added).filter { $0.table != TextKey.phrases }
    restore(added)
    _ = follow(kept, added)
  }

  /// Gives new keys the texts of old ones that differ in names of parameters alone.
  ///
  /// - Returns: the new keys that have no text.
  private mutating func follow(_ old: Set<TextKey>, _ new: Set<TextKey>) -> Set<TextKey> {
    let twins = Dictionary(
      old.filter { !$0.names.isEmpty }.map { ($0.skeleton, $0) }, uniquingKeysWith: { min($0, $1) })
    let rest = new.sorted().filter { key in
      guard !key.names.isEmpty, let twin = twins[key.skeleton] else { return true }
      return !rename(twin, to: key)
    }
    return Set(rest)
  }

  private func paths(named table: String, in code: CodeTree) -> [String] {
    code.paths.filter { path in
      TextTableCode.isTable(path) && RelativePath.name(of: path).prefix { $0 != "." } == table
    }
  }

  // MARK: Names of parameters

  /// Whether some table has the new key now.
  private mutating func rename(_ old: TextKey, to new: TextKey) -> Bool {
    let isUsed = isUsed(old)
    let names = Dictionary(zip(old.names, new.names), uniquingKeysWith: { first, _ in first })
    var isFound = false
    for path in paths(named: new.table, in: code) {
      guard let table = code.table(path) else { continue }
      isFound = isFound || table.entry(new.text) != nil
      guard table.entry(new.text) == nil, let entry = table.entry(old.text) else { continue }
      let copied = ParameterTokens.renaming(names, in: table.spelling(of: entry))
      let edit = isUsed ? table.insert(copied, behind: entry) : table.renaming(names, in: entry.range)
      guard let edit, let edited = code.applying([edit]) else { continue }
      (code, isFound) = (edited, true)
      renamed.insert(path)
    }
    return isFound
  }

  private func isUsed(_ key: TextKey) -> Bool {
    code.files(naming: key.names.map { "$\($0)" }).contains { code.textKeys(in: $0.path).contains(key) }
  }

  // MARK: Texts that went with the code

  private mutating func restore(_ keys: Set<TextKey>) {
    guard let shipped else { return }
    for (name, keys) in Dictionary(grouping: keys, by: \.table).sorted(by: { $0.key < $1.key }) {
      let tables = paths(named: name, in: shipped).compactMap(shipped.table)
      for table in tables {
        restore(Set(keys.map(\.text)).filter { table.entry($0) != nil }, from: table, named: name)
      }
    }
  }

  private mutating func restore(_ keys: Set<String>, from shipped: TextTableCode, named name: String) {
    guard !keys.isEmpty else { return }
    guard let path = place(of: shipped.file.path), let table = code.table(path) else {
      let others = paths(named: name, in: code).compactMap(code.table)
      for key in keys where !others.contains(where: { $0.entry(key) != nil }) {
        lost[key, default: []].insert(shipped.file.path)
      }
      return
    }
    let gone = keys.filter { table.entry($0) == nil }
    guard let edited = code.applying(table.restore(gone, from: shipped)), !gone.isEmpty else { return }
    code = edited
    for key in gone { restored[key, default: []].insert(path) }
  }

  // Where a table of the shipped version is now.
  private func place(of path: String) -> String? {
    guard code.bytes(path) == nil else { return path }
    let ending = { (path: String) in
      path.split(separator: "/").suffix(path.hasSuffix(".strings") ? 2 : 1).joined(separator: "/")
    }
    let moved = code.paths.filter { ending($0) == ending(path) && code.bytes($0) != nil }
    return moved.count == 1 ? moved.first : nil
  }

  // MARK: Words

  private static let mostShown = 3

  private static func quoted(_ keys: some Collection<String>) -> String { list(Set(keys.map { "“\($0)”" })) }

  private static func list(_ names: Set<String>) -> String { names.sorted().list(most: mostShown) }
}

extension TextKey: Comparable {
  static func < (first: TextKey, second: TextKey) -> Bool {
    (first.table, first.text) < (second.table, second.text)
  }
}

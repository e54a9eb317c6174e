import Foundation

/// Some files of a tree by what tells their bytes from all others: what was made of them can be taken again where they are
/// the same.
package struct FileIdentities: Hashable, Sendable {
  private let paths: [String]
  private let identities: [String]

  /// Nil where the bytes of some file are not known without reading it.
  ///
  /// - Parameter isWanted: asked with each path.
  package init?(of tree: some SourceTree, where isWanted: (String) -> Bool) {
    // A folder knows of no file without reading it, so that its paths need not be looked through.
    if let first = tree.paths.first, tree.identity(of: first) == nil { return nil }
    var paths: [String] = []
    var identities: [String] = []
    for path in tree.paths where isWanted(path) {
      guard let identity = tree.identity(of: path) else { return nil }
      paths.append(path)
      identities.append(identity)
    }
    self.paths = paths
    self.identities = identities
  }
}

/// The last thing that was made of some files.
///
/// Readings that follow each other have most of their files in common. All state is behind the lock.
package final class LastOutcome<Key, Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var last: (key: Key, value: Value)?

  /// Nothing yet.
  package init() {}

  /// What was made for the same key, else what is made now.
  ///
  /// - Parameter key: nil for what can't be told from others.
  package func value(for key: Key?, _ make: () -> Value) -> Value where Key: Equatable & Sendable, Value: Sendable {
    guard let key else { return make() }
    let known = lock.withLock { last }
    if let known, known.key == key { return known.value }
    let value = make()
    lock.withLock { last = (key, value) }
    return value
  }
}

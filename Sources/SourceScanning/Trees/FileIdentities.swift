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
    paths = tree.paths.filter(isWanted)
    var identities: [String] = []
    identities.reserveCapacity(paths.count)
    for path in paths {
      guard let identity = tree.identity(of: path) else { return nil }
      identities.append(identity)
    }
    self.identities = identities
  }
}

/// The last thing that was made of some files.
///
/// Readings that follow each other have most of their files in common. All state is behind the lock.
package final class LastOutcome<Key: Equatable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var last: (key: Key, value: Value)?

  /// Nothing yet.
  package init() {}

  /// What was made for the same key, else what is made now.
  ///
  /// - Parameter key: nil for what can't be told from others.
  package func value(for key: Key?, _ make: () -> Value) -> Value {
    guard let key else { return make() }
    let known = lock.withLock { last }
    if let known, known.key == key { return known.value }
    let value = make()
    lock.withLock { last = (key, value) }
    return value
  }
}

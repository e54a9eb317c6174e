/// The records of one list of a surface that were in snapshots so far.
struct ListPool<Record: Codable & Hashable & Sendable>: AnyListPool {
  let key: String
  private let list: any WritableKeyPath<Surface, [Record]> & Sendable
  private var records = RecordPool<Record>()

  init(key: String, list: any WritableKeyPath<Surface, [Record]> & Sendable) {
    self.key = key
    self.list = list
  }

  mutating func read(at cursor: inout SnapshotCursor, to surface: inout Surface) -> Bool {
    records.read(key, at: &cursor, to: &surface[keyPath: list])
  }
}

/// The pool of a list without the type of its records.
protocol AnyListPool {
  var key: String { get }
  /// Reads the list, which may be absent.
  ///
  /// - Returns: false where something else is there.
  mutating func read(at cursor: inout SnapshotCursor, to surface: inout Surface) -> Bool
}

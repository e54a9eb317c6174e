/// One of the lists of a surface: its key in a snapshot, and where its records are.
struct SurfaceList<Record: ListedRecord>: AnySurfaceList {
  let key: String
  let records: any WritableKeyPath<Surface, [Record]> & Sendable

  init(_ key: String, _ records: any WritableKeyPath<Surface, [Record]> & Sendable) {
    self.key = key
    self.records = records
  }

  func sort(in surface: inout Surface) {
    // A list that is sorted already, as in every snapshot, is not copied: a check compares hundreds.
    if !areSorted(surface[keyPath: records]) { surface[keyPath: records].sort(by: Record.precedes) }
  }

  private func areSorted(_ records: [Record]) -> Bool {
    records.withUnsafeBufferPointer { records in
      !records.indices.dropFirst().contains { Record.precedes(records[$0], records[$0 - 1]) }
    }
  }

  func makePool() -> any AnyListPool { ListPool(list: self) }
}

/// A list of a surface without the type of its records.
protocol AnySurfaceList: Sendable {
  var key: String { get }
  func sort(in surface: inout Surface)
  func makePool() -> any AnyListPool
}

import IntentSurface

/// Lets a row of versions hold the lists that are as in the new surface in the memory of that one.
///
/// Most lists of most versions are; comparing a list with itself takes no time, whatever its length.
struct SharedLists {
  private let new: Surface
  /// The version before, as it was and as it is with shared lists.
  private var earlier = (own: Surface(), shared: Surface())

  init(with new: Surface) { self.new = new }

  /// The next version, with the same contents.
  mutating func share(_ version: Surface) -> Surface {
    var surface = version
    share(\.intents, in: &surface)
    share(\.entities, in: &surface)
    share(\.queries, in: &surface)
    share(\.enums, in: &surface)
    share(\.unionValues, in: &surface)
    share(\.appShortcuts, in: &surface)
    share(\.widgets, in: &surface)
    share(\.legacyIntents, in: &surface)
    share(\.legacyEnums, in: &surface)
    share(\.legacyTypes, in: &surface)
    earlier = (version, surface)
    return surface
  }

  // Snapshots read together share what did not change from one to the next, so that most looks end at the first.
  private func share<Record: Equatable>(_ list: WritableKeyPath<Surface, [Record]>, in surface: inout Surface) {
    if surface[keyPath: list] == earlier.own[keyPath: list] {
      surface[keyPath: list] = earlier.shared[keyPath: list]
    } else if surface[keyPath: list] == new[keyPath: list] {
      surface[keyPath: list] = new[keyPath: list]
    }
  }
}

extension Array {
  /// Whether another list is the same memory, and so the same whatever its elements are.
  func isShared(with other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }
}

import IntentSurface

/// Lets a row of versions hold the lists that are as in the new surface in the memory of that one.
///
/// Most lists of most versions are; comparing a list with itself takes no time, whatever its length. In the lists that
/// are not, most records are, and the new surface holds those in the memory of the versions.
struct SharedLists {
  /// The new surface, with the same contents.
  private(set) var new: Surface
  /// The version before, as it was and as it is with shared lists.
  private var earlier = (own: Surface(), shared: Surface())

  /// - Parameter latest: the version that has most records in common with the new surface, both in canonical order.
  init(with new: Surface, latest: Surface) {
    self.new = new
    takeRecords(of: \.intents, from: latest)
    takeRecords(of: \.entities, from: latest)
    takeRecords(of: \.queries, from: latest)
    takeRecords(of: \.enums, from: latest)
  }

  // Snapshots read together share their records, so one that is the same as the latest version's is all versions'.
  private mutating func takeRecords<Record: SurfaceRecord>(
    of list: WritableKeyPath<Surface, [Record]>, from latest: Surface
  ) {
    var theirs = latest[keyPath: list][...]
    new[keyPath: list] = new[keyPath: list].map { record in
      theirs = theirs.drop { $0.identifier < record.identifier }
      return theirs.first.flatMap { $0 == record ? $0 : nil } ?? record
    }
  }

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
    if surface[keyPath: list].isSame(as: earlier.own[keyPath: list]) {
      surface[keyPath: list] = earlier.shared[keyPath: list]
    } else if surface[keyPath: list].isSame(as: new[keyPath: list]) {
      surface[keyPath: list] = new[keyPath: list]
    }
  }
}

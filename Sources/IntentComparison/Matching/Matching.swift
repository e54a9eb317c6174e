/// Which records of two lists belong together, by position.
struct Matching {
  /// One record before and after.
  struct Pair: Hashable {
    let old: Int
    let new: Int
  }

  /// In the order of the old list.
  var pairs: [Pair] = []
  /// Old records whose identifier is gone, one for each identifier.
  var removed: [Int] = []
  /// New records whose identifier is new, one for each identifier.
  var added: [Int] = []
  /// Records that share their identifier with one that was paired. They may still be renamed, and are reported as removed
  /// only where no app that had them has their identifier.
  var spareOld: [Int] = []
  var spareNew: [Int] = []

  /// Nothing matched yet.
  init() {}

  /// Pairs two lists by their sorted identifiers alone.
  ///
  /// Records that share an identifier are paired with their likes: those that say the same, then those at the same place
  /// (type path and module), then the two that most bundles have in common, of these the two with most members in
  /// common; else the last ones, because a build that merges such records keeps the last.
  ///
  /// - Parameters:
  ///   - areSame: whether two records differ in nothing but their place.
  ///   - shared: how many bundles two records are both in, and how many members both have.
  init(
    _ old: [String], _ new: [String], oldPlace: (Int) -> [String], newPlace: (Int) -> [String],
    areSame: (Int, Int) -> Bool, shared: (Int, Int) -> (hosts: Int, members: Int)
  ) {
    pairs.reserveCapacity(old.count)
    var oldStart = 0
    var newStart = 0
    while oldStart < old.count || newStart < new.count {
      let comesFirst =
        oldStart == old.count ? 1 : newStart == new.count ? -1 : Self.order(old[oldStart], new[newStart])
      let oldEnd = comesFirst <= 0 ? Self.end(of: old, from: oldStart) : oldStart
      let newEnd = comesFirst >= 0 ? Self.end(of: new, from: newStart) : newStart
      pairGroup(
        oldStart..<oldEnd, newStart..<newEnd, oldPlace: oldPlace, newPlace: newPlace, areSame: areSame, shared: shared)
      oldStart = oldEnd
      newStart = newEnd
    }
  }

  /// The pairs whose records differ at all.
  ///
  /// Most do not, and a check looks at hundreds of versions: the records are compared in place, without being copied.
  func pairs<Record: Equatable>(ofDifferent old: [Record], _ new: [Record]) -> [Pair] {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in pairs.filter { !old.isSame($0.old, as: $0.new, in: new) } }
    }
  }

  /// How many pairs of one list are held against each other: all where 300 were removed and 300 added. Of more, each is
  /// held against those around the same place in the other list.
  static let renameLimit = 90_000

  /// Pairs what was removed with what was added where they are alike enough, best first, each at most once.
  mutating func addRenames(likeness: (Int, Int) -> Double?) {
    let oldPool = removed + spareOld
    let newPool = added + spareNew
    var candidates: [(pair: Pair, likeness: Double)] = []
    for (place, old) in oldPool.enumerated() {
      for other in Self.nearby(place, of: oldPool.count, in: newPool.count) {
        let new = newPool[other]
        guard place < removed.count || other < added.count, let likeness = likeness(old, new) else { continue }
        candidates.append((Pair(old: old, new: new), likeness))
      }
    }
    candidates.sort { ($1.likeness, $0.pair.old, $0.pair.new) < ($0.likeness, $1.pair.old, $1.pair.new) }
    var takenOld: Set<Int> = []
    var takenNew: Set<Int> = []
    for (pair, _) in candidates where !takenOld.contains(pair.old) && !takenNew.contains(pair.new) {
      takenOld.insert(pair.old)
      takenNew.insert(pair.new)
      pairs.append(pair)
    }
    removed.removeAll(where: takenOld.contains)
    spareOld.removeAll(where: takenOld.contains)
    added.removeAll(where: takenNew.contains)
    spareNew.removeAll(where: takenNew.contains)
    pairs.sort { ($0.old, $0.new) < ($1.old, $1.new) }
  }

  /// Pairs what several bundles had with all that they have in its place: one of them may have less than the others.
  mutating func addParts(
    _ old: [String], _ new: [String], oldHosts: (Int) -> [String], newHosts: (Int) -> [String]
  ) {
    guard !spareNew.isEmpty else { return }
    let byName = Dictionary(grouping: pairs) { old[$0.old] }
    let parts = spareNew.flatMap { spare in
      (byName[new[spare]] ?? []).filter { pair in
        let shared = Set(oldHosts(pair.old)).intersection(newHosts(spare))
        return !shared.isEmpty && shared.isDisjoint(with: newHosts(pair.new))
      }.map { Pair(old: $0.old, new: spare) }
    }
    let paired = Set(parts.map(\.new))
    spareNew.removeAll(where: paired.contains)
    pairs = (pairs + parts).sorted { ($0.old, $0.new) < ($1.old, $1.new) }
  }

  private static func nearby(_ place: Int, of count: Int, in others: Int) -> Range<Int> {
    guard count * others > renameLimit else { return 0..<others }
    let reach = max(1, renameLimit / count)
    let start = min(max(0, place * others / count - reach / 2), others - min(reach, others))
    return start..<min(others, start + reach)
  }

  /// Pairs what was removed with what was added by their shapes.
  mutating func addRenames<Shape: RecordShape>(oldShape: (Int) -> Shape, newShape: (Int) -> Shape) {
    guard !(removed.isEmpty && spareOld.isEmpty), !(added.isEmpty && spareNew.isEmpty) else { return }
    let oldShapes = Self.byPosition(removed + spareOld, oldShape)
    let newShapes = Self.byPosition(added + spareNew, newShape)
    addRenames { old, new in
      guard let before = oldShapes[old], let after = newShapes[new] else { return nil }
      return before.likeness(to: after)
    }
  }

  // A list, because ninety thousand pairs look into it.
  private static func byPosition<Shape>(_ positions: [Int], _ shape: (Int) -> Shape) -> [Shape?] {
    var shapes = [Shape?](repeating: nil, count: (positions.max() ?? -1) + 1)
    for position in positions { shapes[position] = shape(position) }
    return shapes
  }

  private static func order(_ left: String, _ right: String) -> Int {
    left == right ? 0 : left < right ? -1 : 1
  }

  private static func end(of identifiers: [String], from start: Int) -> Int {
    var end = start + 1
    while end < identifiers.count, identifiers[end] == identifiers[start] { end += 1 }
    return end
  }

  private mutating func pairGroup(
    _ old: Range<Int>, _ new: Range<Int>, oldPlace: (Int) -> [String], newPlace: (Int) -> [String],
    areSame: (Int, Int) -> Bool, shared: (Int, Int) -> (hosts: Int, members: Int)
  ) {
    guard let lastOld = old.last else { return addLast(of: new, to: \.added, rest: \.spareNew) }
    guard let lastNew = new.last else { return addLast(of: old, to: \.removed, rest: \.spareOld) }
    if old.count == 1, new.count == 1 {
      pairs.append(Pair(old: lastOld, new: lastNew))
      return
    }
    var restOfOld = Array(old)
    var restOfNew = Array(new)
    var found: [Pair] = []
    func pair<Key: Hashable>(by key: ([String]) -> Key, where belongTogether: (Int, Int) -> Bool) {
      var groups = Dictionary(grouping: restOfNew) { key(newPlace($0)) }
      var taken: Set<Int> = []
      restOfOld.removeAll { position in
        let group = key(oldPlace(position))
        guard let match = groups[group]?.firstIndex(where: { belongTogether(position, $0) }),
          let new = groups[group]?.remove(at: match)
        else { return false }
        found.append(Pair(old: position, new: new))
        taken.insert(new)
        return true
      }
      restOfNew.removeAll(where: taken.contains)
    }
    pair(by: \.self, where: areSame)
    // What says the same has the same name.
    pair(by: \.first, where: areSame)
    pair(by: \.self) { _, _ in true }
    if let nearest = Self.nearest(restOfOld, restOfNew, shared) {
      found.append(nearest)
      restOfOld.removeAll { $0 == nearest.old }
      restOfNew.removeAll { $0 == nearest.new }
    }
    pairs += found.sorted { $0.old < $1.old }
    spareOld += restOfOld
    spareNew += restOfNew
  }

  /// The last two of those with most bundles and then members in common, among the last few.
  private static func nearest(
    _ old: [Int], _ new: [Int], _ shared: (Int, Int) -> (hosts: Int, members: Int)
  ) -> Pair? {
    var best: (pair: Pair, shared: (hosts: Int, members: Int))?
    for before in old.suffix(nearLimit).reversed() {
      for after in new.suffix(nearLimit).reversed() {
        let shared = shared(before, after)
        if best.map({ $0.shared < shared }) ?? true { best = (Pair(old: before, new: after), shared) }
      }
    }
    return best?.pair
  }

  private static let nearLimit = 8

  private mutating func addLast(
    of group: Range<Int>, to list: WritableKeyPath<Matching, [Int]>, rest: WritableKeyPath<Matching, [Int]>
  ) {
    guard let last = group.last else { return }
    self[keyPath: list].append(last)
    self[keyPath: rest] += group.dropLast()
  }
}

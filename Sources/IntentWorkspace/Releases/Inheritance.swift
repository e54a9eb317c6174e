/// What each release hands to those that follow it, kept no longer than one of them waits for it.
struct Inheritance<Value> {
  private let parents: [Int?]
  private var waiting: [Int: Int]
  private var values: [Int: Value] = [:]

  /// - Parameter parents: the position of the release before, for each of them.
  init(_ parents: [Int?]) {
    self.parents = parents
    waiting = parents.compactMap(\.self).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// What the release before left; each is asked for once.
  mutating func value(for position: Int) -> Value? {
    guard let parent = parents[position] else { return nil }
    waiting[parent, default: 0] -= 1
    return waiting[parent] ?? 0 > 0 ? values[parent] : values.removeValue(forKey: parent)
  }

  mutating func leave(_ value: Value, by position: Int) {
    if waiting[position] ?? 0 > 0 { values[position] = value }
  }
}

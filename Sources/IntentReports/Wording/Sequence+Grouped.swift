extension Sequence {
  /// The elements of one key together, in the order in which each key comes first; an element without a key stands by
  /// itself.
  func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [[Element]] {
    var groups: [[Element]] = []
    var positions: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let position = key.flatMap({ positions[$0] }) {
        groups[position].append(element)
      } else {
        if let key { positions[key] = groups.count }
        groups.append([element])
      }
    }
    return groups
  }
}

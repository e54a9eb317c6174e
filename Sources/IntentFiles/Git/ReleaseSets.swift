/// Small numbers, one bit for each.
struct BitSet: Sendable {
  private var words: [UInt64] = []

  func contains(_ number: Int) -> Bool {
    let word = number >> 6
    return word < words.count && words[word] >> UInt64(number & 63) & 1 == 1
  }

  mutating func insert(_ number: Int) {
    let word = number >> 6
    if word >= words.count { words += Array(repeating: 0, count: word + 1 - words.count) }
    words[word] |= 1 << UInt64(number & 63)
  }

  /// Takes in a number and all of a set.
  mutating func formUnion(with number: Int, _ other: BitSet) {
    insert(number)
    if other.words.count > words.count { words += Array(repeating: 0, count: other.words.count - words.count) }
    for index in other.words.indices { words[index] |= other.words[index] }
  }
}

/// Sets of releases none of which descends from another, each kept once.
///
/// Nearly all commits have the set of their only parent, so that a number stands for it.
struct Antichains: Sendable {
  /// By number; 0 is the empty one.
  private var all: [[Int]] = [[]]
  private var unions: [UInt64: Int32] = [:]

  subscript(_ id: Int32) -> [Int] { all[Int(id)] }

  mutating func add(_ set: [Int]) -> Int32 {
    all.append(set)
    return Int32(all.count - 1)
  }

  /// The number of what is in either set, without what another one of them descends from.
  mutating func joined(_ left: Int32, _ right: Int32, where descends: (Int, Int) -> Bool) -> Int32 {
    if left == right || right == 0 { return left }
    if left == 0 { return right }
    let key = UInt64(UInt32(bitPattern: min(left, right))) << 32 | UInt64(UInt32(bitPattern: max(left, right)))
    if let known = unions[key] { return known }
    let members = Set(self[left] + self[right])
    let union = members.filter { one in !members.contains { $0 != one && descends($0, one) } }.sorted()
    let id = union == self[left].sorted() ? left : union == self[right].sorted() ? right : add(union)
    unions[key] = id
    return id
  }
}

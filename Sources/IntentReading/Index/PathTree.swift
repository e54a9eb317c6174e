/// The dotted names of declarations as a tree, so that a look-up from deep inside a type hashes one name a level, and
/// not the whole path for each.
struct PathTree: Sendable {
  private struct Step: Hashable {
    let outer: Int
    let name: String
  }

  /// The number of the top of a file.
  static let top = 0

  private var numbers: [Step: Int] = [:]

  /// The number of a path, which gets one where it has none.
  mutating func insert(_ path: [String]) -> Int {
    path.reduce(Self.top) { outer, name in
      let step = Step(outer: outer, name: name)
      if let known = numbers[step] { return known }
      let number = numbers.count + 1
      numbers[step] = number
      return number
    }
  }

  /// The number of a name right inside a path.
  func number(of name: String, in outer: Int) -> Int? { numbers[Step(outer: outer, name: name)] }

  /// The number of a path; nil where nothing is declared there or inside of it.
  func number(of path: some Sequence<String>) -> Int? {
    var outer = Self.top
    for name in path {
      guard let next = number(of: name, in: outer) else { return nil }
      outer = next
    }
    return outer
  }

  /// The numbers of a path's beginnings, from the top on, as far as they have one.
  func numbers(along path: some Sequence<String>) -> [Int] {
    var found = [Self.top]
    for name in path {
      guard let last = found.last, let next = number(of: name, in: last) else { break }
      found.append(next)
    }
    return found
  }
}

/// Which lines of a file an edit removed and added, by their numbers from 0.
struct LineDifference {
  typealias Lines = ArraySlice<ArraySlice<UInt8>>

  private(set) var removed: Set<Int> = []
  private(set) var added: Set<Int> = []
  private let old: Lines
  private let new: Lines

  /// How many pairs of lines the shortest difference is looked for among: it takes memory by their square.
  private static let pairLimit = 4_000_000

  init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    (self.old, self.new) = (old[...], new[...])
    compare(old.indices, new.indices, mayAnchor: true)
  }

  // What both begin and end with is most of a file, and needs no search.
  private mutating func compare(_ oldLines: Range<Int>, _ newLines: Range<Int>, mayAnchor: Bool) {
    let head = zip(old[oldLines], new[newLines]).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (oldLines.dropFirst(head), newLines.dropFirst(head))
    let tail = zip(old[oldRest].reversed(), new[newRest].reversed()).prefix { $0 == $1 }.count
    let (left, right) = (oldRest.dropLast(tail), newRest.dropLast(tail))
    if left.count * right.count <= Self.pairLimit {
      search(left, right)
    } else if mayAnchor {
      compareBetweenAnchors(left, right)
    } else {
      removed.formUnion(left)
      added.formUnion(right)
    }
  }

  private mutating func search(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    for change in new[newLines].difference(from: old[oldLines]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldLines.lowerBound + offset)
      case .insert(let offset, _, _): added.insert(newLines.lowerBound + offset)
      }
    }
  }

  // As `git diff --patience`: lines that both have once hold the parts between them apart.
  private mutating func compareBetweenAnchors(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    var (oldStart, newStart) = (oldLines.lowerBound, newLines.lowerBound)
    for anchor in anchors(oldLines, newLines) {
      compare(oldStart..<anchor.old, newStart..<anchor.new, mayAnchor: false)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    compare(oldStart..<oldLines.upperBound, newStart..<newLines.upperBound, mayAnchor: false)
  }

  // The longest run of common lines that stand in the same order on both sides.
  private func anchors(_ oldLines: Range<Int>, _ newLines: Range<Int>) -> [(old: Int, new: Int)] {
    let places = Self.single(old, oldLines)
    let common = Self.single(new, newLines).compactMap { line, new in places[line].map { (old: $0, new: new) } }
      .sorted { $0.new < $1.new }
    // The last of the best run of each length, and what comes before each.
    var lasts: [Int] = []
    var before: [Int?] = []
    for (index, pair) in common.enumerated() {
      var (start, end) = (0, lasts.count)
      while start < end {
        let middle = (start + end) / 2
        if common[lasts[middle]].old < pair.old { start = middle + 1 } else { end = middle }
      }
      before.append(start > 0 ? lasts[start - 1] : nil)
      if start == lasts.count { lasts.append(index) } else { lasts[start] = index }
    }
    return sequence(first: lasts.last, next: { $0.map { before[$0] } }).prefix { $0 != nil }
      .compactMap { $0.map { common[$0] } }.reversed()
  }

  private static func single(_ lines: Lines, _ range: Range<Int>) -> [ArraySlice<UInt8>: Int] {
    var found: [ArraySlice<UInt8>: Int?] = [:]
    for index in range { found.updateValue(found[lines[index]] == nil ? index : nil, forKey: lines[index]) }
    return found.compactMapValues(\.self)
  }
}

extension LineDifference {
  /// Lines of the old file, from 0, and what stands there afterwards.
  struct Edit: Equatable {
    var old: Range<Int>
    var text: [ArraySlice<UInt8>]
  }

  /// The lines of a file, each with its end.
  // A last line without an end is told from one with it by the newline that it lacks.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstOffset(of: "\n").map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  /// In order, each as far as lines change without one between them that stays.
  static func edits(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Edit] {
    let difference = LineDifference(from: old, to: new)
    var edits: [Edit] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      let start = (old: oldIndex, new: newIndex)
      while difference.removed.contains(oldIndex) { oldIndex += 1 }
      while difference.added.contains(newIndex) { newIndex += 1 }
      if start != (oldIndex, newIndex) {
        edits.append(Edit(old: start.old..<oldIndex, text: Array(new[start.new..<newIndex])))
      }
      oldIndex += 1
      newIndex += 1
    }
    return edits
  }
}

package import IntentSurface

// Differences are sorted by owner, and a rule may ask for those of one owner thousands of times: by halves.
extension Comparison {
  /// The differences whose subject is a record with an effective identifier, or a member of one.
  package func differences(in owner: String) -> ArraySlice<Difference> { differences[places(of: owner)] }

  /// The changes whose subject is a record with an effective identifier, or a member of one.
  package func changes(in owner: String) -> ArraySlice<Change> { changes[places(of: owner)] }

  /// The changes of one subject.
  package func changes(of subject: Subject) -> ArraySlice<Change> {
    let places = places(of: subject.owner)
    let start = Self.place(in: places) { changes[$0].subject < subject }
    return changes[start..<Self.place(in: start..<places.upperBound) { !(subject < changes[$0].subject) }]
  }

  private func places(of owner: String) -> Range<Int> {
    let start = Self.place(in: changes.indices) { changes[$0].subject.owner < owner }
    return start..<Self.place(in: start..<changes.endIndex) { changes[$0].subject.owner == owner }
  }

  /// The first place of a range before which a condition holds everywhere.
  private static func place(in range: Range<Int>, isBefore: (Int) -> Bool) -> Int {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end {
      let middle = (start + end) / 2
      if isBefore(middle) { start = middle + 1 } else { end = middle }
    }
    return start
  }
}

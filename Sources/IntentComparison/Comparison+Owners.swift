package import IntentSurface

// Differences are sorted by owner, and a rule may ask for those of one owner thousands of times: by halves.
extension Comparison {
  /// The changes without what may be gone, and may be in what could not be read.
  package var knownChanges: [Change] {
    differences.filter { !$0.isOpen || $0.change.action != .removed }.map(\.change)
  }

  /// The differences whose subject is a record with an effective identifier, or a member of one.
  package func differences(in owner: String) -> ArraySlice<Difference> { differences[places(of: owner)] }

  /// The changes whose subject is a record with an effective identifier, or a member of one.
  package func changes(in owner: String) -> ArraySlice<Change> { changes[places(of: owner)] }

  /// The changes of one subject.
  package func changes(of subject: Subject) -> ArraySlice<Change> {
    let places = places(of: subject.owner)
    let start = places.bisected { changes[$0].subject < subject }
    return changes[start..<(start..<places.upperBound).bisected { !(subject < changes[$0].subject) }]
  }

  private func places(of owner: String) -> Range<Int> {
    let start = changes.indices.bisected { changes[$0].subject.owner < owner }
    return start..<(start..<changes.endIndex).bisected { changes[$0].subject.owner == owner }
  }
}

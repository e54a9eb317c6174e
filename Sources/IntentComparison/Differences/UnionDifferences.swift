import IntentSurface

extension DifferenceLog {
  /// Everything about a union value and its cases.
  mutating func compare(_ pair: Pair<UnionValue>) {
    let (old, new) = (pair.old, pair.new)
    compareRecords(pair)
    let newCases = Dictionary(new.cases.map { ($0.name, $0) }) { $1 }
    let oldNames = Set(old.cases.map(\.name))
    for unionCase in old.cases {
      let subject = Subject(.unionCase, old.identifier, unionCase.name)
      if let match = newCases[unionCase.name] {
        compareFields(Pair(subject, unionCase, match, in: old, new))
      } else {
        lose(subject, unionCase, of: old, now: new, text: unionCase.type?.description)
      }
    }
    for unionCase in new.cases where !oldNames.contains(unionCase.name) {
      gain(
        Subject(.unionCase, new.identifier, unionCase.name), unionCase, of: new, before: old,
        text: unionCase.type?.description)
    }
  }
}

import IntentSurface

extension ChangeLog {
  /// Everything about a union value and its cases.
  mutating func compare(_ old: UnionValue, _ new: UnionValue) {
    _ = compareRecords(.unionValue, old, new)
    let newCases = Dictionary(new.cases.map { ($0.name, $0) }) { $1 }
    let oldNames = Set(old.cases.map(\.name))
    for unionCase in old.cases {
      let subject = Subject(.unionCase, old.identifier, unionCase.name)
      guard let match = newCases[unionCase.name] else {
        add(subject, .removed, old: unionCase.type?.description)
        continue
      }
      if let oldType = unionCase.type, let newType = match.type { compareType(subject, oldType, newType) }
    }
    for unionCase in new.cases where !oldNames.contains(unionCase.name) {
      add(Subject(.unionCase, new.identifier, unionCase.name), .added, new: unionCase.type?.description)
    }
  }
}

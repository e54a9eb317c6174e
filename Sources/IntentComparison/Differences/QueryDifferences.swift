import IntentSurface

extension DifferenceLog {
  /// Everything about a query and what it filters by.
  mutating func compare(_ pair: Pair<EntityQuery>) {
    let (old, new) = (pair.old, pair.new)
    compareRecords(pair)
    guard old.filters != new.filters else { return }
    let oldFilters = Dictionary(old.filters.map { ($0.property, $0) }) { $0.joined(with: $1) }
    let newFilters = Dictionary(new.filters.map { ($0.property, $0) }) { $0.joined(with: $1) }
    for property in Set(oldFilters.keys).union(newFilters.keys).sorted() {
      let subject = Subject(.queryFilter, old.identifier, property)
      switch (oldFilters[property], newFilters[property]) {
      case (let filter?, nil): lose(subject, filter, of: old, now: new, text: filter.spelling)
      case (nil, let filter?):
        gain(Subject(.queryFilter, new.identifier, property), filter, of: new, before: old, text: filter.spelling)
      case (let before?, let after?): compareFields(Pair(subject, before, after, in: old, new))
      case (nil, nil): break
      }
    }
  }
}

extension QueryFilter {
  fileprivate var spelling: String { comparators.sorted().joined(separator: ", ") }

  fileprivate func joined(with other: QueryFilter) -> QueryFilter {
    var filter = self
    filter.comparators += other.comparators
    return filter
  }
}

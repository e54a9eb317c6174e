import IntentSurface

extension ChangeLog {
  /// Everything about a query and what it filters by.
  mutating func compare(_ old: EntityQuery, _ new: EntityQuery) {
    let subject = compareRecords(.query, old, new)
    compareItems(subject, .capabilities, old.capabilities.map(\.rawValue), new.capabilities.map(\.rawValue))
    compare(subject, .entity, old.entity.map { names.current(.entity, $0) }, new.entity)
    compare(subject, .findsByIdentifier, old.findsByIdentifier, new.findsByIdentifier)
    compare(subject, .suggestsEntities, old.suggestsEntities, new.suggestsEntities)
    compareItems(subject, .sortOptions, old.sortOptions, new.sortOptions)
    compare(subject, .input, old.input, new.input)
    if let oldOutput = old.output, let newOutput = new.output {
      compareType(subject, oldOutput, newOutput, aspect: .output, optionality: .output)
    }
    compareItems(subject, .dependencies, old.dependencies.map(names.currentReference), new.dependencies)
    compareFilters(old, new)
  }

  private mutating func compareFilters(_ old: EntityQuery, _ new: EntityQuery) {
    guard old.filters != new.filters else { return }
    let oldFilters = Dictionary(old.filters.map { ($0.property, $0.comparators) }) { $0 + $1 }
    let newFilters = Dictionary(new.filters.map { ($0.property, $0.comparators) }) { $0 + $1 }
    for property in Set(oldFilters.keys).union(newFilters.keys).sorted() {
      switch (oldFilters[property], newFilters[property]) {
      case (let comparators?, nil):
        add(
          Subject(.queryFilter, old.identifier, property), .removed, old: comparators.sorted().joined(separator: ", "))
      case (nil, let comparators?):
        add(Subject(.queryFilter, new.identifier, property), .added, new: comparators.sorted().joined(separator: ", "))
      case (let before, let after):
        compareItems(Subject(.queryFilter, old.identifier, property), .comparators, before ?? [], after ?? [])
      }
    }
  }
}

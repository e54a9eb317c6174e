import IntentComparison
import IntentSurface

extension Rule {
  static let findFilterRemoved = Rule(
    id: "E08", name: "find-filter-removed", title: "Filter or sort order of a Find action removed",
    effects: [.findAndVariables: .breaks], confidence: .medium, basis: .measured("2026-11"),
    explanation: """
      A saved Find step stores the property and comparison of each filter, and the property it sorts by. If the \
      property query no longer offers one of them, the app can't apply the stored filter or order.
      """,
    symptom: "The Find step loses the filter or the order, or fails. Which of these happens is not known.",
    fix: "Keep every comparator and sort option that a released version offered.",
    evidence: [
      "Shared shortcut files: a filter is stored as the identifier of its property and an operator.",
      "Apple documentation, `EntityPropertyQuery`: the query declares the filters and sort options.",
    ],
    judge: .defaultQuery(
      [
        Cell(.query, .changed, .sortOptions), Cell(.queryFilter, .removed), Cell(.queryFilter, .changed, .comparators),
      ], judge: judgeFindFilterRemoved))
}

private func judgeFindFilterRemoved(_ change: DefaultQueryChange, _: Comparison) -> Judgement? {
  // An enumerable query lets Shortcuts filter by itself, so nothing is lost to it.
  guard change.old.can(.property), let new = change.new, new.can(.property), !new.can(.enumerable) else {
    return nil
  }
  // A property that left the entity is a finding of its own.
  let properties = Set(change.entity.new.properties.flatMap { [$0.identifier, $0.name] })
  let known = Set(change.entity.old.properties.flatMap { [$0.identifier, $0.name] })
  let isLeft = { (property: String) in properties.contains(property) || !known.contains(property) }
  let filters = lostFilters(from: change.old.filters.filter { isLeft($0.property) }, to: new.filters)
  let orders = change.old.sortOptions.filter { isLeft($0) && !new.sortOptions.contains($0) }
  guard !(filters + orders).isEmpty else { return nil }
  return judgement(change, filters: filters, orders: orders, isWhole: !new.hasUnreadOptions)
}

/// What can't be filtered by any more: “name” where the property left, “name (ContainsComparator)” where comparators did.
private func lostFilters(from old: [QueryFilter], to new: [QueryFilter]) -> [String] {
  old.compactMap { filter in
    guard let kept = new.first(where: { $0.property == filter.property }) else { return filter.property }
    let lost = filter.comparators.filter { !kept.comparators.contains($0) }
    return lost.isEmpty ? nil : "\(filter.property) (\(lost.joined(separator: ", ")))"
  }
}

private func judgement(
  _ change: DefaultQueryChange, filters: [String], orders: [String], isWhole: Bool
) -> Judgement {
  let losses = [
    filters.isEmpty ? nil : "filters by \(filters.sentenceList)",
    orders.isEmpty ? nil : "sorts by \(orders.sentenceList)",
  ].compactMap(\.self)
  guard isWhole else {
    let kept = (filters + orders).sentenceList
    return Judgement(
      change.subject,
      "Whether the Find action of \(change.entity.old.identifier) still has \(kept) can't be told: not all that it "
        + "filters and sorts by was read.",
      effects: [.findAndVariables: .asks], key: "asks:" + losses.joined(separator: ","))
  }
  return Judgement(
    change.subject,
    "The Find action of \(change.entity.old.identifier) no longer \(losses.joined(separator: " and no longer ")). Saved "
      + "Find steps that do this break.", key: losses.joined(separator: ","))
}

import IntentSurface

extension DifferenceLog {
  /// Everything about an entity and its properties.
  mutating func compare(_ pair: Pair<Entity>) {
    let (old, new) = (pair.old, pair.new)
    compareRecords(pair)
    guard old.properties != new.properties else { return }
    let matching = Matching(
      members: old.properties.map { Member($0, names) }, new.properties.map { Member($0, RenameTable()) })
    for position in matching.removed {
      let property = old.properties[position]
      lose(
        Subject(.entityProperty, old.identifier, property.identifier), property, of: old, now: new,
        text: property.type.description)
    }
    for position in matching.added {
      let property = new.properties[position]
      gain(
        Subject(.entityProperty, new.identifier, property.identifier), property, of: new, before: old,
        text: property.type.description)
    }
    for match in matching.pairs {
      let (before, after) = (old.properties[match.old], new.properties[match.new])
      guard before != after else { continue }
      let properties = Pair(
        Subject(.entityProperty, old.identifier, before.identifier), before, after, in: old, new)
      if before.identifier != after.identifier { rename(properties, old: before.identifier, new: after.identifier) }
      compareFields(properties)
    }
  }
}

extension Member {
  fileprivate init(_ property: EntityProperty, _ names: RenameTable) {
    self.init(
      name: property.identifier, swiftName: property.name, title: property.title?.value,
      type: names.current(property.type.unwrapped))
  }
}

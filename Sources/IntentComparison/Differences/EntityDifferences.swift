import IntentSurface

extension ChangeLog {
  /// Everything about an entity and its properties.
  mutating func compare(_ old: Entity, _ new: Entity) {
    let subject = compareRecords(.entity, old, new)
    compare(subject, .displayName, old.displayName, new.displayName)
    compare(subject, .displayRepresentation, old.displayRepresentation, new.displayRepresentation)
    if let oldType = old.idType, let newType = new.idType { compare(subject, .idType, oldType, newType) }
    compare(subject, .defaultQuery, old.defaultQuery.map { names.current(.query, $0) }, new.defaultQuery)
    compareItems(subject, .protocols, old.protocols, new.protocols)
    compareItems(subject, .transferRepresentations, old.transferRepresentations, new.transferRepresentations)
    compare(subject, .urlRepresentation, old.urlRepresentation, new.urlRepresentation)
    compare(subject, .schema, old.schema?.name, new.schema?.name)
    compare(subject, .isAssistantOnly, old.isAssistantOnly, new.isAssistantOnly, standard: false)
    compareProperties(old, new)
  }

  private mutating func compareProperties(_ old: Entity, _ new: Entity) {
    guard old.properties != new.properties else { return }
    let matching = Matching(
      members: old.properties.map { Member($0, names) }, new.properties.map { Member($0, RenameTable()) })
    for position in matching.removed {
      let property = old.properties[position]
      add(Subject(.entityProperty, old.identifier, property.identifier), .removed, old: property.type.description)
    }
    for position in matching.added {
      let property = new.properties[position]
      add(Subject(.entityProperty, new.identifier, property.identifier), .added, new: property.type.description)
    }
    for pair in matching.pairs {
      let property = old.properties[pair.old]
      compare(
        Subject(.entityProperty, old.identifier, property.identifier), property, new.properties[pair.new])
    }
  }

  private mutating func compare(_ subject: Subject, _ old: EntityProperty, _ new: EntityProperty) {
    guard old != new else { return }
    if old.identifier != new.identifier { add(subject, .renamed, old: old.identifier, new: new.identifier) }
    compareType(subject, old.type, new.type)
    compare(subject, .title, old.title, new.title)
    compare(subject, .propertyKind, old.kind.rawValue, new.kind.rawValue)
    compare(subject, .indexingKey, old.indexingKey, new.indexingKey)
  }
}

extension Member {
  fileprivate init(_ property: EntityProperty, _ names: RenameTable) {
    self.init(
      name: property.identifier, swiftName: property.name, title: property.title?.value,
      type: names.current(property.type.unwrapped))
  }
}

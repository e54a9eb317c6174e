import IntentSurface

extension DifferenceLog {
  /// Everything about a custom SiriKit intent.
  mutating func compare(_ pair: Pair<LegacyIntent>) {
    let (old, new) = (pair.old, pair.new)
    if old.className != new.className { rename(pair, old: old.className, new: new.className) }
    compareFields(pair)
    compareLegacyParameters(
      old.className, old.parameters, new.className, new.parameters, in: .intent(old), .intent(new))
    compareLegacyParameters(
      old.className, old.responseProperties, new.className, new.responseProperties, in: .response(old), .response(new),
      prefix: "response.")
  }

  /// Everything about an enum of an `.intentdefinition` file. Its cases are stored by index.
  mutating func compare(_ pair: Pair<LegacyEnum>) {
    let (old, new) = (pair.old, pair.new)
    if old.name != new.name { rename(pair, old: old.name, new: new.name) }
    let matching = Matching(cases: old.cases, new.cases)
    for legacyCase in matching.removed.map({ old.cases[$0] }) {
      let subject = Subject(.legacyEnumCase, old.name, legacyCase.name)
      lose(subject, legacyCase, of: old, now: new, text: "\(legacyCase.index)")
    }
    for legacyCase in matching.added.map({ new.cases[$0] }) {
      let subject = Subject(.legacyEnumCase, new.name, legacyCase.name)
      gain(subject, legacyCase, of: new, before: old, text: "\(legacyCase.index)")
    }
    for match in matching.pairs {
      let (before, after) = (old.cases[match.old], new.cases[match.new])
      let pair = Pair(Subject(.legacyEnumCase, old.name, before.name), before, after, in: old, new)
      if before.name != after.name { rename(pair, old: before.name, new: after.name) }
      compareFields(pair)
    }
  }

  /// Everything about an object type of an `.intentdefinition` file.
  mutating func compare(_ pair: Pair<LegacyType>) {
    let (old, new) = (pair.old, pair.new)
    if old.name != new.name { rename(pair, old: old.name, new: new.name) }
    compareFields(pair)
    compareLegacyParameters(old.name, old.properties, new.name, new.properties, in: .type(old), .type(new))
  }

  private mutating func compareLegacyParameters(
    _ oldName: String, _ old: [LegacyParameter], _ newName: String, _ new: [LegacyParameter], in oldOwner: LegacyOwner,
    _ newOwner: LegacyOwner, prefix: String = ""
  ) {
    guard old != new else { return }
    let matching = Matching(members: old.map { Member($0, names) }, new.map { Member($0, RenameTable()) })
    for parameter in matching.removed.map({ old[$0] }) {
      lose(
        Subject(.legacyParameter, oldName, prefix + parameter.name), parameter, of: oldOwner, now: newOwner,
        text: parameter.typeSpelling)
    }
    for parameter in matching.added.map({ new[$0] }) {
      gain(
        Subject(.legacyParameter, newName, prefix + parameter.name), parameter, of: newOwner, before: oldOwner,
        text: parameter.typeSpelling)
    }
    for match in matching.pairs {
      let (before, after) = (old[match.old], new[match.new])
      let pair = Pair(Subject(.legacyParameter, oldName, prefix + before.name), before, after, in: oldOwner, newOwner)
      if before.name != after.name { rename(pair, old: before.name, new: after.name) }
      compareFields(pair)
    }
  }
}

extension Member {
  fileprivate init(_ parameter: LegacyParameter, _ names: RenameTable) {
    let type = ValueType.primitive(names.currentLegacy(parameter.type))
    self.init(
      name: parameter.name, swiftName: parameter.name, title: parameter.displayName,
      type: parameter.isArray ? .array(type) : type, tag: parameter.tag)
  }
}

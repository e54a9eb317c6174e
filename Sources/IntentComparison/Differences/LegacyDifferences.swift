import IntentSurface

extension ChangeLog {
  /// Everything about a custom SiriKit intent.
  mutating func compare(_ old: LegacyIntent, _ new: LegacyIntent) {
    let subject = Subject(.legacyIntent, old.className)
    if old.className != new.className { add(subject, .renamed, old: old.className, new: new.className) }
    compare(subject, .title, old.title, new.title)
    compare(subject, .summary, old.summary, new.summary)
    compare(subject, .category, old.category, new.category)
    // Snapshots of earlier versions of this tool don't have it.
    if old.output != nil { compare(subject, .output, old.output, new.output) }
    let oldUses = Self.uses(of: old)
    compareItems(subject, .legacyEligibility, oldUses, Self.uses(of: new))
    compareItems(
      subject, .legacyCombinations, old.parameterCombinations.map(Self.spelling),
      new.parameterCombinations.map(Self.spelling))
    compareLegacyParameters(old.className, new.className, old.parameters, new.parameters)
    compareLegacyParameters(
      old.className, new.className, old.responseProperties, new.responseProperties, prefix: "response.")
  }

  /// Everything about an enum of an `.intentdefinition` file. Its cases are stored by index.
  mutating func compare(_ old: LegacyEnum, _ new: LegacyEnum) {
    if old.name != new.name { add(Subject(.legacyEnum, old.name), .renamed, old: old.name, new: new.name) }
    let newByName = Dictionary(new.cases.map { ($0.name, $0) }) { $1 }
    let newByIndex = Dictionary(new.cases.map { ($0.index, $0) }) { $1 }
    let oldNames = Set(old.cases.map(\.name))
    var taken: Set<String> = []
    for legacyCase in old.cases {
      let subject = Subject(.legacyEnumCase, old.name, legacyCase.name)
      if let match = newByName[legacyCase.name] {
        taken.insert(match.name)
        compare(subject, .legacyIndex, "\(legacyCase.index)", "\(match.index)")
        compare(subject, .title, legacyCase.displayName, match.displayName)
      } else if let match = newByIndex[legacyCase.index], !oldNames.contains(match.name) {
        taken.insert(match.name)
        add(subject, .renamed, old: legacyCase.name, new: match.name)
      } else {
        add(subject, .removed, old: "\(legacyCase.index)")
      }
    }
    for legacyCase in new.cases where !taken.contains(legacyCase.name) {
      add(Subject(.legacyEnumCase, new.name, legacyCase.name), .added, new: "\(legacyCase.index)")
    }
  }

  /// Everything about an object type of an `.intentdefinition` file.
  mutating func compare(_ old: LegacyType, _ new: LegacyType) {
    if old.name != new.name { add(Subject(.legacyType, old.name), .renamed, old: old.name, new: new.name) }
    compareLegacyParameters(old.name, new.name, old.properties, new.properties)
  }

  private mutating func compareLegacyParameters(
    _ oldOwner: String, _ newOwner: String, _ old: [LegacyParameter], _ new: [LegacyParameter], prefix: String = ""
  ) {
    guard old != new else { return }
    let matching = Matching(members: old.map { Member($0, names) }, new.map { Member($0, RenameTable()) })
    for position in matching.removed {
      add(
        Subject(.legacyParameter, oldOwner, prefix + old[position].name), .removed,
        old: Self.typeSpelling(old[position])
      )
    }
    for position in matching.added {
      add(
        Subject(.legacyParameter, newOwner, prefix + new[position].name), .added, new: Self.typeSpelling(new[position]))
    }
    for pair in matching.pairs {
      compare(Subject(.legacyParameter, oldOwner, prefix + old[pair.old].name), old[pair.old], new[pair.new])
    }
  }

  private mutating func compare(_ subject: Subject, _ old: LegacyParameter, _ new: LegacyParameter) {
    if old.name != new.name { add(subject, .renamed, old: old.name, new: new.name) }
    var renamed = old
    renamed.type = names.currentLegacy(old.type)
    compare(subject, .type, Self.typeSpelling(renamed), Self.typeSpelling(new))
    compare(subject, .title, old.displayName, new.displayName)
    compare(subject, .configuration, old.isConfigurable, new.isConfigurable)
    compare(subject, .legacyDefault, old.defaultValue, new.defaultValue)
    compare(subject, .legacyRelationship, old.relationship, new.relationship)
  }

  private static func typeSpelling(_ parameter: LegacyParameter) -> String {
    parameter.isArray ? "[\(parameter.type)]" : parameter.type
  }

  private static func uses(of intent: LegacyIntent) -> [String] {
    [
      intent.isEligibleForShortcuts ? "shortcuts" : nil, intent.isEligibleForSuggestions ? "suggestions" : nil,
      intent.isEligibleForWidgets ? "widgets" : nil, intent.requiresUnlock ? "unlock" : nil,
    ].compactMap { $0 }
  }

  private static func spelling(_ combination: LegacyCombination) -> String {
    combination.parameters.joined(separator: ", ") + (combination.supportsBackground ? " (background)" : "")
  }
}

extension Member {
  fileprivate init(_ parameter: LegacyParameter, _ names: RenameTable) {
    let type = ValueType.primitive(names.currentLegacy(parameter.type))
    self.init(
      name: parameter.name, swiftName: parameter.name, title: parameter.displayName,
      type: parameter.isArray ? .array(type) : type)
  }
}

extension RenameTable {
  /// The new name of a legacy enum or object type.
  fileprivate func currentLegacy(_ type: String) -> String {
    current(.legacyType, current(.legacyEnum, type))
  }
}

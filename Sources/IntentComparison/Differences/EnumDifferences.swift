import IntentSurface

extension ChangeLog {
  /// Everything about an App Enum and its cases.
  mutating func compare(_ old: AppEnum, _ new: AppEnum) {
    let subject = compareRecords(.enum, old, new)
    compare(subject, .displayName, old.displayName, new.displayName)
    compareItems(subject, .protocols, old.protocols, new.protocols)
    compare(subject, .schema, old.schema?.name, new.schema?.name)
    compare(subject, .isAssistantOnly, old.isAssistantOnly, new.isAssistantOnly, standard: false)
    var hasNewRawType = false
    if let oldType = old.rawType, let newType = new.rawType, oldType != newType {
      compare(subject, .rawType, oldType, newType)
      hasNewRawType = true
    }
    guard old.cases != new.cases else { return }
    compareCases(old, new, hasNewRawType: hasNewRawType)
  }

  private mutating func compareCases(_ old: AppEnum, _ new: AppEnum, hasNewRawType: Bool) {
    let matching = Matching(cases: old.cases, new.cases, areNamesKnown: !knowledge.isMixed)
    for position in matching.removed {
      let enumCase = old.cases[position]
      add(Subject(.enumCase, old.identifier, enumCase.name), .removed, old: enumCase.rawValue)
    }
    for position in matching.added {
      let enumCase = new.cases[position]
      add(Subject(.enumCase, new.identifier, enumCase.name), .added, new: enumCase.rawValue)
    }
    for pair in matching.pairs {
      compare(
        Subject(.enumCase, old.identifier, old.cases[pair.old].name), old.cases[pair.old], new.cases[pair.new],
        hasNewRawType: hasNewRawType)
    }
    let newNames = Dictionary(matching.pairs.map { (old.cases[$0.old].name, new.cases[$0.new].name) }) { $1 }
    compareOrder(
      Subject(.enum, old.identifier), .caseOrder, old.cases.compactMap { newNames[$0.name] }, new.cases.map(\.name))
  }

  private mutating func compare(_ subject: Subject, _ old: EnumCase, _ new: EnumCase, hasNewRawType: Bool) {
    guard old != new else { return }
    if let oldValue = old.rawValue, let newValue = new.rawValue {
      // Another raw type is one cause for all of them, and a renamed case whose raw value follows is one change.
      if oldValue != newValue, !hasNewRawType { compare(subject, .rawValue, oldValue, newValue) }
      // Built metadata has no names of cases.
      if old.name != new.name, oldValue == newValue, !knowledge.isMixed {
        add(subject, .renamed, old: old.name, new: new.name)
      }
    } else if old.rawValue != new.rawValue {
      addUndecided(subject, .rawValue)
    }
    compare(subject, .title, old.title, new.title)
    compareItems(subject, .synonyms, old.synonyms.map(\.spelling), new.synonyms.map(\.spelling))
    compare(subject, .image, old.image, new.image)
    compare(subject, .availability, Self.spelling(old.availability), Self.spelling(new.availability))
  }
}

extension Matching {
  /// Pairs cases by name, then by raw value, then those that were renamed with their raw value.
  ///
  /// Names come first: a case inserted into an enum of implicit numbers shifts the values of all that follow.
  ///
  /// - Parameter areNamesKnown: false where one side is built metadata, which holds raw values alone.
  init(cases old: [EnumCase], _ new: [EnumCase], areNamesKnown: Bool) {
    self.init()
    removed = Array(old.indices)
    added = Array(new.indices)
    if areNamesKnown { pair { old[$0].name == new[$1].name } }
    pair { old[$0].rawValue != nil && old[$0].rawValue == new[$1].rawValue }
    guard areNamesKnown else { return }
    addRenames { oldPosition, newPosition in
      let name = NameWords(old[oldPosition].name).similarity(to: NameWords(new[newPosition].name))
      let title = Likeness.ofTexts(old[oldPosition].title?.value, new[newPosition].title?.value) ?? 0
      return title == 1 || name >= 0.6 ? max(title, name) : nil
    }
  }

  private mutating func pair(where areSame: (Int, Int) -> Bool) {
    var restOfOld: [Int] = []
    for position in removed {
      if let match = added.firstIndex(where: { areSame(position, $0) }) {
        pairs.append(Pair(old: position, new: added.remove(at: match)))
      } else {
        restOfOld.append(position)
      }
    }
    removed = restOfOld
    pairs.sort { $0.old < $1.old }
  }
}

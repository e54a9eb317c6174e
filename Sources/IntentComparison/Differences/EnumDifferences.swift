import IntentSurface

extension DifferenceLog {
  /// Everything about an App Enum and its cases.
  mutating func compare(_ pair: Pair<AppEnum>) {
    let (old, new) = (pair.old, pair.new)
    compareRecords(pair)
    guard old.cases != new.cases else { return }
    let matching = Matching(cases: old.cases, new.cases, areNamesKnown: !comparability.isMixed)
    for position in matching.removed {
      let enumCase = old.cases[position]
      lose(Subject(.enumCase, old.identifier, enumCase.name), enumCase, of: old, now: new, text: enumCase.rawValue)
    }
    for position in matching.added {
      let enumCase = new.cases[position]
      gain(Subject(.enumCase, new.identifier, enumCase.name), enumCase, of: new, before: old, text: enumCase.rawValue)
    }
    var newNames: [String: String] = [:]
    for match in matching.pairs {
      let (before, after) = (old.cases[match.old], new.cases[match.new])
      newNames[before.name] = after.name
      if before != after {
        compare(Pair(Subject(.enumCase, old.identifier, before.name), before, after, in: old, new))
      }
    }
    noteOrder(pair, .caseOrder, old.cases.compactMap { newNames[$0.name] }, new.cases.map(\.name))
  }

  private mutating func compare(_ pair: Pair<EnumCase>) {
    let (old, new) = (pair.old, pair.new)
    if let oldValue = old.rawValue, let newValue = new.rawValue {
      // Another raw type is one cause for all of them, and a renamed case whose raw value follows is one change.
      if !pair.hasNewRawType { note(pair, .rawValue, old: oldValue, new: newValue) }
      // Built metadata has no names of cases.
      if old.name != new.name, oldValue == newValue, !comparability.isMixed {
        rename(pair, old: old.name, new: new.name)
      }
    } else if let oldValue = old.rawValue, !comparability.isMixed {
      // Code makes it now, as nobody can tell.
      note(pair, .rawValue, old: oldValue, new: nil)
    } else if old.rawValue != new.rawValue {
      noteUndecided(EnumCase.self, .rawValue)
    }
    compareFields(pair)
  }
}

extension Pair<EnumCase> {
  fileprivate var hasNewRawType: Bool {
    guard let old = oldOwner.rawType, let new = newOwner.rawType else { return false }
    return old != new
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
    if areNamesKnown { pair(by: { old[$0].name }, { new[$0].name }) }
    pair(by: { old[$0].rawValue }, { new[$0].rawValue })
    guard areNamesKnown else { return }
    addRenames {
      CaseShape(old[$0])
    } newShape: {
      CaseShape(new[$0])
    }
  }

  /// Pairs those with the same key, the first with the first.
  private mutating func pair(by oldKey: (Int) -> String?, _ newKey: (Int) -> String?) {
    var newByKey: [String: [Int]] = [:]
    for position in added.reversed() {
      if let key = newKey(position) { newByKey[key, default: []].append(position) }
    }
    var restOfOld: [Int] = []
    var taken: Set<Int> = []
    for position in removed {
      if let key = oldKey(position), let match = newByKey[key]?.popLast() {
        pairs.append(Pair(old: position, new: match))
        taken.insert(match)
      } else {
        restOfOld.append(position)
      }
    }
    removed = restOfOld
    added.removeAll(where: taken.contains)
    pairs.sort { $0.old < $1.old }
  }
}

/// What a case looks like when its name and its value are set aside.
private struct CaseShape: RecordShape {
  private let words: NameWords
  private let title: SentenceWords?

  init(_ enumCase: EnumCase) {
    words = NameWords(enumCase.name)
    title = SentenceWords(enumCase.title?.value)
  }

  func likeness(to new: CaseShape) -> Double? {
    let name = words.similarity(to: new.words)
    let title = Likeness.ofWords(title, new.title) ?? 0
    return title == 1 || name >= 0.6 ? max(title, name) : nil
  }
}

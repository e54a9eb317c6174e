import IntentSurface

/// A member of a record, as far as matching goes: a parameter, an entity property, a legacy parameter.
struct Member {
  /// The name it is stored under.
  let name: String
  /// The Swift name, where that is another.
  let swiftName: String
  let title: String?
  /// Without optionality, in the names of the new surface.
  let type: ValueType
}

extension Matching {
  /// Pairs the members of two records by name, then by shape: the same type, and a similar name or title or the same
  /// place in the list; of another type, the same title, or a similar name at the same place.
  init(members old: [Member], _ new: [Member]) {
    self.init(names: old.map(\.name), new.map(\.name))
    guard !removed.isEmpty, !added.isEmpty else { return }
    let removedTypes = Dictionary(grouping: removed) { old[$0].type }
    let addedTypes = Dictionary(grouping: added) { new[$0].type }
    let oldWords = NameWords.byPosition(removed) { old[$0].name }
    let newWords = NameWords.byPosition(added) { new[$0].name }
    addRenames { oldPosition, newPosition in
      guard let oldWords = oldWords[oldPosition], let newWords = newWords[newPosition] else { return nil }
      let type = old[oldPosition].type
      let isOnlyChoice = removedTypes[type]?.count == 1 && addedTypes[type]?.count == 1
      let isAtSamePlace =
        oldPosition == newPosition || old.count - oldPosition == new.count - newPosition
      return Self.likeness(
        (old[oldPosition], oldWords), (new[newPosition], newWords), isOnlyChoice: isOnlyChoice,
        isAtSamePlace: isAtSamePlace)
    }
  }

  /// Pairs the members that have the same name.
  private init(names old: [String], _ new: [String]) {
    self.init()
    var newByName: [String: Int] = [:]
    for (position, name) in new.enumerated() { newByName[name] = newByName[name] ?? position }
    var taken: Set<Int> = []
    for (position, name) in old.enumerated() {
      if let match = newByName[name], taken.insert(match).inserted {
        pairs.append(Pair(old: position, new: match))
      } else {
        removed.append(position)
      }
    }
    added = new.indices.filter { !taken.contains($0) }
  }

  /// Pairs the cases of two legacy enums by name, then by what they are called: a good half of the words is enough at the
  /// same index, and at another one the name's or the whole title. The index alone is not: a case of other words may be
  /// another choice that took the number over.
  init(cases old: [LegacyEnumCase], _ new: [LegacyEnumCase]) {
    self.init(names: old.map(\.name), new.map(\.name))
    guard !removed.isEmpty, !added.isEmpty else { return }
    let oldWords = NameWords.byPosition(removed) { old[$0].name }
    let newWords = NameWords.byPosition(added) { new[$0].name }
    addRenames { oldPosition, newPosition in
      guard let before = oldWords[oldPosition], let after = newWords[newPosition], !before.hasOpposite(in: after) else {
        return nil
      }
      let (oldCase, newCase) = (old[oldPosition], new[newPosition])
      let isSameIndex = oldCase.index == newCase.index
      let title = Likeness.ofTexts(oldCase.displayName, newCase.displayName) ?? 0
      let likeness = max(before.similarity(to: after), isSameIndex || title == 1 ? title : 0)
      return likeness >= (isSameIndex ? 0.5 : 0.6) ? likeness + (isSameIndex ? 0.2 : 0) : nil
    }
  }

  private static func likeness(
    _ before: (Member, NameWords), _ after: (Member, NameWords), isOnlyChoice: Bool, isAtSamePlace: Bool
  ) -> Double? {
    let ((old, oldWords), (new, newWords)) = (before, after)
    if old.swiftName == new.swiftName { return 2 }
    guard !oldWords.hasOpposite(in: newWords) else { return nil }
    let name = oldWords.similarity(to: newWords)
    let titles = Likeness.ofTexts(old.title, new.title)
    let title = titles ?? 0
    // One that got another type with its new name is still told by the title people read, or by name and place.
    let isRetyped = old.type != new.type
    guard !isRetyped || titles == 1 || name >= 0.5 && isAtSamePlace else { return nil }
    // With other words for another thing, a type like any other at the same place is chance; one of the app's own that
    // nothing else has is not.
    guard max(name, title) > 0 || titles == nil || isOnlyChoice && old.type.isOfApp else { return nil }
    let place = (isAtSamePlace ? 0.2 : 0) + (isOnlyChoice ? 0.15 : 0)
    let likeness = 0.4 * max(name, title) + 0.1 * min(name, title) + place - (isRetyped ? 0.05 : 0)
    return likeness >= 0.3 ? likeness : nil
  }
}

extension ValueType {
  /// Whether the app declares it: an entity, enum or union, or many of them.
  fileprivate var isOfApp: Bool {
    switch element {
    case .entity, .enum, .union: true
    default: false
    }
  }
}

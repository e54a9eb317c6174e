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
  /// The value that it has where nobody chose one, if that is known.
  var preset: String?
  /// What tells it from the others, whatever it is called, if there is such a thing.
  var tag: String?
}

extension Matching {
  /// Pairs the members of two records by name, then by shape: the same type, and a similar name or title or the same
  /// place in the list; of another type, the same title, or a similar name at the same place.
  init(members old: [Member], _ new: [Member]) {
    self.init(names: old.map(\.name), new.map(\.name))
    guard !removed.isEmpty, !added.isEmpty else { return }
    let removedTypes = Dictionary(grouping: removed) { old[$0].type }
    let addedTypes = Dictionary(grouping: added) { new[$0].type }
    let isOnlyOne = removed.count == 1 && added.count == 1
    addRenames {
      let type = old[$0].type
      let isOnlyChoice = removedTypes[type]?.count == 1 && addedTypes[type]?.count == 1
      return MemberShape(old[$0], at: $0, of: old.count, isOnlyChoice: isOnlyChoice, isOnlyOne: isOnlyOne)
    } newShape: {
      MemberShape(new[$0], at: $0, of: new.count, isOnlyOfType: addedTypes[new[$0].type]?.count == 1)
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
    addRenames {
      LegacyCaseShape(old[$0])
    } newShape: {
      LegacyCaseShape(new[$0])
    }
  }
}

/// What a member looks like when its name is set aside.
private struct MemberShape: RecordShape {
  private let member: Member
  private let words: NameWords
  private let title: SentenceWords?
  /// Counted from both ends of the list.
  private let place: (head: Int, tail: Int)
  private let isOnlyChoice: Bool
  private let isOnlyOne: Bool
  private let isOnlyOfType: Bool

  /// - Parameters:
  ///   - isOnlyChoice: whether nothing else of its type is gone, and one new thing has it.
  ///   - isOnlyOne: whether nothing else at all is gone, and one thing is new.
  ///   - isOnlyOfType: whether nothing else that is new has its type.
  init(
    _ member: Member, at position: Int, of count: Int, isOnlyChoice: Bool = false, isOnlyOne: Bool = false,
    isOnlyOfType: Bool = true
  ) {
    (self.member, self.isOnlyChoice, self.isOnlyOne, self.isOnlyOfType) = (
      member, isOnlyChoice, isOnlyOne, isOnlyOfType
    )
    words = NameWords(member.name)
    title = SentenceWords(member.title)
    place = (position, count - position)
  }

  func likeness(to other: MemberShape) -> Double? {
    let (old, new) = (member, other.member)
    if old.swiftName == new.swiftName { return 2 }
    if let tag = old.tag, let newTag = new.tag { return tag == newTag ? 2 : nil }
    // One of several new ones of another type is a part of what it was.
    guard old.type == new.type || other.isOnlyOfType else { return nil }
    guard !words.hasOpposite(in: other.words) else { return nil }
    let isAtSamePlace = place.head == other.place.head || place.tail == other.place.tail
    let name = words.similarity(to: other.words)
    let titles = Likeness.ofWords(title, other.title)
    let title = titles ?? 0
    // One that got another type with its new name is still told by the title people read, or by name and place where no
    // title says otherwise.
    let isRetyped = old.type != new.type
    guard !isRetyped || titles == 1 || name >= 0.5 && isAtSamePlace && titles != 0 else { return nil }
    // Where nothing else is new, one that stands and starts as the other did is that, whatever it is called.
    if isOnlyOne, !isRetyped, let preset = old.preset, preset == new.preset, place == other.place { return Self.least }
    // With other words for another thing, a type like any other at the same place is chance, and with half of them where it
    // starts from another value as well; one of the app's own that nothing else has is not.
    let startsElse = old.preset.flatMap { before in new.preset.map { $0 != before } } ?? false
    let best = max(name, title)
    let isAlike = startsElse && !old.type.isOfApp ? best >= 0.5 : best > 0
    guard isAlike || titles == nil || isOnlyChoice && old.type.isOfApp else { return nil }
    let place = (isAtSamePlace ? 0.2 : 0) + (isOnlyChoice ? 0.15 : 0)
    let likeness = 0.4 * best + 0.1 * min(name, title) + place - (isRetyped ? 0.05 : 0)
    return likeness >= Self.least ? likeness : nil
  }

  /// From here on two are taken for one.
  private static let least = 0.3
}

/// What a case of a legacy enum looks like when its name is set aside.
private struct LegacyCaseShape: RecordShape {
  private let index: Int
  private let words: NameWords
  private let title: SentenceWords?

  init(_ legacyCase: LegacyEnumCase) {
    index = legacyCase.index
    words = NameWords(legacyCase.name)
    title = SentenceWords(legacyCase.displayName)
  }

  func likeness(to new: LegacyCaseShape) -> Double? {
    guard !words.hasOpposite(in: new.words) else { return nil }
    let isSameIndex = index == new.index
    let title = Likeness.ofWords(title, new.title) ?? 0
    let likeness = max(words.similarity(to: new.words), isSameIndex || title == 1 ? title : 0)
    return likeness >= (isSameIndex ? 0.5 : 0.6) ? likeness + (isSameIndex ? 0.2 : 0) : nil
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

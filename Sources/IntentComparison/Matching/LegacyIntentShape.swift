import IntentSurface

/// What a custom SiriKit intent looks like when its class name is set aside.
struct LegacyIntentShape: RecordShape {
  private let intent: LegacyIntent
  private let name: NameWords
  private let title: SentenceWords?
  private let members: [(name: String, type: ValueType?)]

  init(_ intent: LegacyIntent) {
    self.intent = intent
    name = NameWords(intent.className)
    title = SentenceWords(intent.title)
    members = intent.parameters.map { ($0.name, .primitive($0.type)) }
  }

  /// How likely it was renamed to another one; nil where it was not.
  func likeness(to new: LegacyIntentShape) -> Double? {
    guard !name.hasOpposite(in: new.name) else { return nil }
    let nameSimilarity = name.similarity(to: new.name)
    let titleSimilarity = Likeness.ofWords(title, new.title)
    let memberSimilarity = Likeness.ofMembers(members, new.members)
    guard nameSimilarity >= (memberSimilarity == nil ? 0.6 : 0.34) || titleSimilarity ?? 0 >= 0.8 else { return nil }
    var likeness = Likeness()
    likeness.add(nameSimilarity, weight: 0.4)
    likeness.add(memberSimilarity, weight: 0.4)
    likeness.add(titleSimilarity, weight: 0.2)
    return likeness.value >= 0.65 ? likeness.value : nil
  }
}

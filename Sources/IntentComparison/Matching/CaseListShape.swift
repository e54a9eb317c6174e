import IntentSurface

/// What an enum, a union value or a legacy enum looks like when its name is set aside.
struct CaseListShape: RecordShape {
  private let typePath: String
  private let name: NameWords
  private let title: SentenceWords?
  private let cases: [(name: String, type: ValueType?)]
  /// What it has whatever it is called.
  private var proof: String?

  init(_ appEnum: AppEnum) {
    typePath = appEnum.typePath
    name = NameWords(appEnum.typeName)
    title = SentenceWords(appEnum.displayName?.value)
    cases = appEnum.cases.map { ($0.name, $0.rawValue.map { .primitive($0) }) }
  }

  init(_ union: UnionValue) {
    typePath = union.typePath
    name = NameWords(union.typeName)
    title = nil
    cases = union.cases.map { ($0.name, $0.type) }
  }

  init(_ legacyEnum: LegacyEnum) {
    typePath = legacyEnum.name
    name = NameWords(legacyEnum.name)
    title = nil
    cases = legacyEnum.cases.map { ($0.name, .primitive(String($0.index))) }
  }

  init(_ legacyType: LegacyType) {
    typePath = legacyType.name
    name = NameWords(legacyType.name)
    title = nil
    // A type that got another name may have got other types of its properties with it.
    cases = legacyType.properties.map { ($0.name, nil) }
    proof = legacyType.nameKey
  }

  /// How likely it was renamed to another one; nil where it was not.
  ///
  /// Two cases (on and off, yes and no) say little, so the names must agree more.
  func likeness(to new: CaseListShape) -> Double? {
    if typePath == new.typePath || proof != nil && proof == new.proof { return 2 }
    let nameSimilarity = name.similarity(to: new.name)
    guard let caseSimilarity = Likeness.ofMembers(cases, new.cases) else {
      return nameSimilarity >= 0.8 ? nameSimilarity : nil
    }
    guard caseSimilarity >= 0.5, min(cases.count, new.cases.count) > 2 || nameSimilarity >= 0.4 else { return nil }
    var likeness = Likeness()
    likeness.add(caseSimilarity, weight: 0.65)
    likeness.add(nameSimilarity, weight: 0.25)
    likeness.add(Likeness.ofWords(title, new.title), weight: 0.1)
    return likeness.value >= 0.6 ? likeness.value : nil
  }
}

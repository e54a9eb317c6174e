import IntentSurface
import Testing

/// Values of records: how they are spelled, and what is known about them.
struct ValueTests {
  @Test(arguments: [
    (ValueType.primitive("Int"), "Int", "Int"), (.entity("Book"), "entity Book", "Book"),
    (.enum("Order"), "enum Order", "Order"),
    (.union("Content"), "union Content", "Content"), (.unknown("A.B"), "unknown A.B", "A.B"),
    (.array(.entity("Book")), "[entity Book]", "[Book]"), (.set(.primitive("Int")), "Set<Int>", "Set<Int>"),
    (.collection(.entity("Book")), "EntityCollection<entity Book>", "EntityCollection<Book>"),
    (.measurement(unit: "UnitLength"), "Measurement<UnitLength>", "Measurement<UnitLength>"),
    (.optional(.array(.enum("Order"))), "[enum Order]?", "[Order]?"),
  ])
  func typesAreReadAsTheyAreWritten(type: ValueType, description: String, spelling: String) {
    #expect(type.description == description)
    #expect(type.spelling == spelling)
    #expect(ValueType(description) == type)
  }

  /// Whatever a snapshot says is kept as it is said.
  @Test(arguments: [
    "Int]", "[Int", "Set<Int", "Int>", "EntityCollection<Int", "Measurement<UnitMass", "unknown [A]", "unknown A?",
    "entity", "Other Book",
  ])
  func textsOfNoFormAreTakenWhole(text: String) {
    #expect(ValueType(text).description == text)
    #expect(!ValueType(text).isCollection)
  }

  @Test(
    arguments: [("Int", nil, true), ("Int?", nil, false), ("Int", "5", false), ("Int?", "5", false)]
      as [(String, String?, Bool)])
  func aRunAsksForWhatHasNoValue(type: String, preset: String?, isRequired: Bool) {
    let parameter = Parameter(name: "n", type: ValueType(type), defaultValue: preset.map { .literal($0) })
    #expect(parameter.isRequired == isRequired)
  }

  @Test func typesKnowWhatTheyHold() {
    let type = ValueType("[entity Book]?")
    #expect(type.isOptional && type.isCollection)
    #expect(type.element == .entity("Book"))
    #expect(type.unwrapped == .array(.entity("Book")))
    #expect(!ValueType("Int").isOptional && !ValueType("Int").isCollection)
    #expect(ValueType("Set<Int>").isCollection && ValueType("EntityCollection<entity A>").isCollection)
  }

  @Test(arguments: [
    ("1.0", true), ("v1.0-beta_2+3 (4)", true), ("1", true), ("beta", false), ("", false), ("1/2", false),
    ("1é", false),
    (String(repeating: "1", count: 100), true), (String(repeating: "1", count: 101), false), ("V2", true),
    ("vv2", false),
  ])
  func knowsVersionsThatCanNameAFile(text: String, isWritable: Bool) {
    #expect(VersionNumber(text).isWritable == isWritable)
  }

  @Test(
    arguments: [
      ([.property], true), ([.enumerable], true), ([.unique], true), ([.indexed], false), ([.plain], false),
      ([.string], false),
      ([.value], false),
    ] as [([EntityQuery.Capability], Bool)])
  func knowsQueriesWithAFindAction(capabilities: [EntityQuery.Capability], makesFindAction: Bool) {
    #expect(EntityQuery(identifier: "Q", typePath: "Q", capabilities: capabilities).makesFindAction == makesFindAction)
  }

  @Test func systemIntentsOfSeveralFilesAreOne() {
    var surface = Surface()
    var declared = SystemIntent(name: "INPlayMediaIntent")
    declared.isDeclared = true
    var handled = SystemIntent(name: "INPlayMediaIntent")
    handled.isHandled = true
    handled.requiresUnlock = true
    for intent in [handled, declared, SystemIntent(name: "INSendMessageIntent")] { surface.join(intent) }
    #expect(surface.systemIntents.count == 2)
    let joined = surface.systemIntents[0]
    #expect(joined.isDeclared && joined.isHandled && joined.requiresUnlock)
  }

  @Test func activitiesOfSeveralFilesAreOne() {
    var surface = Surface()
    var offered = UserActivity(type: .value("a"))
    offered.isEligibleForPrediction = true
    var searched = UserActivity(type: .value("a"))
    searched.isEligibleForSearch = true
    searched.isDeclared = true
    for activity in [offered, searched, UserActivity(type: .value("b"))] { surface.join(activity) }
    #expect(surface.userActivities.count == 2)
    let joined = surface.userActivities[0]
    #expect(joined.isEligibleForPrediction && joined.isEligibleForSearch && joined.isDeclared)
    #expect(joined.isOffered && !surface.userActivities[1].isOffered)
  }

  @Test func schemesOfSeveralFilesAreOne() {
    var surface = Surface()
    for scheme in [UrlScheme(name: "a"), UrlScheme(name: "a", isBuilt: true), UrlScheme(name: "b")] {
      surface.join(scheme)
    }
    #expect(surface.urlSchemes == [UrlScheme(name: "a", isBuilt: true), UrlScheme(name: "b")])
  }

  @Test func namesThatSoundAlikeAreOne() {
    var surface = Surface()
    surface.appNames = [
      AppNames(name: .value("Plant Journal"), alternatives: [.value("plantjournal"), .value("Diary")]),
      AppNames(language: "de", name: .value("Tagebuch")),
    ]
    #expect(surface.spokenNames(in: nil)?.map(\.name) == ["Plant Journal", "Diary"])
    #expect(surface.spokenNames(in: "de")?.map(\.name) == ["Tagebuch", "plantjournal", "Diary"])
    #expect(surface.spokenNames(in: "de")?.map(\.isAlternative) == [false, true, true])
    #expect(surface.nameLanguages == [nil, "de"])
    surface.appNames[0].name = .expression("$(NAME)")
    #expect(surface.spokenNames(in: nil) == nil)
    #expect(surface.spokenNames(in: "de")?.isEmpty == false)
  }

  @Test func aNameCountsBeforeASynonymThatSoundsAlike() {
    var surface = Surface()
    surface.appNames = [
      AppNames(host: "A", name: .value("Plants"), alternatives: [.value("Diary")]),
      AppNames(host: "B", name: .value("diary")),
    ]
    let names = surface.spokenNames(in: nil) ?? []
    #expect(names.map(\.name) == ["Plants", "diary"] && names.allSatisfy { !$0.isAlternative })
  }

  @Test(arguments: [
    ("Add it.", "addit"), ("  Add  IT ?! ", "addit"), ("Add\u{AD}it", "addit"), ("...", ""), ("a.b", "a.b"),
    ("Füge hinzu.", "fügehinzu"), ("Füge hinzu!?", "fügehinzu"), ("…é…", "…é"), ("添加。", "添加"), ("添加！？", "添加"),
    ("é.b", "é.b"),
  ])
  func phrasesAreHeardWithoutTheirSigns(text: String, heard: String) { #expect(Phrase(text).heard == heard) }

  @Test(arguments: [
    ("Add ${a} in ${applicationName}", ["a", "applicationName"]), ("\\${a} ${b}", ["b"]), ("${a", []), ("a}", []),
    ("${a}${b}", ["a", "b"]),
  ])
  func phrasesNameTheirTokens(text: String, tokens: [String]) {
    #expect(Phrase(text).tokens == tokens)
    #expect(Phrase(text).parameters == tokens.filter { $0 != "applicationName" })
  }

  @Test(arguments: [
    ("oder", ["order", "other", "title"], ["order"]), ("TITLE", ["title", "subtitle"], ["title", "subtitle"]),
    ("ab", ["abc", "b", "xaby"], ["abc", "b"]), ("abc", ["xabcy", "abcdefghi"], ["xabcy", "abcdefghi"]),
    ("tilte", ["title"], ["title"]), ("title", ["tiles", "titles", "tilt", "total"], ["titles"]),
    ("a", ["b", "c", "d", "e"], ["b", "c", "d"]), ("wholly", ["other"], []), ("", ["a", "ab"], ["a"]),
    ("release", ["releases", "lease", "please"], ["releases", "please"]),
    ("kitten", ["sitting", "mitten"], ["mitten"]),
  ])
  func findsTheNearestNames(name: String, candidates: [String], nearest: [String]) {
    #expect(NearestNames.matches(for: name, in: candidates) == nearest)
  }

  @Test(arguments: [
    ("plants", false, false), ("$(SCHEME)", true, false), ("com.googleusercontent.apps.1", false, true),
    ("fb123456789", false, true), ("fbabcdefghi", false, false), ("fb1234", false, false), ("msauth.app", false, true),
    ("db-1", false, true), ("spotify-1", false, true), ("fb12345678x", false, true),
  ])
  func knowsSchemesForSigningIn(name: String, isFilledIn: Bool, isForSignIn: Bool) {
    #expect(UrlScheme(name: name).isFilledIn == isFilledIn)
    #expect(UrlScheme(name: name).isForSignIn == isForSignIn)
  }

  @Test func namesElementsByTheirTypes() {
    var surface = Surface()
    surface.intents = [Intent(identifier: "add", typePath: "Kit.Add")]
    surface.entities = [Entity(identifier: "book", typePath: "Kit.Book")]
    surface.queries = [EntityQuery(identifier: "query", typePath: "Kit.Query", capabilities: [])]
    surface.enums = [AppEnum(identifier: "order", typePath: "Kit.Order")]
    surface.unionValues = [UnionValue(identifier: "content", typePath: "Kit.Content", cases: [])]
    surface.appShortcuts = [AppShortcutsProvider(identifier: "shortcuts", typePath: "Kit.Shortcuts")]
    let names: [(Subject, String?)] = [
      (Subject(.intent, "add"), "Kit.Add"), (Subject(.parameter, "add", "title"), "Kit.Add.title"),
      (Subject(.result, "add"), "Kit.Add"), (Subject(.parameterSummary, "add"), "Kit.Add"),
      (Subject(.entity, "book"), "Kit.Book"), (Subject(.entityProperty, "book", "pages"), "Kit.Book.pages"),
      (Subject(.query, "query"), "Kit.Query"), (Subject(.queryFilter, "query", "pages"), "Kit.Query.pages"),
      (Subject(.enum, "order"), "Kit.Order"), (Subject(.enumCase, "order", "up"), "Kit.Order.up"),
      (Subject(.unionValue, "content"), "Kit.Content"), (Subject(.unionCase, "content", "text"), "Kit.Content.text"),
      (Subject(.appShortcutsProvider, "shortcuts"), "Kit.Shortcuts"), (Subject(.appShortcut, "add"), "Kit.Add"),
      (Subject(.appShortcut, "shortcuts"), "Kit.Shortcuts"), (Subject(.phrase, "add", "Add"), "Kit.Add.Add"),
      (Subject(.intent, "book"), nil), (Subject(.widget, "add"), nil), (Subject(.legacyIntent, "add"), nil),
    ]
    for (subject, name) in names { #expect(surface.name(of: subject) == name, "\(subject)") }
  }

  @Test func membersBelongToDeclarations() {
    #expect(ElementKind.legacyParameter.ownerKinds == [.legacyIntent, .legacyType])
    #expect(ElementKind.legacyEnumCase.ownerKinds == [.legacyEnum])
    #expect(ElementKind.translatedPhrase.ownerKinds == [.appShortcutsProvider, .intent])
  }
}

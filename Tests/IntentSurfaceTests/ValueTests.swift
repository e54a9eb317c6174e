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
    #expect(surface.nameLanguages == [nil, "de"])
    surface.appNames[0].name = .expression("$(NAME)")
    #expect(surface.spokenNames(in: nil) == nil)
    #expect(surface.spokenNames(in: "de")?.isEmpty == false)
  }

  @Test(arguments: [
    ("Add it.", "addit"), ("  Add  IT ?! ", "addit"), ("Add\u{AD}it", "addit"), ("...", ""), ("a.b", "a.b"),
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
}

import IntentSchemas
import IntentSurface
import TestSupport
import Testing

@testable import IntentMigration

/// How a stored value of one type becomes one of another, and what to call it.
struct ValueConversionTests {
  private static let surface = Surface.sample(
    entities: [.sample("BookEntity") { $0.displayName = .value("radio station") }, .sample("PlainEntity")],
    enums: [
      .sample("Order", ["up = u", "down = d"]), .sample("Wide", ["a = u", "b = d", "c"]), .sample("Narrow", ["a = u"]),
      .sample("Number", ["one", "two"], rawType: "Int"), .sample("Empty", []),
    ])

  private static func conversion(_ old: String, _ new: String, unit: String? = nil) -> ValueConversion? {
    ValueConversion(from: ValueType(old), to: ValueType(new), unit: unit, in: (surface, surface))
  }

  @Test(
    arguments: [
      ("Int", "Int", "x", false), ("Int", "Double", "Double(x)", false), ("Double", "Int", "Int(x.rounded())", false),
      ("Int", "String", "String(x)", false), ("Double", "String", "String(x)", false),
      ("Bool", "String", "String(x)", false),
      ("String", "Int", "Int(x)", true), ("String", "Double", "Double(x)", true),
      ("String", "URL", "URL(string: x)", true),
      ("URL", "String", "x.absoluteString", false), ("IntentFile", "URL", "x.fileURL", true),
      ("URL", "IntentFile", "IntentFile(fileURL: x)", false),
      ("Date", "DateComponents", "Calendar.current.dateComponents(in: .current, from: x)", false),
      ("DateComponents", "Date", "Calendar.current.date(from: x)", true),
      ("String", "AttributedString", "AttributedString(x)", false),
      ("AttributedString", "String", "String(x.characters)", false),
      ("IntentCurrencyAmount", "Double", "NSDecimalNumber(decimal: x.amount).doubleValue", false),
      ("Double", "Measurement<UnitMass>", "Measurement(value: x, unit: <#the unit that the number was in#>)", false),
      (
        "Int", "Measurement<UnitMass>", "Measurement(value: Double(x), unit: <#the unit that the number was in#>)",
        false
      ),
      ("Measurement<UnitDuration>", "Double", "x.converted(to: .seconds).value", false),
      ("Measurement<UnitMass>", "Double", "x.converted(to: <#the unit of the number#>).value", false),
      ("enum Order", "String", "x.rawValue", false), ("String", "enum Order", "Order(rawValue: x)", true),
      ("enum Order", "enum Wide", "Wide(rawValue: x.rawValue)", true),
      // Optional and not is the same to a value that is there.
      ("Int?", "Double", "Double(x)", false), ("Int", "Double?", "Double(x)", false),
      ("[Int]", "[Int]", "x", false), ("[Int]", "[Double]", "x.map({ Double($0) })", false),
      ("[String]", "[Int]", "x.compactMap({ Int($0) })", false), ("Int", "[Int]", "[x]", false),
      ("String", "[Int]", "[Int(x)].compactMap { $0 }", false), ("[Int]", "Int", "x.first", true),
      ("[Int]", "Double", "x.first.map({ Double($0) })", true),
      ("[String]", "Int", "x.first.flatMap({ Int($0) })", true),
    ] as [(String, String, String, Bool)])
  func convertsValues(old: String, new: String, text: String, isFailable: Bool) throws {
    let conversion = try #require(Self.conversion(old, new))
    #expect(conversion.expression("x") == text)
    #expect(conversion.isFailable == isFailable)
  }

  @Test(arguments: [
    ("Bool", "Int"), ("String", "Bool"), ("enum Order", "enum Narrow"), ("enum Order", "enum Number"),
    ("enum Empty", "enum Order"),
    ("enum Order", "enum Gone"), ("enum Number", "String"), ("String", "enum Number"), ("String", "enum Gone"),
    ("entity BookEntity", "String"), ("String", "Measurement<UnitMass>"),
    ("EntityCollection<entity BookEntity>", "[entity BookEntity]"),
  ])
  func leavesToTheAppWhatNobodyKnows(old: String, new: String) {
    #expect(Self.conversion(old, new) == nil)
  }

  @Test func takesTheUnitThatIsKnown() {
    #expect(
      Self.conversion("Double", "Measurement<UnitMass>", unit: ".grams")?.expression("x")
        == "Measurement(value: x, unit: UnitMass.grams)")
    #expect(
      Self.conversion("Int", "Measurement<UnitMass>", unit: ".grams")?.expression("x")
        == "Measurement(value: Double(x), unit: UnitMass.grams)")
  }

  @Test(
    arguments: [
      ("Int", "Double", false, "Double(x)", false), ("Int", "Double", true, "x.map({ Double($0) })", true),
      ("String", "Int", false, "Int(x)", true), ("String", "Int", true, "x.flatMap({ Int($0) })", true),
      ("URL", "String", true, "x?.absoluteString", true), ("Int", "Int", true, "x", true),
      ("Int", "Int", false, "x", false),
    ] as [(String, String, Bool, String, Bool)])
  func convertsWhatMayBeMissing(old: String, new: String, isOptional: Bool, text: String, isOptionalThen: Bool) throws {
    let value = try #require(Self.conversion(old, new)).value(of: "x", isOptional: isOptional)
    #expect(value.text == text && value.isOptional == isOptionalThen)
  }

  // MARK: Names

  @Test(arguments: [
    ("String", "Text"), ("AttributedString", "Text"), ("Int", "Number"), ("Double", "Number"), ("Bool", "Flag"),
    ("URL", "Link"),
    ("IntentFile", "File"), ("IntentPerson", "Person"), ("IntentCurrencyAmount", "Amount"), ("DateComponents", "Date"),
    ("Date", "Date"), ("CLPlacemark", "Placemark"), ("INPerson", "Person"), ("NSData", "Data"), ("INtern", "INtern"),
    ("Measurement<UnitDuration>", "Duration"), ("Measurement<UnitLength>", "Distance"),
    ("Measurement<UnitMass>", "Mass"),
    ("Measurement<UnitSpeed>", "Speed"), ("Measurement<UnitTemperature>", "Temperature"),
    ("Measurement<UnitVolume>", "Volume"),
    ("Measurement<UnitEnergy>", "Energy"), ("Measurement<UnitAngle>", "Angle"),
    ("Measurement<UnitPower>", "Measurement"),
    ("entity BookEntity", "RadioStation"), ("entity PlainEntity", "Plain"), ("entity Gone", "Gone"),
    ("enum Order", "Order"),
    ("enum OrderAppEnum", "Order"), ("enum Kit.page_size", "Pagesize"), ("enum Enum", "Enum"), ("union Any", "Any"),
    ("[Int]", "Number"), ("Int?", "Number"),
  ])
  func namesValues(type: String, noun: String) {
    #expect(ValueNoun(of: ValueType(type), in: Self.surface).text == noun)
  }

  @Test(arguments: [
    ("A2", "Flower"), ("", "Flower"), (String(repeating: "a", count: 31), "Flower"), ("plant pot", "PlantPot"),
    (String(repeating: "A", count: 30), String(repeating: "A", count: 30)),
  ])
  func takesDisplayNamesThatAreWords(title: String, noun: String) {
    let surface = Surface.sample(entities: [.sample("FlowerEntity") { $0.displayName = .value(title) }])
    #expect(ValueNoun(of: ValueType("entity FlowerEntity"), in: surface).text == noun)
  }

  @Test(arguments: [
    ("value", "Int", [String](), "valueNumber"), ("pageNumber", "Int", [], "pageNumberValue"),
    ("page", "[Int]", [], "pages"),
    ("class", "[Int]", [], "classList"), ("story", "[Int]", [], "stories"), ("key", "[Int]", [], "keys"),
    ("page", "[Int]", ["pages"], "pageNumberList"), ("page", "Int?", ["pageNumber"], "pageIfAny"),
    ("page", "Int", ["pageNumber"], "pageValue"), ("page", "Int?", ["pageNumber", "pageIfAny"], "pageValue"),
  ])
  func findsAFreeName(stem: String, type: String, taken: [String], name: String) {
    #expect(FreshName.name(stem, for: ValueType(type), in: Self.surface, among: Set(taken)) == name)
  }

  // MARK: Words

  @Test(arguments: [
    ("OpenBook", ["open", "book"]), ("HTMLReader", ["html", "reader"]), ("open the book", ["open", "the", "book"]),
    ("Book2Page", ["book", "page"]), ("URL", ["url"]), ("", []), ("aB", ["a", "b"]), ("ABc", ["a", "bc"]),
  ])
  func splitsNames(text: String, words: [String]) {
    #expect(IntentWords.split(text) == words)
  }

  @Test(arguments: [
    ("books", "book"), ("stories", "story"), ("ties", "tie"), ("bus", "bus"), ("news", "new"), ("as", "as"),
    ("book", "book"),
  ])
  func makesSingulars(word: String, singular: String) {
    #expect(IntentWords.singular(word) == singular)
  }

  @Test(arguments: [
    ("ShowBook", "open", true), ("OpenBook", "open", true), ("OpenBook", "delete", false), ("MakeNote", "create", true),
    ("AddTimer", "timer", true), ("OpenTimer", "timer", false), ("TrashBook", "delete", true),
    ("PostMessage", "send", true), ("GoHome", "open", true), ("LookupBook", "search", true),
    ("RenameBook", "update", true), ("StartSong", "play", true), ("ListenSong", "play", true),
    ("ResumeSong", "play", true), ("HoldCall", "pause", true), ("PauseCall", "hold", true), ("EndRun", "stop", true),
    ("FinishRun", "end", true), ("BeginRun", "start", true), ("SelectTab", "switch", true), ("AddLine", "append", true),
    ("PauseCall", "stop", false), ("BeginRun", "play", false),
  ])
  func knowsVerbs(name: String, verb: String, has: Bool) {
    #expect(IntentWords(.sample(name), in: .sample()).hasVerb(verb) == has)
  }

  @Test(arguments: [
    ("song", "audio", true), ("radio", "audio", true), ("book", "audio", false), ("book", "ebook", true),
    ("email", "mail", true),
    ("chat", "message", true), ("chat", "conversation", true), ("message", "conversation", false), ("x", "x", true),
    ("x", "y", false), ("photo", "asset", true), ("todo", "reminder", true),
    ("memo", "note", true), ("link", "bookmark", true), ("webpage", "url", true), ("scan", "document", true),
    ("directory", "folder", true), ("diary", "entry", true), ("appointment", "event", true), ("track", "music", true),
  ])
  func knowsSynonyms(word: String, wanted: String, isSame: Bool) {
    #expect(SchemaWords.isSame(word, wanted) == isSame)
  }

  @Test(arguments: [
    ("sound", "audio"), ("epub", "books"), ("link", "browser"), ("appointment", "calendar"), ("capture", "camera"),
    ("stopwatch", "clock"), ("directory", "files"), ("diary", "journal"), ("mailbox", "mail"), ("eta", "maps"),
    ("conversation", "messages"), ("memo", "notes"), ("phone", "phone"), ("gallery", "photos"),
    ("slide", "presentation"), ("document", "reader"), ("todo", "reminders"), ("workbook", "spreadsheet"),
    ("semantic", "visualIntelligence"), ("canvas", "whiteboard"), ("document", "wordProcessor"),
  ])
  func knowsWordsOfDomains(word: String, domain: String) {
    #expect(SchemaWords.ofDomain[domain]?.contains(word) == true)
    #expect(SchemaWords.ofDomain[domain]?.contains("plant") == false)
  }

  @Test(arguments: [
    ("keepOld: Bool", "clearOld: Bool", true), ("removeOld: Bool", "keepOld: Bool", true),
    ("lockDoor: Bool?", "unlockDoor: Bool", true), ("keepOld: Bool", "keepAll: Bool", false),
    ("keepOld: Int", "clearOld: Int", false), ("keepOld: Bool", "clearOld: Int", false),
    ("keepOld: Int", "clearOld: Bool", false),
  ])
  func knowsSwitchesThatSayTheContrary(left: String, right: String, areOpposite: Bool) {
    #expect(Parameter.sample(left).isOpposite(of: .sample(right)) == areOpposite)
  }

  @Test(arguments: [
    ("bookTitle", "name", true), ("trackName", "song", true), ("body", "text", true), ("pages", "count", false),
    ("pictures", "photo", true),
  ])
  func knowsWhatSaysTheSame(name: String, other: String, isSame: Bool) {
    #expect(IntentWords.saysTheSame(name, other) == isSame)
  }

  @Test(arguments: [
    ("OpenBookIntent", ["open", "book"]), ("BookEntity", ["book"]), ("AppEntity", ["app", "entity"]),
    ("IntentBook", ["intent", "book"]),
  ])
  func leavesTechnicalWordsOut(name: String, words: [String]) {
    #expect(SchemaName.words(of: name) == words)
  }
}

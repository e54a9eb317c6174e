import AppIntentsFacts
import IntentSurface
import TestSupport
import Testing

/// The branches of the rules about what the default query of an entity can do.
struct QueryRuleCases {
  @Test(arguments: finding + exchanged + narrowed + filtering + searching + suggesting + unique + values)
  func saysWhatIsExpected(_ row: RuleCase) { row.check() }

  private static func surface(
    _ capabilities: [EntityQuery.Capability], properties: [String] = ["title: String", "pages: Int"],
    phrases: [String] = [], _ adjust: (inout EntityQuery) -> Void = { _ in }
  ) -> Surface {
    var query = EntityQuery(identifier: "BookQuery", typePath: "BookQuery", capabilities: capabilities)
    query.entity = "Book"
    adjust(&query)
    return .sample(
      intents: [.sample("Open", ["book: entity Book"])],
      entities: [.sample("Book", properties) { $0.defaultQuery = "BookQuery" }], queries: [query],
      shortcuts: phrases.isEmpty ? [] : [.sample("Open", phrases)])
  }

  private static let finding: [RuleCase] = [
    RuleCase(
      "no property query any more", surface([.property]), surface([.plain]),
      gives: ["E07 Book findAndVariables=breaks high"],
      says: ["is no longer a property query", "extension BookQuery: EntityPropertyQuery"]),
    RuleCase(
      "no enumerable query any more", surface([.enumerable]), surface([.plain]),
      gives: ["E07 Book findAndVariables=breaks high", "E10 Book discovery=hides high"],
      says: ["is no longer an enumerable query", "extension BookQuery: EnumerableEntityQuery"]),
    RuleCase("one for the other", surface([.property]), surface([.enumerable]), gives: []),
    RuleCase("a plain query never made one", surface([.plain]), surface([.string]), gives: []),
    RuleCase(
      "a query that can't be read", surface([.property]), unread(surface([.plain])),
      gives: ["E07 Book findAndVariables=asks high"], says: ["unknown whether the action still exists"]),
  ]

  /// An app with two queries, one of which finds the books.
  private static func found(by query: String, among queries: [String] = ["All", "Recent"]) -> Surface {
    .sample(
      intents: [.sample("Open", ["book: entity Book"])],
      entities: [.sample("Book", ["title: String"]) { $0.defaultQuery = query }],
      queries: queries.map { EntityQuery(identifier: $0, typePath: $0, capabilities: [.plain]) })
  }

  private static let exchanged: [RuleCase] = [
    RuleCase(
      "another query that was there before", found(by: "All"), found(by: "Recent"),
      gives: ["E26 Book savedShortcuts=asks low"], says: ["Whether Recent finds all that All found"]),
    RuleCase(
      "a new query beside it", found(by: "All", among: ["All"]), found(by: "Recent"),
      gives: ["E26 Book savedShortcuts=asks low"]),
    RuleCase(
      "another name of the query", found(by: "All", among: ["All"]), found(by: "Every", among: ["Every"]), gives: []),
  ]

  private static func leaving(
    _ code: [String], reading places: [String] = [], idCode: [String] = [], protocols: [FrameworkProtocol] = []
  ) -> Surface {
    var surface = surface([.plain]) { ($0.findingCode, $0.findingPlaces) = (code, places) }
    surface.entities[0].idCode = idCode
    surface.entities[0].protocols += protocols
    return surface
  }

  private static let narrowed: [RuleCase] = [
    RuleCase(
      "a condition more", leaving(["isOpen"]), leaving(["-isHidden", "isOpen"]),
      gives: ["E27 Book savedShortcuts=asks low"], says: ["what it leaves out depends on “isHidden” now"]),
    RuleCase(
      "two conditions with a name in common", leaving([]), leaving(["isNew + shop", "isOpen + shop"]),
      gives: ["E27 Book savedShortcuts=asks low"], says: ["depends on “isNew”, “shop” and “isOpen” now"]),
    RuleCase("the opposite", leaving(["isOpen"]), leaving(["-isOpen"]), gives: ["E27 Book savedShortcuts=asks low"]),
    RuleCase("a condition less", leaving(["isOpen", "prefix"]), leaving(["isOpen"]), gives: []),
    RuleCase(
      "fewer of all", leaving(["\"100\" + prefix"]), leaving(["\"5\" + prefix"]),
      gives: ["E27 Book savedShortcuts=asks low"]),
    RuleCase("more of all", leaving(["\"5\" + prefix"]), leaving(["\"100\" + prefix"]), gives: []),
    RuleCase(
      "a condition on what ids are made of", leaving([], idCode: ["key"]), leaving(["key"], idCode: ["key"]), gives: []),
    RuleCase(
      "another case", leaving([".small + size"]), leaving([".medium + size"]),
      gives: ["E27 Book savedShortcuts=asks low"], says: ["depends on “.medium” and “size” now"]),
    RuleCase(
      "another text", leaving(["\"book\" + kind"]), leaving(["\"novel\" + kind"]),
      gives: ["E27 Book savedShortcuts=asks low"]),
    RuleCase("one case more", leaving([".small + size"]), leaving([".medium + .small + size"]), gives: []),
    RuleCase(
      "one case more is left out", leaving(["-.small + -size"]), leaving(["-.medium + -.small + -size"]),
      gives: ["E27 Book savedShortcuts=asks low"]),
    RuleCase(
      "another case of something else", leaving([".small + size"]), leaving([".open + size + state"]), gives: []),
    RuleCase(
      "another key", leaving([], reading: ["books", "group.app"]), leaving([], reading: ["books-2", "group.app"]),
      gives: ["E27 Book savedShortcuts=asks low"], says: ["it reads “books-2” now, and no longer “books”", "old place"]),
    RuleCase("one key more", leaving([], reading: ["books"]), leaving([], reading: ["books", "books-2"]), gives: []),
    RuleCase("one key less", leaving([], reading: ["books", "books-1"]), leaving([], reading: ["books"]), gives: []),
    RuleCase(
      "where nothing is stored", leaving([], protocols: [.transientAppEntity]),
      leaving(["isOpen"], protocols: [.transientAppEntity]), gives: []),
  ]

  private static func unread(_ surface: Surface) -> Surface {
    var surface = surface
    surface.queries = []
    surface.entities[0].defaultQuery = nil
    return surface
  }

  private static func filters(
    _ filters: [(String, [String])], orders: [String] = [], properties: [String]? = nil, isWhole: Bool = true
  )
    -> Surface
  {
    surface([.property], properties: properties ?? ["title: String", "pages: Int"]) {
      $0.filters = filters.map { QueryFilter(property: $0.0, comparators: $0.1) }
      $0.sortOptions = orders
      $0.hasUnreadOptions = !isWhole
    }
  }

  private static let filtering: [RuleCase] = [
    RuleCase(
      "a filter less", filters([("title", ["Equal"]), ("pages", ["Equal"])]), filters([("title", ["Equal"])]),
      gives: ["E08 Book findAndVariables=breaks medium"], says: ["no longer filters by pages."]),
    RuleCase(
      "a comparator less", filters([("title", ["Equal", "Contains"])]), filters([("title", ["Equal"])]),
      gives: ["E08 Book findAndVariables=breaks medium"], says: ["no longer filters by title (Contains)."]),
    RuleCase(
      "no filter at all", filters([("title", ["Equal"])]), filters([]),
      gives: ["E08 Book findAndVariables=breaks medium"]),
    RuleCase(
      "filters that were not read", filters([("title", ["Equal"])]), filters([], isWhole: false),
      gives: ["E08 Book findAndVariables=asks medium"], says: ["still has title can't be told"]),
    RuleCase(
      "an order less", filters([("title", ["Equal"])], orders: ["title", "pages"]),
      filters([("title", ["Equal"])], orders: ["title"]), gives: ["E08 Book findAndVariables=breaks medium"],
      says: ["no longer sorts by pages."]),
    RuleCase(
      "the only order", filters([], orders: ["title"]), filters([]), gives: ["E08 Book findAndVariables=breaks medium"]),
    RuleCase(
      "a filter by a property that is gone", filters([("title", ["Equal"]), ("pages", ["Equal"])], orders: ["pages"]),
      filters([("title", ["Equal"])], properties: ["title: String"]),
      gives: ["E12 Book.pages findAndVariables=breaks high"]),
    RuleCase("a filter more", filters([("title", ["Equal"])]), filters([("title", ["Equal", "Contains"])]), gives: []),
  ]

  private static let searching: [RuleCase] = [
    RuleCase(
      "no search by name", surface([.string]), surface([.plain]),
      gives: ["E09 Book discovery=degrades,siriPhrases=degrades high"],
      says: ["no longer conforms to EntityStringQuery"]),
    RuleCase("all are known", surface([.string]), surface([.enumerable]), gives: []),
    RuleCase("the index is searched", surface([.string]), surface([.indexed]), gives: []),
    RuleCase("there is one alone", surface([.string]), surface([.unique]), gives: []),
  ]

  private static let phrase = "Open ${book} in ${applicationName}"

  private static let suggesting: [RuleCase] = [
    RuleCase(
      "no suggestions", surface([.plain]) { $0.suggestsEntities = true }, surface([.plain]),
      gives: ["E10 Book discovery=hides high"], says: ["pickers of Book are empty."]),
    RuleCase(
      "no suggestions for phrases", surface([.plain], phrases: [phrase]) { $0.suggestsEntities = true },
      surface([.plain], phrases: [phrase]), gives: ["E10 Book discovery=hides,siriPhrases=breaks high"],
      says: ["App Shortcut phrases that contain Book match nothing"]),
    RuleCase(
      "a phrase of an action that is not known", withoutActions { $0.suggestsEntities = true }, withoutActions { _ in },
      gives: ["E10 Book discovery=hides high"], says: ["pickers of Book are empty."]),
    RuleCase(
      "all are suggested", surface([.plain]) { $0.suggestsEntities = true }, surface([.enumerable]), gives: []),
    RuleCase("the one is suggested", surface([.plain]) { $0.suggestsEntities = true }, surface([.unique]), gives: []),
    RuleCase(
      "a build does not say", surface([.plain]) { $0.suggestsEntities = true }, built(surface([.plain])), gives: []),
  ]

  private static func withoutActions(_ adjust: (inout EntityQuery) -> Void) -> Surface {
    var surface = surface([.plain], phrases: [phrase], adjust)
    surface.intents = []
    return surface
  }

  private static func built(_ surface: Surface) -> Surface {
    var surface = surface
    surface.readFrom.kind = .metadata
    return surface
  }

  private static let unique: [RuleCase] = [
    RuleCase(
      "not the only one any more", surface([.unique]), surface([.plain]),
      gives: ["E10 Book discovery=hides high", "E11 Book findAndVariables=degrades medium"],
      says: ["BookQuery no longer conforms to UniqueAppEntityQuery"])
  ]

  private static func answering(_ queries: [(String, String?)]) -> Surface {
    .sample(
      intents: [.sample("Open")],
      queries: queries.map { name, input in
        var query = EntityQuery(identifier: name, typePath: name, capabilities: [.value])
        query.input = input
        return query
      })
  }

  private static let values: [RuleCase] = [
    RuleCase(
      "nothing answers any more", answering([("A", "SemanticContentDescriptor")]), answering([]),
      gives: ["E11 A appleIntelligence=degrades,discovery=degrades medium"],
      says: ["as an IntentValueQuery for SemanticContentDescriptor"]),
    RuleCase(
      "another answers", answering([("A", "Descriptor")]), answering([("B", "Descriptor")]), gives: []),
    RuleCase(
      "another answers something else", answering([("A", "Descriptor"), ("B", "Other")]), answering([("B", "Other")]),
      gives: ["E11 A appleIntelligence=degrades,discovery=degrades medium"]),
    .trap(
      "two for one", answering([("B", "Descriptor"), ("A", "Descriptor"), ("C", "Other"), ("D", nil), ("E", nil)]),
      gives: ["E25 A appleIntelligence=degrades low"], says: ["A and B all answer for Descriptor."]),
  ]
}

import AppIntentsFacts
import IntentSurface
import TestSupport
import Testing

/// The branches of the rules about entities and their properties.
struct EntityRuleCases {
  private static func withholding(_ typePath: String, _ surface: Surface) -> Surface {
    var surface = surface
    surface.withheld = [WithheldType(typePath: typePath, kind: "AppEntity", conditions: ["CLIP"])]
    return surface
  }

  @Test(arguments: removed + renamed + ids + properties + looks + protocols + places + content + traps)
  func saysWhatIsExpected(_ row: RuleCase) { row.check() }

  private static func query(_ capabilities: EntityQuery.Capability...) -> EntityQuery {
    EntityQuery(identifier: "BookQuery", typePath: "BookQuery", capabilities: capabilities)
  }

  private static func book(
    _ properties: [String] = ["title: String"], _ adjust: (inout Entity) -> Void = { _ in }
  )
    -> Entity
  {
    .sample("Book", properties, adjust)
  }

  private static let removed: [RuleCase] = [
    RuleCase(
      "nothing holds it", .sample(intents: [.sample("Add")], entities: [book()]), .sample(intents: [.sample("Add")]),
      gives: ["E01 Book findAndVariables=breaks high"],
      says: ["Variables and picked values of this type are empty."]),
    RuleCase(
      "nothing holds it, and its query has no Find action",
      .sample(
        intents: [.sample("Add")], entities: [book { $0.defaultQuery = "BookQuery" }], queries: [query(.plain)]),
      .sample(intents: [.sample("Add")]), gives: ["E01 Book findAndVariables=notes high"],
      says: ["Book is gone, which no action took or gave."]),
    RuleCase(
      "a parameter holds it", .sample(intents: [.sample("Add", ["book: entity Book"])], entities: [book()]),
      .sample(intents: [.sample("Add", ["book: String"])]),
      gives: ["E01 Book findAndVariables=breaks,savedShortcuts=breaks high"]),
    RuleCase(
      "a parameter still names it", .sample(intents: [.sample("Add", ["book: entity Book"])], entities: [book()]),
      .sample(intents: [.sample("Add", ["book: unknown Book"])]),
      gives: ["E01 Book findAndVariables=asks,savedShortcuts=asks high"],
      says: ["A parameter still has this type"]),
    RuleCase(
      "a parameter still names it, and a condition keeps it out",
      .sample(intents: [.sample("Add", ["book: entity Book"])], entities: [book()]),
      withholding("Book", .sample(intents: [.sample("Add", ["book: unknown Book"])])),
      gives: ["E01 Book findAndVariables=notes,savedShortcuts=notes low"]),
    RuleCase(
      "a parameter of an intent that is gone as well holds it",
      .sample(intents: [.sample("Add", ["book: entity Book"]), .sample("B")], entities: [book()]),
      .sample(intents: [.sample("B")]),
      gives: ["E01 Book findAndVariables=breaks high", "I01 Add savedShortcuts=breaks high"]),
    RuleCase(
      "a widget's settings alone held it", settings([], isAction: false),
      .sample(intents: [
        .sample("Choose", ["book: String?"]) {
          $0.protocols = [.widgetConfigurationIntent]
          $0.result.isInherited = true
        }
      ]), gives: ["E01 Book widgetsAndControls=breaks high"], says: ["Picked values of this type"]),
    RuleCase(
      "a widget's settings alone held it, in a parameter that is gone", settings([], isAction: false),
      without(isAction: false),
      gives: ["E01 Book findAndVariables=notes high", "P01 Choose.book widgetsAndControls=degrades medium-high"],
      says: ["Book is gone, and so is every parameter that took it."]),
    RuleCase(
      "an action alone took it, in a parameter that is gone", settings([], isAction: true), without(isAction: true),
      gives: ["E01 Book findAndVariables=notes high", "P01 Choose.book savedShortcuts=degrades medium-high"]),
    RuleCase(
      "two actions took it, and one still has the parameter", settings([], isAction: true, and: "Take"),
      .sample(intents: [choose(isAction: true, []), .sample("Take", ["book: String"])]),
      gives: [
        "E01 Book findAndVariables=breaks,savedShortcuts=breaks high",
        "P01 Choose.book savedShortcuts=degrades medium-high",
      ]),
    RuleCase(
      "it had a Find action",
      .sample(
        intents: [.sample("Add")], entities: [book { $0.defaultQuery = "BookQuery" }], queries: [query(.enumerable)]),
      .sample(intents: [.sample("Add")]), gives: ["E01 Book findAndVariables=breaks high"],
      says: ["and so is its Find action"]),
    RuleCase(
      "a schema knew it",
      .sample(intents: [.sample("Add")], entities: [book { $0.schema = SchemaAdoption(name: "books.book") }]),
      .sample(intents: [.sample("Add")]), gives: ["E01 Book appleIntelligence=breaks,findAndVariables=breaks high"]),
    RuleCase(
      "Siri alone knew it",
      .sample(
        intents: [.sample("Add")],
        entities: [
          book {
            $0.schema = SchemaAdoption(name: "books.book")
            $0.isAssistantOnly = .value(true)
          }
        ]), .sample(intents: [.sample("Add")]), gives: ["E01 Book appleIntelligence=breaks high"],
      says: ["Siri loses `.books.book`."]),
  ]

  private static let renamed: [RuleCase] = [
    RuleCase(
      "a new name, and the parameter that took it is gone", settings(["title: String", "pages: Int"], isAction: true),
      .sample(
        intents: [choose(isAction: true, [])], entities: [.sample("BookEntity", ["title: String", "pages: Int"])]),
      gives: ["P01 Choose.book savedShortcuts=degrades medium-high"]),
    RuleCase(
      "a new name, and only a widget's settings have it",
      settings(["title: String", "pages: Int"], isAction: false),
      settings(["title: String", "pages: Int"], isAction: false, named: "BookEntity"),
      gives: ["E02 Book widgetsAndControls=breaks high"], says: ["Picked values still use Book"]),
    RuleCase(
      "a new name, and an action has it", settings(["title: String", "pages: Int"], isAction: true),
      settings(["title: String", "pages: Int"], isAction: true, named: "BookEntity"),
      gives: ["E02 Book findAndVariables=breaks,savedShortcuts=breaks high"],
      says: ["Variables and picked values still use Book"]),
    .entity(
      "a new type name", book(["title: String", "pages: Int"]), .sample("BookEntity", ["title: String", "pages: Int"]),
      gives: ["E02 Book findAndVariables=breaks high"],
      says: ["Book became BookEntity", "Variables and picked values still use Book", "persistentIdentifier = \"Book\""]),
    .entity(
      "another pin", .sample("Book", id: "b1", ["title: String"]), .sample("Book", id: "b2", ["title: String"]),
      gives: ["E02 b1 findAndVariables=breaks high"], says: ["Book has a different persistentIdentifier"]),
    .entity(
      "a lost pin", .sample("Book", id: "b1", ["title: String"]), book(),
      gives: ["E02 b1 findAndVariables=breaks high"], says: ["Book lost its persistentIdentifier"]),
    RuleCase(
      "a new name, with a Find action",
      .sample(
        entities: [book(["title: String", "pages: Int"]) { $0.defaultQuery = "BookQuery" }],
        queries: [query(.enumerable)]),
      .sample(
        entities: [.sample("BookEntity", ["title: String", "pages: Int"]) { $0.defaultQuery = "BookQuery" }],
        queries: [query(.enumerable)]),
      gives: ["E02 Book findAndVariables=breaks high"], says: ["Saved Find steps, variables and picked values"]),
    RuleCase(
      "a new name, and every action that took it is gone",
      .sample(
        intents: [.sample("Add", ["book: entity Book"]), .sample("Last", result: .entity("Book")), .sample("Open")],
        entities: [book()]),
      .sample(intents: [.sample("Open")], entities: [.sample("BookEntity", ["title: String"])]),
      gives: ["I01 Add savedShortcuts=breaks high", "I01 Last savedShortcuts=breaks high"]),
    RuleCase(
      "a new name, and one of the actions that took it is left",
      .sample(
        intents: [.sample("Add", ["book: entity Book"]), .sample("Last", result: .entity("Book"))], entities: [book()]),
      .sample(
        intents: [.sample("Last", result: .entity("BookEntity"))],
        entities: [.sample("BookEntity", ["title: String"])]),
      gives: [
        "E02 Book findAndVariables=breaks high", "I01 Add savedShortcuts=breaks high",
      ]),
    .entity(
      "into another type", book(), .sample("Library.Book", ["title: String"]),
      gives: ["E19 Book findAndVariables=notes low"], says: ["Book is now Library.Book"]),
    .entity(
      "into another type, pinned", .sample("Book", id: "b", ["title: String"]),
      .sample("Library.Book", id: "b", ["title: String"]), gives: []),
  ]

  private static func id(
    _ name: String, _ old: String?, _ new: String?, gives: [String], says: [String] = [],
    _ adjust: (inout Entity, inout Entity) -> Void = { _, _ in }
  ) -> RuleCase {
    var (before, after) = (book(), book())
    before.idType = old
    after.idType = new
    adjust(&before, &after)
    return .entity(name, before, after, gives: gives, says: says)
  }

  private static let ids: [RuleCase] = [
    id(
      "numbers to text", "Int", "String", gives: ["E04 Book savedShortcuts=degrades low"],
      says: ["The new ids can have the old text"]),
    id(
      "UUIDs to text", "UUID", "String", gives: ["E04 Book savedShortcuts=breaks medium-high"],
      says: ["stored as the text of a UUID"]),
    id("UUIDs to their own text", "UUID", "String", gives: ["E04 Book savedShortcuts=degrades low"]) {
      $1.isIDTextOfUUID = true
    },
    id("their text to UUIDs", "String", "UUID", gives: ["E04 Book savedShortcuts=degrades low"]) { before, _ in
      before.isIDTextOfUUID = true
    },
    id(
      "text to numbers", "String", "Int", gives: ["E04 Book savedShortcuts=breaks high"],
      says: ["which the new type reads differently or can't read"]),
    id(
      "a type of the app's own", "UUID", "Book.ID", gives: ["E04 Book savedShortcuts=asks low"],
      says: ["can't be told"]),
    id(
      "made of other texts", "String", "String", gives: ["E04 Book savedShortcuts=asks low"],
      says: ["the code that makes them now has “book-”."]
    ) { ($0.idCode, $1.idCode) = (["key"], ["\"book-\" + key"]) },
    id(
      "given by another text where it is made", "String", "String", gives: ["E04 Book savedShortcuts=asks low"],
      says: ["the code that makes them now has “n”."]
    ) { ($0.idCode, $1.idCode) = (["key", "key"], ["key", "key + n"]) },
    id("given at one more place", "String", "String", gives: []) {
      ($0.idCode, $1.idCode) = (["key"], ["key", "n"])
    },
    id(
      "put together in another order", "String", "String", gives: ["E04 Book savedShortcuts=asks low"],
      says: ["the code that makes them puts it together in another order."]
    ) { ($0.idCode, $1.idCode) = (["key + n"], ["n + key"]) },
    id(
      "one of all that are written out", "String", "String", gives: ["E04 Book savedShortcuts=asks low"],
      says: ["the code that makes them no longer has “news”."]
    ) { ($0.idCode, $1.idCode) = (["\"home\"", "\"news\""], ["\"home\""]) },
    id(
      "numbers to another text", "Int", "String", gives: ["E04 Book savedShortcuts=asks low"],
      says: ["the code that makes them no longer has “number” and now has “name”."]
    ) { ($0.idCode, $1.idCode) = (["number"], ["name"]) },
    id("told by an initializer at two places", "String", "String", gives: []) {
      ($0.idCode, $1.idCode) = (["key", "key"], ["", "", "key"])
    },
    id(
      "of which nothing is seen", "String", "String", gives: ["E04 Book savedShortcuts=asks low"],
      says: ["the code that makes them no longer has “key”."]
    ) { ($0.idCode, $1.idCode) = (["key"], [""]) },
    id("listed at one place of two", "String", "String", gives: []) {
      ($0.idCode, $1.idCode) = (["\"home\"", "\"home\""], ["\"home\""])
    },
    id("given at one place less", "String", "String", gives: []) { ($0.idCode, $1.idCode) = (["key", "n"], ["n"]) },
    id("made of other texts, where nothing is stored", "String", "String", gives: []) {
      $0.protocols = [.transientAppEntity]
      $1.protocols = [.transientAppEntity]
      ($0.idCode, $1.idCode) = (["key"], ["\"book-\" + key"])
    },
    id("of something that has none", "UUID", "Int", gives: []) {
      $0.protocols = [.transientAppEntity]
      $1.protocols = [.transientAppEntity]
    },
    RuleCase(
      "of what a parameter holds",
      .sample(intents: [.sample("Add", ["b: entity Book"])], entities: [book { $0.idType = "UUID" }]),
      .sample(intents: [.sample("Add", ["b: entity Book"])], entities: [book { $0.idType = "Int" }]),
      gives: ["E04 Book savedShortcuts=breaks high"]),
    RuleCase(
      "of what settings of a widget hold", held(idType: "UUID"), held(idType: "Int"),
      gives: ["E04 Book widgetsAndControls=breaks high"]),
    RuleCase(
      "of what a result passes on",
      .sample(intents: [.sample("Get", result: .array(.entity("Book")))], entities: [book { $0.idType = "UUID" }]),
      .sample(intents: [.sample("Get", result: .array(.entity("Book")))], entities: [book { $0.idType = "Int" }]),
      gives: ["E04 Book findAndVariables=breaks high"]),
    RuleCase(
      "of what a property passes on",
      .sample(entities: [book { $0.idType = "UUID" }, .sample("Shelf", ["books: [entity Book]"])]),
      .sample(entities: [book { $0.idType = "Int" }, .sample("Shelf", ["books: [entity Book]"])]),
      gives: ["E04 Book findAndVariables=breaks high"]),
  ]

  private static func held(idType: String) -> Surface {
    .sample(
      intents: [
        .sample("Configure", ["b: [entity Book]?"]) {
          $0.protocols = [.widgetConfigurationIntent]
          $0.result.isInherited = true
        }
      ], entities: [book { $0.idType = idType }])
  }

  private static func property(
    _ name: String, _ old: String, _ new: String, gives: [String], says: [String] = [],
    _ adjust: (inout Entity, inout Entity) -> Void = { _, _ in }
  ) -> RuleCase {
    var (before, after) = (book([old]), book([new]))
    adjust(&before, &after)
    return .entity(name, before, after, gives: gives, says: says)
  }

  private static func settings(
    _ properties: [String], isAction: Bool, named name: String = "Book", and other: String? = nil
  ) -> Surface {
    var entity = Entity.sample(name, properties)
    entity.defaultQuery = "BookQuery"
    let query = EntityQuery(identifier: "BookQuery", typePath: "BookQuery", capabilities: [.plain])
    let others = other.map { [Intent.sample($0, ["book: entity \(name)"])] } ?? []
    return .sample(
      intents: [choose(isAction: isAction, ["book: entity \(name)?"])] + others, entities: [entity], queries: [query])
  }

  /// The same without the entity, and without the parameter that took it.
  private static func without(isAction: Bool) -> Surface { .sample(intents: [choose(isAction: isAction, [])]) }

  private static func choose(isAction: Bool, _ parameters: [String]) -> Intent {
    .sample("Choose", parameters) {
      guard !isAction else { return }
      $0.protocols = [.widgetConfigurationIntent]
      $0.result.isInherited = true
    }
  }

  private static let properties: [RuleCase] = [
    .entity(
      "gone", book(["title: String", "pages: Int"]), book(), gives: ["E12 Book.pages findAndVariables=breaks high"],
      says: ["Book.pages is gone"]),
    RuleCase(
      "gone, and only a widget's settings have the entity", settings(["title: String", "pages: Int"], isAction: false),
      settings(["title: String"], isAction: false), gives: ["E12 Book.pages findAndVariables=notes medium"],
      says: ["No action returns Book"]),
    RuleCase(
      "gone, and an action has the entity", settings(["title: String", "pages: Int"], isAction: true),
      settings(["title: String"], isAction: true), gives: ["E12 Book.pages findAndVariables=breaks high"]),
    property(
      "renamed", "pageCount: Int", "count: Int", gives: ["E12 Book.pageCount findAndVariables=breaks high"],
      says: ["is now count", "@Property(identifier: \"pageCount\") var count: Int"]),
    property(
      "renamed and computed", "pageCount: Int", "count: Int",
      gives: ["E12 Book.pageCount findAndVariables=breaks high"],
      says: ["@ComputedProperty(identifier: \"pageCount\")"]
    ) {
      $0.properties[0].kind = .computed
      $1.properties[0].kind = .computed
    },
    property(
      "another type", "pages: Int", "pages: String", gives: ["E12 Book.pages findAndVariables=breaks high"],
      says: ["was Int and is String", "hold values of the old type"]),
    property(
      "another number", "pages: Int", "pages: Double?", gives: ["E12 Book.pages findAndVariables=degrades medium"],
      says: ["may now be empty"]),
    property(
      "may be empty", "pages: Int", "pages: Int?", gives: ["E12 Book.pages findAndVariables=degrades medium"],
      says: ["may now be empty"]),
    property(
      "a text may be empty", "pages: String", "pages: String?",
      gives: ["E12 Book.pages findAndVariables=degrades medium"], says: ["may now be empty"]),
    property(
      "is never empty", "pages: Int?", "pages: Int", gives: ["E12 Book.pages findAndVariables=notes high"],
      says: ["always have a value"]),
    property(
      "for the app alone", "pages: Int", "pages: Int",
      gives: ["E12 Book.pages appleIntelligence=degrades,findAndVariables=breaks medium"]
    ) { $1.properties[0].isInternal = true },
    property("no longer for the app alone", "pages: Int", "pages: Int", gives: []) { old, _ in
      old.properties[0].isInternal = true
    },
    property(
      "a new title", "pages: Int", "pages: Int", gives: ["E13 Book.pages findAndVariables=notes medium"],
      says: ["is now titled “Length”"]
    ) {
      $0.properties[0].title = .value("Pages")
      $1.properties[0].title = .value("Length")
    },
    property(
      "no title of its own", "pages: Int", "pages: Int", gives: ["E13 Book.pages findAndVariables=notes medium"],
      says: ["no longer has a title of its own"]
    ) { old, _ in old.properties[0].title = .value("Pages") },
    property("an empty title", "pages: Int", "pages: Int", gives: ["E13 Book.pages discovery=hides medium"]) {
      $0.properties[0].title = .value("Pages")
      $1.properties[0].title = .value("")
    },
    property(
      "not in the index any more", "pages: Int", "pages: Int",
      gives: ["E23 Book.pages appleIntelligence=degrades,discovery=degrades medium"], says: ["filled `title`"]
    ) {
      $0.protocols = [.indexedEntity]
      $1.protocols = [.indexedEntity]
      $0.properties[0].indexingKey = "title"
    },
    property("a key without an index", "pages: Int", "pages: Int", gives: []) { old, _ in
      old.properties[0].indexingKey = "title"
    },
  ]

  private static func change(
    _ name: String, gives: [String], says: [String] = [], _ adjust: (inout Entity, inout Entity) -> Void
  ) -> RuleCase {
    var (old, new) = (book(), book())
    adjust(&old, &new)
    return .entity(name, old, new, gives: gives, says: says)
  }

  private static let looks: [RuleCase] = [
    change("a new name", gives: ["E18 Book findAndVariables=notes medium"], says: ["Book is now called “Tome”"]) {
      $0.displayName = .value("Book")
      $1.displayName = .value("Tome")
    },
    change("no name", gives: ["E18 Book findAndVariables=notes medium"], says: ["are displayed differently"]) {
      old, _ in
      old.displayName = .value("Book")
    },
    change("a name that a schema brings", gives: []) {
      $0.displayName = .value("Book")
      $0.schema = SchemaAdoption(name: "books.book")
      $1.schema = SchemaAdoption(name: "books.book")
    },
    change("another look", gives: ["E18 Book findAndVariables=notes medium"]) {
      $0.displayRepresentation = "a"
      $1.displayRepresentation = "b"
    },
    change("kept for Siri", gives: ["E20 Book discovery=hides medium"]) {
      $0.schema = SchemaAdoption(name: "books.book")
      $1.schema = SchemaAdoption(name: "books.book")
      $1.isAssistantOnly = .value(true)
    },
    change("kept for nobody", gives: ["I16 Book discovery=notes high"]) { _, new in new.isAssistantOnly = .value(true)
    },
    change("for Siri alone no more", gives: []) {
      $0.schema = SchemaAdoption(name: "books.book")
      $1.schema = SchemaAdoption(name: "books.book")
      $0.isAssistantOnly = .value(true)
    },
  ]

  private static func dropped(_ name: FrameworkProtocol, gives: [String], says: [String] = []) -> RuleCase {
    change("\(name) is dropped", gives: gives, says: says) { old, _ in old.protocols = [name] }
  }

  private static let protocols: [RuleCase] = [
    dropped(.indexedEntity, gives: ["E15 Book appleIntelligence=degrades,discovery=degrades medium-high"]),
    dropped(
      .uniqueAppEntity, gives: ["E11 Book findAndVariables=degrades medium"],
      says: ["Book no longer conforms to UniqueAppEntity"]),
    dropped(.transferable, gives: ["E16 Book savedShortcuts=breaks medium"]),
    dropped(.fileEntity, gives: ["E16 Book savedShortcuts=breaks medium"]),
    dropped(.urlRepresentableEntity, gives: ["E17 Book savedShortcuts=degrades medium-high"]),
    dropped(.syncableEntity, gives: ["E21 Book savedShortcuts=degrades low"]),
    dropped(.ownershipProvidingEntity, gives: ["E21 Book appleIntelligence=notes low"]),
    dropped(
      .other("FutureEntity"), gives: ["E21 Book savedShortcuts=notes low"],
      says: ["this version of intentcompat does not know"]),
    dropped(.transientAppEntity, gives: ["E14 Book savedShortcuts=breaks medium"], says: ["is no longer transient"]),
    change("now transient", gives: ["E14 Book savedShortcuts=breaks medium"], says: ["is now transient"]) { _, new in
      new.protocols = [.transientAppEntity]
    },
    change("a form less", gives: ["E16 Book savedShortcuts=degrades medium"], says: ["passed on as b."]) {
      $0.transferRepresentations = ["a", "b"]
      $1.transferRepresentations = ["a"]
    },
    change("a form more", gives: []) {
      $0.transferRepresentations = ["a"]
      $1.transferRepresentations = ["a", "b"]
    },
    change("a form less, for it is handed over no more", gives: ["E16 Book savedShortcuts=breaks medium"]) {
      $0.transferRepresentations = ["a", "b"]
      $0.protocols = [.transferable]
      $1.transferRepresentations = ["a"]
    },
    change("another link", gives: ["E17 Book savedShortcuts=degrades medium-high"], says: ["was a:b and is nothing"]) {
      $0.urlRepresentation = .value("a:b")
      $0.protocols = [.urlRepresentableEntity]
      $1.protocols = [.urlRepresentableEntity]
    },
    change("the first link", gives: []) { _, new in new.urlRepresentation = .value("a:b") },
    change("no link at all", gives: ["E17 Book savedShortcuts=degrades medium-high"], says: ["no longer has a link"]) {
      old, _ in
      old.urlRepresentation = .value("a:b")
      old.protocols = [.urlRepresentableEntity]
    },
  ]

  private static func indexed(_ places: [Platform], _ protocols: [FrameworkProtocol]) -> Surface {
    .sample(
      intents: [.sample("Add")],
      entities: [
        book {
          $0.protocols = protocols
          $0.platforms = places
        }
      ], platforms: [.iOS, .watchOS, .tvOS])
  }

  private static let places: [RuleCase] = [
    RuleCase("an index on the watch alone", indexed([.watchOS], [.indexedEntity]), indexed([.watchOS], []), gives: []),
    RuleCase("an index on the television alone", indexed([.tvOS], [.indexedEntity]), indexed([.tvOS], []), gives: []),
    RuleCase(
      "an index on the phone too", indexed([.iOS, .tvOS], [.indexedEntity]), indexed([.iOS, .tvOS], []),
      gives: ["E15 Book appleIntelligence=degrades,discovery=degrades medium-high"]),
  ]

  private static func shown(_ name: String, _ old: [String?], _ new: [String?], gives: [String]) -> RuleCase {
    var (before, after) = (Surface.sample(entities: [book()]), Surface.sample(entities: [book()]))
    before.onscreenContent = old.map { OnscreenContent(entity: $0, typePath: "V") }
    after.onscreenContent = new.map { OnscreenContent(entity: $0, typePath: "V") }
    return RuleCase(name, before, after, gives: gives)
  }

  private static let content: [RuleCase] = [
    shown("shown by nobody any more", ["Book"], [], gives: ["E24 Book appleIntelligence=degrades low-medium"]),
    shown("shown by something that can't be read", ["Book"], [nil], gives: []),
    shown("shown by something else", ["Book"], ["Shelf"], gives: ["E24 Book appleIntelligence=degrades low-medium"]),
  ]

  private static let traps: [RuleCase] = [
    .trap(
      "internal, with a key",
      .sample(
        entities: [
          book(["title: String", "pages: Int"]) {
            $0.properties[1].isInternal = true
            $0.properties[1].indexingKey = "count"
            $0.properties[0].indexingKey = "title"
          }
        ]), gives: ["E22 Book.pages appleIntelligence=notes high"], says: ["has the indexing key `count`"])
  ]
}

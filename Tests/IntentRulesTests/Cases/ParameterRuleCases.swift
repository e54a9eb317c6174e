import AppIntentsFacts
import IntentSurface
import TestSupport
import Testing

/// The branches of the rules about parameters.
struct ParameterRuleCases {
  @Test(
    arguments: removed + renamed + retyped + optionality + defaults + ranges + kinds + choices + looks + added
      + settings + refused)
  func saysWhatIsExpected(_ row: RuleCase) { row.check() }

  private static let removed: [RuleCase] = [
    .intent(
      "a required parameter is gone", .sample("Add", ["value: Int"]), .sample("Add"),
      gives: ["P01 Add.value savedShortcuts=breaks medium-high"],
      says: ["It was required", "the value in people's shortcuts is dropped", "var value: Int?"]),
    .intent(
      "an optional parameter is gone", .sample("Add", ["value: Int?"]), .sample("Add"),
      gives: ["P01 Add.value savedShortcuts=degrades medium-high"], neverSays: ["It was required"]),
    .intent(
      "a parameter with a default is gone", .sample("Add") { $0.parameters = [.sample("value: Int", default: "1")] },
      .sample("Add"), gives: ["P01 Add.value savedShortcuts=degrades medium-high"],
      says: ["default: 1)", "var value: Int"], neverSays: ["var value: Int?"]),
    .intent(
      "a setting of a widget is gone",
      .sample("Add", ["value: Int"]) {
        $0.protocols = [.widgetConfigurationIntent]
        $0.result.isInherited = true
      },
      .sample("Add") {
        $0.protocols = [.widgetConfigurationIntent]
        $0.result.isInherited = true
      },
      gives: ["P01 Add.value widgetsAndControls=breaks medium-high"],
      says: [
        "what people set is dropped", "disappears from the options of the widget", "where the widget gets its content",
      ]),
    .intent(
      "a parameter of an intent that nobody could find is gone",
      .sample("Add", ["value: Int"]) { $0.isDiscoverable = .value(false) },
      .sample("Add") { $0.isDiscoverable = .value(false) },
      gives: ["P01 Add.value savedShortcuts=notes medium-high"], says: ["hardly anybody can have saved it"]),
    .intent(
      "a parameter of an intent on its way out is gone",
      .sample("Add", ["value: Int"]) {
        $0.isDiscoverable = .value(false)
        $0.deprecation = Deprecation()
      },
      .sample("Add") {
        $0.isDiscoverable = .value(false)
        $0.deprecation = Deprecation()
      },
      gives: ["P01 Add.value savedShortcuts=degrades medium-high"], says: ["only older shortcuts contain it"]),
  ]

  private static let renamed: [RuleCase] = [
    .intent(
      "a new name", .sample("Add", ["itemName: String"]), .sample("Add", ["name: String"]),
      gives: ["P02 Add.itemName savedShortcuts=breaks high"],
      says: [
        "is now called `name`", "Rename the property back to `itemName`", "var itemName: String?", "var name: String?",
      ],
      neverSays: ["It also changed"]),
    .intent(
      "a new name and a new type", .sample("Add", ["itemName: String?"]), .sample("Add", ["name: String"]),
      gives: ["P02 Add.itemName savedShortcuts=breaks high"], says: ["It also changed from `String?` to `String`."]),
  ]

  private static let retyped: [RuleCase] = [
    .parameter(
      "another type", "String", "Int", gives: ["P03 Add.value savedShortcuts=breaks high"],
      says: ["from `String` to `Int`", "`valueInt`"]),
    RuleCase(
      "what a schema decides", .sample(intents: [adopting("entity Page")]), .sample(intents: [adopting("entity Book")]),
      gives: ["P03 Add.target savedShortcuts=breaks high"],
      says: ["`.notes.appendText` decides what `target` is", "on `Page`"], neverSays: ["targetEntity"]),
    .parameter(
      "a text becomes an entity", "String", "entity Book", gives: ["P03 Add.value savedShortcuts=breaks high"],
      says: ["`valueEntity`"]),
    .parameter(
      "a text becomes a choice", "String", "enum Shelf", gives: ["P03 Add.value savedShortcuts=breaks high"],
      says: ["`valueOption`"]),
    .parameter(
      "a number becomes a measurement", "Int", "Measurement<UnitLength>",
      gives: ["P03 Add.value savedShortcuts=breaks high"], says: ["`valueMeasurement`"]),
    .parameter(
      "a list that is loaded late", "[entity Book]", "EntityCollection<entity Book>",
      gives: ["P03 Add.value savedShortcuts=degrades low"], says: ["whether stored values carry over is not known"]),
    .parameter(
      "one becomes many", "entity Book", "[entity Book]", gives: ["P04 Add.value savedShortcuts=breaks medium-high"],
      says: ["no longer fit", "`valueList`"]),
    .parameter(
      "many become one", "[String]", "String", gives: ["P04 Add.value savedShortcuts=breaks medium-high"],
      says: ["`singleValue`"]),
    .parameter(
      "the same list, optional", "[String]", "[String]?",
      gives: ["P07 Add.value savedShortcuts=notes high"]),
    .parameter("a name that no reader could place", "unknown Outer.Book", "entity Book", gives: []),
    .parameter(
      "two names that no reader could place", "unknown Outer.Book", "unknown Other.Tome",
      gives: ["P03 Add.value savedShortcuts=asks high"], says: ["the code of `Other.Tome` was not read"]),
    .parameter(
      "two types of one name", "entity Outer.Book", "entity Other.Book",
      gives: ["P03 Add.value savedShortcuts=breaks high"]),
    RuleCase(
      "a renamed entity is the same type",
      .sample(
        intents: [.sample("Add", ["value: entity Book"])], entities: [.sample("Book", ["title: String", "pages: Int"])]),
      .sample(
        intents: [.sample("Add", ["value: entity BookEntity"])],
        entities: [.sample("BookEntity", ["title: String", "pages: Int"])]),
      gives: ["E02 Book findAndVariables=breaks,savedShortcuts=breaks high"]),
  ]

  private static let optionality: [RuleCase] = [
    .parameter(
      "now required", "Int?", "Int", gives: ["P05 Add.value savedShortcuts=degrades high"],
      says: ["stop and ask", "Give `value` a default", "var value: Int?"]),
    .parameter(
      "now required, with options", "Int?", "Int", gives: ["P05 Add.value savedShortcuts=degrades high"],
      says: ["optionsProvider: Choices()"]
    ) {
      $0.parameters[0].optionsProvider = "Choices"
      $1.parameters[0].optionsProvider = "Choices"
    },
    RuleCase(
      "now required, and its App Shortcut sets nothing",
      .sample(intents: [.sample("Add", ["value: Int?"])], shortcuts: [.sample("Add", ["Add in ${applicationName}"])]),
      .sample(intents: [.sample("Add", ["value: Int"])], shortcuts: [.sample("Add", ["Add in ${applicationName}"])]),
      gives: ["P05 Add.value savedShortcuts=degrades,siriPhrases=degrades high"],
      says: ["So do all phrases of its App Shortcut."]),
    .parameter("required, with a default", "Int?", "Int", gives: []) {
      $1.parameters[0].defaultValue = .literal("1")
    },
    .parameter(
      "a setting of a widget is now required", "Int?", "Int", gives: ["P05 Add.value widgetsAndControls=breaks medium"],
      says: ["have nothing to show", "Placed widgets have no value for this setting"]
    ) {
      $0.protocols = [.widgetConfigurationIntent]
      $1.protocols = [.widgetConfigurationIntent]
      $0.result.isInherited = true
      $1.result.isInherited = true
    },
    .parameter(
      "a setting of a control is now required", "Int?", "Int", gives: ["W06 Add.value widgetsAndControls=breaks medium"]
    ) {
      $0.protocols = [.controlConfigurationIntent]
      $1.protocols = [.controlConfigurationIntent]
    },
    .parameter(
      "now optional", "Int", "Int?", gives: ["P07 Add.value savedShortcuts=notes high"],
      says: ["a run no longer asks for it"]),
    .parameter("now optional, and never asked", "Int", "Int?", gives: []) {
      $0.parameters[0].defaultValue = .literal("1")
      $1.parameters[0].defaultValue = .literal("1")
    },
  ]

  private static let defaults: [RuleCase] = [
    .parameter(
      "another default", "Int", "Int", gives: ["P08 Add.value savedShortcuts=degrades medium"],
      says: ["changed from `1` to `2`", "its default `1` again", "default: 1)"]
    ) {
      $0.parameters[0].defaultValue = .literal("1")
      $1.parameters[0].defaultValue = .literal("2")
    },
    .parameter(
      "a default is gone, and now it asks", "Int", "Int", gives: ["P08 Add.value savedShortcuts=degrades medium-high"],
      says: ["shortcuts without a value of their own stop and ask"]
    ) { old, _ in old.parameters[0].defaultValue = .literal("1") },
    .parameter(
      "a default is gone, and nothing asks", "Int?", "Int?", gives: ["P08 Add.value savedShortcuts=degrades medium"],
      says: ["shortcuts without a value of their own now have none"]
    ) { old, _ in old.parameters[0].defaultValue = .literal("1") },
    .parameter(
      "a default where a run asked", "Int", "Int", gives: ["P08 Add.value savedShortcuts=notes medium"],
      says: ["a run no longer asks for it"]
    ) { _, new in new.parameters[0].defaultValue = .literal("1") },
    .parameter(
      "a default where nothing was", "Int?", "Int?", gives: ["P08 Add.value savedShortcuts=degrades medium"],
      says: ["shortcuts that left it empty use it"]
    ) { _, new in new.parameters[0].defaultValue = .literal("1") },
    .parameter(
      "an expression for another one", "Int", "Int", gives: ["P08 Add.value savedShortcuts=degrades low"],
      says: ["from `first` to `second`"]
    ) {
      $0.parameters[0].defaultValue = .expression("first")
      $1.parameters[0].defaultValue = .expression("second")
    },
    .parameter(
      "another default of another type", "Int", "String", gives: ["P03 Add.value savedShortcuts=breaks high"]
    ) {
      $0.parameters[0].defaultValue = .literal("1")
      $1.parameters[0].defaultValue = .literal("\"a\"")
    },
  ]

  private static func adopting(_ type: String) -> Intent {
    .sample("Add", ["target: \(type)"]) { $0.schema = SchemaAdoption(name: "notes.appendText") }
  }

  private static func range(_ name: String, _ old: String?, _ new: String?, isNarrower: Bool) -> RuleCase {
    .parameter(
      name, "Int", "Int", gives: isNarrower ? ["P09 Add.value savedShortcuts=degrades low"] : [],
      says: isNarrower
        ? [old.map { "changed from \($0) to \(new ?? "")" } ?? "had no range and now has \(new ?? "")"] : []
    ) {
      $0.parameters[0].range = old
      $1.parameters[0].range = new
    }
  }

  private static let ranges: [RuleCase] = [
    range("a higher lower bound", "(1, 10)", "(2, 10)", isNarrower: true),
    range("a lower upper bound", "(1, 10)", "(1, 9)", isNarrower: true),
    range("wider on one side, narrower on the other", "(1, 10)", "(0, 9)", isNarrower: true),
    range("wider on both sides", "(1, 10)", "(0, 1_000)", isNarrower: false),
    range("another spelling", "(1, 1000)", "(1, 1_000)", isNarrower: false),
    range("the first range", nil, "(1, 10)", isNarrower: true),
    range("no range any more", "(1, 10)", nil, isNarrower: false),
    range("bounds that nobody can read", "(1, most)", "(1, more)", isNarrower: true),
    .parameter("narrower, and another type", "Int", "String", gives: ["P03 Add.value savedShortcuts=breaks high"]) {
      $0.parameters[0].range = "(1, 10)"
      $1.parameters[0].range = "(1, 9)"
    },
  ]

  private static func files(_ name: String, _ old: [String], _ new: [String], lost: String?) -> RuleCase {
    .parameter(
      name, "IntentFile", "IntentFile", gives: lost == nil ? [] : ["P11 Add.value savedShortcuts=degrades low-medium"],
      says: lost.map { ["no longer accepts \($0)."] } ?? []
    ) {
      $0.parameters[0].contentTypes = old
      $1.parameters[0].contentTypes = new
    }
  }

  private static let kinds: [RuleCase] = [
    files("a kind of file less", [".png", ".pdf"], [".png"], lost: ".pdf"),
    files("the first list", [], [".png", ".pdf"], lost: "files other than .png, .pdf"),
    files("no list any more", [".png"], [], lost: nil),
    files("everything", [".png", ".pdf"], [".item"], lost: nil),
    files("a family for its members", [".png", ".jpeg"], [".image"], lost: nil),
    files("a family for others", [".png", ".mp3"], [".image"], lost: ".mp3"),
    files("every kind of movie", [".mpeg4Movie", ".quickTimeMovie", ".avi", ".video"], [".movie"], lost: nil),
    files("every kind of sound", [".mp3", ".wav", ".aiff", ".mpeg4Audio", ".midi"], [".audio"], lost: nil),
    files("every kind of archive", [".zip", ".gzip", ".bz2"], [".archive"], lost: nil),
    files(
      "every kind of picture",
      [".png", ".jpeg", ".heic", ".heif", ".gif", ".tiff", ".webP", ".bmp", ".svg", ".rawImage", ".livePhoto"],
      [".image"], lost: nil),
    files(
      "every kind of text",
      [
        ".plainText", ".utf8PlainText", ".rtf", ".html", ".json", ".xml", ".yaml", ".commaSeparatedText", ".sourceCode",
      ], [".text"], lost: nil),
    files(
      "every kind of sound and movie",
      [".audio", ".movie", ".video", ".mp3", ".mpeg4Movie", ".quickTimeMovie", ".mpeg4Audio", ".wav"],
      [".audiovisualContent"], lost: nil),
    files("another kind of movie", [".avi", ".zip"], [".movie", ".archive"], lost: nil),
  ]

  /// An intent that takes a book, with the choices of a provider or of the book's query.
  private static func taking(
    provider: String?, _ capability: EntityQuery.Capability = .enumerable
  ) -> Surface {
    .sample(
      intents: [.sample("Add", ["book: entity Book"]) { $0.parameters[0].optionsProvider = provider }],
      entities: [.sample("Book", ["title: String"]) { $0.defaultQuery = "BookQuery" }],
      queries: [EntityQuery(identifier: "BookQuery", typePath: "BookQuery", capabilities: [capability])])
  }

  /// A setting of a widget that code reads, or not.
  private static func setting(_ name: String?, _ type: String = "Bool", isIgnored: Bool) -> Surface {
    .sample(
      intents: [
        .sample("Garden", name.map { ["\($0): \(type)"] } ?? []) {
          $0.protocols = [.widgetConfigurationIntent]
          $0.result.isInherited = true
          for index in $0.parameters.indices { $0.parameters[index].isIgnored = isIgnored }
        }
      ])
  }

  private static let settings: [RuleCase] = [
    RuleCase(
      "code no longer reads a setting", setting("overdue", isIgnored: false), setting("overdue", isIgnored: true),
      gives: ["P16 Garden.overdue widgetsAndControls=degrades medium-high"]),
    RuleCase(
      "code begins to read a setting", setting("overdue", isIgnored: true), setting("overdue", isIgnored: false),
      gives: []),
    RuleCase(
      "a setting that no code read is gone", setting("overdue", isIgnored: true), setting(nil, isIgnored: true),
      gives: ["P01 Garden.overdue widgetsAndControls=notes medium-high"], says: ["nobody misses it"]),
    RuleCase(
      "a setting that no code read has another type", setting("overdue", isIgnored: true),
      setting("overdue", "Int", isIgnored: false), gives: ["P03 Garden.overdue widgetsAndControls=notes high"]),
  ]

  private static let choices: [RuleCase] = [
    .parameter(
      "choices are gone", "String", "String", gives: ["P12 Add.value discovery=hides medium"],
      says: ["no longer offers the choices of `Names`"]
    ) { old, _ in old.parameters[0].optionsProvider = "Names" },
    .parameter(
      "choices come from elsewhere", "String", "String", gives: ["P12 Add.value discovery=notes medium"],
      says: ["come from `Words`, not `Names`"]
    ) {
      $0.parameters[0].optionsProvider = "Names"
      $1.parameters[0].optionsProvider = "Words"
    },
    RuleCase(
      "choices come from the query of the entity", taking(provider: "Books"), taking(provider: nil),
      gives: ["P12 Add.book discovery=notes medium"], says: ["come from `BookQuery`, not `Books`"]),
    RuleCase(
      "choices are gone, and the query of the entity suggests none", taking(provider: "Books", .plain),
      taking(provider: nil, .plain), gives: ["P12 Add.book discovery=hides medium"]),
    .parameter("the first choices", "String", "String", gives: []) { _, new in
      new.parameters[0].optionsProvider = "Names"
    },
    .parameter(
      "choices of another type", "String", "Int", gives: ["P03 Add.value savedShortcuts=breaks high"]
    ) { old, _ in old.parameters[0].optionsProvider = "Names" },
  ]

  private static let looks: [RuleCase] = [
    .parameter(
      "a new title", "Int", "Int", gives: ["P10 Add.value discovery=notes high"],
      says: ["`value` of Add has a new title."]
    ) {
      $0.parameters[0].title = .value("A")
      $1.parameters[0].title = .value("B")
    },
    .parameter(
      "a new title and question", "Int", "Int", gives: ["P10 Add.value discovery=notes high"],
      says: ["has a new question and title."]
    ) {
      $0.parameters[0].title = .value("A")
      $1.parameters[0].title = .value("B")
      $1.parameters[0].requestValueDialog = .value("How many?")
    },
    .parameter(
      "fewer values at once", "[Int]", "[Int]", gives: ["P10 Add.value discovery=notes high"],
      says: ["`value` of Add has a new set of limits."]
    ) {
      $0.parameters[0].valueSettings = "size: 1...3"
      $1.parameters[0].valueSettings = "size: 2"
    },
    .intent(
      "new titles of two parameters",
      .sample("Add") { $0.parameters = [.sample("a: Int", title: "A"), .sample("b: Int", title: "B")] },
      .sample("Add") { $0.parameters = [.sample("a: Int", title: "C"), .sample("b: Int", title: "D")] },
      gives: ["P10 Add discovery=notes high"], says: ["2 parameters of Add look different now: `a` and `b`."]),
  ]

  private static func app(
    _ intent: Intent, presets: [String] = [], _ phrases: [String] = ["Add in ${applicationName}"]
  ) -> Surface {
    .sample(intents: [intent], shortcuts: [.sample("Add", presets: presets, phrases)])
  }

  private static func widgetSettings(_ parameters: [String], hasDefault: Bool = false) -> Surface {
    let intent = Intent.sample("Add") {
      $0.protocols = [.widgetConfigurationIntent]
      $0.result.isInherited = true
      $0.parameters = parameters.map { .sample($0) }
    }
    var query = EntityQuery(identifier: "BookQuery", typePath: "BookQuery", capabilities: [.plain])
    query.hasDefaultResult = hasDefault
    return .sample(intents: [intent], entities: [.sample("Book") { $0.defaultQuery = "BookQuery" }], queries: [query])
  }

  private static let added: [RuleCase] = [
    .intent(
      "a required parameter", .sample("Add"), .sample("Add", ["value: Int"]),
      gives: ["P13 Add.value savedShortcuts=breaks high"], says: ["is required and has no default", "var value: Int?"],
      neverSays: ["This also affects"]),
    .intent("an optional parameter", .sample("Add"), .sample("Add", ["value: Int?"]), gives: []),
    .intent(
      "a required switch", .sample("Add"), .sample("Add", ["value: Bool"]),
      gives: ["P13 Add.value savedShortcuts=breaks medium"]),
    .intent(
      "a required parameter of an action on buttons", .sample("Add"),
      .sample("Add", ["value: Int"]) { $0.isUsedByButton = true },
      gives: ["P13 Add.value savedShortcuts=breaks high"],
      says: ["This also affects the app's buttons that run it."]),
    .intent(
      "a required setting of a widget",
      .sample("Add") {
        $0.protocols = [.widgetConfigurationIntent]
        $0.result.isInherited = true
      },
      .sample("Add", ["value: entity Book"]) {
        $0.protocols = [.widgetConfigurationIntent]
        $0.result.isInherited = true
      },
      gives: ["P13 Add.value widgetsAndControls=breaks medium"]),
    RuleCase(
      "a required setting that its query has a default for", widgetSettings([]),
      widgetSettings(["value: entity Book"], hasDefault: true), gives: []),
    RuleCase(
      "a required setting that its query has no default for", widgetSettings([]),
      widgetSettings(["value: entity Book"]), gives: ["P13 Add.value widgetsAndControls=breaks medium"]),
    .intent(
      "a required setting of a control", .sample("Add") { $0.protocols = [.controlConfigurationIntent] },
      .sample("Add", ["value: Int"]) { $0.protocols = [.controlConfigurationIntent] },
      gives: ["W06 Add.value widgetsAndControls=breaks medium"]),
    RuleCase(
      "a required parameter of an App Shortcut", app(.sample("Add")), app(.sample("Add", ["value: Int"])),
      gives: ["P13 Add.value savedShortcuts=breaks,siriPhrases=degrades high"],
      says: ["This also affects its App Shortcut."]),
    RuleCase(
      "a required parameter that the App Shortcut sets", app(.sample("Add")),
      app(.sample("Add", ["value: Int"]), presets: ["value: 3"]),
      gives: ["P13 Add.value savedShortcuts=breaks high"]),
    RuleCase(
      "a place in an App Shortcut", app(.sample("Add")),
      app(.sample("Add", ["value: unknown GeoToolbox.PlaceDescriptor?"])),
      gives: ["P15 Add.value siriPhrases=breaks medium"], says: ["lose their language assets"],
      neverSays: ["may lose"]),
    RuleCase(
      "another value of the system in an App Shortcut", app(.sample("Add")),
      app(.sample("Add", ["value: unknown PHAsset?"])),
      gives: ["P15 Add.value siriPhrases=degrades low-medium"], says: ["may lose their language assets"]),
    .intent(
      "a place without an App Shortcut", .sample("Add"), .sample("Add", ["value: unknown PlaceDescriptor?"]), gives: []),
  ]

  private static func refusing(_ codes: [String], _ adjust: (inout Intent) -> Void = { _ in }) -> Intent {
    .sample("Add", ["n: Int"]) {
      $0.parameters[0].refusals = codes
      adjust(&$0)
    }
  }

  private static let refused: [RuleCase] = [
    .intent(
      "a limit that was not there", refusing([]), refusing(["\"10\" + ≤"]),
      gives: ["P17 Add.n savedShortcuts=asks low"],
      says: ["ends early for some now, by “10”"], neverSays: ["≤"]),
    .intent(
      "the value itself", refusing([]), refusing(["n + not"]), gives: ["P17 Add.n savedShortcuts=asks low"],
      says: ["for some now."]),
    .intent("a condition less", refusing(["\"10\" + ≤"]), refusing([]), gives: []),
    .intent(
      "less than before", refusing(["\"10\" + ≤"]), refusing(["\"9.5\" + ≤"]),
      gives: ["P17 Add.n savedShortcuts=asks low"]),
    .intent("more than before", refusing(["\"10\" + ≤"]), refusing(["\"12\" + ≤"]), gives: []),
    .intent("a lower floor", refusing(["\"10\" + ≥"]), refusing(["\"2\" + ≥"]), gives: []),
    .intent("one value more", refusing(["\"a\""]), refusing(["\"a\" + \"b\""]), gives: []),
    .intent(
      "one value more is refused", refusing([".a + not"]), refusing([".a + .b + not"]),
      gives: ["P17 Add.n savedShortcuts=asks low"]),
    .intent(
      "another value is refused as well", refusing([".a + not"]), refusing([".a + not", ".b + not"]),
      gives: ["P17 Add.n savedShortcuts=asks low"], says: ["by “.b”"]),
    .intent("the same, one by one", refusing([".a + .b + not"]), refusing([".a + not", ".b + not"]), gives: []),
    .intent("the same, written otherwise", refusing(["\"a\" + count"]), refusing(["\"a\" + size"]), gives: []),
    .intent(
      "of an intent that nobody could find", refusing([]) { $0.isDiscoverable = .value(false) },
      refusing(["n"]) { $0.isDiscoverable = .value(false) }, gives: ["P17 Add.n savedShortcuts=notes low"]),
  ]
}

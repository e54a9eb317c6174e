import AppIntentsFacts
import IntentSurface
import TestSupport
import Testing

/// The branches of the rules about SiriKit intents, what took them over, and activities.
struct LegacyRuleCases {
  @Test(arguments: removed + migrations + parameters + outputs + types + system + activities + unreadActivities)
  func saysWhatIsExpected(_ row: RuleCase) { row.check() }

  private static let other = Intent.sample("Other")

  private static func legacy(
    _ parameters: [(String, String)] = [("title", "String")], _ adjust: (inout LegacyIntent) -> Void = { _ in }
  ) -> LegacyIntent {
    var legacy = LegacyIntent(className: "AddIntent")
    legacy.title = "Add"
    legacy.isEligibleForShortcuts = true
    legacy.parameters = parameters.map { LegacyParameter(name: $0.0, type: $0.1) }
    adjust(&legacy)
    return legacy
  }

  private static func app(
    _ legacy: [LegacyIntent], _ intents: [Intent] = [other], _ adjust: (inout Surface) -> Void = { _ in }
  )
    -> Surface
  {
    var surface = Surface.sample(intents: intents)
    surface.legacyIntents = legacy
    adjust(&surface)
    return surface
  }

  private static func migrated(
    _ name: String = "Add", _ parameters: [String] = ["title: String?"], result: ValueType? = nil
  )
    -> Intent
  {
    .sample(name, parameters, result: result) {
      $0.identifier = "AddIntent"
      $0.identifierSource = .intentClassName
      $0.intentClassName = .value("AddIntent")
      $0.protocols = [.customIntentMigratedAppIntent]
    }
  }

  /// A definition for widgets alone is gone from an app with one widget.
  private static func settings(
    _ name: String, _ configuration: Widget.Configuration, _ intent: String?, gives: [String]
  ) -> RuleCase {
    var widget = Widget(kind: .value("shelf"), typePath: "Shelf", configuration: configuration)
    widget.configurationIntent = intent
    let legacy = legacy {
      $0.isEligibleForShortcuts = false
      $0.isEligibleForWidgets = true
    }
    return RuleCase(name, app([legacy]) { $0.widgets = [widget] }, app([]) { $0.widgets = [widget] }, gives: gives)
  }

  private static let removed: [RuleCase] = [
    RuleCase(
      "gone", app([legacy()]), app([]), gives: ["L01 AddIntent savedShortcuts=breaks high"],
      says: [
        "The legacy intent `AddIntent` (“Add”) is gone and no App Intent names its class.",
        "static let intentClassName = \"AddIntent\"", "var title: String?", "AppIntent, CustomIntentMigratedAppIntent",
      ], neverSays: ["looks like"]),
    RuleCase(
      "gone, and it was for widgets",
      app([
        legacy {
          $0.isEligibleForShortcuts = false
          $0.isEligibleForWidgets = true
        }
      ]), app([]), gives: ["L01 AddIntent widgetsAndControls=breaks high"],
      says: ["Placed widgets lose their settings.", "WidgetConfigurationIntent"]),
    settings(
      "gone, with the settings of no widget", .fixed, nil, gives: ["L01 AddIntent widgetsAndControls=notes high"]),
    settings(
      "gone, and another one has the settings", .siriKit, "OtherIntent",
      gives: ["L01 AddIntent widgetsAndControls=notes high"]),
    settings(
      "gone, with the settings of a widget", .siriKit, "AddIntent",
      gives: ["L01 AddIntent widgetsAndControls=breaks high"]),
    settings(
      "gone, and nobody can read whose settings it had", .siriKit, nil,
      gives: ["L01 AddIntent widgetsAndControls=breaks high"]),
    RuleCase(
      "gone, and it was for widgets, of which none took settings",
      app([
        legacy {
          $0.isEligibleForShortcuts = false
          $0.isEligibleForWidgets = true
        }
      ]) { $0.widgets = [Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .fixed)] },
      app([]) { $0.widgets = [Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .fixed)] },
      gives: ["L01 AddIntent widgetsAndControls=notes high"], says: ["no widget that people could place"]),
    RuleCase(
      "gone, and the widget that it was for had nothing to set",
      app([
        legacy {
          $0.isEligibleForShortcuts = false
          $0.isEligibleForWidgets = true
          $0.parameters = []
        }
      ]) { $0.widgets = [Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .siriKit)] },
      app([]) { $0.widgets = [Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .fixed)] },
      gives: ["L01 AddIntent widgetsAndControls=notes high"], says: ["no settings that widgets could lose"]),
    RuleCase(
      "gone, and it was for a widget that nothing which ships compiles",
      app([
        legacy {
          $0.isEligibleForShortcuts = false
          $0.isEligibleForWidgets = true
        }
      ]) { $0.withheld = [WithheldType(typePath: "Shelf", kind: "Widget", conditions: [])] }, app([]),
      gives: ["L01 AddIntent widgetsAndControls=notes high"], says: ["no widget that people could place"]),
    RuleCase(
      "gone, and it was for widgets, beside an intent that nothing compiles",
      app([
        legacy {
          $0.isEligibleForShortcuts = false
          $0.isEligibleForWidgets = true
        }
      ]) { $0.withheld = [WithheldType(typePath: "Draft", kind: "AppIntent", conditions: [])] }, app([]),
      gives: ["L01 AddIntent widgetsAndControls=breaks high"]),
    RuleCase(
      "gone, and it was for widgets too", app([legacy { $0.isEligibleForWidgets = true }]), app([]),
      gives: ["L01 AddIntent savedShortcuts=breaks,widgetsAndControls=breaks high"]),
    RuleCase(
      "an App Intent claims it", app([legacy()]), app([], [other, migrated()]), gives: []),
    RuleCase(
      "an App Intent has its name", app([legacy()]), app([], [other, .sample("AddIntent", ["title: String?"])]),
      gives: ["L01 AddIntent savedShortcuts=degrades low"], says: ["does not declare that it replaces the class"]),
  ]

  private static let migrations: [RuleCase] = [
    .intent(
      "another name, and the claim is gone", migrated(), .sample("Add", ["title: String?"]),
      gives: ["L04 AddIntent savedShortcuts=breaks high"],
      says: ["replaced the legacy class `AddIntent` and is now known as `Add`", "Declare the class again."]),
    .intent(
      "another class", migrated(),
      .sample("Add", ["title: String?"]) {
        $0.identifier = "PlusIntent"
        $0.identifierSource = .intentClassName
        $0.intentClassName = .value("PlusIntent")
      }, gives: ["L04 AddIntent savedShortcuts=breaks high"],
      says: ["Name the old class in `Add` again.", "static let intentClassName = \"AddIntent\""]),
    .intent(
      "a pin above the claim", migrated(),
      .sample("Add", id: "add", ["title: String?"]) { $0.intentClassName = .value("AddIntent") },
      gives: ["L04 AddIntent savedShortcuts=breaks high"], says: ["Remove `persistentIdentifier`"]),
    .intent(
      "the claim is gone, the name stays", migrated("AddIntent"), .sample("AddIntent", ["title: String?"]),
      gives: ["L04 AddIntent savedShortcuts=notes high"],
      says: ["the type has the same name, so its identifier does not change"]),
    .intent(
      "a claim by what has shipped", .sample("Add", ["title: String?"]), migrated(),
      gives: ["L08 Add savedShortcuts=breaks medium-high"],
      says: [
        "`Add` shipped under its own name and now claims the legacy class `AddIntent`.", ".result()",
        "struct AddIntent: DeprecatedAppIntent, CustomIntentMigratedAppIntent",
        "IntentDeprecation(message: \"Use the newer action.\", replacedBy: Add.self)",
      ]),
    .intent(
      "a claim by what has shipped and gives a value", .sample("Add", ["title: String?"], result: .primitive("Int")),
      migrated(result: .primitive("Int")), gives: ["L08 Add savedShortcuts=breaks medium-high"],
      says: ["// The body it has."], neverSays: [".result()"]),
    .trap(
      "two claims", app([], [migrated("Add"), migrated("Create")]),
      gives: ["L05 AddIntent savedShortcuts=breaks medium"],
      says: ["`Add` and `Create` both claim"]),
    RuleCase(
      "a value has no place", app([legacy([("title", "String"), ("count", "Integer")])]), app([], [other, migrated()]),
      gives: ["L03 AddIntent.count savedShortcuts=breaks high"],
      says: ["`Add` has no parameter of that name", "Add it to `Add`", "var count: Int?"]),
    RuleCase(
      "a value with a default has no place",
      app([legacy([("count", "Integer")]) { $0.parameters[0].defaultValue = "1" }]),
      app([], [other, migrated("Add", [])]), gives: ["L03 AddIntent.count savedShortcuts=degrades high"]),
    RuleCase(
      "a value of another type", app([legacy([("title", "Integer")])]), app([], [other, migrated()]),
      gives: ["L03 AddIntent.title savedShortcuts=breaks high"],
      says: ["it was Integer and is now String?", "Keep the old type under the old name"]),
    RuleCase(
      "one for many", app([legacy { $0.parameters[0].isArray = true }]), app([], [other, migrated()]),
      gives: ["L03 AddIntent.title savedShortcuts=breaks high"], says: ["it was [String] and is now String?"]),
    RuleCase(
      "a length is a length", app([legacy([("size", "Length")])]),
      app([], [other, migrated("Add", ["size: Measurement<UnitLength>?"])]), gives: []),
    RuleCase(
      "a length is no mass", app([legacy([("size", "Length")])]),
      app([], [other, migrated("Add", ["size: Measurement<UnitMass>?"])]),
      gives: ["L03 AddIntent.size savedShortcuts=breaks high"]),
    RuleCase(
      "a length is no number", app([legacy([("size", "Length")])]),
      app([], [other, migrated("Add", ["size: Double?"])]),
      gives: ["L03 AddIntent.size savedShortcuts=breaks high"]),
    RuleCase(
      "a text is no thing", app([legacy([("book", "String")])]),
      app([], [other, migrated("Add", ["book: entity Book?"])]),
      gives: ["L03 AddIntent.book savedShortcuts=breaks high"]),
    RuleCase(
      "choices of other names", chosen([("unknown", 0), ("dateLeft", 1), ("dateRight", 2)], [picking]),
      app([], [other, migrated("Add", ["order: enum Order?"])]) { $0.enums = [sorting("dateFirst", "dateRight")] },
      gives: ["L03 AddIntent.order savedShortcuts=notes low"],
      says: ["The choice `dateLeft` that people saved", "in `Order`"]),
    RuleCase(
      "choices of the same names", chosen([("unknown", 0), ("dateLeft", 1)], [picking]),
      app([], [other, migrated("Add", ["order: enum Order?"])]) { $0.enums = [sorting("dateLeft", "dateFirst")] },
      gives: []),
    RuleCase(
      "a thing is a thing", app([legacy([("book", "Book")])]),
      app([], [other, migrated("Add", ["book: entity Book?"])]),
      gives: []),
  ]

  private static func change(
    _ name: String, _ old: LegacyIntent, _ new: LegacyIntent, gives: [String], says: [String] = []
  ) -> RuleCase {
    RuleCase(name, app([old]), app([new]), gives: gives, says: says)
  }

  private static let parameters: [RuleCase] = [
    change(
      "a parameter is gone", legacy([("title", "String"), ("count", "Integer")]), legacy(),
      gives: ["L09 AddIntent.count savedShortcuts=breaks medium-high"],
      says: ["is gone; values stored for it are dropped"]),
    change(
      "a parameter of another type", legacy(), legacy([("title", "Integer")]),
      gives: ["L09 AddIntent.title savedShortcuts=breaks medium-high"], says: ["was String and is now Integer"]),
    change(
      "a setting is gone",
      legacy([("title", "String"), ("count", "Integer")]) {
        $0.isEligibleForShortcuts = false
        $0.isEligibleForWidgets = true
      },
      legacy {
        $0.isEligibleForShortcuts = false
        $0.isEligibleForWidgets = true
      }, gives: ["L09 AddIntent.count widgetsAndControls=breaks medium-high"]),
    RuleCase(
      "a setting is gone that no widget of a known app had",
      app([forWidgets([("title", "String"), ("count", "Integer")])]) { $0.readFrom.apps = [] },
      app([forWidgets([("title", "String")])]) { $0.readFrom.apps = [] }, gives: []),
  ]

  private static func forWidgets(_ parameters: [(String, String)]) -> LegacyIntent {
    legacy(parameters) {
      $0.isEligibleForShortcuts = false
      $0.isEligibleForWidgets = true
    }
  }

  private static func answering(_ properties: [(String, String)], output: String?) -> LegacyIntent {
    legacy {
      $0.responseProperties = properties.map { LegacyParameter(name: $0.0, type: $0.1) }
      $0.output = output
    }
  }

  private static let outputs: [RuleCase] = [
    change(
      "the output is gone", answering([("text", "String"), ("n", "Integer")], output: "text"),
      answering([("n", "Integer")], output: nil), gives: ["L12 AddIntent.response.text findAndVariables=breaks medium"],
      says: ["The output `AddIntent.response.text` of a legacy intent is gone."]),
    change(
      "some other property is gone", answering([("text", "String"), ("n", "Integer")], output: "text"),
      answering([("text", "String")], output: "text"), gives: []),
    change(
      "a property is gone, and nothing says which is the output",
      answering([("text", "String"), ("n", "Integer")], output: nil), answering([("text", "String")], output: nil),
      gives: ["L12 AddIntent.response.n findAndVariables=degrades low"], says: ["whether steps read it is not known"]),
    change(
      "the output is of another type", answering([("text", "String")], output: "text"),
      answering([("text", "Integer")], output: "text"),
      gives: ["L12 AddIntent.response.text findAndVariables=breaks medium"],
      says: ["was String and is now Integer"]),
    change(
      "another output", answering([("text", "String"), ("n", "Integer")], output: "text"),
      answering([("text", "String"), ("n", "Integer")], output: "n"),
      gives: ["L12 AddIntent findAndVariables=breaks medium"],
      says: ["was `text` and is `n` now"]),
    change(
      "no output", answering([("text", "String")], output: "text"), answering([("text", "String")], output: nil),
      gives: ["L12 AddIntent findAndVariables=breaks medium"], says: ["was `text` and is nothing now"]),
    RuleCase(
      "what took it over returns nothing", app([answering([("text", "String")], output: "text")]),
      app([], [other, migrated()]), gives: ["L12 AddIntent findAndVariables=breaks medium"],
      says: ["`Add` returns no value", "ReturnsValue<String>"]),
    RuleCase(
      "what took it over returns something else", app([answering([("text", "String")], output: "text")]),
      app([], [other, migrated(result: .primitive("Int"))]), gives: ["L12 AddIntent findAndVariables=breaks medium"],
      says: ["it was String and is now Int"]),
    RuleCase(
      "what took it over returns many", app([answering([("text", "String")], output: "text")]),
      app([], [other, migrated(result: .array(.primitive("String")))]), gives: []),
    RuleCase(
      "what took it over returns one of many",
      app([
        legacy {
          $0.responseProperties = [LegacyParameter(name: "text", type: "String")]
          $0.responseProperties[0].isArray = true
          $0.output = "text"
        }
      ]), app([], [other, migrated(result: .primitive("String"))]), gives: []),
  ]

  private static var picking: LegacyIntent { legacy([("order", "Order")]) }

  private static func sorting(_ cases: String...) -> AppEnum { .sample("Order", cases) }

  private static func typed(_ properties: [(String, String)], isGivenOut: Bool = true) -> Surface {
    let giving = legacy([("book", "Book")]) {
      $0.responseProperties = [LegacyParameter(name: "book", type: "Book")]
      $0.output = isGivenOut ? "book" : nil
    }
    return app([giving]) {
      var type = LegacyType(name: "Book")
      type.properties = properties.map { LegacyParameter(name: $0.0, type: $0.1) }
      $0.legacyTypes = [type]
    }
  }

  private static func made(
    _ code: [[String]], _ legacy: [LegacyIntent] = [legacy([("order", "Book")])]
  ) -> Surface {
    app(legacy) {
      var type = LegacyType(name: "Book")
      type.idCode = code.map { $0.joined(separator: MadeCode.separator) }
      $0.legacyTypes = [type]
    }
  }

  private static func chosen(
    _ cases: [(String, Int)], _ legacy: [LegacyIntent] = [legacy([("order", "Order")])]
  ) -> Surface {
    app(legacy) {
      $0.legacyEnums = [LegacyEnum(name: "Order", cases: cases.map { LegacyEnumCase(name: $0.0, index: $0.1) })]
    }
  }

  /// Holds the choice for a widget, and is no step of a shortcut.
  private static var settings: LegacyIntent {
    legacy([("order", "Order")]) {
      $0.className = "SortIntent"
      $0.isEligibleForWidgets = true
      $0.isEligibleForShortcuts = false
    }
  }

  private static let types: [RuleCase] = [
    RuleCase(
      "a property of a type is gone", typed([("title", "String"), ("pages", "Integer")]), typed([("title", "String")]),
      gives: ["L11 Book.pages findAndVariables=breaks medium"], says: ["of a legacy type is gone"]),
    RuleCase(
      "a property of a type that no step gets is gone",
      typed([("title", "String"), ("pages", "Integer")], isGivenOut: false),
      typed([("title", "String")], isGivenOut: false), gives: []),
    RuleCase(
      "a property of a type is of another type", typed([("title", "String")]), typed([("title", "Integer")]),
      gives: ["L11 Book.title findAndVariables=breaks medium"]),
    RuleCase(
      "what identifiers are made from is something else", made([["id"]]), made([["name"]]),
      gives: ["L14 Book savedShortcuts=asks low"], says: ["no longer has “id” and now has “name”"]),
    RuleCase("no code makes identifiers any more", made([["id"]]), made([]), gives: []),
    RuleCase("identifiers are made at one more place", made([["id"]]), made([["id"], ["name"]]), gives: []),
    RuleCase(
      "identifiers are made otherwise that widgets store", made([["id"]], [forWidgets([("order", "Book")])]),
      made([["name"]], [forWidgets([("order", "Book")])]),
      gives: ["L14 Book widgetsAndControls=asks low"]),
    RuleCase(
      "identifiers are made otherwise that nothing stores", made([["id"]], [legacy()]), made([["name"]], [legacy()]),
      gives: []),
    RuleCase(
      "identifiers are made otherwise, and what stored them is gone", made([["id"]]), made([["name"]], [legacy()]),
      gives: ["L09 AddIntent.order savedShortcuts=breaks medium-high"]),
    RuleCase(
      "a choice is gone", chosen([("up", 1), ("down", 2)]), chosen([("up", 1)]),
      gives: ["L10 Order.down savedShortcuts=breaks medium"]),
    RuleCase(
      "a choice has another index", chosen([("up", 1), ("down", 2)]), chosen([("up", 1), ("down", 3)]),
      gives: ["L10 Order.down savedShortcuts=breaks medium"], says: ["had index 2 and now has 3"]),
    RuleCase(
      "a choice is called otherwise", chosen([("goingUp", 1), ("down", 2)]), chosen([("up", 1), ("down", 2)]), gives: []
    ),
    RuleCase(
      "a choice is called otherwise and has another index", chosen([("byTitle", 1), ("topRated", 2)]),
      chosen([("byTitle", 1), ("rated", 3)]), gives: ["L10 Order.topRated savedShortcuts=breaks medium"],
      says: ["had index 2 and now has 3"]),
    RuleCase(
      "a choice took the index of one that is gone", chosen([("volume", 1), ("topRated", 2)]),
      chosen([("rated", 1)]),
      gives: ["L10 Order.topRated savedShortcuts=breaks medium", "L10 Order.volume savedShortcuts=breaks medium"],
      says: ["is gone, and its index 1 is that of `rated` now", "had index 2 and now has 1"]),
    RuleCase(
      "a choice of other words has the index of one that is gone", chosen([("volume", 1), ("title", 2)]),
      chosen([("author", 1), ("title", 2)]), gives: ["L10 Order.volume savedShortcuts=notes low"],
      says: ["unless both are the same choice"]),
    RuleCase(
      "a choice of a widget's settings is gone", chosen([("up", 1), ("down", 2)], [settings]),
      chosen([("up", 1)], [settings]), gives: ["L10 Order.down widgetsAndControls=breaks medium"],
      says: ["The placed widget falls back"]),
    RuleCase(
      "a choice of a step and of a widget's settings is gone",
      chosen([("up", 1), ("down", 2)], [settings, legacy([("order", "Order")])]),
      chosen([("up", 1)], [settings, legacy([("order", "Order")])]),
      gives: ["L10 Order.down savedShortcuts=breaks,widgetsAndControls=breaks medium"]),
  ]

  private static func inDoubt(_ surface: Surface) -> Surface {
    var surface = surface
    surface.systemIntents[0].isInDoubt = true
    return surface
  }

  private static func handling(
    _ intents: [(String, Bool, Bool)], _ others: [Intent] = [other], custom: [LegacyIntent] = [],
    withheld: [WithheldType] = []
  ) -> Surface {
    app(custom, others) {
      $0.withheld = withheld
      $0.systemIntents = intents.map { name, isDeclared, isHandled in
        var intent = SystemIntent(name: name)
        intent.isDeclared = isDeclared
        intent.isHandled = isHandled
        return intent
      }
    }
  }

  private static let play = "INPlayMediaIntent"

  /// All projects of which were read.
  private static func whole(_ surface: Surface) -> Surface {
    var surface = surface
    surface.readFrom.apps = [HostBundle(identifier: "App", kind: .app)]
    return surface
  }

  /// An extension whose property list was read.
  private static func declaring(_ names: [String]) -> Surface {
    var surface = handling([(play, names.contains(play), true), ("INSendMessageIntent", true, true)])
    surface.hosts = [
      HostBundle(identifier: "App", kind: .app), HostBundle(identifier: "Siri", kind: .extension, apps: ["App"]),
    ]
    surface.hosts[1].declaredIntents = names
    return surface
  }

  private static let system: [RuleCase] = [
    RuleCase(
      "not answered any more", handling([(play, true, true)]), handling([]),
      gives: ["L06 INPlayMediaIntent savedShortcuts=breaks,siriPhrases=breaks medium-high"],
      says: ["no code that handles it, or no extension that declares it, is left", "Bring the handler back"]),
    RuleCase(
      "answered, and declared by nothing that may be out of sight", handling([(play, false, true)]), handling([]),
      gives: ["L06 INPlayMediaIntent savedShortcuts=breaks,siriPhrases=breaks medium-high"]),
    RuleCase(
      "answered, and declared by nothing", whole(handling([(play, false, true)])), whole(handling([])), gives: []),
    RuleCase(
      "answered in a file that nothing compiles", handling([(play, true, true)]),
      handling([], withheld: [WithheldType(typePath: "Player", kind: "INPlayMediaIntentHandling", conditions: [])]),
      gives: ["L06 INPlayMediaIntent savedShortcuts=asks,siriPhrases=asks medium-high"],
      says: ["no target compiles its file now, and nothing says which did before"]),
    RuleCase(
      "declared and not seen to be answered", handling([(play, true, false)]), handling([]),
      gives: ["L06 INPlayMediaIntent savedShortcuts=asks,siriPhrases=asks low"]),
    RuleCase(
      "a schema does the same", handling([(play, true, true)]),
      handling([], [other, .sample("Play") { $0.schema = SchemaAdoption(name: "audio.playMedia") }]),
      gives: [
        "C12 Play appleIntelligence=notes medium", "L06 INPlayMediaIntent savedShortcuts=breaks medium-high",
      ], says: ["`Play` does this now", "Keep the handler beside `Play`"]),
    RuleCase(
      "not declared any more", handling([(play, true, true)]), handling([(play, false, true)]),
      gives: ["L06 INPlayMediaIntent savedShortcuts=asks,siriPhrases=asks low"],
      says: ["no longer declared in a property list"]),
    RuleCase(
      "not declared any more by a list that declares others", declaring([play, "INSendMessageIntent"]),
      declaring(["INSendMessageIntent"]),
      gives: ["L06 INPlayMediaIntent savedShortcuts=breaks,siriPhrases=breaks medium-high"],
      says: ["no extension that declares it, is left"]),
    RuleCase(
      "not handled any more", handling([(play, true, true)]), handling([(play, true, false)]),
      gives: ["L06 INPlayMediaIntent savedShortcuts=asks,siriPhrases=asks low"],
      says: ["no longer handled in code"]),
    RuleCase(
      "answered on some ways alone", handling([(play, true, true)]),
      inDoubt(handling([(play, true, true)])),
      gives: ["L06 INPlayMediaIntent savedShortcuts=asks,siriPhrases=asks low"],
      says: ["handed out on some ways of the code alone"]),
    RuleCase(
      "answered on every way again", inDoubt(handling([(play, true, true)])),
      handling([(play, true, true)]), gives: []),
    RuleCase(
      "one that was never offered", handling([(play, false, true), ("INSendMessageIntent", true, true)]),
      handling([("INSendMessageIntent", true, true)]), gives: []),
    RuleCase(
      "one that was declared and never handled",
      handling([(play, true, true), ("INSearchForMediaIntent", true, false)]), handling([(play, true, true)]),
      gives: ["L06 INSearchForMediaIntent savedShortcuts=notes,siriPhrases=notes low"],
      says: ["No code handled it"]),
    RuleCase(
      "one that Xcode's template declared beside the app's own intents",
      handling([(play, true, false)], custom: [legacy()]), handling([], custom: [legacy()]),
      gives: ["L06 INPlayMediaIntent savedShortcuts=notes,siriPhrases=notes low"]),
    RuleCase(
      "one that tells of a Focus", handling([("INShareFocusStatusIntent", true, true)]), handling([]),
      gives: ["L06 INShareFocusStatusIntent savedShortcuts=notes medium-high"]),
  ]

  private static func offering(_ activity: (Bool, Bool, Bool)?, _ intents: [Intent] = [other]) -> Surface {
    app([], intents) { surface in
      guard let activity else { return }
      var offered = UserActivity(type: .value("org.example.openBook"))
      (offered.isEligibleForPrediction, offered.isEligibleForSearch, offered.isDeclared) = activity
      surface.userActivities = [offered]
    }
  }

  private static func activity(
    _ name: String, _ old: (Bool, Bool, Bool), _ new: (Bool, Bool, Bool)?, gives: [String], says: [String] = []
  ) -> RuleCase {
    RuleCase(name, offering(old), offering(new), gives: gives, says: says)
  }

  /// The activity of the other cases, beside or instead of one whose type can't be read.
  private static func unread(
    _ name: String, _ expression: String, before: [String] = [], keeps kept: Bool = false, gives: [String],
    says: [String] = []
  ) -> RuleCase {
    func surface(_ base: Surface, _ expressions: [String]) -> Surface {
      var surface = base
      surface.userActivities += expressions.map {
        var activity = UserActivity(type: .expression($0))
        activity.isEligibleForPrediction = true
        return activity
      }
      return surface
    }
    return RuleCase(
      name, surface(offering((true, false, false)), before),
      surface(offering(kept ? (false, true, false) : nil), [expression]), gives: gives, says: says)
  }

  private static let unreadActivities: [RuleCase] = [
    unread(
      "one may have another's unread type", "kind",
      gives: ["L07 org.example.openBook savedShortcuts=degrades low"],
      says: ["is not found. The type of the activity made with `kind` could not be read; whether it is this one"]),
    unread(
      "the end of an unread type is the same", "\"\\(app).openBook\"",
      gives: ["L07 org.example.openBook savedShortcuts=degrades low"], says: ["is not found."]),
    unread(
      "the end of an unread type is another", "\"\\(app).closeBook\"",
      gives: ["L07 org.example.openBook savedShortcuts=degrades medium"], says: ["is gone."]),
    unread(
      "a type was unread before", "kind", before: ["kind"],
      gives: ["L07 org.example.openBook savedShortcuts=degrades medium"], says: ["is gone."]),
    unread(
      "one is only found, beside an unread type", "kind", keeps: true, gives: []),
  ]

  private static let activities: [RuleCase] = [
    activity(
      "an activity is gone", (true, false, true), nil,
      gives: ["L07 org.example.openBook savedShortcuts=degrades medium"],
      says: ["which people could add as a shortcut, is gone"]),
    activity(
      "an activity of a search is gone", (false, true, true), nil,
      gives: ["L07 org.example.openBook discovery=hides medium"], says: ["which Spotlight showed, is gone"]),
    activity("an activity that was never offered is gone", (false, false, true), nil, gives: []),
    activity(
      "not declared any more", (true, false, true), (true, false, false),
      gives: ["L07 org.example.openBook savedShortcuts=degrades low"], says: ["no longer declared in a property list"]),
    activity(
      "not found any more", (true, true, true), (true, false, true),
      gives: ["L07 org.example.openBook discovery=hides medium"], says: ["no longer offered to Spotlight"]),
    activity(
      "neither declared nor found any more", (true, true, true), (true, false, false),
      gives: ["L07 org.example.openBook discovery=hides,savedShortcuts=degrades low"],
      says: ["no longer declared in a property list, and no longer offered to Spotlight."]),
    activity(
      "found, and not declared any more", (false, true, true), (false, true, false), gives: []),
    activity(
      "not offered as a shortcut any more", (true, true, false), (false, true, false),
      gives: ["L07 org.example.openBook discovery=hides medium"], says: ["the app still handles it"]),
    activity(
      "not offered, and not declared", (true, false, true), (false, false, false),
      gives: ["L07 org.example.openBook savedShortcuts=degrades medium"], says: ["is no longer offered as a shortcut."]),
    RuleCase(
      "an action replaces it", offering((true, false, true)), offering(nil, [other, .sample("OpenBook")]),
      gives: ["L07 org.example.openBook savedShortcuts=degrades medium"],
      says: ["`OpenBook` looks like the action that replaces it."]),
  ]
}

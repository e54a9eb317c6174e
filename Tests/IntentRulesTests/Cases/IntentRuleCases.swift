import AppIntentsFacts
import IntentSurface
import TestSupport
import Testing

/// The branches of the rules about which intents there are, and under which names.
struct IntentRuleCases {
  @Test(arguments: removed + renamed + pinned + exchanged + hidden + traps + moved + unread)
  func saysWhatIsExpected(_ row: RuleCase) { row.check() }

  private static let others = Intent.sample("Other")

  private static func loss(
    _ name: String, of intent: Intent, gives: [String], says: [String] = [], neverSays: [String] = [],
    _ adjust: (inout Surface, inout Surface) -> Void = { _, _ in }
  ) -> RuleCase {
    var (old, new) = (Surface.sample(intents: [intent, others]), Surface.sample(intents: [others]))
    adjust(&old, &new)
    return RuleCase(name, old, new, gives: gives, says: says, neverSays: neverSays)
  }

  private static func settings(_ protocols: FrameworkProtocol...) -> Intent {
    .sample("Add", ["value: Int"]) {
      $0.protocols = protocols
      $0.result.isInherited = true
    }
  }

  /// An app that no project builds any more.
  private static func withoutProject(_ old: inout Surface, _ new: inout Surface) {
    let app = HostBundle(identifier: "Garden", kind: .app, bundleIdentifier: "org.example.garden")
    old.hosts = [app]
    old.readFrom.apps = [app]
    new = Surface(readFrom: Provenance(kind: .source))
  }

  /// Two actions: their identifiers, types and titles.
  private static func two(_ rows: (id: String, type: String, title: String)...) -> Surface {
    .sample(
      intents: rows.map { row in
        .sample(row.id, title: row.title) {
          $0.typePath = row.type
          if row.id != row.type { $0.identifierSource = .persistentIdentifier }
        }
      })
  }

  private static let exchanged: [RuleCase] = [
    RuleCase(
      "two types exchanged their identifiers", two(("Lock", "A", "Lock"), ("Unlock", "B", "Unlock")),
      two(("Lock", "B", "Unlock"), ("Unlock", "A", "Lock")),
      gives: [
        "I42 Lock savedShortcuts=breaks high", "I42 Unlock savedShortcuts=breaks high", "I27 Lock discovery=notes high",
        "I27 Unlock discovery=notes high",
      ],
      says: ["“Lock” (Lock) is now what “Unlock” (Unlock) was: saved steps of one run the other."]),
    RuleCase(
      "two actions exchanged their titles", two(("Lock", "Lock", "Lock"), ("Unlock", "Unlock", "Unlock")),
      two(("Lock", "Lock", "Unlock"), ("Unlock", "Unlock", "Lock")),
      gives: [
        "I42 Lock savedShortcuts=asks medium-high", "I42 Unlock savedShortcuts=asks medium-high",
        "I27 Lock discovery=notes high",
        "I27 Unlock discovery=notes high",
      ],
      says: ["Whether “Lock” (Lock) still does what it did can't be told"]),
    RuleCase(
      "an action took the title of one that has it still",
      two(("Lock", "Lock", "Lock"), ("Unlock", "Unlock", "Unlock")),
      two(("Lock", "Lock", "Unlock"), ("Unlock", "Unlock", "Unlock")), gives: ["I27 Lock discovery=notes high"]),
    RuleCase(
      "a type moved into another", two(("Lock", "A", "Lock"), ("Unlock", "B", "Unlock")),
      two(("Lock", "Doors.A", "Lock"), ("Unlock", "B", "Unlock")), gives: []),
  ]

  private static let removed: [RuleCase] = [
    loss(
      "an action is gone with its app's project", of: .sample("Add"),
      gives: ["I01 Add savedShortcuts=asks high", "I01 Other savedShortcuts=asks high"],
      says: ["Whether Add still ships can't be told: no project here builds Garden any more.", "Restore the project"],
      withoutProject),
    loss(
      "an action is gone with its app's bundle identifier", of: .sample("Add"),
      gives: ["I01 Add savedShortcuts=asks high"],
      says: [
        "Whether people get this can't be told: Garden was `org.example.garden` and is `com.fork`, which devices",
        "If this becomes an update of what people have: ", "If they do: ",
      ]
    ) { old, new in
      withoutProject(&old, &new)
      new.readFrom.apps = [HostBundle(identifier: "Garden", kind: .app, bundleIdentifier: "com.fork")]
      new.intents = old.intents.filter { $0.typePath != "Add" }
    },
    loss(
      "an action that an App Shortcut still runs", of: .sample("Add"), gives: ["I01 Add savedShortcuts=asks high"],
      says: ["An App Shortcut still runs it"]
    ) {
      $1.appShortcuts = [AppShortcutsProvider(identifier: "Shortcuts", typePath: "Shortcuts")]
      $1.appShortcuts[0].shortcuts = [AppShortcut(intent: "Add")]
    },
    loss(
      "an action is gone", of: .sample("Add", title: "Add it", ["value: Int"], result: .primitive("String")),
      gives: ["I01 Add savedShortcuts=breaks high"],
      says: [
        "The intent “Add it” (Add) is gone; saved shortcuts can no longer run it.",
        "struct Add: DeprecatedAppIntent {", "ReturnsValue<String>",
      ], neverSays: ["announced", "persistentIdentifier", "intentClassName"]),
    loss(
      "an action with a title of two lines is gone", of: .sample("Add", title: "A\nB\r\tC\u{7}\"\\"),
      gives: ["I01 Add savedShortcuts=breaks high"], says: ["= \"A\\nB\\r\\tC\\u{7}\\\"\\\\\""]),
    loss(
      "a pinned action is gone", of: .sample("Add", id: "add.v1"), gives: ["I01 add.v1 savedShortcuts=breaks high"],
      says: ["static let persistentIdentifier = \"add.v1\""]),
    loss(
      "an announced one is gone",
      of: .sample("Add") { $0.deprecation = Deprecation(message: .value("Use Other."), replacedBy: "Other") },
      gives: ["I01 Add savedShortcuts=breaks high"],
      says: ["It had been deprecated.", "IntentDeprecation(message: \"Use Other.\", replacedBy: Other.self)"]),
    loss(
      "one is gone that only a protocol announced",
      of: .sample("Add") { $0.protocols = [.deprecatedAppIntent] }, gives: ["I01 Add savedShortcuts=breaks high"],
      says: ["It had been deprecated."]),
    loss(
      "one is gone that nobody could find", of: .sample("Add") { $0.isDiscoverable = .value(false) },
      gives: ["I01 Add savedShortcuts=notes low"], says: ["hardly anybody can have saved it"]),
    loss(
      "one is gone that took over an older class",
      of: .sample("Add") {
        $0.isDiscoverable = .value(false)
        $0.intentClassName = .value("AddIntent")
      },
      gives: ["I01 Add savedShortcuts=degrades low"],
      says: ["CustomIntentMigratedAppIntent", "static let intentClassName = \"AddIntent\""]),
    loss(
      "a Focus filter is gone", of: settings(.setFocusFilterIntent),
      gives: ["I01 Add widgetsAndControls=breaks low-medium"],
      says: ["the settings in it are lost", "Configured Focus filters lose their settings"]),
    loss(
      "the settings of a widget are gone", of: settings(.widgetConfigurationIntent),
      gives: ["I01 Add widgetsAndControls=breaks medium-high"], says: ["Placed widgets lose their settings"]),
    loss(
      "the settings of a widget that also run are gone",
      of: .sample("Add") { $0.protocols = [.widgetConfigurationIntent] },
      gives: ["I01 Add savedShortcuts=breaks,widgetsAndControls=breaks high"],
      says: ["saved shortcuts can no longer run it"]),
    loss(
      "settings are gone in which there was nothing to set",
      of: .sample("Add") {
        $0.protocols = [.widgetConfigurationIntent]
        $0.result.isInherited = true
      },
      gives: ["I01 Add widgetsAndControls=notes medium-high"], says: ["no settings that widgets or controls could lose"]
    ),
    loss(
      "settings are gone that no widget has", of: settings(.widgetConfigurationIntent),
      gives: ["I01 Add widgetsAndControls=notes medium-high"], says: ["no widget or control was configured by it"]
    ) { old, new in
      old.widgets = [widget("a", .appIntent, "Other"), widget("b", .fixed), widget("c", .liveActivity)]
      new.widgets = old.widgets
    },
    loss(
      "settings are gone that some widget may have", of: settings(.widgetConfigurationIntent),
      gives: ["I01 Add widgetsAndControls=breaks medium-high"]
    ) { old, new in
      old.widgets = [widget("a", .unknown)]
      new.widgets = old.widgets
    },
    loss(
      "an action with a schema is gone", of: .sample("Add") { $0.schema = SchemaAdoption(name: "mail.createDraft") },
      gives: ["I01 Add appleIntelligence=breaks,savedShortcuts=breaks high"],
      says: ["@AppIntent(schema: .mail.createDraft)", "Siri loses `.mail.createDraft`."]),
    loss(
      "an action for Siri alone is gone",
      of: .sample("Add") {
        $0.schema = SchemaAdoption(name: "mail.createDraft")
        $0.isAssistantOnly = .value(true)
      },
      gives: ["I01 Add appleIntelligence=breaks high"]),
    RuleCase(
      "another one answers to its phrase",
      .sample(intents: [.sample("Add"), .sample("B")], shortcuts: [.sample("Add", ["Add in ${applicationName}"])]),
      .sample(intents: [.sample("B")], shortcuts: [.sample("B", ["Add in ${applicationName}"])]),
      gives: ["I01 Add savedShortcuts=breaks,siriPhrases=degrades high"]),
    loss(
      "an action that opens the app", of: .sample("Add") { $0.openAppWhenRun = .value(true) },
      gives: ["I01 Add savedShortcuts=breaks high"], says: ["static let openAppWhenRun = true"]),
    loss(
      "its code stands behind a condition", of: .sample("Add"), gives: ["I01 Add savedShortcuts=breaks high"],
      says: ["Its code is now behind BETA, which no shipping configuration sets.", "Take Add out of `#if`"]
    ) { _, new in new.withheld = [WithheldType(typePath: "Add", kind: "intent", conditions: ["BETA"])] },
    loss(
      "its file is compiled by nobody", of: .sample("Add"), gives: ["I01 Add savedShortcuts=asks high"],
      says: ["no target compiles its file now, and nothing says which did before"]
    ) { _, new in
      new.withheld = [
        WithheldType(typePath: "Else", kind: "intent", conditions: ["A"]),
        WithheldType(typePath: "Add", kind: "intent", conditions: []),
      ]
    },
  ]

  private static func widget(_ kind: String, _ configuration: Widget.Configuration, _ intent: String? = nil) -> Widget {
    var widget = Widget(kind: .value(kind), typePath: kind, configuration: configuration)
    widget.configurationIntent = intent
    return widget
  }

  private static let renamed: [RuleCase] = [
    .intent(
      "a new type name", .sample("AddThing", ["value: Int"]), .sample("CreateThing", ["value: Int"]),
      gives: ["I02 AddThing savedShortcuts=breaks high"],
      says: ["was renamed to CreateThing", "persistentIdentifier = \"AddThing\""], neverSays: ["not documented"]),
    .intent(
      "a new name of widget settings", settings("AddThing", .widgetConfigurationIntent),
      settings("CreateThing", .widgetConfigurationIntent), gives: ["I02 AddThing widgetsAndControls=degrades low"],
      says: ["How placed widgets handle a renamed configuration intent is not documented."]),
    .intent(
      "a new name of a Focus filter", settings("AddThing", .setFocusFilterIntent),
      settings("CreateThing", .setFocusFilterIntent), gives: ["I02 AddThing widgetsAndControls=degrades low"],
      says: ["How Focus settings handle a renamed filter is not documented."]),
    .intent(
      "a new name of what nobody could find",
      .sample("AddThing", ["value: Int"]) { $0.isDiscoverable = .value(false) },
      .sample("CreateThing", ["value: Int"]) { $0.isDiscoverable = .value(false) },
      gives: ["I02 AddThing savedShortcuts=notes low"]),
    RuleCase(
      "a new name beside code of the old one that was not read whole",
      .sample(intents: [.sample("AddThing", ["value: Int"])]), withUnreadThing,
      gives: ["I02 AddThing savedShortcuts=asks high"],
      says: ["its code is, but not everything that it depends on could be read"]),
  ]

  private static var withUnreadThing: Surface {
    var surface = Surface.sample(intents: [.sample("CreateThing", ["value: Int"])])
    surface.withheld = [WithheldType(typePath: "AddThing", kind: "AppIntent", conditions: [])]
    surface.withheld[0].isUnread = true
    return surface
  }

  private static func settings(_ name: String, _ protocols: FrameworkProtocol...) -> Intent {
    .sample(name, ["value: Int"]) {
      $0.protocols = protocols
      $0.result.isInherited = true
    }
  }

  private static let pinned: [RuleCase] = [
    .intent(
      "a pin is added", .sample("Add"), .sample("Add", id: "add.v1"), gives: ["I04 Add savedShortcuts=breaks high"],
      says: ["a `persistentIdentifier` was added", "Remove `persistentIdentifier` from Add"]),
    .intent(
      "a pin is changed", .sample("Add", id: "add.v1"), .sample("Add", id: "add.v2"),
      gives: ["I04 add.v1 savedShortcuts=breaks high"],
      says: ["its `persistentIdentifier` was changed", "Give Add the identifier that shipped."]),
    .intent(
      "a pin is removed", .sample("Add", id: "add.v1"), .sample("Add"),
      gives: ["I04 add.v1 savedShortcuts=breaks high"], says: ["its `persistentIdentifier` was removed"]),
    .intent(
      "a pin is added to what nobody could find", .sample("Add") { $0.isDiscoverable = .value(false) },
      .sample("Add", id: "add.v1") { $0.isDiscoverable = .value(false) }, gives: ["I04 Add savedShortcuts=notes low"]),
    .intent("a new name under the same pin", .sample("Add", id: "add"), .sample("Create", id: "add"), gives: []),
  ]

  private static func forSiri(_ intent: inout Intent) {
    intent.schema = SchemaAdoption(name: "mail.createDraft")
    intent.isAssistantOnly = .value(true)
  }

  private static let hidden: [RuleCase] = [
    .intent(
      "hidden", .sample("Add"), .sample("Add") { $0.isDiscoverable = .value(false) },
      gives: ["I11 Add discovery=hides medium"], says: ["static let isDiscoverable = true"]),
    .intent("shown", .sample("Add") { $0.isDiscoverable = .value(false) }, .sample("Add"), gives: []),
    .intent(
      "hidden settings",
      .sample("Add") {
        $0.protocols = [.widgetConfigurationIntent]
        $0.result.isInherited = true
        $0.isDiscoverable = .value(true)
      },
      .sample("Add") {
        $0.protocols = [.widgetConfigurationIntent]
        $0.result.isInherited = true
        $0.isDiscoverable = .value(false)
      }, gives: []),
    RuleCase(
      "hidden, with an App Shortcut",
      .sample(intents: [.sample("Add")], shortcuts: [.sample("Add", ["Add in ${applicationName}"])]),
      .sample(
        intents: [.sample("Add") { $0.isDiscoverable = .value(false) }],
        shortcuts: [.sample("Add", ["Add in ${applicationName}"])]),
      gives: ["I12 Add siriPhrases=breaks high"]),
    .intent(
      "kept for Siri", .sample("Add") { $0.schema = SchemaAdoption(name: "mail.createDraft") },
      .sample("Add") { forSiri(&$0) }, gives: ["I14 Add discovery=hides medium"],
      says: ["Remove `isAssistantOnly` from Add"]),
    .intent(
      "revealed", .sample("Add") { forSiri(&$0) },
      .sample("Add") { $0.schema = SchemaAdoption(name: "mail.createDraft") },
      gives: ["I15 Add discovery=notes high"], says: ["no deprecated intent names it yet"]),
    RuleCase(
      "revealed, and named",
      .sample(intents: [
        .sample("Add") { forSiri(&$0) }, .sample("Old") { $0.deprecation = Deprecation(replacedBy: "Add") },
      ]),
      .sample(
        intents: [
          .sample("Add") { $0.schema = SchemaAdoption(name: "mail.createDraft") },
          .sample("Old") { $0.deprecation = Deprecation(replacedBy: "Add") },
        ]),
      gives: ["I15 Add discovery=notes high"], says: ["a deprecated intent names it as its replacement"]),
  ]

  private static func trap(
    _ name: String, _ gives: [String], says: [String] = [], _ adjust: (inout Intent) -> Void
  )
    -> RuleCase
  {
    .trap(name, .sample(intents: [.sample("Add") { adjust(&$0) }]), gives: gives, says: says)
  }

  private static let traps: [RuleCase] = [
    trap("an identifier that is no literal", ["I05 Add savedShortcuts=asks medium"], says: ["Keys.add"]) {
      $0.unreadIdentifier = "Keys.add"
    },
    .trap(
      "an identifier of an entity that is no literal",
      .sample(entities: [.sample("Book") { $0.unreadIdentifier = "Keys.book" }]),
      gives: ["I05 Book findAndVariables=asks,savedShortcuts=asks medium"]),
    trap("through a protocol", ["I09 Add savedShortcuts=breaks medium-high"], says: ["only through `Mine`"]) {
      $0.conformance = .throughProtocol("Mine")
    },
    trap("through a protocol, with code of its own", ["I09 Add savedShortcuts=notes low"], says: ["were seen to run"]) {
      $0.conformance = .throughProtocolPerforming("Mine")
    },
    trap("the settings of a widget, through a protocol", ["I09 Add widgetsAndControls=degrades low"]) {
      $0.conformance = .throughProtocol("Mine")
      $0.protocols = [.widgetConfigurationIntent]
      $0.result.isInherited = true
    },
    trap("hidden and migrated", ["I13 Add discovery=notes high"]) {
      $0.isDiscoverable = .value(false)
      $0.intentClassName = .value("AddIntent")
    },
    trap("hidden, migrated and deprecated", []) {
      $0.isDiscoverable = .value(false)
      $0.intentClassName = .value("AddIntent")
      $0.deprecation = Deprecation()
    },
    trap("hidden, migrated and deprecated by its protocol", []) {
      $0.isDiscoverable = .value(false)
      $0.intentClassName = .value("AddIntent")
      $0.protocols = [.deprecatedAppIntent]
    },
    trap("for Siri, without a schema", ["I16 Add discovery=notes high"]) { $0.isAssistantOnly = .value(true) },
    .trap(
      "an entity for Siri, without a schema",
      .sample(entities: [.sample("Book") { $0.isAssistantOnly = .value(true) }]),
      gives: ["I16 Book discovery=notes high"]),
    trap("deprecated in code alone", ["I37 Add discovery=notes low"], says: ["This action will be removed."]) {
      $0.availability = [Availability(platform: "iOS", isDeprecated: true)]
    },
    trap("deprecated in code with a message", ["I37 Add discovery=notes low"], says: ["message: \"Use \\\"B\\\".\""]) {
      $0.availability = [
        Availability(platform: "iOS", introduced: "17"),
        Availability(platform: "iOS", deprecated: "18", message: "Use \"B\"."),
      ]
    },
    trap("deprecated in code and for people", []) {
      $0.availability = [Availability(platform: "iOS", deprecated: "18")]
      $0.deprecation = Deprecation()
    },
    trap("deprecated in code and by its protocol", []) {
      $0.availability = [Availability(platform: "iOS", deprecated: "18")]
      $0.protocols = [.deprecatedAppIntent]
    },
    trap("a replacement that is not there", ["I39 Add discovery=notes medium"], says: ["names `Gone`"]) {
      $0.deprecation = Deprecation(replacedBy: "Gone")
    },
    trap("a replacement that is there", []) { $0.deprecation = Deprecation(replacedBy: "Add") },
  ]

  private static func moved(_ old: String, _ new: String, count: Int) -> (Surface, Surface) {
    func surface(_ bundle: String) -> Surface {
      .sample(
        intents: (0..<count).map { number in .sample("Add\(number)", ["value: Int"]) { $0.bundle = bundle } })
    }
    return (surface(old), surface(new))
  }

  private static func move(
    _ name: String, _ old: String, _ new: String, count: Int = 1, gives: [String], says: [String]
  )
    -> RuleCase
  {
    var (before, after) = moved(old, new, count: count)
    before.readFrom.kind = .metadata
    after.readFrom.kind = .metadata
    return RuleCase(name, before, after, gives: gives, says: says)
  }

  /// Intents and a widget, with the targets that compile them.
  private static func compiled(by targets: String...) -> Surface {
    var surface = Surface.sample(intents: [.sample("Add"), .sample("Lend")])
    for index in surface.intents.indices { surface.intents[index].hosts = targets }
    return surface
  }

  private static let unread: [RuleCase] = [
    RuleCase(
      "no target is known any more", compiled(by: "App"), compiled(),
      gives: ["I41 Add savedShortcuts=asks high"], says: ["`Add`, `Lend`", "which targets compile them"]),
    RuleCase("a target is known", compiled(by: "App"), compiled(by: "App"), gives: []),
    RuleCase("none was known", compiled(), compiled(), gives: []),
    RuleCase("a target is known now", compiled(), compiled(by: "App"), gives: []),
  ]

  private static let moved: [RuleCase] = [
    move(
      "from the app to its extension", "com.a.app", "com.a.app.intents",
      gives: ["I07 Add0 savedShortcuts=degrades medium"], says: ["inside the same app"]),
    move(
      "from an extension to the app", "com.a.app.intents", "com.a.app",
      gives: ["I07 Add0 savedShortcuts=degrades medium"], says: []),
    move(
      "between two extensions", "com.a.app.one", "com.a.app.two", gives: ["I07 Add0 savedShortcuts=degrades medium"],
      says: []),
    move(
      "to another app", "com.a.app", "com.a.other", gives: ["I08 Add0 savedShortcuts=breaks high"],
      says: ["which is a different app"]),
    move(
      "to an app with a longer name", "com.a.app", "com.a.apple", gives: ["I08 Add0 savedShortcuts=breaks high"],
      says: []),
    move(
      "three of them", "com.a.app", "com.a.app.intents", count: 3,
      gives: (0..<3).map { "I07 Add\($0) savedShortcuts=degrades medium" }, says: []),
    move(
      "a whole target", "com.a.app", "com.a.app.intents", count: 5, gives: ["I07 Add0 savedShortcuts=degrades medium"],
      says: ["5 intents moved from com.a.app to com.a.app.intents", "`Add0`, `Add1`, `Add2` and 2 more"]),
    RuleCase(
      "one of two apps no longer has it", offered(by: ["App", "Second"]), offered(by: ["Second"]),
      gives: ["I08 Add savedShortcuts=breaks high"],
      says: [
        "is no longer offered by App. The one that Second offers is that of a different app.",
        "Keep the intent in App.",
      ]),
    RuleCase(
      "the other of two apps has it now", offered(by: ["App"]), offered(by: ["Second"]),
      gives: ["I08 Add savedShortcuts=breaks high"], says: ["was offered by App and is now offered by Second"]),
  ]

  private static func offered(by apps: [String]) -> Surface {
    var surface = Surface.sample(intents: [.sample("Add") { $0.hosts = apps }])
    surface.hosts = ["App", "Second"].map { HostBundle(identifier: $0, kind: .app) }
    return surface
  }
}

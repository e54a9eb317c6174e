import AppIntentsFacts
import IntentSurface
import TestSupport
import Testing

/// The branches of the rules about widgets, controls, and what is built into which bundle.
struct WidgetRuleCases {
  @Test(
    arguments: kinds + exchanged + shared + unread + bundles + settings + takeovers + sizes + floors + extensionFloors
      + closings
      + leavings
      + installs
      + controls + packages
      + schemes + limits)
  func saysWhatIsExpected(_ row: RuleCase) { row.check() }

  private static func widget(
    _ kind: Text, _ type: String = "Shelf", _ adjust: (inout Widget) -> Void = { _ in }
  ) -> Widget {
    var widget = Widget(kind: kind, typePath: type, configuration: .fixed)
    adjust(&widget)
    return widget
  }

  private static func change(
    _ name: String, _ old: Widget, _ new: Widget?, gives: [String], says: [String] = []
  ) -> RuleCase {
    RuleCase(
      name, .sample(intents: [.sample("Open")], widgets: [old]),
      .sample(intents: [.sample("Open")], widgets: new.map { [$0] } ?? []), gives: gives, says: says)
  }

  private static let both = [widget(.value("shelf")), widget(.value("shelf"), "Switch") { $0.isControl = true }]

  private static func only(_ widgets: [Widget]) -> Surface { .sample(intents: [.sample("Open")], widgets: widgets) }

  private static func made(_ kind: String, of texts: String...) -> Widget {
    widget(.expression(kind)) { $0.kindTexts = texts }
  }

  private static func named(_ widgets: (kind: String, type: String, name: String?)...) -> Surface {
    only(widgets.map { one in widget(.value(one.kind), one.type) { $0.displayName = one.name.map { .value($0) } } })
  }

  /// Widgets of an extension that is called after its bundle.
  private static func inExtension(_ bundle: String, _ widgets: [Widget]) -> Surface {
    var surface = only(widgets)
    for index in surface.widgets.indices { surface.widgets[index].hosts = [bundle] }
    surface.hosts = [
      HostBundle(identifier: "App", kind: .app, bundleIdentifier: "com.app"),
      HostBundle(identifier: bundle, kind: .extension, bundleIdentifier: bundle, apps: ["App"]),
    ]
    return surface
  }

  private static let exchanged: [RuleCase] = [
    RuleCase(
      "two kinds exchanged", named(("a", "Shelf", nil), ("b", "Rack", nil)),
      named(("b", "Shelf", nil), ("a", "Rack", nil)),
      gives: ["W11 a widgetsAndControls=breaks medium-high", "W11 b widgetsAndControls=breaks medium-high"],
      says: ["Widgets of the kind “a” were Shelf and are now Rack, which had “b”"]),
    RuleCase(
      "two types exchanged their names", named(("a", "Shelf", "A"), ("b", "Rack", "B")),
      named(("a", "Rack", "A"), ("b", "Shelf", "B")), gives: []),
    RuleCase("a type has another name", named(("a", "Shelf", nil)), named(("a", "Rack", nil)), gives: []),
  ]

  private static let kinds: [RuleCase] = [
    change(
      "made by other code", made("Kinds.make()", of: ".note"), made("Kinds.make()", of: ".memo"),
      gives: ["W01 Kinds.make() widgetsAndControls=asks low"],
      says: ["still has its kind can't be told", "no longer has “.note” and now has “.memo”"]),
    change("made by the same code", made("Kinds.make()", of: ".note"), made("Kinds.make()", of: ".note"), gives: []),
    change(
      "no bundle that could list it", widget(.value("shelf")), widget(.value("shelf")) { $0.hasNoBundle = true },
      gives: ["W01 shelf widgetsAndControls=asks low"], says: ["nothing is marked @main any more"]),
    change(
      "a bundle that lists it now", widget(.value("shelf")) { $0.hasNoBundle = true }, widget(.value("shelf")),
      gives: []),
    RuleCase(
      "gone, and a control of the same kind stays", only(both), only([both[1]]),
      gives: ["W01 shelf widgetsAndControls=breaks high"], says: ["The widget of kind “shelf” (Shelf) is gone"]),
    RuleCase(
      "a control gone, and a widget of the same kind stays", only(both), only([both[0]]),
      gives: ["W01 shelf widgetsAndControls=breaks high"], says: ["The control of kind “shelf” (Switch) is gone"]),
    RuleCase(
      "renamed beside a control of the same kind", only(both), only([widget(.value("rack")), both[1]]),
      gives: ["W01 shelf widgetsAndControls=breaks high"], says: ["has “rack”"]),
    RuleCase(
      "one of two types of a kind gets another one",
      only([widget(.value("shelf")), widget(.value("shelf"), "Rack")]),
      only([widget(.value("shelf")), widget(.value("rack"), "Rack")]), gives: []),
    RuleCase(
      "one of two types of a kind gets another one, and its size with it",
      only([families("systemSmall"), families("systemLarge", of: "Rack")]),
      only([
        families("systemSmall"),
        widget(.value("rack"), "Rack") {
          $0.families = ["systemLarge"]
          $0.displayName = .value("My shelf")
        },
      ]), gives: ["W01 shelf widgetsAndControls=breaks high"]),
    change(
      "gone", widget(.value("shelf")), nil, gives: ["W01 shelf widgetsAndControls=breaks high"],
      says: ["The widget of kind “shelf” (Shelf) is gone", "Keep a widget of this kind"]),
    RuleCase(
      "gone with its extension", inExtension("com.app.shelf", [widget(.value("shelf"))]),
      inExtension("com.app.racks", [widget(.value("rack"), "Rack")]),
      gives: ["W01 shelf widgetsAndControls=breaks high"],
      says: ["in an extension that has the bundle identifier `com.app.shelf`, as devices know it."]),
    change(
      "a control is gone", widget(.value("shelf")) { $0.isControl = true }, nil,
      gives: ["W01 shelf widgetsAndControls=breaks high"], says: ["The control of kind “shelf”"]),
    change(
      "one is gone whose kind nobody can read", widget(.expression("Kinds.shelf")), nil,
      gives: ["W01 Kinds.shelf widgetsAndControls=breaks low"]),
    change(
      "another kind, of one that no bundle lists", widget(.value("shelf")),
      widget(.value("books")) { $0.isUnlisted = true }, gives: ["W01 shelf widgetsAndControls=breaks high"],
      says: ["The widget of kind “shelf” (Shelf) is gone"]),
    change(
      "a Live Activity is gone", widget(.value("shelf")) { $0.configuration = .liveActivity }, nil,
      gives: ["W12 shelf widgetsAndControls=degrades medium-high"], says: ["The Live Activity for shelf is gone."]),
    change(
      "a Live Activity is gone that no bundle listed",
      widget(.value("shelf")) { ($0.configuration, $0.isUnlisted) = (.liveActivity, true) }, nil, gives: []),
    change(
      "a Live Activity that no bundle lists now", widget(.value("shelf")) { $0.configuration = .liveActivity },
      widget(.value("shelf")) { ($0.configuration, $0.isUnlisted) = (.liveActivity, true) },
      gives: ["W12 shelf widgetsAndControls=degrades medium-high"], says: ["no longer listed"]),
    change(
      "a Live Activity on newer systems alone", widget(.value("shelf")) { $0.configuration = .liveActivity },
      widget(.value("shelf")) {
        $0.configuration = .liveActivity
        $0.availability = [Availability(platform: "iOS", introduced: "18.0")]
      }, gives: ["W12 shelf widgetsAndControls=degrades medium-high"],
      says: ["now needs iOS 18.0; people on older systems lose it."]),
    change(
      "another kind", widget(.value("shelf")), widget(.value("books")),
      gives: ["W01 shelf widgetsAndControls=breaks high"],
      says: ["had the kind “shelf” and has “books”.", "never get content again", "let kind: String = \"shelf\""]),
    change(
      "a kind that can be read now", widget(.expression("Kinds.shelf")), widget(.value("books")),
      gives: []),
    change(
      "a kind that code makes", widget(.value("shelf")), widget(.expression("makeKind()")),
      gives: ["W01 shelf widgetsAndControls=asks high"],
      says: ["Whether the widget Shelf still has the kind “shelf” can't be told"]),
    change(
      "a kind that is another each time", widget(.value("shelf")), widget(.expression("\"a-\\(UUID().uuidString)\"")),
      gives: ["W01 shelf widgetsAndControls=breaks high"], says: ["which is another each time"]),
    change(
      "a kind that an instance has", widget(.value("shelf")), widget(.expression("style.name")),
      gives: ["W01 shelf widgetsAndControls=asks high"]),
    change(
      "a kind that a constant has", widget(.value("shelf")), widget(.expression("Kinds.shelf")),
      gives: ["W01 shelf widgetsAndControls=asks high"], says: ["it is now computed by `Kinds.shelf`"]),
    change(
      "a Live Activity of another kind", widget(.value("shelf")) { $0.configuration = .liveActivity },
      widget(.value("books")) { $0.configuration = .liveActivity }, gives: []),
  ]

  /// An app whose extension has a widget, or a type of which the configuration can't be read.
  private static func app(
    _ kinds: [String], unread: [String] = [], in extensionName: String = "Widgets", as kind: String = "Widget",
    unlisted: Bool = false
  ) -> Surface {
    var surface = Surface.sample(
      intents: [.sample("Open")],
      widgets: kinds.map { name in
        widget(.value(name)) {
          $0.hosts = ["App", "Widgets"]
          $0.isUnlisted = unlisted
        }
      })
    surface.withheld = unread.map { path in
      var type = WithheldType(typePath: path, kind: kind, conditions: [])
      type.isUnread = true
      type.hosts = extensionName.isEmpty ? [] : ["App", extensionName]
      return type
    }
    surface.hosts = [
      HostBundle(identifier: "App", kind: .app), HostBundle(identifier: "Other", kind: .extension, apps: ["App"]),
      HostBundle(identifier: "Widgets", kind: .extension, apps: ["App"]),
    ]
    return surface
  }

  /// Two widgets of one kind, of which the second is as a case wants it.
  private static func twins(_ adjust: (inout Widget) -> Void) -> Surface {
    var surface = app(["shelf", "shelf"])
    surface.readFrom.platforms = [.iOS]
    surface.widgets[1].typePath = "Beds"
    adjust(&surface.widgets[1])
    return surface
  }

  /// No extension has the widget.
  private static var inApp: Surface {
    var surface = app(["shelf"])
    surface.widgets[0].hosts = ["App"]
    surface.readFrom.apps = [HostBundle(identifier: "App", kind: .app)]
    return surface
  }

  private static let shared: [RuleCase] = [
    RuleCase(
      "a kind that two widgets have", app(["shelf"]), twins { _ in },
      gives: ["W10 shelf widgetsAndControls=asks medium"],
      says: ["Which of Beds and Shelf a placed widget of the kind “shelf” shows can't be told: both have it."]),
    RuleCase(
      "a kind that two widgets had", twins { _ in }, twins { _ in }, gives: ["W10 shelf widgetsAndControls=asks medium"]
    ),
    RuleCase("a kind that only the app compiled, which offers none", inApp, app([]), gives: []),
    RuleCase("a kind of two extensions", app(["shelf"]), twins { $0.hosts = ["Other"] }, gives: []),
    RuleCase(
      "a kind of a widget and of one that nothing lists", app(["shelf"]), twins { $0.isUnlisted = true }, gives: []),
    RuleCase(
      "a kind of two widgets for systems that no device has both of", app(["shelf"]),
      twins {
        $0.availability = [
          Availability(platform: "iOS", introduced: "17.0"), Availability(platform: "iOS", obsoleted: "17.0"),
        ]
      }, gives: []),
    RuleCase(
      "a kind that two widgets have on newer systems", app(["shelf"]),
      twins { $0.availability = [Availability(platform: "iOS", introduced: "17.0")] },
      gives: ["W10 shelf widgetsAndControls=asks medium"]),
  ]

  private static let unread: [RuleCase] = [
    RuleCase(
      "gone, and of another widget the configuration can't be read", app(["shelf"]), app([], unread: ["Shelves"]),
      gives: ["W01 shelf widgetsAndControls=asks high"],
      says: ["is not found. The configuration of Shelves could not be read", "has this kind can't be checked"]),
    RuleCase(
      "gone, and two others can't be read", app(["shelf"]), app([], unread: ["A", "B"]),
      gives: ["W01 shelf widgetsAndControls=asks high"], says: ["of 2 types, A among them, could not"]),
    RuleCase(
      "gone, and nothing says where one is that can't be read", app(["shelf"]), app([], unread: ["A"], in: ""),
      gives: ["W01 shelf widgetsAndControls=asks high"]),
    RuleCase(
      "gone, and what can't be read is in another extension", app(["shelf"]), app([], unread: ["A"], in: "Other"),
      gives: ["W01 shelf widgetsAndControls=breaks high"]),
    RuleCase(
      "gone, and what can't be read is a control", app(["shelf"]), app([], unread: ["A"], as: "ControlWidget"),
      gives: ["W01 shelf widgetsAndControls=breaks high"]),
    RuleCase(
      "gone, and what can't be read was there before", app(["shelf"], unread: ["A"]), app([], unread: ["A"]),
      gives: ["W01 shelf widgetsAndControls=breaks high"]),
    RuleCase(
      "another kind beside what can't be read", app(["shelf"]), app(["books"], unread: ["A"]),
      gives: ["W01 shelf widgetsAndControls=asks high"], says: ["has “books”. The configuration of A"]),
    RuleCase(
      "left out by its bundle, which lists what can't be read", app(["shelf"]),
      app(["shelf"], unread: ["A"], unlisted: true), gives: ["W01 shelf widgetsAndControls=asks high"],
      says: ["extension's widget bundle. The configuration of A"]),
    RuleCase("kept beside what can't be read", app(["shelf"]), app(["shelf"], unread: ["A"]), gives: []),
    RuleCase(
      "moved, and its extension has what can't be read", app(["shelf"]),
      moved(app(["shelf"], unread: ["A"])), gives: ["W02 shelf widgetsAndControls=asks high"],
      says: ["moved from Widgets to Other. The configuration of A"]),
  ]

  private static func moved(_ surface: Surface) -> Surface {
    var surface = surface
    surface.widgets[0].hosts = ["Other"]
    return surface
  }

  private static func built(_ bundle: String, _ configuration: Widget.Configuration = .fixed) -> Widget {
    widget(.value("shelf")) {
      $0.bundle = bundle
      $0.configuration = configuration
    }
  }

  private static func hosted(_ identifier: String, _ app: String = "app") -> Surface {
    var surface = Surface.sample(
      intents: [.sample("Open")], widgets: [widget(.value("shelf")) { $0.hosts = ["Widgets"] }])
    surface.hosts = [
      HostBundle(identifier: "App", kind: .app, bundleIdentifier: app),
      HostBundle(identifier: "Widgets", kind: .extension, bundleIdentifier: identifier, apps: ["App"]),
    ]
    return surface
  }

  private static func onWatch(_ identifier: String, called name: String) -> Surface {
    var surface = only([widget(.value("shelf")) { $0.hosts = ["\(name) widgets"] }])
    surface.hosts = [
      HostBundle(identifier: name, kind: .watchApp, bundleIdentifier: "app"),
      HostBundle(identifier: "\(name) widgets", kind: .extension, bundleIdentifier: identifier, apps: [name]),
    ]
    return surface
  }

  /// Two apps with an extension each, and a widget in some of these.
  private static func shared(_ hosts: [String]) -> Surface {
    var surface = Surface.sample(intents: [.sample("Open")], widgets: [widget(.value("shelf")) { $0.hosts = hosts }])
    surface.hosts = [
      HostBundle(identifier: "App", kind: .app), HostBundle(identifier: "Second", kind: .app),
      HostBundle(identifier: "Seconds", kind: .extension, apps: ["Second"]),
      HostBundle(identifier: "Widgets", kind: .extension, apps: ["App"]),
    ]
    return surface
  }

  private static let bundles: [RuleCase] = [
    change(
      "into another extension", built("app.one"), built("app.two"), gives: ["W02 shelf widgetsAndControls=breaks high"],
      says: ["moved from app.one to app.two"]),
    change(
      "into another extension, under another kind", built("app.one"), widget(.value("books")) { $0.bundle = "app.two" },
      gives: ["W01 shelf widgetsAndControls=breaks high"]),
    change(
      "into another extension, under a kind that nobody can read", built("app.one"),
      widget(.expression("Kinds.shelf")) { $0.bundle = "app.two" },
      gives: ["W01 shelf widgetsAndControls=asks high", "W02 shelf widgetsAndControls=breaks high"]),
    RuleCase(
      "its extension got another identifier", hosted("app.w"), hosted("app.x"),
      gives: ["W02 shelf widgetsAndControls=breaks high"], says: ["moved from app.w to app.x; placed ones"]),
    RuleCase(
      "its extension got an identifier in other letters", hosted("app.w"), hosted("app.W"),
      gives: ["W02 shelf widgetsAndControls=asks high"], says: ["which differ in case alone"]),
    RuleCase(
      "an extension of a watch app, both with other names", onWatch("app.w", called: "Watch"),
      onWatch("app.x", called: "Wrist"), gives: ["W02 shelf widgetsAndControls=breaks high"]),
    RuleCase(
      "the app got another identifier, and its extension with it", hosted("app.w"), hosted("fork.w", "fork"), gives: []),
    RuleCase(
      "one of two apps no longer has it", shared(["Widgets", "Seconds"]), shared(["Seconds"]),
      gives: ["W02 shelf widgetsAndControls=breaks high"],
      says: ["left Widgets, and the one in Seconds is that of a different app; placed ones stay empty."]),
    change(
      "a Live Activity into another extension", built("app.one", .liveActivity), built("app.two", .liveActivity),
      gives: []),
  ]

  private static func configured(
    _ intent: String, _ configuration: Widget.Configuration = .appIntent, intents: [String] = ["Choose", "Pick"],
    _ adjust: (inout Surface) -> Void = { _ in }
  ) -> Surface {
    var surface = Surface.sample(
      intents: intents.map { name in
        .sample(name) {
          $0.protocols = [.widgetConfigurationIntent]
          $0.result.isInherited = true
        }
      },
      widgets: [
        widget(.value("shelf")) {
          $0.configuration = configuration
          $0.configurationIntent = intent
        }
      ])
    adjust(&surface)
    return surface
  }

  private static let chosen = widget(.value("second"), "Second") {
    $0.configuration = .appIntent
    $0.configurationIntent = "Choose"
  }

  private static func legacy(_ surface: inout Surface, parameters: [String]) {
    var old = LegacyIntent(className: "ChooseIntent")
    old.isEligibleForWidgets = true
    old.parameters = parameters.map { LegacyParameter(name: $0, type: "String") }
    surface.legacyIntents = [old]
  }

  /// A widget that an App Intent configures, and an older class on the systems before iOS 17.
  private static func olderSettings(
    _ intent: String?, floor: String = "16.0", _ adjust: (inout Surface) -> Void = { _ in }
  ) -> Surface {
    var surface = extensionFloor(floor, app: floor)
    surface.intents = [.sample("Pick") { $0.protocols = [.widgetConfigurationIntent] }]
    legacy(&surface, parameters: ["shelf"])
    surface.widgets[0].configuration = .appIntent
    surface.widgets[0].configurationIntent = "Pick"
    surface.widgets[0].limitedSettings =
      intent.map {
        let older = [Availability(platform: "iOS", obsoleted: "17.0")]
        return [LimitedSettings(intent: $0, configuration: .siriKit, availability: older)]
      } ?? []
    adjust(&surface)
    return surface
  }

  private static let settings: [RuleCase] = [
    RuleCase("another intent in place of one without settings", configured("Choose"), configured("Pick"), gives: []),
    RuleCase(
      "settings of another intent", configured("Choose") { $0.intents[0].parameters = [.sample("shelf: String")] },
      configured("Pick"), gives: ["W05 shelf widgetsAndControls=asks low"],
      says: ["was configured by Choose and is now configured by Pick"]),
    RuleCase(
      "settings of another intent, and a second widget still has the old one",
      configured("Choose") {
        $0.intents[0].parameters = [.sample("shelf: String")]
        $0.widgets.append(chosen)
      }, configured("Pick") { $0.widgets.append(chosen) },
      gives: [
        "P01 Choose.shelf widgetsAndControls=breaks medium-high", "W05 shelf widgetsAndControls=asks low",
      ]),
    RuleCase(
      "settings of an intent that is gone",
      configured("Choose") { surface in
        surface.intents[0].parameters = [.sample("shelf: String")]
      }, configured("Pick", intents: ["Pick"]),
      gives: ["I01 Choose widgetsAndControls=breaks medium-high"]),
    RuleCase(
      "a setting of a widget that is lost",
      configured("Choose") { $0.intents[0].parameters = [.sample("shelf: String")] },
      configured("Choose") { $0.widgets[0].kind = .value("books") },
      gives: ["W01 shelf widgetsAndControls=breaks high"]),
    RuleCase(
      "settings that nobody took",
      configured("Pick") { $0.intents[0].parameters = [.sample("shelf: String")] }, configured("Pick"),
      gives: ["P01 Choose.shelf widgetsAndControls=notes medium-high"]),
    RuleCase(
      "settings that only a widget which nobody can place took",
      configured("Pick") {
        $0.intents[0].parameters = [.sample("shelf: String")]
        $0.widgets.append(chosen)
        $0.widgets[1].isUnlisted = true
      },
      configured("Pick") {
        $0.widgets.append(chosen)
        $0.widgets[1].isUnlisted = true
      }, gives: ["P01 Choose.shelf widgetsAndControls=notes medium-high"]),
    RuleCase(
      "an intent for settings that keeps its role in the extension alone",
      configured("Choose") { $0.intents[0].hosts = ["App", "Widgets"] },
      configured("Choose") {
        $0.intents[0].hosts = ["Widgets"]
        $0.intents.append(.sample("Choose") { $0.hosts = ["App"] })
      }, gives: []),
    RuleCase(
      "settings of an older class", configured("ChooseIntent", .siriKit) { legacy(&$0, parameters: ["shelf"]) },
      configured("Pick") { legacy(&$0, parameters: ["shelf"]) },
      gives: ["W05 shelf widgetsAndControls=breaks medium-high"],
      says: ["the settings of placed widgets are lost", "Let `Pick` replace the class"]),
    RuleCase(
      "settings of an older class whose definition was not read", configured("ChooseIntent", .siriKit),
      configured("Pick"),
      gives: ["W05 shelf widgetsAndControls=asks low"], says: ["can't be told", "whose definition was not read"]),
    RuleCase(
      "settings of an older class, taken by those of another widget",
      configured("ChooseIntent", .siriKit) {
        legacy(&$0, parameters: ["shelf"])
        $0.widgets.append(shelf("Other", from: nil, "Pick"))
        $0.widgets[1].kind = .value("other")
      },
      configured("Pick") { legacy(&$0, parameters: ["shelf"]) },
      gives: ["W05 shelf widgetsAndControls=breaks medium-high", "W01 other widgetsAndControls=breaks high"],
      says: ["its own configuration intent"]),
    RuleCase(
      "settings of an older class, taken by a new intent",
      configured("ChooseIntent", .siriKit, intents: ["Choose"]) { legacy(&$0, parameters: ["shelf"]) },
      configured("Pick") { legacy(&$0, parameters: ["shelf"]) },
      gives: ["W05 shelf widgetsAndControls=breaks medium-high"], says: ["Let `Pick` replace the class"]),
    RuleCase(
      "an older class without settings", configured("ChooseIntent", .siriKit) { legacy(&$0, parameters: []) },
      configured("Pick") { legacy(&$0, parameters: []) }, gives: []),
    RuleCase(
      "an older class that is gone", configured("ChooseIntent", .siriKit) { legacy(&$0, parameters: ["shelf"]) },
      configured("Pick"), gives: ["L01 ChooseIntent widgetsAndControls=breaks high"]),
    RuleCase(
      "no settings any more", configured("ChooseIntent", .siriKit) { legacy(&$0, parameters: ["shelf"]) },
      fixed { legacy(&$0, parameters: ["shelf"]) }, gives: ["W05 shelf widgetsAndControls=breaks medium-high"],
      says: ["can no longer be configured"]),
    RuleCase(
      "no settings any more, and there were none", configured("ChooseIntent", .siriKit) { legacy(&$0, parameters: []) },
      fixed { legacy(&$0, parameters: []) }, gives: []),
    RuleCase(
      "no settings any more on older systems", olderSettings("ChooseIntent"), olderSettings(nil),
      gives: ["W05 shelf widgetsAndControls=breaks medium-high"],
      says: ["Before iOS 17.0, the widget “shelf” was configured by ChooseIntent and can no longer be configured"]),
    RuleCase(
      "no settings any more on systems that get nothing new", olderSettings("ChooseIntent"),
      olderSettings(nil, floor: "17.0"), gives: []),
    RuleCase(
      "an older class that is gone, of older systems alone", olderSettings("ChooseIntent"),
      olderSettings(nil) { $0.legacyIntents = [] }, gives: ["L01 ChooseIntent widgetsAndControls=breaks high"]),
  ]

  /// A type with the kind of the shelf, for systems from a version on.
  private static func shelf(
    _ type: String, from version: String?, _ intent: String?, _ configuration: Widget.Configuration = .appIntent,
    sizes: [String] = [], until end: String? = nil, in host: String = "Widgets"
  ) -> Widget {
    widget(.value("shelf"), type) {
      let isBounded = version != nil || end != nil
      $0.availability = isBounded ? [Availability(platform: "iOS", introduced: version, obsoleted: end)] : []
      $0.configuration = intent == nil ? .fixed : configuration
      $0.configurationIntent = intent
      $0.families = sizes
      $0.hosts = ["App", host]
    }
  }

  private static func offering(_ widgets: Widget...) -> Surface {
    var surface = Surface.sample(intents: [.sample("Choose"), .sample("Pick")], widgets: widgets)
    surface.intents[1].parameters = [.sample("shelf: String")]
    surface.readFrom.platforms = [.iOS]
    legacy(&surface, parameters: ["shelf"])
    surface.hosts =
      [HostBundle(identifier: "App", kind: .app, platforms: [HostPlatform(.iOS, floor: "16.0")])]
      + ["Widgets", "Others"].map { HostBundle(identifier: $0, kind: .extension, apps: ["App"]) }
    return surface
  }

  private static let classic = shelf("Older", from: nil, "ChooseIntent", .siriKit)

  private static let takeovers: [RuleCase] = [
    RuleCase(
      "a type for newer systems has other settings", offering(shelf("Shelf", from: nil, "ChooseIntent", .siriKit)),
      offering(shelf("Shelf", from: "17.0", "Pick"), classic),
      gives: ["W05 shelf widgetsAndControls=breaks medium-high", "W10 shelf widgetsAndControls=asks medium"],
      says: ["On iOS 17.0 or newer, the widget “shelf” was configured by the SiriKit intent ChooseIntent"]),
    RuleCase(
      "a new type for newer systems beside the old one", offering(classic),
      offering(classic, shelf("Shelf", from: "17.0", "Pick")),
      gives: ["W05 shelf widgetsAndControls=breaks medium-high", "W10 shelf widgetsAndControls=asks medium"]),
    RuleCase(
      "a new type for newer systems that claims the class", offering(classic),
      offering(classic, shelf("Shelf", from: "17.0", "ChooseIntent")),
      gives: ["W10 shelf widgetsAndControls=asks medium"]),
    RuleCase(
      "a new type for newer systems where there were no settings", offering(shelf("Older", from: nil, nil)),
      offering(shelf("Older", from: nil, nil), shelf("Shelf", from: "17.0", "Pick")),
      gives: ["W10 shelf widgetsAndControls=asks medium"]),
    RuleCase(
      "a new type for newer systems with fewer sizes",
      offering(shelf("Older", from: nil, nil, sizes: ["systemLarge", "systemSmall"])),
      offering(
        shelf("Older", from: nil, nil, sizes: ["systemLarge", "systemSmall"]),
        shelf("Shelf", from: "17.0", nil, sizes: ["systemSmall"])),
      gives: ["W10 shelf widgetsAndControls=asks medium"], says: ["Which of Older and Shelf"]),
    RuleCase(
      "a new type for newer systems with fewer sizes in place of the old one there",
      offering(shelf("Older", from: nil, nil, sizes: ["systemLarge", "systemSmall"])),
      offering(
        shelf("Older", from: nil, nil, sizes: ["systemLarge", "systemSmall"], until: "17.0"),
        shelf("Shelf", from: "17.0", nil, sizes: ["systemSmall"])),
      gives: ["W08 shelf widgetsAndControls=breaks medium"], says: ["On iOS 17.0 or newer, “Older” is no longer"]),
    RuleCase(
      "the type for newer systems is gone", offering(classic, shelf("Shelf", from: "17.0", "Pick")), offering(classic),
      gives: ["W05 shelf widgetsAndControls=asks low"], says: ["it was configured by Pick"]),
    RuleCase(
      "both types as they were", offering(classic, shelf("Shelf", from: "17.0", "Pick")),
      offering(classic, shelf("Shelf", from: "17", "Pick")), gives: []),
    RuleCase(
      "another type for systems that nobody had it on", offering(shelf("Shelf", from: "17.0", "Pick")),
      offering(shelf("Shelf", from: "17.0", "Pick"), classic), gives: ["W10 shelf widgetsAndControls=asks medium"]),
    RuleCase(
      "a type of the same kind in another extension", offering(classic),
      offering(classic, shelf("Shelf", from: "17.0", "Pick", in: "Others")), gives: []),
    RuleCase(
      "two types for the same systems", offering(classic), offering(classic, shelf("Shelf", from: nil, "Pick")),
      gives: ["W10 shelf widgetsAndControls=asks medium"]),
  ]

  private static func fixed(_ adjust: (inout Surface) -> Void) -> Surface {
    var surface = Surface.sample(intents: [.sample("Choose"), .sample("Pick")], widgets: [widget(.value("shelf"))])
    adjust(&surface)
    return surface
  }

  private static func families(_ families: String..., of type: String = "Shelf") -> Widget {
    widget(.value("shelf"), type) {
      $0.families = families
      $0.displayName = .value("My shelf")
    }
  }

  private static func on(_ platform: Platform, _ widget: Widget, isUnlisted: Bool = false) -> Widget {
    var widget = widget
    widget.platforms = [platform]
    widget.isUnlisted = isUnlisted
    return widget
  }

  private static func onWatches(_ widget: Widget) -> Widget { on(.watchOS, widget) }

  private static let sizes: [RuleCase] = [
    change(
      "a size less", families("systemSmall", "systemLarge"), families("systemSmall"),
      gives: ["W08 shelf widgetsAndControls=breaks medium"], says: ["“My shelf” is no longer offered as systemLarge."]),
    change(
      "sizes that watches never had", onWatches(families("accessoryInline", "systemLarge")),
      onWatches(families("accessoryCircular")), gives: ["W08 shelf widgetsAndControls=breaks medium"],
      says: ["no longer offered as accessoryInline"]),
    change(
      "gone from a system that never had the size", on(.macOS, families("accessoryInline")),
      on(.macOS, families("accessoryInline"), isUnlisted: true), gives: []),
    RuleCase(
      "a size that another type of the kind has",
      only([families("systemSmall", "systemLarge"), families("systemLarge", of: "Rack")]),
      only([families("systemSmall"), families("systemLarge", of: "Rack")]), gives: []),
    change(
      "no size at all", families("systemSmall", "systemLarge"), families(Widget.noFamily),
      gives: ["W08 shelf discovery=hides,widgetsAndControls=degrades medium"], says: ["no longer offered in any size"]),
    change(
      "a list where there was none", families(), families("systemLarge", "systemSmall"),
      gives: ["W08 shelf widgetsAndControls=breaks medium"], says: ["“My shelf” is no longer offered as systemMedium."]),
    change(
      "a list of all that were there", families(),
      families("accessoryInline", "systemLarge", "systemMedium", "systemSmall"), gives: []),
    change(
      "a list for a watch that had none", onWatches(families()), onWatches(families("accessoryInline")), gives: []),
    RuleCase(
      "a list where there was none, in an app for watches alone",
      .sample(widgets: [families()], platforms: [.watchOS]),
      .sample(widgets: [families("accessoryInline")], platforms: [.watchOS]), gives: []),
    change(
      "a list that a variable has", families("systemSmall", "systemLarge"), families("sizes"),
      gives: ["W08 shelf widgetsAndControls=asks medium"]),
    change("a list that a variable has where there was none", families(), families("sizes"), gives: []),
    change("a list that code makes where there was none", families(), families("Self.sizes"), gives: []),
    change("no list any more", families("systemSmall", "systemLarge"), families(), gives: []),
    change(
      "a list that code makes", families("systemSmall"), families("Self.sizes + [.systemLarge]"),
      gives: ["W08 shelf widgetsAndControls=asks medium"]),
    change("a size more", families("systemSmall"), families("systemSmall", "systemLarge"), gives: []),
    change("offered again", families(Widget.noFamily), families("systemSmall"), gives: []),
  ]

  /// - Parameter twin: the floor of another type of the kind, empty for one without a clause.
  private static func floor(
    _ version: String?, ships: String? = nil, twin: String? = nil, on platforms: [Platform]? = nil,
    of system: String = "iOS", kind: Setting<String> = .value("shelf")
  ) -> Surface {
    func shelf(_ type: String, _ version: String?, _ platforms: [Platform]? = nil) -> Widget {
      widget(kind, type) {
        $0.availability = version.map { [Availability(platform: system, introduced: $0)] } ?? []
        $0.hosts = ships == nil ? [] : ["App"]
        $0.platforms = platforms
      }
    }
    let other = twin.map { shelf("OlderShelf", $0.isEmpty ? nil : $0, platforms) }
    var surface = Surface.sample(
      intents: [.sample("Open")], widgets: [shelf("Shelf", version)] + [other].compactMap(\.self))
    if let ships {
      surface.hosts = [HostBundle(identifier: "App", kind: .app, platforms: [HostPlatform(.iOS, floor: ships)])]
    }
    return surface
  }

  /// A widget that code is closed to somewhere, of an app on iOS 16 or newer; another type may have the kind.
  private static func closed(_ clause: Availability?, twin: Availability? = nil, ships: Bool = true) -> Surface {
    func shelf(_ type: String, _ clause: Availability?) -> Widget {
      widget(.value("shelf"), type) {
        $0.availability = [clause].compactMap(\.self)
        $0.hosts = ships ? ["App"] : []
      }
    }
    let other = twin.map { shelf("NewerShelf", $0) }
    var surface = Surface.sample(
      intents: [.sample("Open")], widgets: [shelf("Shelf", clause)] + [other].compactMap(\.self))
    surface.hosts = [HostBundle(identifier: "App", kind: .app, platforms: [HostPlatform(.iOS, floor: "16.0")])]
    return surface
  }

  /// A widget of an extension for some platforms, beside an app that is built for some.
  private static func placed(
    on platforms: [Platform], app: [Platform], _ adjust: (inout Widget) -> Void = { _ in }
  )
    -> Surface
  {
    var widget = Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .fixed)
    widget.hosts = ["Widgets"]
    widget.platforms = platforms.count < app.count ? platforms : nil
    adjust(&widget)
    var surface = Surface.sample(intents: [.sample("Open")], widgets: [widget])
    surface.readFrom.platforms = app
    surface.hosts = [
      HostBundle(identifier: "App", kind: .app, platforms: app.map { HostPlatform($0) }),
      HostBundle(identifier: "Widgets", kind: .extension, apps: ["App"], platforms: platforms.map { HostPlatform($0) }),
    ]
    return surface
  }

  /// A widget of one kind in a watch's extension too, or not any more.
  private static func watched(_ isThere: Bool) -> Surface {
    var surface = placed(on: [.iOS], app: [.iOS, .watchOS])
    var other = surface.widgets[0]
    (other.hosts, other.platforms) = (["Watch"], [.watchOS])
    guard isThere else { return surface }
    surface.widgets.append(other)
    surface.hosts.append(
      HostBundle(identifier: "Watch", kind: .extension, apps: ["App"], platforms: [HostPlatform(.watchOS)]))
    return surface
  }

  private static let leavings: [RuleCase] = [
    RuleCase(
      "the watch's extension with a widget of the same kind", watched(true), watched(false),
      gives: ["W09 shelf widgetsAndControls=breaks medium"], says: ["is no longer available on watchOS"]),
    RuleCase(
      "a platform that the extension is no longer built for", placed(on: [.iOS, .macOS], app: [.iOS, .macOS]),
      placed(on: [.iOS], app: [.iOS, .macOS]), gives: ["W09 shelf widgetsAndControls=breaks medium"],
      says: ["The widget “shelf” is no longer available on macOS; placed ones stay empty there.", "for macOS compile"]),
    RuleCase(
      "a platform that the app left too", placed(on: [.iOS, .macOS], app: [.iOS, .macOS]),
      placed(on: [.iOS], app: [.iOS]), gives: []),
    RuleCase(
      "one way for a Mac in place of the other", placed(on: [.iOS, .macCatalyst], app: [.iOS, .macOS, .macCatalyst]),
      placed(on: [.iOS, .macOS], app: [.iOS, .macOS, .macCatalyst]), gives: []),
    RuleCase(
      "a platform on which nobody places it",
      placed(on: [.iOS, .macOS], app: [.iOS, .macOS]) { $0.configuration = .liveActivity },
      placed(on: [.iOS], app: [.iOS, .macOS]) { $0.configuration = .liveActivity }, gives: []),
  ]

  private static let closings: [RuleCase] = [
    RuleCase(
      "a platform that the code is closed to", closed(nil), closed(Availability(platform: "iOS", isUnavailable: true)),
      gives: ["W09 shelf widgetsAndControls=breaks medium"],
      says: ["The widget “shelf” is no longer available on iOS; placed ones stay empty there."]),
    RuleCase(
      "newer versions that the code is closed to", closed(nil),
      closed(Availability(platform: "iOS", obsoleted: "17.0")),
      gives: ["W09 shelf widgetsAndControls=breaks medium"], says: ["no longer available on iOS from 17.0"]),
    RuleCase(
      "newer versions where another type has the kind", closed(nil),
      closed(
        Availability(platform: "iOS", obsoleted: "17.0"), twin: Availability(platform: "iOS", introduced: "17.0")),
      gives: []),
    RuleCase(
      "extensions on a platform that the code is closed to", closed(nil),
      closed(Availability(platform: "iOSApplicationExtension", isUnavailable: true)),
      gives: ["W09 shelf widgetsAndControls=breaks medium"]),
    RuleCase(
      "a platform that the app never shipped on", closed(nil),
      closed(Availability(platform: "macOS", isUnavailable: true)), gives: []),
    RuleCase(
      "a platform that it was closed to", closed(Availability(platform: "iOS", isUnavailable: true)),
      closed(Availability(platform: "iOS", isUnavailable: true)), gives: []),
    RuleCase(
      "a platform that nobody knows it on", closed(nil, ships: false),
      closed(Availability(platform: "visionOS", isUnavailable: true), ships: false),
      gives: ["W09 shelf widgetsAndControls=degrades low"], says: ["does not show whether the app shipped there"]),
  ]

  /// A widget in an extension, with the identifiers of that and of the app around it.
  private static func installed(_ own: String, in app: String, called name: String) -> Surface {
    let shelf = widget(.value("shelf"), "Shelf") { $0.hosts = [name] }
    var surface = Surface.sample(intents: [.sample("Open")], widgets: [shelf])
    surface.hosts = [
      HostBundle(
        identifier: "App", kind: .app, bundleIdentifier: app, platforms: [HostPlatform(.iOS, floor: "16.0")]),
      HostBundle(
        identifier: name, kind: .extension, bundleIdentifier: own, apps: ["App"],
        platforms: [HostPlatform(.iOS, floor: "16.0")]),
    ]
    return surface
  }

  /// Two types of one kind, each in an extension.
  private static func ofOneKind(_ extensions: [String]) -> Surface {
    var surface = installed("org.app.other", in: "org.app", called: "Other")
    surface.hosts += installed("org.app.old", in: "org.app", called: "Widgets").hosts
    surface.widgets = zip(["Shelf", "NewShelf"], extensions).map { type, host in
      widget(.value("shelf"), type) { $0.hosts = [host] }
    }
    return surface
  }

  private static let installs: [RuleCase] = [
    RuleCase(
      "an extension that devices installed", installed("org.app.old", in: "org.app", called: "Widgets"),
      installed("org.app.new", in: "org.app", called: "Widgets"), gives: ["W02 shelf widgetsAndControls=breaks high"]),
    RuleCase(
      "an extension where another type has the kind now", installed("org.app.old", in: "org.app", called: "Widgets"),
      ofOneKind(["Other", "Widgets"]), gives: []),
    RuleCase(
      "an extension where no other type has the kind", installed("org.app.old", in: "org.app", called: "Widgets"),
      ofOneKind(["Other", "Other"]), gives: ["W02 shelf widgetsAndControls=breaks high"]),
    RuleCase(
      "an extension that no device installed", installed("com.app.old", in: "org.app", called: "Widgets"),
      installed("org.app.new", in: "org.app", called: "Widgets"), gives: []),
    RuleCase(
      "an extension that no device will install", installed("org.app.old", in: "org.app", called: "Widgets"),
      installed("com.app.new", in: "org.app", called: "Widgets"), gives: ["W02 shelf widgetsAndControls=asks high"],
      says: ["it is now in com.app.new, which does not begin with the bundle identifier of its app"]),
    RuleCase(
      "an extension of an app whose identifier is not known", installed("com.app.old", in: "$(APP)", called: "Widgets"),
      installed("org.app.new", in: "$(APP)", called: "Widgets"), gives: ["W02 shelf widgetsAndControls=breaks high"]),
  ]

  /// A widget in an extension of an app for iOS 16, with large ones on some systems only.
  private static func limited(_ family: String, from version: String?, app floor: String? = "16.0") -> Surface {
    var surface = extensionFloor(floor, app: floor)
    surface.widgets[0].families = [family, "systemSmall"]
    surface.widgets[0].limitedFamilies =
      version.map { [LimitedFamily(family: family, availability: [Availability(platform: "iOS", introduced: $0)])] }
      ?? []
    return surface
  }

  /// A widget with small ones, and others on a condition that can't be told.
  private static func conditional(_ possible: String..., besides families: String...) -> Surface {
    var surface = limited("systemMedium", from: nil)
    surface.widgets[0].families = families + (possible.isEmpty ? [] : ["Flags.isOn"])
    surface.widgets[0].possibleFamilies = possible
    return surface
  }

  private static let limits: [RuleCase] = [
    RuleCase(
      "a size on a condition", conditional("systemMedium", "systemLarge", besides: "systemSmall"),
      conditional("systemMedium", besides: "systemSmall"), gives: ["W08 shelf widgetsAndControls=asks low"],
      says: ["as systemLarge can't be told: it was offered on a condition, and no longer is."]),
    RuleCase(
      "a size beside a condition", conditional("systemMedium", besides: "systemSmall", "systemLarge"),
      conditional("systemMedium", besides: "systemSmall"), gives: ["W08 shelf widgetsAndControls=breaks medium"]),
    RuleCase(
      "a size that is on a condition now", conditional("systemMedium", besides: "systemSmall", "systemLarge"),
      conditional("systemMedium", "systemLarge", besides: "systemSmall"),
      gives: ["W08 shelf widgetsAndControls=asks low"], says: ["it is offered on a condition now."]),
    RuleCase(
      "a size that is on no condition any more", conditional("systemMedium", "systemLarge", besides: "systemSmall"),
      conditional("systemMedium", besides: "systemSmall", "systemLarge"), gives: []),
    RuleCase(
      "a size that needs a newer system", limited("systemLarge", from: nil), limited("systemLarge", from: "17"),
      gives: ["W08 shelf widgetsAndControls=breaks medium"],
      says: ["“Shelf” as systemLarge now needs iOS 17; people on older systems lose this size."]),
    RuleCase(
      "a size that needs a still newer system", limited("systemLarge", from: "17"), limited("systemLarge", from: "18"),
      gives: ["W08 shelf widgetsAndControls=breaks medium"]),
    RuleCase(
      "a size that needs what its app does", limited("systemLarge", from: nil), limited("systemLarge", from: "16"),
      gives: []),
    RuleCase(
      "a size that needs the first system that has it", limited("accessoryInline", from: nil, app: "14.0"),
      limited("accessoryInline", from: "16", app: "14.0"), gives: []),
    RuleCase(
      "a size that needs an older system", limited("systemLarge", from: "18"), limited("systemLarge", from: "17"),
      gives: []),
    RuleCase(
      "a size that needs a newer system, in an app of which nobody knows it",
      limited("systemLarge", from: nil, app: nil),
      limited("systemLarge", from: "17", app: nil), gives: ["W08 shelf widgetsAndControls=degrades low"]),
  ]

  /// A widget in an extension that needs one system, of an app that needs another.
  private static func extensionFloor(
    _ needs: String?, app: String? = "16.0", asks: String? = nil, in apps: [String] = ["App"],
    of hosts: [String] = ["Widgets"]
  ) -> Surface {
    let shelf = widget(.value("shelf"), "Shelf") {
      $0.availability = asks.map { [Availability(platform: "iOS", introduced: $0)] } ?? []
      $0.hosts = hosts
    }
    var surface = Surface.sample(intents: [.sample("Open")], widgets: [shelf])
    surface.hosts = [
      HostBundle(identifier: "App", kind: .app, platforms: [HostPlatform(.iOS, floor: app)]),
      HostBundle(
        identifier: "Widgets", kind: .extension, apps: apps,
        platforms: needs.map { [HostPlatform(.iOS, floor: $0)] } ?? []),
    ]
    return surface
  }

  private static func intent(_ surface: Surface, in hosts: [String] = ["Widgets"]) -> Surface {
    var surface = surface
    surface.intents[0].hosts = hosts
    return surface
  }

  private static let extensionFloors: [RuleCase] = [
    RuleCase(
      "a floor of the only bundle that has an intent", intent(extensionFloor("16.0")), intent(extensionFloor("18.0")),
      gives: ["I35 Open savedShortcuts=breaks medium", "W09 shelf widgetsAndControls=breaks medium"],
      says: ["Open now needs iOS 18.0; the app installs from iOS 16.0 on", "Lower the deployment target of Widgets"]),
    RuleCase(
      "a floor of one of two bundles that have an intent", intent(extensionFloor("16.0"), in: ["App", "Widgets"]),
      intent(extensionFloor("18.0"), in: ["App", "Widgets"]), gives: ["W09 shelf widgetsAndControls=breaks medium"]),
    RuleCase(
      "an extension that needs more than its app", extensionFloor("18.0"), extensionFloor("18.4"),
      gives: ["W09 shelf widgetsAndControls=breaks medium"],
      says: ["now needs iOS 18.4", "deployment target of Widgets"]),
    RuleCase(
      "an extension that needs more than its app, before there were App Intents", extensionFloor("14.4", app: "12.4"),
      extensionFloor("15.6", app: "12.4"), gives: ["W09 shelf widgetsAndControls=breaks medium"]),
    RuleCase(
      "an extension that needs what has no widgets", extensionFloor("12.0", app: "12.0"),
      extensionFloor("14.0", app: "12.0"), gives: []),
    RuleCase(
      "an extension and its app that need more", extensionFloor("18.0"), extensionFloor("18.4", app: "18.4"), gives: []),
    RuleCase(
      "an extension that needs as much as its app did", extensionFloor("16.0", app: "17.0"),
      extensionFloor("17.0", app: "17.0"), gives: []),
    RuleCase(
      "an extension that needs more, of an app that compiles its widgets too",
      extensionFloor("18.0", of: ["App", "Widgets"]), extensionFloor("18.4", of: ["App", "Widgets"]),
      gives: ["W09 shelf widgetsAndControls=breaks medium"]),
    RuleCase("an extension that needs less", extensionFloor("18.4"), extensionFloor("18.0"), gives: []),
    RuleCase(
      "an extension of which nobody knew what it needs", extensionFloor(nil), extensionFloor("18.4"), gives: []),
    RuleCase(
      "a clause in an extension of which nobody knew what it needs", extensionFloor(nil),
      extensionFloor("18.4", asks: "18.4"), gives: []),
    RuleCase(
      "an extension that is in no known app", extensionFloor("18.0", in: []), extensionFloor("18.4", in: []), gives: []),
    RuleCase(
      "a clause that the extension needed already", extensionFloor("18.4"), extensionFloor("18.4", asks: "18.4"),
      gives: []),
    RuleCase(
      "a clause with what the extension needs now", extensionFloor("18.0"), extensionFloor("18.4", asks: "18.4"),
      gives: ["W09 shelf widgetsAndControls=breaks medium"]),
  ]

  private static let floors: [RuleCase] = [
    RuleCase(
      "a floor that nobody can place", floor(nil), floor("18.0"), gives: ["W09 shelf widgetsAndControls=degrades low"],
      says: ["No project states"]),
    RuleCase(
      "a floor above that of the app", floor("17.0", ships: "16.0"), floor("18.0", ships: "16.0"),
      gives: ["W09 shelf widgetsAndControls=breaks medium"], says: ["now needs iOS 18.0"]),
    RuleCase("a lower floor", floor("18.0"), floor("17.0"), gives: []),
    RuleCase(
      "a floor for extensions alone", floor("17.0", ships: "16.0", of: "iOSApplicationExtension"),
      floor("18.0", ships: "16.0", of: "iOSApplicationExtension"),
      gives: ["W09 shelf widgetsAndControls=breaks medium"]),
    RuleCase(
      "a floor spelled for extensions", floor("17.0", ships: "16.0"),
      floor("17.0", ships: "16.0", of: "iOSApplicationExtension"), gives: []),
    RuleCase(
      "a floor for one of two types", floor(nil, ships: "16.0"), floor("17.0", ships: "16.0", twin: ""), gives: []),
    RuleCase(
      "a floor for one of two types that take their kind from one constant",
      floor(nil, ships: "16.0", kind: .expression("Kinds.shelf")),
      floor("17.0", ships: "16.0", twin: "", kind: .expression("Kinds.shelf")), gives: []),
    RuleCase(
      "a floor for one of two types that call their kind the same",
      floor(nil, ships: "16.0", kind: .expression("self.kind")),
      floor("17.0", ships: "16.0", twin: "", kind: .expression("self.kind")),
      gives: ["W09 self.kind widgetsAndControls=breaks medium"]),
    RuleCase(
      "a floor for both of two types", floor(nil, ships: "16.0"), floor("18.0", ships: "16.0", twin: "17.0"),
      gives: ["W09 shelf widgetsAndControls=breaks medium"]),
    RuleCase(
      "a floor, and another type on another platform", floor(nil, ships: "16.0"),
      floor("17.0", ships: "16.0", twin: "", on: [.macOS]), gives: ["W09 shelf widgetsAndControls=breaks medium"]),
  ]

  private static func button(_ interactions: [String], isOnButton: Bool = true) -> Intent {
    .sample("Add") {
      $0.interactions = interactions
      $0.isUsedByButton = isOnButton
    }
  }

  private static let controls: [RuleCase] = [
    .trap(
      "a setting of a control without a default",
      .sample(intents: [.sample("Set", ["n: Int", "m: Int?"]) { $0.protocols = [.controlConfigurationIntent] }]),
      gives: ["W06 Set.n widgetsAndControls=breaks medium"], says: ["var n: Int?"]),
    .trap("a required parameter of an action", .sample(intents: [.sample("Set", ["n: Int"])]), gives: []),
    .intent(
      "a button gives no value any more", giving(true), giving(false),
      gives: ["W13 Add.n widgetsAndControls=breaks medium"], says: ["no longer gives it a value for `n`"]),
    .intent("a button gives a value now", giving(false), giving(true), gives: []),
    .intent("a button gives no value for an optional", giving(true, "n: Int?"), giving(false, "n: Int?"), gives: []),
    .intent("a new button gives no value", giving(true) { $0.isUsedByButton = false }, giving(false), gives: []),
    .intent(
      "the system gives the value", giving(true, "value: Bool") { $0.protocols = [.setValueIntent] },
      giving(false, "value: Bool") { $0.protocols = [.setValueIntent] }, gives: []),
    .intent(
      "a button asks", button([]), button(["requestConfirmation"]),
      gives: ["W07 Add widgetsAndControls=breaks medium-high"],
      says: ["fails there silently"]),
    .intent(
      "a button asks for a choice", button([]), button(["requestChoice"]),
      gives: ["W07 Add widgetsAndControls=breaks medium-high"]),
    .intent(
      "a button asks for a value", button([]), button(["requestValue"]),
      gives: ["W07 Add widgetsAndControls=degrades low-medium"], says: ["can't ask there"]),
    .intent(
      "an action asks", button([], isOnButton: false), button(["requestConfirmation"], isOnButton: false), gives: []),
    .intent("a new button asks", button([], isOnButton: false), button(["requestConfirmation"]), gives: []),
  ]

  private static func giving(
    _ isSet: Bool, _ parameter: String = "n: Int", _ adjust: (inout Intent) -> Void = { _ in }
  ) -> Intent {
    .sample("Add", [parameter]) {
      $0.isUsedByButton = true
      $0.parameters[0].isUnsetByButton = !isSet
      adjust(&$0)
    }
  }

  private static func including(_ packages: [(String, String?, [String])], module: String? = nil) -> Surface {
    var surface = Surface.sample(intents: [.sample("Add") { $0.module = module }])
    surface.packages = packages.map { IntentsPackage(typePath: $0.0, module: $0.1, includes: $0.2) }
    return surface
  }

  private static var unreadPackages: Surface {
    var surface = including([("App", nil, []), ("Kit", "Kit", [])], module: "Kit")
    surface.packages[0].unreadIncludes = "packages()"
    return surface
  }

  private static let packages: [RuleCase] = [
    RuleCase(
      "code that can't be read gives the packages now",
      including([("App", nil, ["Kit"]), ("Kit", "Kit", [])], module: "Kit"), unreadPackages,
      gives: ["K03 App savedShortcuts=asks medium"], says: ["“Kit”, is now made by `packages()`."]),
    RuleCase(
      "code that could not be read gave the packages", unreadPackages,
      including([("App", nil, []), ("Kit", "Kit", [])], module: "Kit"), gives: []),
    RuleCase(
      "a package is not included any more", including([("App", nil, ["Kit"]), ("Kit", "Kit", [])], module: "Kit"),
      including([("App", nil, []), ("Kit", "Kit", [])], module: "Kit"), gives: ["K03 App savedShortcuts=breaks medium"],
      says: ["App no longer includes Kit; the system may no longer find Add."]),
    RuleCase(
      "a package without intents is not included any more", including([("App", nil, ["Kit"]), ("Kit", "Kit", [])]),
      including([("App", nil, []), ("Kit", "Kit", [])]), gives: ["K03 App savedShortcuts=notes low"],
      says: ["what it holds"]),
    RuleCase(
      "another includes it", including([("App", nil, ["Kit"]), ("Kit", "Kit", []), ("Base", nil, [])]),
      including([("App", nil, []), ("Kit", "Kit", []), ("Base", nil, ["Kit"])]), gives: []),
    RuleCase(
      "a package is gone", including([("App", nil, ["Kit"]), ("Kit", "Kit", [])]), including([("App", nil, [])]),
      gives: []),
    RuleCase(
      "a package that was never seen is not included any more", including([("App", nil, ["Kit"])]),
      including([("App", nil, [])]), gives: ["K03 App savedShortcuts=notes low"]),
  ]

  private static func links(_ schemes: [UrlScheme]) -> Surface {
    var surface = Surface.sample(intents: [.sample("Add")])
    surface.urlSchemes = schemes
    return surface
  }

  private static func unreadable(_ surface: Surface) -> Surface {
    var surface = surface
    surface.readFrom.unread = [Provenance.unreadFile("App/Info.plist", of: .urlScheme)]
    return surface
  }

  private static let schemes: [RuleCase] = [
    RuleCase(
      "a scheme is gone", links([UrlScheme(name: "journal")]), links([]),
      gives: ["K04 journal savedShortcuts=notes low-medium"]),
    RuleCase(
      "a scheme is gone that code wrote", links([UrlScheme(name: "journal", isBuilt: true)]), links([]),
      gives: ["K04 journal savedShortcuts=breaks,widgetsAndControls=notes medium"],
      says: ["its own code built such links"]),
    RuleCase(
      "a scheme is gone with its property list", links([UrlScheme(name: "journal", isBuilt: true)]),
      unreadable(links([])), gives: ["K04 journal savedShortcuts=asks,widgetsAndControls=notes medium"],
      says: ["is still there can't be told: App/Info.plist can't be read"]),
    RuleCase(
      "a scheme is gone, and the property list was unreadable before",
      unreadable(links([UrlScheme(name: "journal", isBuilt: true)])), unreadable(links([])),
      gives: ["K04 journal savedShortcuts=breaks,widgetsAndControls=notes medium"]),
    RuleCase("a scheme to sign in is gone", links([UrlScheme(name: "msauth.journal")]), links([]), gives: []),
    RuleCase("a scheme of an account is gone", links([UrlScheme(name: "fb1234567890")]), links([]), gives: []),
    RuleCase(
      "a scheme that looks like one", links([UrlScheme(name: "fbjournal")]), links([]),
      gives: ["K04 fbjournal savedShortcuts=notes low-medium"]),
    RuleCase(
      "a build setting took its place", links([UrlScheme(name: "journal", isBuilt: true)]),
      links([UrlScheme(name: "$(SCHEME)")]), gives: ["K04 journal savedShortcuts=asks low"],
      says: ["`$(SCHEME)` is new there"]),
    RuleCase(
      "one of two is gone beside a build setting",
      links([UrlScheme(name: "journal", isBuilt: true), UrlScheme(name: "$(SCHEME)")]),
      links([UrlScheme(name: "$(SCHEME)")]),
      gives: ["K04 journal savedShortcuts=breaks,widgetsAndControls=notes medium"]),
    RuleCase("what stood for a scheme is gone", links([UrlScheme(name: "$(SCHEME)")]), links([]), gives: []),
  ]
}

import AppIntentsFacts
import IntentSurface
import TestSupport
import Testing

/// The branches of the rules about what an intent does, gives and asks for.
struct IntentBehaviourCases {
  @Test(arguments: foreground + authentication + results + texts + summaries + protocols + floors + bars + targets)
  func saysWhatIsExpected(_ row: RuleCase) { row.check() }

  private static func change(
    _ name: String, gives: [String], says: [String] = [], neverSays: [String] = [],
    _ adjust: (inout Intent, inout Intent) -> Void
  ) -> RuleCase {
    var (old, new) = (Intent.sample("Add"), Intent.sample("Add"))
    adjust(&old, &new)
    return .intent(name, old, new, gives: gives, says: says, neverSays: neverSays)
  }

  private static let foreground: [RuleCase] = [
    change(
      "now opens the app", gives: ["I17 Add savedShortcuts=degrades medium-high"],
      says: ["`background` → `foreground`"]
    ) { _, new in new.openAppWhenRun = .value(true) },
    change("may still run in the background", gives: []) { _, new in
      new.supportedModes = .value(["background", "foreground(.dynamic)"])
    },
    change("no longer opens the app", gives: ["I18 Add savedShortcuts=degrades medium-high"]) { old, _ in
      old.supportedModes = .value(["foreground"])
    },
    change(
      "comes to the front when code asks, which it does not", gives: ["I18 Add savedShortcuts=degrades medium-high"],
      says: ["`foreground` → `background, foreground(.dynamic)`"]
    ) {
      $0.openAppWhenRun = .value(true)
      $1.supportedModes = .value(["background", "foreground(.dynamic)"])
    },
    change("comes to the front when code asks", gives: []) {
      $0.openAppWhenRun = .value(true)
      $1.supportedModes = .value(["background", "foreground(.dynamic)"])
      $1.interactions = ["continueInForeground"]
    },
    change("never came to the front", gives: []) { old, _ in
      old.supportedModes = .value(["background", "foreground(.dynamic)"])
    },
    change("settings that open nothing", gives: []) {
      $0.protocols = [.setFocusFilterIntent]
      $1.protocols = [.setFocusFilterIntent]
      $1.openAppWhenRun = .value(true)
    },
    change("a hidden one opens the app", gives: ["I17 Add savedShortcuts=notes medium-high"]) {
      $0.isDiscoverable = .value(false)
      $1.isDiscoverable = .value(false)
      $1.openAppWhenRun = .value(true)
    },
    change(
      "older systems run it in the background no more", gives: ["I17 Add savedShortcuts=degrades medium-high"],
      says: ["`background` → `foreground` on systems before version 26"]
    ) {
      $0.supportedModes = .value(["foreground"])
      $0.openAppWhenRun = .value(false)
      $1.supportedModes = .value(["foreground"])
      $1.openAppWhenRun = .value(true)
    },
  ]

  private static func policies(
    _ name: String, _ old: String?, _ new: String?, gives: [String], says: [String] = []
  )
    -> RuleCase
  {
    change(name, gives: gives, says: says) {
      $0.authenticationPolicy = old.map { .value($0) }
      $1.authenticationPolicy = new.map { .value($0) }
    }
  }

  private static let authentication: [RuleCase] = [
    policies(
      "stricter", nil, "requiresAuthentication", gives: ["I21 Add savedShortcuts=degrades high"],
      says: ["from `alwaysAllowed` to `requiresAuthentication`"]),
    policies(
      "the strictest", "requiresAuthentication", "requiresLocalDeviceAuthentication",
      gives: ["I21 Add savedShortcuts=degrades high"]),
    policies(
      "looser", "requiresLocalDeviceAuthentication", "requiresAuthentication",
      gives: ["I22 Add savedShortcuts=notes high"]),
    policies("open to all", "requiresAuthentication", nil, gives: ["I22 Add savedShortcuts=notes high"]),
    policies("one that nobody knows", "requiresAuthentication", "requiresPasscode", gives: []),
    change("stricter settings", gives: []) {
      $0.protocols = [.setFocusFilterIntent]
      $1.protocols = [.setFocusFilterIntent]
      $1.authenticationPolicy = .value("requiresAuthentication")
    },
  ]

  private static func result(
    _ name: String, _ old: String?, _ new: String?, gives: [String], says: [String] = []
  ) -> RuleCase {
    .intent(
      name, .sample("Add", result: old.map { ValueType($0) }), .sample("Add", result: new.map { ValueType($0) }),
      gives: gives, says: says)
  }

  private static let results: [RuleCase] = [
    result(
      "nothing is returned any more", "String", nil, gives: ["I23 Add savedShortcuts=breaks medium-high"],
      says: ["returned `String` and returns nothing now", "later steps of a shortcut expect the old one"]),
    result(
      "another type is returned", "String", "Int", gives: ["I23 Add savedShortcuts=breaks medium-high"],
      says: ["returned `String` and now returns `Int`", "some IntentResult & ReturnsValue<String>"]),
    result(
      "the result may be missing", "String", "String?", gives: ["I23 Add savedShortcuts=degrades medium-high"],
      says: ["may now be missing (`String` → `String?`)", "later steps may be affected"]),
    result("the result is always there", "String?", "String", gives: []),
    result("the first result", nil, "String", gives: []),
    result(
      "one of many", "[String]", "String", gives: ["I23 Add savedShortcuts=breaks medium-high"]),
    change("no dialog any more", gives: ["I25 Add siriPhrases=degrades medium"], says: ["`ProvidesDialog`"]) { old, _ in
      old.result.providesDialog = true
    },
    change("a hidden one says nothing any more", gives: ["I25 Add siriPhrases=notes medium"]) {
      $0.result.providesDialog = true
      $0.isDiscoverable = .value(false)
      $1.isDiscoverable = .value(false)
    },
    change("the first dialog", gives: []) { _, new in new.result.providesDialog = true },
    change("no snippet any more", gives: ["I25 Add siriPhrases=degrades medium"], says: ["`ShowsSnippetView`"]) {
      old, _ in old.result.showsSnippetView = true
    },
    change("a snippet of another kind", gives: []) {
      $0.result.showsSnippetView = true
      $1.result.showsSnippetIntent = true
    },
    change("opens nothing any more", gives: ["I26 Add savedShortcuts=degrades medium"]) { old, _ in
      old.result.opensIntent = true
    },
    change("opens the app itself", gives: ["I17 Add savedShortcuts=degrades medium-high"]) {
      $0.result.opensIntent = true
      $1.protocols = [.openIntent]
    },
    change("opens something now", gives: []) { _, new in new.result.opensIntent = true },
  ]

  private static let texts: [RuleCase] = [
    change("a new title", gives: ["I27 Add discovery=notes high"], says: ["“B” (Add) has a new title."]) {
      $0.title = .value("A")
      $1.title = .value("B")
    },
    change(
      "new texts", gives: ["I27 Add discovery=notes high"],
      says: ["has a new category, description and set of search keywords."]
    ) { _, new in
      new.category = .value("Things")
      new.summary = .value("Adds one.")
      new.searchKeywords = [.value("plus")]
    },
  ]

  private static func summary(_ shown: String...) -> ParameterSummary {
    ParameterSummary(branches: [SummaryBranch(sentence: "Add", parameters: shown)])
  }

  private static func summaries(
    _ name: String, _ parameters: (old: [String], new: [String]), _ shown: (old: [String], new: [String]?),
    gives: [String], says: [String] = [], neverSays: [String] = [],
    _ adjust: (inout Intent) -> Void = { _ in }
  ) -> RuleCase {
    var old = Intent.sample("Add", parameters.old)
    var new = Intent.sample("Add", parameters.new)
    old.parameterSummary = ParameterSummary(branches: [SummaryBranch(sentence: "Add", parameters: shown.old)])
    new.parameterSummary = shown.new.map {
      ParameterSummary(branches: [SummaryBranch(sentence: "Add", parameters: $0)])
    }
    adjust(&old)
    adjust(&new)
    return .intent(name, old, new, gives: gives, says: says, neverSays: neverSays)
  }

  private static let summaries: [RuleCase] = [
    summaries(
      "not shown any more", (["a: Int?", "b: Int?"], ["a: Int?", "b: Int?"]), (["a", "b"], ["a"]),
      gives: ["I28 Add.b discovery=hides medium-high"], says: ["no longer shown in the editor"],
      neverSays: ["Spotlight on the Mac", "instead"]),
    summaries(
      "required and not shown any more", (["a: Int?", "b: Int"], ["a: Int?", "b: Int"]), (["a", "b"], ["a"]),
      gives: ["I28 Add.b discovery=hides medium-high"], says: ["Spotlight on the Mac can't run the action"]),
    summaries(
      "another is shown instead", (["b: Int?"], ["b: Int?", "c: String?"]), (["b"], ["c"]),
      gives: ["I28 Add.b discovery=notes medium-high"], says: ["The editor shows `c` instead"]),
    summaries(
      "another is shown instead of a required one", (["b: Int"], ["b: Int", "c: String?"]), (["b"], ["c"]),
      gives: ["I28 Add.b discovery=hides medium-high"], says: ["Spotlight on the Mac"]),
    summaries(
      "hidden, and not shown any more", (["a: Int?", "b: Int?"], ["a: Int?", "b: Int?"]), (["a", "b"], ["a"]),
      gives: []
    ) { $0.isDiscoverable = .value(false) },
    summaries(
      "no summary any more", (["a: Int"], ["a: Int"]), (["a"], nil), gives: ["I29 Add discovery=hides medium"],
      says: ["but requires `a`", "Summary(\"Add \\(\\.$a)\")"]),
    summaries("no summary any more, and nothing required", (["a: Int?"], ["a: Int?"]), (["a"], nil), gives: []),
    summaries("a hidden one has no summary any more", (["a: Int"], ["a: Int"]), (["a"], nil), gives: []) {
      $0.isDiscoverable = .value(false)
    },
  ]

  private static func dropped(_ name: FrameworkProtocol, gives: [String], says: [String] = []) -> RuleCase {
    change("\(name) is dropped", gives: gives, says: says) { old, new in
      old.protocols = [name]
      old.openAppWhenRun = .value(false)
      new.openAppWhenRun = .value(false)
    }
  }

  private static let protocols: [RuleCase] = [
    dropped(
      .openIntent, gives: ["I30 Add appleIntelligence=degrades,discovery=degrades medium-high"],
      says: ["extension Add: OpenIntent {}"]),
    dropped(.deleteIntent, gives: ["I34 Add appleIntelligence=notes medium"]),
    dropped(.undoableIntent, gives: ["I34 Add savedShortcuts=notes medium"]),
    dropped(.predictableIntent, gives: ["I34 Add discovery=notes medium"]),
    dropped(.setValueIntent, gives: ["I34 Add widgetsAndControls=degrades medium"]),
    dropped(.snippetIntent, gives: ["I34 Add siriPhrases=degrades medium"]),
    dropped(.showInAppSearchResultsIntent, gives: ["I34 Add appleIntelligence=degrades medium"]),
    dropped(.startWorkoutIntent, gives: ["I34 Add discovery=degrades medium"]),
    dropped(.pauseWorkoutIntent, gives: ["I34 Add discovery=degrades medium"]),
    dropped(.resumeWorkoutIntent, gives: ["I34 Add discovery=degrades medium"]),
    dropped(.startDiveIntent, gives: ["I34 Add discovery=degrades medium"]),
    dropped(.playVideoIntent, gives: ["I34 Add appleIntelligence=degrades medium"]),
    dropped(.urlRepresentableIntent, gives: ["I34 Add discovery=degrades medium"]),
    dropped(
      .other("FutureIntent"), gives: ["I34 Add savedShortcuts=notes low"],
      says: ["this version of intentcompat does not know"]),
    dropped(
      .audioPlaybackIntent, gives: ["I33 Add savedShortcuts=degrades medium"],
      says: ["no longer conforms to `AudioPlaybackIntent`"]),
    dropped(.longRunningIntent, gives: ["I33 Add savedShortcuts=degrades medium"]),
    change("progress is part of a long run", gives: []) {
      $0.protocols = [.progressReportingIntent, .longRunningIntent]
      $1.protocols = [.longRunningIntent]
    },
    dropped(.systemIntent, gives: []),
    change("now deprecated", gives: ["I38 Add savedShortcuts=notes high"], says: ["It names no replacement."]) {
      _, new in new.deprecation = Deprecation()
    },
    change(
      "now deprecated, with a replacement",
      gives: ["I38 Add savedShortcuts=notes high", "I39 Add discovery=notes medium"],
      says: ["It names `Create` as its replacement."]
    ) { _, new in new.deprecation = Deprecation(replacedBy: "Create") },
    change("deprecated by its protocol", gives: ["I38 Add savedShortcuts=notes high"]) { _, new in
      new.protocols = [.deprecatedAppIntent]
    },
    change("deprecated settings", gives: ["I38 Add widgetsAndControls=notes high"]) {
      $0.protocols = [.widgetConfigurationIntent]
      $1.protocols = [.widgetConfigurationIntent]
      $1.deprecation = Deprecation()
    },
    change("deprecated before", gives: []) {
      $0.protocols = [.deprecatedAppIntent]
      $1.deprecation = Deprecation()
      $1.protocols = [.deprecatedAppIntent]
    },
    change("a Focus filter no more", gives: ["I32 Add widgetsAndControls=breaks low-medium"]) { old, _ in
      old.protocols = [.setFocusFilterIntent]
    },
    change("settings of no widget", gives: []) { old, _ in old.protocols = [.widgetConfigurationIntent] },
    RuleCase(
      "settings of a widget no more", configured("Add", [.widgetConfigurationIntent]), configured("Add", []),
      gives: ["I31 Add widgetsAndControls=breaks medium"],
      says: ["no longer conforms to `WidgetConfigurationIntent`", "for as long as the widget is configurable"]),
    RuleCase(
      "settings of a control no more, as a build says", built([.controlConfigurationIntent]), built([]),
      gives: ["I31 Add widgetsAndControls=breaks medium"]),
  ]

  private static func configured(_ intent: String, _ protocols: [FrameworkProtocol]) -> Surface {
    var widget = Widget(kind: .value("w"), typePath: "W", configuration: .appIntent)
    widget.configurationIntent = intent
    return .sample(
      intents: [
        .sample("Add") {
          $0.protocols = protocols
          $0.result.isInherited = true
        }
      ], widgets: [widget])
  }

  private static func built(_ protocols: [FrameworkProtocol]) -> Surface {
    var surface = Surface.sample(intents: [.sample("Add") { $0.protocols = protocols }])
    surface.readFrom.kind = .metadata
    return surface
  }

  private static func floor(
    _ name: String, _ old: [(String, String)], _ new: [(String, String)], gives: [String], says: [String] = []
  ) -> RuleCase {
    change(name, gives: gives, says: says) {
      $0.availability = old.map { Availability(platform: $0.0, introduced: $0.1) }
      $1.availability = new.map { Availability(platform: $0.0, introduced: $0.1) }
    }
  }

  /// Copies of one intent in extensions of an app, each with its floor.
  private static func copies(_ floors: [String]) -> Surface {
    let names = floors.indices.map { "Extension\($0)" }
    var surface = Surface.sample(intents: names.map { name in .sample("Add") { $0.hosts = [name] } })
    surface.hosts =
      [HostBundle(identifier: "App", kind: .app, platforms: [HostPlatform(.iOS, floor: "15.0")])]
      + zip(names, floors).map { name, floor in
        HostBundle(
          identifier: name, kind: .extension, apps: ["App"], platforms: [HostPlatform(.iOS, floor: floor)])
      }
    return surface
  }

  private static let floors: [RuleCase] =
    [
      RuleCase("a floor of one of two copies", copies(["16.0", "16.0"]), copies(["17.0", "16.0"]), gives: []),
      RuleCase("a floor of the other one", copies(["16.0", "16.0"]), copies(["16.0", "17.0"]), gives: []),
      RuleCase(
        "a floor of both copies", copies(["16.0", "16.0"]), copies(["17.0", "17.0"]),
        gives: ["I35 Add savedShortcuts=breaks medium"]),
      floor(
        "a floor", [], [("iOS", "18.0")], gives: ["I35 Add savedShortcuts=degrades low"],
        says: ["now needs iOS 18.0", "No project states which systems the app installs on."]),
      floor("a floor that asks for nothing", [], [("iOS", "16.0"), ("macOS", "13")], gives: []),
      floor(
        "a higher floor", [("iOS", "17.0")], [("iOS", "17.4")], gives: ["I35 Add savedShortcuts=degrades low"]),
      floor("the same floor, spelled otherwise", [("iOS", "17.0")], [("iOS", "17")], gives: []),
      floor("a lower floor", [("iOS", "18.0")], [("iOS", "17.0")], gives: []),
      floor(
        "a floor of all systems", [], [("anyAppleOS", "26.0")], gives: ["I35 Add savedShortcuts=degrades low"],
        says: ["iOS 26.0, macOS 26.0"]),
    ]
    + ["iOS 16.4", "macOS 13.3", "watchOS 9.4", "tvOS 16.4", "visionOS 1.1"].map { system in
      let words = system.split(separator: " ").map(String.init)
      return floor(
        "a floor of \(words[0])", [], [(words[0], words[1])], gives: ["I35 Add savedShortcuts=degrades low"],
        says: ["now needs \(system)"])
    }

  private static let bars: [RuleCase] = [
    change(
      "not on a platform any more", gives: ["I36 Add savedShortcuts=breaks high"],
      says: ["no longer available on iOS;"]
    ) { _, new in new.availability = [Availability(platform: "iOS", isUnavailable: true)] },
    change(
      "nowhere any more", gives: ["I36 Add savedShortcuts=breaks high"], says: ["no longer available on any platform;"]
    ) { _, new in new.availability = [Availability(platform: "*", isUnavailable: true)] },
    change(
      "not from a version on", gives: ["I36 Add savedShortcuts=breaks high"],
      says: ["no longer available on iOS from 18.0;"]
    ) { _, new in new.availability = [Availability(platform: "iOS", obsoleted: "18.0")] },
    change(
      "not on a platform that code names early", gives: ["I36 Add savedShortcuts=degrades low-medium"],
      says: ["The source code does not show whether the app shipped there."]
    ) { _, new in new.availability = [Availability(platform: "visionOS", isUnavailable: true)] },
    change(
      "not on two platforms, one of them sure", gives: ["I36 Add savedShortcuts=breaks high"],
      says: ["no longer available on macOS, watchOS;"]
    ) { _, new in
      new.availability = [
        Availability(platform: "watchOS", isUnavailable: true), Availability(platform: "macOS", isUnavailable: true),
      ]
    },
    change("not there before either", gives: []) {
      $0.availability = [Availability(platform: "iOS", isUnavailable: true)]
      $1.availability = [
        Availability(platform: "iOS", isUnavailable: true), Availability(platform: "macOS", introduced: "13.0"),
      ]
    },
    change("not where it never was", gives: []) {
      $0.platforms = [.iOS]
      $1.platforms = [.iOS]
      $1.availability = [Availability(platform: "macOS", isUnavailable: true)]
    },
  ]

  private static let targets: [RuleCase] = [
    change("the first targets", gives: ["I40 Add savedShortcuts=degrades medium"], says: ["runs only in `main`"]) {
      _, new in new.executionTargets = .value(["main"])
    },
    change("a target less", gives: ["I40 Add savedShortcuts=degrades medium"]) {
      $0.executionTargets = .value(["main", "widget"])
      $1.executionTargets = .value(["widget"])
    },
    change("a target more", gives: []) {
      $0.executionTargets = .value(["main"])
      $1.executionTargets = .value(["main", "widget"])
    },
    change("no target at all", gives: ["I40 Add savedShortcuts=degrades medium"], says: ["runs in no process"]) {
      $0.executionTargets = .value(["main"])
      $1.executionTargets = .value([])
    },
    change("targets of settings", gives: []) {
      $0.protocols = [.setFocusFilterIntent]
      $1.protocols = [.setFocusFilterIntent]
      $1.executionTargets = .value(["main"])
    },
  ]
}

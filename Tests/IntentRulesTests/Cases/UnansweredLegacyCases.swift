import AppIntentsFacts
import IntentSurface
import TestSupport
import Testing

/// The branches of the rule about what handles SiriKit intents and comes to need a newer system.
struct UnansweredLegacyCases {
  @Test(arguments: bundles + platforms + intents + halves) func saysWhatIsExpected(_ row: RuleCase) { row.check() }

  /// SiriKit intents that an extension, an app or both declare, with the oldest systems of the two.
  private static func floor(
    _ siri: String?, app floor: String? = "14.0", answers legacy: [LegacyIntent] = [legacy(runningInBackground)],
    in bundles: [String] = ["Siri"], apps: [String] = ["App"], _ intents: [Intent] = [.sample("Other")],
    _ adjust: (inout Surface) -> Void = { _ in }
  ) -> Surface {
    var surface = Surface.sample(intents: intents)
    surface.legacyIntents = legacy
    surface.hosts = [
      HostBundle(identifier: "App", kind: .app, platforms: [HostPlatform(.iOS, floor: floor)]),
      HostBundle(identifier: "Siri", kind: .extension, apps: apps, platforms: [HostPlatform(.iOS, floor: siri)]),
      HostBundle(identifier: "Other", kind: .extension, apps: apps, platforms: [HostPlatform(.iOS, floor: floor)]),
    ]
    for index in surface.hosts.indices where bundles.contains(surface.hosts[index].identifier) {
      surface.hosts[index].declaredIntents = ["AddIntent"]
    }
    adjust(&surface)
    return surface
  }

  private static func legacy(_ adjust: (inout LegacyIntent) -> Void) -> LegacyIntent {
    var legacy = LegacyIntent(className: "AddIntent")
    legacy.title = "Add"
    legacy.isEligibleForShortcuts = true
    adjust(&legacy)
    return legacy
  }

  private static func runningInBackground(_ legacy: inout LegacyIntent) {
    legacy.parameterCombinations = [LegacyCombination(parameters: ["title"])]
    legacy.parameterCombinations[0].supportsBackground = true
  }

  private static let opening = legacy { $0.parameterCombinations = [LegacyCombination(parameters: ["title"])] }

  private static func configuring(_ isAction: Bool) -> LegacyIntent {
    legacy {
      $0.isEligibleForShortcuts = isAction
      $0.isEligibleForWidgets = true
    }
  }

  private static func playing(
    _ siri: String, isHandled: Bool = true, named name: String = "INPlayMediaIntent"
  ) -> Surface {
    floor(siri, answers: []) { surface in
      surface.hosts[1].declaredIntents = [name]
      var intent = SystemIntent(name: name)
      (intent.isDeclared, intent.isHandled) = (true, isHandled)
      var kept = SystemIntent(name: "INSendMessageIntent")
      kept.isHandled = true
      surface.systemIntents = [intent, kept]
    }
  }

  /// An App Intent that replaces the class, in the app.
  private static func replaced(_ siri: String, app: String, asks: String? = nil, isClaimed: Bool = true) -> Surface {
    var intent = Intent.sample("Add") {
      $0.identifier = "AddIntent"
      $0.identifierSource = .intentClassName
      $0.intentClassName = .value("AddIntent")
      $0.protocols = [.customIntentMigratedAppIntent]
    }
    intent.hosts = ["App"]
    intent.availability = asks.map { [Availability(platform: "iOS", introduced: $0)] } ?? []
    if !isClaimed {
      intent.intentClassName = nil
      intent.identifierSource = .typeName
      intent.protocols = []
    }
    return floor(siri, app: app, [intent])
  }

  private static let breaks = "L13 AddIntent savedShortcuts=breaks medium"

  /// The same, on platforms of which the extension may lack some.
  private static func built(
    _ app: [Platform], _ siri: [Platform]?, _ adjust: (inout Surface) -> Void = { _ in }
  ) -> Surface {
    floor("14.0") { surface in
      surface.hosts[0].bundleIdentifier = "org.example.app"
      surface.hosts[0].platforms = app.map { HostPlatform($0, floor: "14.0") }
      surface.hosts[1].platforms = (siri ?? []).map { HostPlatform($0, floor: "14.0") }
      if siri == nil { surface.hosts[1].declaredIntents = [] }
      adjust(&surface)
    }
  }

  private static let catalyst = built([.iOS, .macCatalyst], [.iOS, .macCatalyst])

  private static func onCatalyst(_ siri: String, _ app: String) -> Surface {
    floor("14.0") { surface in
      surface.hosts[0].platforms = [HostPlatform(.macCatalyst, floor: app)]
      surface.hosts[1].platforms = [HostPlatform(.macCatalyst, floor: siri)]
    }
  }

  private static let platforms: [RuleCase] = [
    RuleCase(
      "one that needs a Mac that has shortcuts", onCatalyst("13.0", "13.0"), onCatalyst("14.2", "13.0"), gives: []),
    RuleCase(
      "one that needs a newer Mac than its app", onCatalyst("15.0", "15.0"), onCatalyst("16.0", "15.0"), gives: [breaks]
    ),
    RuleCase(
      "an extension that the Mac app has no more", catalyst, built([.iOS, .macOS], [.iOS]), gives: [breaks],
      says: ["Nothing answers `AddIntent` (“Add”) on macOS any longer"]),
    RuleCase("one that the Mac app has without Catalyst", catalyst, built([.iOS, .macOS], [.iOS, .macOS]), gives: []),
    RuleCase("one that goes with the Mac app", catalyst, built([.iOS], [.iOS]), gives: []),
    RuleCase("one of which nobody knows where it is", catalyst, built([.iOS, .macOS], nil), gives: []),
    RuleCase(
      "one that the watch has no more", built([.iOS, .watchOS], [.iOS, .watchOS]), built([.iOS, .watchOS], [.iOS]),
      gives: []),
    RuleCase(
      "one that another app for the Mac never had", catalyst,
      built([.iOS, .macOS], [.iOS]) { $0.hosts[0].bundleIdentifier = "org.example.other" }, gives: []),
  ]

  private static let bundles: [RuleCase] = [
    RuleCase(
      "an extension for SiriKit that needs more than its app", floor("14.0"), floor("16.0"), gives: [breaks],
      says: ["What handles `AddIntent` (“Add”) now needs iOS 16.0", "Lower the deployment target of Siri to"]),
    RuleCase("one that needs more, with its app", floor("14.0"), floor("16.0", app: "16.0"), gives: []),
    RuleCase("one that needs more, up to its app", floor("14.0", app: "16.0"), floor("16.0", app: "16.0"), gives: []),
    RuleCase("one that needed more already", floor("16.0"), floor("16.0"), gives: []),
    RuleCase("one that needs less", floor("16.0"), floor("14.0"), gives: []),
    RuleCase("one of which nobody knew what it needs", floor(nil), floor("16.0"), gives: []),
    RuleCase("one of which nobody knows what it needs", floor("14.0"), floor(nil), gives: []),
    RuleCase("one in an app of which nobody knows it", floor("14.0", app: nil), floor("16.0", app: nil), gives: []),
    RuleCase("one that is in no known app", floor("14.0", apps: []), floor("16.0", apps: []), gives: []),
    RuleCase(
      "one that needs what has no intents of an app", floor("10.0", app: "10.0"), floor("12.0", app: "10.0"), gives: []),
    RuleCase(
      "the app answers too", floor("14.0", in: ["App", "Siri"]), floor("16.0", in: ["App", "Siri"]), gives: []),
    RuleCase("the app answers now", floor("14.0"), floor("16.0", in: ["App", "Siri"]), gives: []),
    RuleCase("another extension answers too", floor("14.0"), floor("16.0", in: ["Other", "Siri"]), gives: []),
    RuleCase("the app answered, and the extension does", floor("16.0", in: ["App"]), floor("16.0"), gives: [breaks]),
    RuleCase("a snapshot that does not say who answered", floor("14.0", in: []), floor("16.0"), gives: []),
    RuleCase("a snapshot that does not say who answers", floor("14.0"), floor("16.0", in: []), gives: []),
  ]

  private static let intents: [RuleCase] = [
    RuleCase(
      "an intent that opens the app", floor("14.0", answers: [opening]), floor("16.0", answers: [opening]),
      gives: ["L13 AddIntent savedShortcuts=degrades low"]),
    RuleCase(
      "the settings of a widget", floor("14.0", answers: [configuring(false)]),
      floor("16.0", answers: [configuring(false)]), gives: ["L13 AddIntent widgetsAndControls=degrades low"],
      says: ["can't choose the widget's settings"]),
    RuleCase(
      "an action that holds the settings of a widget", floor("14.0", answers: [configuring(true)]),
      floor("16.0", answers: [configuring(true)]),
      gives: ["L13 AddIntent savedShortcuts=breaks,widgetsAndControls=degrades medium"]),
    RuleCase(
      "an App Intent replaces it where the extension does not run any more", replaced("16.0", app: "16.0"),
      replaced("17.0", app: "16.0"), gives: []),
    RuleCase(
      "an App Intent replaces it on newer systems", replaced("14.0", app: "14.0"), replaced("16.0", app: "14.0"),
      gives: [breaks]),
    RuleCase(
      "an App Intent replaces it on newer systems than the extension", replaced("16.0", app: "16.0", asks: "17.0"),
      replaced("17.0", app: "16.0", asks: "17.0"), gives: [breaks]),
    RuleCase(
      "an App Intent is called like it", replaced("16.0", app: "16.0", isClaimed: false),
      replaced("17.0", app: "16.0", isClaimed: false), gives: [breaks]),
    RuleCase(
      "one of Apple's", playing("14.0"), playing("16.0"),
      gives: ["L13 INPlayMediaIntent savedShortcuts=breaks,siriPhrases=breaks medium"],
      says: ["What handles `INPlayMediaIntent` now needs iOS 16.0"]),
    RuleCase(
      "one of Apple's that is not handled", playing("14.0"), playing("16.0", isHandled: false),
      gives: [
        "L06 INPlayMediaIntent savedShortcuts=asks,siriPhrases=asks low"
      ]),
    RuleCase(
      "one that tells of a Focus", playing("14.0", named: "INShareFocusStatusIntent"),
      playing("16.0", named: "INShareFocusStatusIntent"), gives: []),
  ]

  /// Who declares it and who answers it, in one version.
  private static func answer(
    _ isDeclared: Bool, _ isHandled: Bool, isAction: Bool = true, _ intents: [Intent] = [.sample("Other")]
  ) -> Surface {
    var legacy = configuring(isAction)
    legacy.isEligibleForWidgets = !isAction
    (legacy.isDeclared, legacy.isHandled) = (isDeclared, isHandled)
    return floor("14.0", answers: [legacy], intents)
  }

  private static let asks = "L13 AddIntent savedShortcuts=asks low"

  private static let halves: [RuleCase] = [
    RuleCase(
      "neither declared nor answered any longer", answer(true, true), answer(false, false), gives: [breaks],
      says: ["No code answers `AddIntent` (“Add”) any longer, and no property list declares it."]),
    RuleCase(
      "declared and not answered", answer(true, true), answer(true, false), gives: [asks],
      says: ["no code that was read hands out what handles it any longer"]),
    RuleCase(
      "answered and not declared", answer(true, true), answer(false, true), gives: [asks],
      says: ["no property list that was read declares it any longer"]),
    RuleCase("was only declared", answer(true, false), answer(false, false), gives: [asks]),
    RuleCase("was only answered", answer(false, true), answer(false, false), gives: [asks]),
    RuleCase("is answered now", answer(false, false), answer(true, true), gives: []),
    RuleCase(
      "gives the choices of a widget", answer(true, true, isAction: false), answer(true, false, isAction: false),
      gives: ["L13 AddIntent widgetsAndControls=degrades low"]),
    RuleCase(
      "an App Intent replaces what is answered no more", answer(true, true, replaced("16.0", app: "16.0").intents),
      answer(false, false, replaced("16.0", app: "16.0").intents), gives: []),
  ]
}

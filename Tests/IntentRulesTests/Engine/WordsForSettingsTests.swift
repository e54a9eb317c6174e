import AppIntentsFacts
import IntentRules
import IntentSurface
import TestSupport
import Testing

/// What is only set, or only Siri's, is told in words of its own.
struct WordsForSettingsTests {
  @Test(arguments: settings + siri + platforms)
  func saysWhatIsExpected(_ row: RuleCase) { row.check() }

  private static func setting(
    _ name: String, _ protocols: [FrameworkProtocol], _ old: [String], _ new: [String], gives: [String], says: [String],
    _ adjust: (inout Intent, inout Intent) -> Void = { _, _ in }
  ) -> RuleCase {
    func intent(_ parameters: [String]) -> Intent {
      .sample("Choose", parameters) {
        $0.protocols = protocols
        $0.result.isInherited = true
      }
    }
    var (before, after) = (intent(old), intent(new))
    adjust(&before, &after)
    return .intent(name, before, after, gives: gives, says: says)
  }

  private static let settings: [RuleCase] = [
    setting(
      "a renamed setting", [.widgetConfigurationIntent], ["itemName: String?"], ["name: String?"],
      gives: ["P02 Choose.itemName widgetsAndControls=breaks high"],
      says: ["Placed widgets lose this setting and show the default."]),
    setting(
      "a retyped setting", [.controlConfigurationIntent], ["n: Int?"], ["n: String?"],
      gives: ["P03 Choose.n widgetsAndControls=breaks high"],
      says: ["Placed controls lose this setting"]),
    setting(
      "a list for one setting", [.setFocusFilterIntent], ["n: Int?"], ["n: [Int]?"],
      gives: ["P04 Choose.n widgetsAndControls=breaks medium-high"],
      says: ["Configured Focus filters lose"]),
    setting(
      "a setting of widgets and controls", [.widgetConfigurationIntent, .controlConfigurationIntent], ["n: Int?"], [],
      gives: ["P01 Choose.n widgetsAndControls=degrades medium-high"],
      says: ["disappears from the options of the widget or control", "where the widget or control gets its content"]),
    setting(
      "a narrower range of a setting", [.widgetConfigurationIntent], ["n: Int?"], ["n: Int?"],
      gives: ["P09 Choose.n widgetsAndControls=degrades low"],
      says: ["Placed widgets with a value out of range may show the default.", "limit the value where it is read"]
    ) {
      $0.parameters[0].range = "(0, 10)"
      $1.parameters[0].range = "(0, 5)"
    },
    setting(
      "another default of a setting", [.widgetConfigurationIntent], ["n: Int?"], ["n: Int?"],
      gives: ["P08 Choose.n widgetsAndControls=degrades medium"],
      says: ["Placed widgets without a chosen value show something different."]
    ) {
      $0.parameters[0].defaultValue = .literal("1")
      $1.parameters[0].defaultValue = .literal("2")
    },
    setting(
      "fewer files for a setting", [.widgetConfigurationIntent], ["n: IntentFile?"], ["n: IntentFile?"],
      gives: ["P11 Choose.n widgetsAndControls=degrades low-medium"],
      says: ["Placed widgets may not be able to read this setting."]
    ) {
      $0.parameters[0].contentTypes = [".png", ".pdf"]
      $1.parameters[0].contentTypes = [".png"]
    },
    setting(
      "a required setting", [.widgetConfigurationIntent], ["n: Int?"], ["n: Int"],
      gives: ["P05 Choose.n widgetsAndControls=breaks medium"],
      says: ["Placed widgets have no value for this setting", "Give the parameter a default, or leave it optional."]),
    setting(
      "a newer system for settings", [.widgetConfigurationIntent], [], [],
      gives: ["I35 Choose widgetsAndControls=degrades low"],
      says: ["Placed widgets on older systems lose their settings."]
    ) { $1.availability = [Availability(platform: "iOS", introduced: "19.0")] },
    setting(
      "settings on fewer platforms", [.widgetConfigurationIntent], [], [],
      gives: ["I36 Choose widgetsAndControls=breaks high"],
      says: ["Placed widgets lose their settings."]
    ) { $1.availability = [Availability(platform: "iOS", isUnavailable: true)] },
    setting(
      "settings under another identifier", [.widgetConfigurationIntent], ["n: Int?"], ["n: Int?"],
      gives: ["I04 Choose widgetsAndControls=breaks high"],
      says: ["Placed widgets lose their settings."]
    ) {
      $1.identifier = "choose"
      $1.identifierSource = .persistentIdentifier
    },
    RuleCase(
      "pinned settings are gone",
      .sample(
        intents: [
          .sample("Choose", id: "choose", title: "Choose it", ["n: Int?"]) {
            $0.protocols = [.widgetConfigurationIntent]
            $0.result.isInherited = true
          }, .sample("Other"),
        ]), .sample(intents: [.sample("Other")]), gives: ["I01 choose widgetsAndControls=breaks medium-high"],
      says: [
        "Keep Choose, with the parameters that people have set.", "struct Choose: WidgetConfigurationIntent {",
        "static let title: LocalizedStringResource = \"Choose it\"", "  static let persistentIdentifier = \"choose\"",
        "\n\n  @Parameter(title: \"n\")\n  var n: Int?\n}",
      ], neverSays: ["func perform()"]),
    RuleCase(
      "a choice of settings is gone", chosen(["up", "down"]), chosen(["up"]),
      gives: ["N03 Order.down widgetsAndControls=breaks high"], says: ["that store it as “down”"]),
  ]

  private static func chosen(_ cases: [String]) -> Surface {
    .sample(
      intents: [
        .sample("Choose", ["by: enum Order?"]) {
          $0.protocols = [.widgetConfigurationIntent]
          $0.result.isInherited = true
        }
      ], enums: [.sample("Order", cases)])
  }

  private static func hidden(_ properties: [String], others: [Entity] = []) -> Surface {
    .sample(
      intents: [.sample("Add")],
      entities: [
        .sample("Book", properties) {
          $0.schema = SchemaAdoption(name: "x.book")
          $0.isAssistantOnly = .value(true)
          $0.defaultQuery = "BookQuery"
        }
      ] + others, queries: [EntityQuery(identifier: "BookQuery", typePath: "BookQuery", capabilities: [.plain])])
  }

  private static let unknown = "C12 Book appleIntelligence=notes medium"

  private static let siri: [RuleCase] = [
    RuleCase(
      "a property that only Siri knew is gone", hidden(["title: String", "pages: Int"]), hidden(["title: String"]),
      gives: ["E12 Book.pages appleIntelligence=notes,findAndVariables=notes high"],
      says: ["Only Apple Intelligence could use it, so no shortcut contains it."], neverSays: ["Siri loses"]),
    RuleCase(
      "an intent that adopted a schema is gone, another has it",
      .sample(intents: [.sample("Add") { $0.schema = SchemaAdoption(name: "journal.search") }]),
      .sample(intents: [
        .sample("Search", ["criteria: StringSearchCriteria"]) { $0.schema = SchemaAdoption(name: "journal.search") }
      ]), gives: ["I01 Add savedShortcuts=breaks high"], says: ["Siri finds `.journal.search` in Search."]),
    RuleCase(
      "an intent that only Siri knew is gone, another has its schema",
      .sample(intents: [
        .sample("Add") {
          $0.schema = SchemaAdoption(name: "journal.search")
          $0.isAssistantOnly = .value(true)
        }
      ]),
      .sample(intents: [
        .sample("Search", ["criteria: StringSearchCriteria"]) { $0.schema = SchemaAdoption(name: "journal.search") }
      ]), gives: ["I01 Add appleIntelligence=notes high"], says: ["Siri finds `.journal.search` in Search."]),
  ]

  private static func placed(_ intents: [(String, [Platform]?)], phrases: [(String, [Platform]?)]) -> Surface {
    var surface = Surface.sample(
      intents: intents.map { name, places in .sample(name) { $0.platforms = places } },
      shortcuts: [.sample("Show", ["Show in ${applicationName}"])]
        + phrases.map { .sample($0.0, ["Add in ${applicationName}"]) },
      platforms: [.iOS, .macOS])
    surface.appShortcuts[0].platforms = phrases.first?.1
    return surface
  }

  private static let platforms: [RuleCase] = [
    RuleCase(
      "an intent left a platform and its App Shortcut left all",
      placed([("Add", nil), ("Show", nil)], phrases: [("Add", nil)]),
      placed([("Add", [.iOS]), ("Show", nil)], phrases: []),
      gives: [
        "I36 Add savedShortcuts=breaks,siriPhrases=breaks high",
        "S02 Add discovery=hides,savedShortcuts=breaks,siriPhrases=breaks high",
      ]),
    RuleCase(
      "an intent left a platform, and its App Shortcut and translation with it", german(nil), german([.iOS]),
      gives: ["I36 Add savedShortcuts=breaks,siriPhrases=breaks high"]),
  ]

  /// An intent with an App Shortcut in two languages, on some platforms.
  private static func german(_ platforms: [Platform]?) -> Surface {
    var surface = placed([("Add", platforms), ("Show", nil)], phrases: [])
    var provider = AppShortcutsProvider(identifier: "Others", typePath: "Others")
    provider.shortcuts = [.sample("Add", ["Add in ${applicationName}"])]
    provider.platforms = platforms
    surface.appShortcuts.append(provider)
    surface.phraseTranslations = [
      PhraseTranslation(key: "Add in ${applicationName}", language: "de", phrases: [Phrase("In ${applicationName}")])
    ]
    return surface
  }
}

import AppIntentsFacts
import IntentSurface
import TestSupport
import Testing

/// The branches of the rules about assistant schemas.
struct SchemaRuleCases {
  @Test(arguments: adopted + shapes + members + domains + systems)
  func saysWhatIsExpected(_ row: RuleCase) { row.check() }

  private static let updateParameters = [
    "target: entity Entry", "title: String?", "message: AttributedString?", "mediaItems: [IntentFile]?",
    "entryDate: Date?", "location: PlaceDescriptor?",
  ]

  private static func intent(
    _ schema: String?, _ parameters: [String] = [], _ adjust: (inout Intent) -> Void = { _ in }
  )
    -> Intent
  {
    .sample("Change", parameters) {
      $0.schema = schema.map { SchemaAdoption(name: $0, macro: "AppIntent") }
      adjust(&$0)
    }
  }

  private static func entry(_ schema: String? = "journal.entry", _ properties: [String] = entryProperties) -> Entity {
    .sample("Entry", properties) {
      $0.schema = schema.map { SchemaAdoption(name: $0, macro: "AppEntity") }
    }
  }

  private static let entryProperties = [
    "title: String?", "message: AttributedString?", "mediaItems: [IntentFile]", "entryDate: Date?",
    "location: PlaceDescriptor?",
  ]

  private static let adopted: [RuleCase] = [
    .intent(
      "a schema is gone", intent("journal.search", ["criteria: StringSearchCriteria"]),
      intent(nil, ["criteria: StringSearchCriteria"]), gives: ["C04 Change appleIntelligence=degrades high"],
      says: ["adopted `.journal.search` and now adopts none"]),
    .intent(
      "another schema", intent("journal.search", ["criteria: StringSearchCriteria"]),
      intent("photos.search", ["criteria: StringSearchCriteria"]),
      gives: ["C04 Change appleIntelligence=degrades high"], says: ["now adopts `.photos.search`"]),
    RuleCase(
      "another type has the schema now",
      .sample(intents: [intent("journal.search", ["criteria: StringSearchCriteria"])]),
      .sample(intents: [
        intent(nil, ["criteria: StringSearchCriteria"]),
        .sample("Search", ["criteria: StringSearchCriteria"]) { $0.schema = SchemaAdoption(name: "journal.search") },
      ]), gives: []),
    .intent(
      "adopted, and reshaped", intent(nil, ["text: String"]),
      intent("journal.search", ["criteria: StringSearchCriteria"]),
      gives: [
        "C02 Change appleIntelligence=notes high", "P01 Change.text savedShortcuts=breaks medium-high",
        "P13 Change.criteria savedShortcuts=breaks high",
      ], says: ["adopts `.journal.search` and changes `text` for it"]),
    .intent(
      "adopted as it is", intent(nil, ["criteria: StringSearchCriteria"]),
      intent("journal.search", ["criteria: StringSearchCriteria"]), gives: []),
    .intent(
      "adopted, with a policy", intent(nil, ["entities: [entity Entry]"]),
      intent("photos.deleteAssets", ["entities: [entity Entry]"]),
      gives: ["I21 Change savedShortcuts=degrades medium"],
      says: ["adopts `.photos.deleteAssets`, which brings the policy `requiresAuthentication`"]),
    .intent(
      "adopted, with a policy of its own", intent(nil, ["entities: [entity Entry]"]),
      intent("photos.deleteAssets", ["entities: [entity Entry]"]) { $0.authenticationPolicy = .value("alwaysAllowed") },
      gives: []),
    .trap(
      "an older macro",
      .sample(intents: [
        intent("journal.search", ["criteria: StringSearchCriteria"]) { $0.schema?.macro = "AssistantIntent" }
      ]), gives: ["C08 Change discovery=notes high"], says: ["@AppIntent(schema: .journal.search)"]),
    .trap(
      "one that nobody knows", .sample(intents: [intent("journal.burn")]),
      gives: ["C12 Change appleIntelligence=notes medium"], says: ["no intent schema of that name is known"]),
    .trap("one that can't be read", .sample(intents: [intent(SchemaAdoption.unread)]), gives: []),
  ]

  private static func update(_ parameters: [String], _ adjust: (inout Intent) -> Void = { _ in }) -> Surface {
    .sample(intents: [intent("journal.updateEntry", parameters, adjust)], entities: [entry()])
  }

  private static func replacing(_ name: String, _ spelling: String?) -> [String] {
    updateParameters.compactMap { $0.hasPrefix(name + ":") ? spelling : $0 }
  }

  private static let shapes: [RuleCase] = [
    .trap("what fits", update(updateParameters), gives: []),
    .trap(
      "a member is missing", update(replacing("title", nil)),
      gives: ["C03 Change.title appleIntelligence=breaks,savedShortcuts=breaks medium-high"],
      says: ["`title: String?` is missing"]),
    .trap(
      "a member of another type", update(replacing("title", "title: Int?")),
      gives: ["C03 Change.title appleIntelligence=breaks,savedShortcuts=breaks medium-high"],
      says: ["`title` is Int? where the schema has String?"]),
    .trap(
      "a shape of the betas", .sample(intents: [intent("maps.stopShareETA")]),
      gives: ["C03 Change.person appleIntelligence=degrades,savedShortcuts=degrades medium"]),
    .trap(
      "a shape of an older page", .sample(intents: [intent("journal.search")]),
      gives: ["C03 Change.criteria appleIntelligence=notes,savedShortcuts=notes low-medium"]),
    .trap("a text of another kind", update(replacing("title", "title: AttributedString?")), gives: []),
    .trap("a type with its module", update(replacing("location", "location: GeoToolbox.PlaceDescriptor?")), gives: []),
    .trap(
      "the shape of an older SDK", update(replacing("location", "location: CLPlacemark?")),
      gives: ["C13 Change appleIntelligence=notes medium-high"], says: ["the 27 SDK has different types"]),
    .trap(
      "the shape of an older SDK, for new systems alone",
      update(replacing("location", "location: CLPlacemark?")) {
        $0.availability = [Availability(platform: "iOS", introduced: "27.0")]
      },
      gives: [
        "C03 Change.location appleIntelligence=breaks,savedShortcuts=breaks medium-high",
        "C13 Change appleIntelligence=notes medium-high",
      ]),
    .trap(
      "a member that must be set", update(replacing("title", "title: String")),
      gives: ["C03 Change.title appleIntelligence=breaks,savedShortcuts=breaks medium-high"]),
    .trap(
      "one for many", update(replacing("mediaItems", "mediaItems: IntentFile?")),
      gives: ["C03 Change.mediaItems appleIntelligence=breaks,savedShortcuts=breaks medium-high"]),
    .trap(
      "a list that is loaded late",
      .sample(entities: [
        entry(
          "journal.entry",
          entryProperties.map {
            $0.replacing("[IntentFile]", with: "EntityCollection<IntentFile>")
          })
      ]), gives: ["C03 Entry.mediaItems appleIntelligence=notes,savedShortcuts=notes low"]),
    .trap("an optional member more", update(updateParameters + ["mood: Int?"]), gives: []),
    .trap(
      "a required member more", update(updateParameters + ["mood: Int"]),
      gives: ["C03 Change.mood appleIntelligence=breaks,savedShortcuts=breaks medium-high"],
      says: ["`mood` is not in the schema and not optional"]),
    .trap(
      "a required property more", .sample(entities: [entry("journal.entry", entryProperties + ["mood: Int"])]),
      gives: []),
    .trap(
      "a property of the type's own",
      .sample(entities: [entry("journal.entry", entryProperties + ["mood: Int"]).marked(5, .schemaMember)]), gives: []),
    .trap(
      "a text where a thing is asked for", update(replacing("target", "target: String")),
      gives: ["C03 Change.target appleIntelligence=breaks,savedShortcuts=breaks medium-high"]),
  ]

  private static func create(
    _ parameters: [String], result: String? = "entity Entry", entity: Entity = entry()
  ) -> Surface {
    .sample(
      intents: [
        .sample("Make", parameters, result: result.map { ValueType($0) }) {
          $0.schema = SchemaAdoption(name: "journal.createEntry")
        }
      ], entities: [entity])
  }

  private static let createParameters = [
    "message: AttributedString", "title: String?", "location: PlaceDescriptor?", "mediaItems: [IntentFile]",
    "entryDate: Date?",
  ]

  private static func withDefault(_ surface: Surface) -> Surface {
    var surface = surface
    surface.intents[0].parameters[3].defaultValue = .literal("[]")
    return surface
  }

  private static let members: [RuleCase] = [
    .trap(
      "a thing without its schema",
      .sample(intents: [intent("journal.updateEntry", updateParameters)], entities: [entry(nil)]),
      gives: ["C05 Change.target appleIntelligence=breaks,savedShortcuts=breaks medium-high"],
      says: ["`Entry` is used by `.journal.updateEntry` where `.journal.entry` is expected"]),
    .trap(
      "a result without its schema", withDefault(create(createParameters, entity: entry(nil))),
      gives: ["C05 Make appleIntelligence=breaks,savedShortcuts=breaks medium"],
      says: ["returns `Entry` where `.journal.createEntry` has `.journal.entry`"]),
    .trap("a result with its schema", withDefault(create(createParameters)), gives: []),
    .trap(
      "a list without a default", create(createParameters),
      gives: ["C11 Make.mediaItems appleIntelligence=notes,savedShortcuts=notes low"],
      says: ["@Parameter(default: [])\nvar mediaItems: [IntentFile]"]),
  ]

  private static func enums(_ count: Int) -> Surface {
    .sample(
      enums: (0..<count).map { number in
        var appEnum = AppEnum.sample("E\(String(repeating: "x", count: number))", ["a"])
        appEnum.schema = SchemaAdoption(name: "books.theme")
        return appEnum
      })
  }

  private static let domains: [RuleCase] = [
    .trap(
      "eleven enums", enums(11), gives: ["C06 Exxxxxxxxxx appleIntelligence=breaks medium"],
      says: ["11 enums adopt schemas; ten are allowed"]),
    .trap("ten enums", enums(10), gives: []),
  ]

  private static func available(_ platform: String, _ version: String, platforms: [Platform]? = nil) -> Surface {
    .sample(intents: [
      intent("journal.search", ["criteria: StringSearchCriteria"]) {
        $0.availability = [Availability(platform: platform, introduced: version)]
        $0.platforms = platforms
      }
    ])
  }

  private static let systems: [RuleCase] = [
    .trap(
      "below its systems", available("iOS", "17.0"), gives: ["C09 Change appleIntelligence=degrades medium"],
      says: ["iOS 17.0, the schema needs 18.0"]),
    .trap("from its systems on", available("iOS", "18.0"), gives: []),
    .trap(
      "on a platform without it", available("iOS", "18.0", platforms: [.iOS, .watchOS]),
      gives: ["C09 Change appleIntelligence=degrades medium"], says: ["watchOS has no such schema"]),
  ]
}

extension Entity {
  fileprivate func marked(_ index: Int, _ kind: EntityProperty.Kind) -> Entity {
    var entity = self
    entity.properties[index].kind = kind
    return entity
  }
}

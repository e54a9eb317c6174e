import AppIntentsFacts
import IntentSurface

/// A surface with one of everything.
enum SampleSurface {
  static var everything: Surface {
    var surface = Surface(
      app: AppIdentity(
        name: "PlantJournal", version: "1.2.0", date: "2026-03-31", bundleIdentifier: "com.example.plants"),
      readFrom: Provenance(kind: .source, platforms: [.iOS, .macOS]))
    surface.intents = [addPlant, Intent(identifier: "Bare", typePath: "Bare")]
    surface.entities = [plant]
    surface.queries = [plantQuery]
    surface.enums = [frequency, AppEnum(identifier: "Size", typePath: "Size", rawType: "Int")]
    surface.unionValues = [
      UnionValue(
        identifier: "Anything", typePath: "Anything", cases: [UnionCase(name: "plant", type: .entity("Plant"))])
    ]
    surface.appShortcuts = [shortcuts]
    surface.widgets = [widget]
    surface.onscreenContent = [OnscreenContent(entity: "Plant", typePath: "PlantView", activityType: .value("show"))]
    surface.packages = [IntentsPackage(typePath: "KitPackage", module: "Kit", includes: ["CorePackage"])]
    surface.legacyIntents = [legacy]
    surface.legacyEnums = [LegacyEnum(name: "Soup", cases: [LegacyEnumCase(name: "unknown", index: 0)])]
    var type = LegacyType(name: "Bowl")
    type.properties = [LegacyParameter(name: "size", type: "Integer")]
    surface.legacyTypes = [type]
    var message = SystemIntent(name: "INSendMessageIntent")
    message.isDeclared = true
    message.isHandled = true
    message.requiresUnlock = true
    surface.systemIntents = [message]
    var watering = UserActivity(type: .value("com.example.plants.water"))
    watering.isEligibleForPrediction = true
    watering.isEligibleForSearch = true
    watering.isDeclared = true
    surface.userActivities = [watering, UserActivity(type: .expression("kind.rawValue"))]
    return surface
  }

  private static var addPlant: Intent {
    var intent = Intent(identifier: "AddPlant", typePath: "Garden.AddPlantIntent")
    intent.identifierSource = .persistentIdentifier
    intent.title = .value("Add Plant")
    intent.module = "Kit"
    intent.conformance = .throughProtocol("GardenIntent")
    intent.availability = [Availability(platform: "iOS", introduced: "17.0", deprecated: "19.0")]
    intent.platforms = [.iOS]
    intent.protocols = [.foregroundContinuableIntent]
    intent.isDiscoverable = .value(false)
    intent.supportedModes = .value(["background", "foreground(.dynamic)"])
    intent.deprecation = Deprecation(message: .expression("L10n.old"), replacedBy: "PlantSeed")
    var name = Parameter(
      name: "name", type: .primitive("String"), title: .value("Name"), defaultValue: .literal("\"x\""))
    name.range = "(0, 10)"
    intent.parameters = [name, Parameter(name: "plants", type: .optional(.array(.entity("Plant"))))]
    intent.result = IntentResult(value: .entity("Plant"))
    intent.result.providesDialog = true
    intent.parameterSummary = ParameterSummary(branches: [
      SummaryBranch(
        conditions: ["when $kind equalTo .daily"], sentence: "Add ${name}", parameters: ["name"],
        otherParameters: ["plants"])
    ])
    return intent
  }

  private static var plant: Entity {
    var entity = Entity(identifier: "Plant", typePath: "Plant")
    entity.displayName = .value("Plant")
    entity.idType = "PlantID"
    entity.isIDConvertible = false
    entity.defaultQuery = "PlantQuery"
    entity.schema = SchemaAdoption(name: "journal.entry", macro: "AppEntity")
    entity.properties = [
      EntityProperty(
        identifier: "kind", name: "species", type: .primitive("String"), kind: .computed, title: .value("Species"),
        indexingKey: "title")
    ]
    return entity
  }

  private static var plantQuery: EntityQuery {
    var query = EntityQuery(identifier: "PlantQuery", typePath: "PlantQuery", capabilities: [.property, .string])
    query.entity = "Plant"
    query.findsByIdentifier = true
    query.filters = [QueryFilter(property: "name", comparators: ["ContainsComparator", "EqualToComparator"])]
    query.sortOptions = ["name"]
    return query
  }

  private static var frequency: AppEnum {
    var appEnum = AppEnum(identifier: "Frequency", typePath: "Frequency", rawType: "String")
    appEnum.cases = [
      EnumCase(name: "daily", rawValue: "daily", title: .value("Daily")),
      EnumCase(name: "weekly", rawValue: "w", hasExplicitRawValue: true),
    ]
    return appEnum
  }

  private static var shortcuts: AppShortcutsProvider {
    var provider = AppShortcutsProvider(identifier: "Shortcuts", typePath: "Shortcuts")
    var shortcut = AppShortcut(intent: "AddPlant", phrases: [Phrase("Add a plant to ${applicationName}")])
    shortcut.presets = ["kind: .daily"]
    shortcut.shortTitle = .value("Add")
    shortcut.systemImage = .value("leaf")
    provider.shortcuts = [shortcut]
    provider.negativePhrases = [Phrase("Add to garden centre")]
    return provider
  }

  private static var widget: Widget {
    var widget = Widget(kind: .value("garden"), typePath: "GardenWidget", configuration: .appIntent)
    widget.configurationIntent = "ShowRoom"
    widget.families = ["systemSmall", "systemMedium"]
    return widget
  }

  private static var legacy: LegacyIntent {
    var legacy = LegacyIntent(className: "OrderSoupIntent")
    legacy.title = "Order Soup"
    legacy.isEligibleForShortcuts = true
    var soup = LegacyParameter(name: "soup", type: "Soup")
    soup.isArray = true
    soup.displayName = "Soup"
    legacy.parameters = [soup]
    legacy.parameterCombinations = [LegacyCombination(parameters: ["soup"])]
    return legacy
  }
}

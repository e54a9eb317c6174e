import IntentSurface
import IntentTimeline
import TestSupport
import Testing

/// Migrations of entities and enums, and those to a Find action.
@Suite struct ReplacementTests {
  private static let today = Day(number: 20_500)

  private static func migration(
    _ shipped: [Surface], _ current: Surface, _ declared: MigrationLink? = nil, on day: Day = today
  ) -> Migration? {
    let versions = shipped.enumerated().map { index, surface in
      ShippedVersion(version: "1.\(index)", date: today + (index - shipped.count) * 100, surface: surface)
    }
    return Timeline(shipped: versions, current: current, declared: declared.map { [$0] } ?? [], today: day)
      .migrations.first
  }

  // MARK: Shapes

  /// An intent for assistants alone takes the place of the one that is called alike, or takes the same.
  @Test(arguments: [
    ("AddPlant", "AddPlantIntent", [], true), ("WaterPlant", "PlantWater", [], true),
    ("AddPlant", "RemoveTask", [], false), ("AddPlant", "RemoveTask", ["a: Int"], false),
    ("AddPlantApp", "RemoveTaskApp", ["a: Int"], false), ("AddPlantIntent", "RemoveTaskIntent", ["a: Int"], false),
    ("PlantAction", "TaskAction", ["a: Int"], false), ("PlantShortcut", "TaskShortcut", ["a: Int"], false),
    ("PlantA", "TaskA", ["a: Int"], false), ("ThePlant", "TheTask", ["a: Int"], false),
    ("AddPlant", "RemovePlant", ["a: Int"], true), ("AddPlant", "RemovePlant", [], false),
  ])
  func findsTheIntentThatAParallelIsLike(_ old: String, _ new: String, _ parameters: [String], _ isLinked: Bool) {
    let current = Surface.sample(intents: [
      .sample(old, parameters),
      .sample(new, parameters) {
        $0.schema = SchemaAdoption(name: "journal.createEntry")
        $0.isAssistantOnly = .value(true)
      },
    ])
    let migration = Self.migration([Surface.sample(intents: [.sample(old, parameters)])], current)
    #expect((migration != nil) == isLinked)
  }

  // MARK: Entities and enums

  private static func surface(_ kind: ElementKind, old: Bool? = nil, new: Bool = true) -> Surface {
    var surface = Surface.sample(intents: [.sample("Any")])
    let deprecated = old == true ? [Availability(platform: "*", isDeprecated: true)] : []
    var entities = [Entity(identifier: "Old", typePath: "Old"), Entity(identifier: "New", typePath: "New")]
    var enums = [AppEnum(identifier: "Old", typePath: "Old"), AppEnum(identifier: "New", typePath: "New")]
    entities[0].availability = deprecated
    enums[0].availability = deprecated
    let isThere: (String) -> Bool = { $0 == "Old" ? old != nil : new }
    if kind == .entity { surface.entities = entities.filter { isThere($0.identifier) } }
    if kind == .enum { surface.enums = enums.filter { isThere($0.identifier) } }
    return surface
  }

  @Test(arguments: [ElementKind.entity, .enum])
  func followsEntitiesAndEnumsFromThePlanToTheEnd(kind: ElementKind) {
    let link = MigrationLink(old: Subject(kind, "Old"), replacement: .type("New"), origin: .settings)
    let planned = Self.surface(kind, old: false, new: false)
    let parallel = Self.surface(kind, old: false)
    let told = Self.surface(kind, old: true)
    let gone = Self.surface(kind)
    func state(_ shipped: [Surface], _ current: Surface) -> (MigrationStage?, [WrongTurn.Kind]) {
      let migration = Self.migration(shipped, current, link)
      return (migration?.stage, migration?.wrongTurns.map(\.kind) ?? [])
    }
    #expect(state([planned], planned) == (.planned, []))
    #expect(state([planned], parallel) == (.parallel, []))
    #expect(state([parallel], told) == (.revealed, []))
    #expect(state([parallel, told, told, told], told) == (.retirable, []))
    #expect(state([parallel, told, told, told], gone) == (.retired, []))
    #expect(state([parallel, told], gone) == (.retired, [.retiredEarly]))
    #expect(state([parallel, told], parallel) == (.parallel, [.deprecationWithdrawn]))
    #expect(state([parallel, told], Self.surface(kind, old: true, new: false)) == (.revealed, [.replacementMissing]))
  }

  // MARK: Renamed replacements

  private static func mail(_ name: String, isAssistantOnly: Bool = false) -> Surface {
    .sample(intents: [
      .sample("Send") { $0.deprecation = Deprecation(replacedBy: "Draft") },
      .sample(name) {
        $0.schema = SchemaAdoption(name: "mail.createDraft")
        if isAssistantOnly { $0.isAssistantOnly = .value(true) }
      },
    ])
  }

  /// Nobody stored a parallel that was for the assistant alone; one that people have is missing under another name.
  @Test(arguments: [(true, "NewDraft"), (false, "Draft")])
  func followsAParallelThatOnlyTheAssistantHad(isAssistantOnly: Bool, replacement: String) throws {
    let migration = try #require(
      Self.migration([Self.mail("Draft", isAssistantOnly: isAssistantOnly)], Self.mail("NewDraft")))
    #expect(migration.link.replacement == .type(replacement))
    #expect(migration.wrongTurns.contains { $0.kind == .replacementMissing } == !isAssistantOnly)
  }

  // MARK: Find actions

  private static func library(deprecated: Bool?, finds: Bool = true) -> Surface {
    var surface = Surface.sample(intents: [.sample("Any")])
    if let deprecated {
      surface.intents.append(
        .sample("GetBooks") { intent in
          intent.result.value = .array(.entity("Book"))
          if deprecated { intent.deprecation = Deprecation(message: .value("Use Find.")) }
        })
    }
    var book = Entity(identifier: "Book", typePath: "Book")
    book.defaultQuery = "BookQuery"
    surface.entities = [book]
    surface.queries = [
      EntityQuery(identifier: "BookQuery", typePath: "BookQuery", capabilities: finds ? [.property] : [])
    ]
    return surface
  }

  @Test func takesAFindActionForAReplacement() throws {
    let told = Self.library(deprecated: true)
    let shipped = [Self.library(deprecated: false), told, told, told]
    let migration = try #require(Self.migration(shipped, told))
    #expect(migration.link.replacement == .findAction(entity: "Book"))
    #expect(migration.link.origin == .findAction)
    #expect(migration.stage == .retirable && migration.wrongTurns.isEmpty)
    let gone = try #require(Self.migration(shipped, Self.library(deprecated: nil)))
    #expect(gone.stage == .retired && gone.wrongTurns.isEmpty)
  }

  @Test func missesAFindActionThatAQueryOfAnotherEntityMakes() throws {
    var lost = Self.library(deprecated: true, finds: false)
    lost.queries.append(EntityQuery(identifier: "ShelfQuery", typePath: "ShelfQuery", capabilities: [.property]))
    let migration = try #require(Self.migration([Self.library(deprecated: true)], lost))
    #expect(migration.wrongTurns.map(\.kind) == [.replacementMissing])
  }

  @Test func missesAFindActionThatNoQueryMakes() throws {
    let told = Self.library(deprecated: true)
    let lost = try #require(Self.migration([told], Self.library(deprecated: true, finds: false)))
    #expect(lost.wrongTurns.map(\.kind) == [.replacementMissing])
  }

  @Test func knowsWhetherAPlannedFindActionIsThere() {
    let link = MigrationLink(
      old: Subject(.intent, "GetBooks"), replacement: .findAction(entity: "Book"), origin: .settings)
    let there = Self.library(deprecated: false)
    let missing = Self.library(deprecated: false, finds: false)
    #expect(Self.migration([missing], missing, link)?.stage == .planned)
    #expect(Self.migration([missing], there, link)?.stage == .parallel)
    #expect(
      Self.migration([there], there, link)?.nextStep(on: Self.today)
        == "Deprecate `GetBooks` and name `Find Book` in its message.")
  }
}

// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let entities: [String: RuleExample] = [
    "E01": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EnumerableEntityQuery {
          func allEntities() async throws -> [PlantEntity] {
            try await Garden.shared.allPlants()
          }

          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct OpenJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Open Journal"
          static let openAppWhenRun = true

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct OpenJournalIntent: AppIntent {
          static let title: LocalizedStringResource = "Open Journal"
          static let openAppWhenRun = true

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      fixed: .asBefore),
    "E02": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EnumerableEntityQuery {
          func allEntities() async throws -> [PlantEntity] {
            try await Garden.shared.allPlants()
          }

          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct GardenPlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EnumerableEntityQuery {
          func allEntities() async throws -> [GardenPlantEntity] {
            try await Garden.shared.allPlants()
          }

          func entities(for identifiers: [UUID]) async throws -> [GardenPlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [GardenPlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: GardenPlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct GardenPlantEntity: AppEntity {
          static let persistentIdentifier = "PlantEntity"
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EnumerableEntityQuery {
          func allEntities() async throws -> [GardenPlantEntity] {
            try await Garden.shared.allPlants()
          }

          func entities(for identifiers: [UUID]) async throws -> [GardenPlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [GardenPlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: GardenPlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)])),
    "E04": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: Int

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "E07": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EnumerableEntityQuery {
          func allEntities() async throws -> [PlantEntity] {
            try await Garden.shared.allPlants()
          }

          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "E08": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        extension PlantQuery: EntityPropertyQuery {
          static let properties = QueryProperties {
            Property(\PlantEntity.$name) {
              EqualToComparator { NSPredicate(format: "name = %@", $0) }
              ContainsComparator { NSPredicate(format: "name CONTAINS %@", $0) }
            }
            Property(\PlantEntity.$lastWatered) {
              LessThanComparator { NSPredicate(format: "lastWatered < %@", $0 as NSDate?) }
            }
          }

          static let sortingOptions = SortingOptions {
            SortableBy(\PlantEntity.$name)
            SortableBy(\PlantEntity.$lastWatered)
          }

          func entities(
            matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [EntityQuerySort<PlantEntity>], limit: Int?
          ) async throws -> [PlantEntity] {
            try await Garden.shared.plants(matching: comparators, mode: mode, sortedBy: sortedBy, limit: limit)
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        extension PlantQuery: EntityPropertyQuery {
          static let properties = QueryProperties {
            Property(\PlantEntity.$name) {
              EqualToComparator { NSPredicate(format: "name = %@", $0) }
            }
            Property(\PlantEntity.$lastWatered) {
              LessThanComparator { NSPredicate(format: "lastWatered < %@", $0 as NSDate?) }
            }
          }

          static let sortingOptions = SortingOptions {
            SortableBy(\PlantEntity.$name)
          }

          func entities(
            matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [EntityQuerySort<PlantEntity>], limit: Int?
          ) async throws -> [PlantEntity] {
            try await Garden.shared.plants(matching: comparators, mode: mode, sortedBy: sortedBy, limit: limit)
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "E09": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        extension PlantQuery: EntityStringQuery {
          func entities(matching string: String) async throws -> [PlantEntity] {
            try await Garden.shared.search(string)
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        extension PlantQuery {
          func entities(matching string: String) async throws -> [PlantEntity] {
            try await Garden.shared.search(string)
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "E10": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "E11": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct GardenSettingsEntity: UniqueAppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Garden Settings"
          static let defaultQuery = GardenSettingsQuery()

          @Property(title: "Reminders")
          var remindersEnabled: Bool

          var displayRepresentation: DisplayRepresentation { "Garden Settings" }
        }

        struct GardenSettingsQuery: UniqueAppEntityQuery {
          func uniqueEntity() async throws -> GardenSettingsEntity { try await Garden.shared.settings() }
        }

        struct LeafValueQuery: IntentValueQuery {
          func values(for input: SemanticContentDescriptor) async throws -> [LeafEntity] {
            try await Garden.shared.leaves(like: input)
          }
        }

        struct LeafEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
          static let defaultQuery = LeafQuery()

          let id: String

          var displayRepresentation: DisplayRepresentation { "Leaf" }
        }

        struct LeafQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [LeafEntity] { [] }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct GardenSettingsEntity: UniqueAppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Garden Settings"
          static let defaultQuery = GardenSettingsQuery()

          @Property(title: "Reminders")
          var remindersEnabled: Bool

          var displayRepresentation: DisplayRepresentation { "Garden Settings" }
        }

        struct GardenSettingsQuery: UniqueAppEntityQuery {
          func uniqueEntity() async throws -> GardenSettingsEntity { try await Garden.shared.settings() }
        }

        struct LeafEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
          static let defaultQuery = LeafQuery()

          let id: String

          var displayRepresentation: DisplayRepresentation { "Leaf" }
        }

        struct LeafQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [LeafEntity] { [] }
        }
        """##)],
      fixed: .asBefore),
    "E12": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Room")
          var room: String?

          @Property(title: "Pots")
          var potCount: Int

          @Property(title: "Photo")
          var photo: IntentFile?

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Pots")
          var potCount: Double

          @Property(title: "Photo")
          var photo: URL?

          @Property(title: "Last Watered")
          var wateredOn: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Room")
          var room: String?

          @Property(title: "Pots")
          var potCount: Int

          @Property(title: "Pots, Exactly")
          var exactPotCount: Double

          @Property(title: "Photo")
          var photo: IntentFile?

          @Property(title: "Photo Link")
          var photoLink: URL?

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)])),
    "E13": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Watered On")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      fixed: .nothingToFix),
    "E14": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct ForecastEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Forecast"
          static let defaultQuery = ForecastQuery()

          let id: String

          @Property(title: "Rain")
          var rain: Bool

          var displayRepresentation: DisplayRepresentation { "Forecast" }
        }

        struct ForecastQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [ForecastEntity] { [] }
        }

        struct SkipWateringIntent: AppIntent {
          static let title: LocalizedStringResource = "Skip Watering"

          @Parameter(title: "Forecast")
          var forecast: ForecastEntity

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct ForecastEntity: TransientAppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Forecast"

          init() {}

          @Property(title: "Rain")
          var rain: Bool

          var displayRepresentation: DisplayRepresentation { "Forecast" }
        }

        struct SkipWateringIntent: AppIntent {
          static let title: LocalizedStringResource = "Skip Watering"

          @Parameter(title: "Forecast")
          var forecast: ForecastEntity

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct CurrentForecast: TransientAppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Current Forecast"

          init() {}

          @Property(title: "Rain")
          var rain: Bool

          var displayRepresentation: DisplayRepresentation { "Forecast" }
        }

        struct ForecastEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Forecast"
          static let defaultQuery = ForecastQuery()

          let id: String

          @Property(title: "Rain")
          var rain: Bool

          var displayRepresentation: DisplayRepresentation { "Forecast" }
        }

        struct ForecastQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [ForecastEntity] { [] }
        }

        struct SkipWateringIntent: AppIntent {
          static let title: LocalizedStringResource = "Skip Watering"

          @Parameter(title: "Forecast")
          var forecast: ForecastEntity

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)])),
    "E15": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }
        """##)],
      fixed: .asBefore),
    "E16": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import CoreTransferable
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        extension PlantEntity: Transferable {
          static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(exportedContentType: .pdf) { plant in try await plant.exportPDF() }
            ProxyRepresentation(exporting: \.name)
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import CoreTransferable
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }
        """##)],
      fixed: .asBefore),
    "E17": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        extension PlantEntity: URLRepresentableEntity {
          static var urlRepresentation: URLRepresentation { "https://garden.example/plants/\(.id)" }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        extension PlantEntity: URLRepresentableEntity {
          static var urlRepresentation: URLRepresentation { "https://garden.example/garden/\(.id)" }
        }
        """##)],
      fixed: .asBefore),
    "E18": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Houseplant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favorites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            try await Garden.shared.water(plant.id)
            return .result()
          }
        }
        """##)],
      fixed: .nothingToFix),
    "E19": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct ScanResultEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scan Result"
          static let defaultQuery = ScanResultQuery()

          let id: String

          var displayRepresentation: DisplayRepresentation { "Scan Result" }
        }

        struct ScanResultQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [ScanResultEntity] { [] }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum Scanner {
        struct ScanResultEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scan Result"
          static let defaultQuery = ScanResultQuery()

          let id: String

          var displayRepresentation: DisplayRepresentation { "Scan Result" }
        }
        }

        struct ScanResultQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [Scanner.ScanResultEntity] { [] }
        }
        """##)],
      fixed: .asBefore),
    "E20": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppEntity(schema: .presentation.template)
        struct PlantTemplateEntity {
          static let defaultQuery = PlantTemplateQuery()

          let id: String
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }

        struct PlantTemplateQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantTemplateEntity] { [] }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppEntity(schema: .presentation.template)
        struct PlantTemplateEntity {
          static let isAssistantOnly = true
          static let defaultQuery = PlantTemplateQuery()

          let id: String
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }

        struct PlantTemplateQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantTemplateEntity] { [] }
        }
        """##)],
      fixed: .asBefore),
    "E21": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity, SyncableEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import Foundation

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID

          @Property(title: "Name")
          var name: String

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }
        }
        """##)],
      fixed: .asBefore),
    "E22": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name", indexingKey: \.displayName)
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name", indexingKey: \.displayName, visibility: .internal)
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
        }
        """##)],
      fixed: .asBefore),
    "E23": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name", indexingKey: \.displayName)
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name")
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
        }
        """##)],
      fixed: .asBefore),
    "E24": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import SwiftUI

        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name")
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
        }

        struct PlantView: View {
          var plant: PlantEntity

          var body: some View {
            Text(plant.name)
              .appEntityIdentifier(EntityIdentifier(for: PlantEntity.self, identifier: plant.id))
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import SwiftUI

        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name")
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
        }

        struct PlantView: View {
          var plant: PlantEntity

          var body: some View {
            Text(plant.name)
          }
        }
        """##)],
      fixed: .asBefore),
    "E25": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import VisualIntelligence

        struct SeenPlantQuery: IntentValueQuery {
          func values(for input: SemanticContentDescriptor) async throws -> [PlantEntity] { [] }
        }

        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name")
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
        }

        struct TreeEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
          static let defaultQuery = TreeQuery()

          var id: String

          var displayRepresentation: DisplayRepresentation { "Tree" }
        }

        struct TreeQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [TreeEntity] { [] }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import VisualIntelligence

        struct SeenPlantQuery: IntentValueQuery {
          func values(for input: SemanticContentDescriptor) async throws -> [PlantEntity] { [] }
        }

        struct SeenTreeQuery: IntentValueQuery {
          func values(for input: SemanticContentDescriptor) async throws -> [TreeEntity] { [] }
        }

        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name")
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
        }

        struct TreeEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
          static let defaultQuery = TreeQuery()

          var id: String

          var displayRepresentation: DisplayRepresentation { "Tree" }
        }

        struct TreeQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [TreeEntity] { [] }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import VisualIntelligence

        @UnionValue
        enum SeenThing {
          case plant(PlantEntity)
          case tree(TreeEntity)
        }

        struct SeenThingQuery: IntentValueQuery {
          func values(for input: SemanticContentDescriptor) async throws -> [SeenThing] { [] }
        }

        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name")
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
        }

        struct TreeEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
          static let defaultQuery = TreeQuery()

          var id: String

          var displayRepresentation: DisplayRepresentation { "Tree" }
        }

        struct TreeQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [TreeEntity] { [] }
        }
        """##)])),
  ]
}

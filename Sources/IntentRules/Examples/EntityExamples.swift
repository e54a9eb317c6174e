// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let entities: [String: RuleExample] = [
    "E01": RuleExample(
      .swift,
      before: ##"""
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
            try await Garden.shared.favourites()
          }
        }
        """##,
      after: ""),
    "E02": RuleExample(
      .swift,
      before: ##"""
        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          …
        }

        struct PlantQuery: EnumerableEntityQuery {
          func allEntities() async throws -> [PlantEntity] {
            try await Garden.shared.allPlants()
          }

          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favourites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity
          …
        }
        """##,
      after: ##"""
        struct GardenPlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          …
        }

        struct PlantQuery: EnumerableEntityQuery {
          func allEntities() async throws -> [GardenPlantEntity] {
            try await Garden.shared.allPlants()
          }

          func entities(for identifiers: [UUID]) async throws -> [GardenPlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }

          func suggestedEntities() async throws -> [GardenPlantEntity] {
            try await Garden.shared.favourites()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: GardenPlantEntity
          …
        }
        """##),
    "E04": RuleExample(
      .swift,
      before: ##"""
        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: UUID
          …
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }
          …
        }
        """##,
      after: ##"""
        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: Int
          …
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [PlantEntity] {
            try await Garden.shared.plants(withIDs: identifiers)
          }
          …
        }
        """##),
    "E07": RuleExample(
      .swift,
      before: ##"""
        struct PlantQuery: EnumerableEntityQuery {
          func allEntities() async throws -> [PlantEntity] {
            try await Garden.shared.allPlants()
          }

          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
          …
        }
        """##,
      after: ##"""
        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
          …
        }
        """##),
    "E08": RuleExample(
      .swift,
      before: ##"""
        extension PlantQuery: EntityPropertyQuery {
          static let properties = QueryProperties {
            Property(\PlantEntity.$name) {
              EqualToComparator { NSPredicate(format: "name = %@", $0) }
              ContainsComparator { NSPredicate(format: "name CONTAINS %@", $0) }
            }
            …
          }

          static let sortingOptions = SortingOptions {
            SortableBy(\PlantEntity.$name)
            SortableBy(\PlantEntity.$lastWatered)
          }
          …
        }
        """##,
      after: ##"""
        extension PlantQuery: EntityPropertyQuery {
          static let properties = QueryProperties {
            Property(\PlantEntity.$name) {
              EqualToComparator { NSPredicate(format: "name = %@", $0) }
            }
            …
          }

          static let sortingOptions = SortingOptions {
            SortableBy(\PlantEntity.$name)
          }
          …
        }
        """##),
    "E09": RuleExample(
      .swift,
      before: ##"""
        extension PlantQuery: EntityStringQuery {
          func entities(matching string: String) async throws -> [PlantEntity] {
            try await Garden.shared.search(string)
          }
        }
        """##,
      after: ##"""
        extension PlantQuery {
          func entities(matching string: String) async throws -> [PlantEntity] {
            try await Garden.shared.search(string)
          }
        }
        """##),
    "E10": RuleExample(
      .swift,
      before: ##"""
        struct PlantQuery: EntityQuery {
          …
          func suggestedEntities() async throws -> [PlantEntity] {
            try await Garden.shared.favourites()
          }
        }
        """##,
      after: ##"""
        struct PlantQuery: EntityQuery {
          …
        }
        """##),
    "E11": RuleExample(
      .swift,
      before: ##"""
        struct LeafValueQuery: IntentValueQuery {
          func values(for input: SemanticContentDescriptor) async throws -> [LeafEntity] {
            try await Garden.shared.leaves(like: input)
          }
        }
        """##,
      after: ""),
    "E12": RuleExample(
      .swift,
      before: ##"""
        struct PlantEntity: AppEntity {
          …
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
        """##,
      after: ##"""
        struct PlantEntity: AppEntity {
          …
          var name: String

          @Property(title: "Pots")
          var potCount: Double

          @Property(title: "Photo")
          var photo: URL?

          @Property(title: "Last Watered")
          var wateredOn: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }
        """##),
    "E13": RuleExample(
      .swift,
      before: ##"""
        struct PlantEntity: AppEntity {
          …
          @Property(title: "Last Watered")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }
        """##,
      after: ##"""
        struct PlantEntity: AppEntity {
          …
          @Property(title: "Watered On")
          var lastWatered: Date?

          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
        }
        """##),
    "E14": RuleExample(
      .swift,
      before: ##"""
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
        """##,
      after: ##"""
        struct ForecastEntity: TransientAppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Forecast"

          init() {}

          @Property(title: "Rain")
          var rain: Bool

          var displayRepresentation: DisplayRepresentation { "Forecast" }
        }
        """##),
    "E15": RuleExample(
      .swift,
      before: ##"""
        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          …
        }
        """##,
      after: ##"""
        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          …
        }
        """##),
    "E16": RuleExample(
      .swift,
      before: ##"""
        extension PlantEntity: Transferable {
          static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(exportedContentType: .pdf) { plant in try await plant.exportPDF() }
            ProxyRepresentation(exporting: \.name)
          }
        }
        """##,
      after: ""),
    "E17": RuleExample(
      .swift,
      before: ##"""
        extension PlantEntity: URLRepresentableEntity {
          static var urlRepresentation: URLRepresentation { "https://garden.example/plants/\(.id)" }
        }
        """##,
      after: ##"""
        extension PlantEntity: URLRepresentableEntity {
          static var urlRepresentation: URLRepresentation { "https://garden.example/garden/\(.id)" }
        }
        """##),
    "E18": RuleExample(
      .swift,
      before: ##"""
        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()
          …
        }
        """##,
      after: ##"""
        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Houseplant"
          static let defaultQuery = PlantQuery()
          …
        }
        """##),
    "E19": RuleExample(
      .swift,
      before: ##"""
        struct ScanResultEntity: AppEntity {
          …
          var displayRepresentation: DisplayRepresentation { "Scan Result" }
        }

        struct ScanResultQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [ScanResultEntity] { [] }
        }
        """##,
      after: ##"""
        enum Scanner {

          var displayRepresentation: DisplayRepresentation { "Scan Result" }
        }
        }

        struct ScanResultQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [Scanner.ScanResultEntity] { [] }
        }
        """##),
    "E20": RuleExample(
      .swift,
      before: "",
      after: ##"""
        struct PlantPhotoEntity {
          static let isAssistantOnly = true
          static let defaultQuery = PlantPhotoQuery()
          …
        }
        """##),
    "E21": RuleExample(
      .swift,
      before: ##"""
        struct PlantEntity: AppEntity, SyncableEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          …
        }
        """##,
      after: ##"""
        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          …
        }
        """##),
    "E22": RuleExample(
      .swift,
      before: ##"""
        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name", indexingKey: \.displayName)
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }
        """##,
      after: ##"""
        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name", indexingKey: \.displayName, visibility: .internal)
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }
        """##),
    "E23": RuleExample(
      .swift,
      before: ##"""
        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name", indexingKey: \.displayName)
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }
        """##,
      after: ##"""
        struct PlantEntity: AppEntity, IndexedEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          var id: String
          @Property(title: "Name")
          var name: String

          var displayRepresentation: DisplayRepresentation { "\(name)" }
        }
        """##),
    "E24": RuleExample(
      .swift,
      before: ##"""
        struct PlantView: View {
          var plant: PlantEntity

          var body: some View {
            Text(plant.name)
              .appEntityIdentifier(EntityIdentifier(for: PlantEntity.self, identifier: plant.id))
          }
        }
        """##,
      after: ##"""
        struct PlantView: View {
          var plant: PlantEntity

          var body: some View {
            Text(plant.name)
          }
        }
        """##),
    "E25": RuleExample(
      .swift,
      before: "",
      after: ##"""
        struct SeenTreeQuery: IntentValueQuery {
          func values(for input: SemanticContentDescriptor) async throws -> [PlantEntity] { [] }
        }
        """##),
  ]
}

// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  /// The example of each rule, by its id.
  static let all: [String: RuleExample] = [
    "I01": RuleExample(
      .swift,
      before: ##"""
        struct RepotPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Repot Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##,
      after: ""),
    "I02": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        struct WaterHousePlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##),
    "I04": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let persistentIdentifier = "com.example.garden.water"

          @Parameter(title: "Plant")
          …
        }
        """##),
    "I05": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static var persistentIdentifier: String { Identifiers.prefix + "WaterPlantIntent" }

          @Parameter(title: "Plant")
          …
        }
        """##),
    "I07": RuleExample(
      .json,
      before: ##"""
        {
          …
          "intents": [
            {
              "bundle": "com.example.garden.widgets",
              "conformance": "unknown",
              …
            }
          ],
          …
        }
        """##,
      after: ##"""
        {
          …
          "intents": [
            {
              "bundle": "com.example.garden",
              "conformance": "unknown",
              …
            }
          ],
          …
        }
        """##),
    "I08": RuleExample(
      .json,
      before: ##"""
        {
          …
          "intents": [
            {
              "bundle": "com.example.garden",
              "conformance": "unknown",
              …
            }
          ],
          …
        }
        """##,
      after: ##"""
        {
          …
          "intents": [
            {
              "bundle": "org.example.plants",
              "conformance": "unknown",
              …
            }
          ],
          …
        }
        """##),
    "I09": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        protocol GardenIntent: AppIntent {}

        struct WaterPlantIntent: GardenIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##),
    "I10": RuleExample(
      .swift,
      before: "",
      after: ##"""
        // Sources/GardenWatch/Intents.swift
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water"

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##),
    "I11": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let isDiscoverable = false

          @Parameter(title: "Plant")
          …
        }
        """##),
    "I12": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let isDiscoverable = false

          @Parameter(title: "Plant")
          …
        }
        """##),
    "I13": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let intentClassName = "WaterPlantIntent"
          …
        }
        """##,
      after: ##"""
        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let intentClassName = "WaterPlantIntent"
          static let isDiscoverable = false
          …
        }
        """##),
    "I14": RuleExample(
      .swift,
      before: ##"""
        struct OpenAlbumIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Album"
          …
        }
        """##,
      after: ##"""
        struct OpenAlbumIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Album"

          static let isAssistantOnly = true

          var target: AlbumEntity
          …
        }
        """##),
    "I15": RuleExample(
      .swift,
      before: ##"""
        struct OpenAlbumIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Album"

          static let isAssistantOnly = true

          var target: AlbumEntity
          …
        }
        """##,
      after: ##"""
        struct OpenAlbumIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Album"
          …
        }
        """##),
    "I16": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let isAssistantOnly = true

          @Parameter(title: "Plant")
          …
        }
        """##),
    "I17": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let openAppWhenRun = true

          @Parameter(title: "Plant")
          …
        }
        """##),
    "I18": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let openAppWhenRun = true
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let openAppWhenRun = false
          …
        }
        """##),
    "I21": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

          @Parameter(title: "Plant")
          …
        }
        """##),
    "I22": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
          …
        }
        """##),
    "I23": RuleExample(
      .swift,
      before: ##"""
        struct GetThirstIntent: AppIntent {
          …
          func perform() async throws -> some IntentResult & ReturnsValue<Double> {
            .result(value: 0.5)
          }
        }
        """##,
      after: ##"""
        struct GetThirstIntent: AppIntent {
          …
          func perform() async throws -> some IntentResult & ReturnsValue<String> {
            .result(value: "a little")
          }
        }
        """##),
    "I25": RuleExample(
      .swift,
      before: ##"""
        struct GetThirstIntent: AppIntent {
          …
          func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            .result(dialog: "A little", view: ThirstView())
          }
        }
        """##,
      after: ##"""
        struct GetThirstIntent: AppIntent {
          …
          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##),
    "I26": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          …
          func perform() async throws -> some IntentResult & OpensIntent {
            .result(opensIntent: OpenShelfIntent())
          }
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          …
          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##),
    "I27": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Give Water"

          static let description = IntentDescription("Waters one plant.", categoryName: "Care", searchKeywords: ["irrigate"])
          …
        }
        """##),
    "I28": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static var parameterSummary: some ParameterSummary {
            Summary("Water \(\.$plant)") {
              \.$litres
            }
          }
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static var parameterSummary: some ParameterSummary {
            Summary("Water \(\.$plant)")
          }
          …
        }
        """##),
    "I29": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static var parameterSummary: some ParameterSummary {
            Summary("Water \(\.$plant)") {
              \.$litres
            }
          }

          @Parameter(title: "Plant")
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##),
    "I30": RuleExample(
      .swift,
      before: ##"""
        struct OpenPlantIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Plant"
          …
        }
        """##,
      after: ##"""
        struct OpenPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Open Plant"
          …
        }
        """##),
    "I31": RuleExample(
      .swift,
      before: ##"""
        struct ShelfIntent: AppIntent, WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Shelf"
          …
        }
        """##,
      after: ##"""
        struct ShelfIntent: AppIntent {
          static let title: LocalizedStringResource = "Shelf"
          …
        }
        """##),
    "I32": RuleExample(
      .swift,
      before: ##"""
        struct GardenFocusFilter: AppIntent, SetFocusFilterIntent {
          static let title: LocalizedStringResource = "Garden"
          …
        }
        """##,
      after: ##"""
        struct GardenFocusFilter: AppIntent {
          static let title: LocalizedStringResource = "Garden"
          …
        }
        """##),
    "I33": RuleExample(
      .swift,
      before: ##"""
        struct PlayRainIntent: AudioPlaybackIntent {
          static let title: LocalizedStringResource = "Play Rain Sounds"
          …
        }
        """##,
      after: ##"""
        struct PlayRainIntent: AppIntent {
          static let title: LocalizedStringResource = "Play Rain Sounds"
          …
        }
        """##),
    "I34": RuleExample(
      .swift,
      before: ##"""
        struct PlayRainIntent: AppIntent, ProgressReportingIntent {
          static let title: LocalizedStringResource = "Play Rain Sounds"
          …
        }
        """##,
      after: ##"""
        struct PlayRainIntent: AppIntent {
          static let title: LocalizedStringResource = "Play Rain Sounds"
          …
        }
        """##),
    "I35": RuleExample(
      .swift,
      before: ##"""
        @available(iOS 17, *)
        """##,
      after: ##"""
        @available(iOS 18, *)
        """##),
    "I36": RuleExample(
      .swift,
      before: ##"""
        @available(iOS 16, *)
        """##,
      after: ##"""
        @available(iOS, introduced: 16, obsoleted: 18)
        """##),
    "I37": RuleExample(
      .swift,
      before: "",
      after: ##"""
        @available(*, deprecated, message: "Use Care for Plant.")
        """##),
    "I38": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: DeprecatedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let deprecation = IntentDeprecation(message: "This action moved.", replacedBy: CareForPlantIntent.self)
          …
        }
        """##),
    "I39": RuleExample(
      .swift,
      before: ##"""
        struct CareForPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Care for Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##,
      after: ""),
    "P01": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          …
          @Parameter(title: "Litres", default: 1.0)
          var litres: Double

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String
          …
        }
        """##),
    "P02": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          …
          @Parameter(title: "Litres", default: 1.0)
          var litres: Double
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          …
          @Parameter(title: "Litres", default: 1.0)
          var amount: Double
          …
        }
        """##),
    "P03": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          …
          @Parameter(title: "Litres", default: 1.0)
          var litres: Double
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          …
          @Parameter(title: "Litres")
          var litres: Measurement<UnitVolume>
          …
        }
        """##),
    "P04": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: [String]
          …
        }
        """##),
    "P05": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String?
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String
          …
        }
        """##),
    "P07": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String?
          …
        }
        """##),
    "P08": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Litres", default: 1.0)
          var litres: Double
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Litres", default: 2.0)
          var litres: Double
          …
        }
        """##),
    "P09": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Litres", default: 1.0, inclusiveRange: (0, 10))
          var litres: Double
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Litres", default: 1.0, inclusiveRange: (0.5, 10))
          var litres: Double
          …
        }
        """##),
    "P10": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Which Plant", requestValueDialog: "Which one?")
          var plant: String
          …
        }
        """##),
    "P11": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Photo", supportedContentTypes: [.image, .pdf])
          var photo: IntentFile
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Photo", supportedContentTypes: [.image])
          var photo: IntentFile
          …
        }
        """##),
    "P12": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant", optionsProvider: PlantOptions())
          var plant: String
          …
        }

        struct PlantOptions: DynamicOptionsProvider {
          func results() async throws -> [String] { ["Fern", "Palm"] }
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String
          …
        }
        """##),
    "P13": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          …
          @Parameter(title: "Can")
          var can: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##),
    "P15": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String
          …
        }
        """##,
      after: ##"""
        struct WaterPlantIntent: AppIntent {
          …
          @Parameter(title: "Place")
          var place: PlaceDescriptor?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##),
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
    "N01": RuleExample(
      .swift,
      before: ##"""
        enum PotMaterial: String, AppEnum {
          case clay
          case plastic

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Material"
          static let caseDisplayRepresentations: [PotMaterial: DisplayRepresentation] = [.clay: "Clay", .plastic: "Plastic"]
        }
        """##,
      after: ""),
    "N02": RuleExample(
      .swift,
      before: ##"""
        enum WateringAmount: String, AppEnum {
          case sip
          case cup
          case soak

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
          static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
            .sip: "A Sip",
            .cup: "A Cup",
            .soak: "A Soak",
          ]
        }

        struct WaterIntent: AppIntent {
          static let title: LocalizedStringResource = "Water"

          @Parameter(title: "Amount")
          var amount: WateringAmount

          func perform() async throws -> some IntentResult { .result() }
        }
        """##,
      after: ##"""
        enum WaterDose: String, AppEnum {
          case sip
          case cup
          case soak

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
          static let caseDisplayRepresentations: [WaterDose: DisplayRepresentation] = [
            .sip: "A Sip",
            .cup: "A Cup",
            .soak: "A Soak",
          ]
        }

        struct WaterIntent: AppIntent {
          static let title: LocalizedStringResource = "Water"

          @Parameter(title: "Amount")
          var amount: WaterDose

          func perform() async throws -> some IntentResult { .result() }
        }
        """##),
    "N03": RuleExample(
      .swift,
      before: ##"""
        enum WateringAmount: String, AppEnum {
          case sip
          case cup
          case soak

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
          static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
            .sip: "A Sip",
            .cup: "A Cup",
            .soak: "A Soak",
          ]
        }
        """##,
      after: ##"""
        enum WateringAmount: String, AppEnum {
          case sip
          case cup

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
          static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
            .sip: "A Sip",
            .cup: "A Cup",
          ]
        }
        """##),
    "N04": RuleExample(
      .swift,
      before: ##"""
        enum WateringAmount: String, AppEnum {
          case sip
          case cup
          case soak = "soak"
          …
        }
        """##,
      after: ##"""
        enum WateringAmount: String, AppEnum {
          case sip
          case cup
          case soak = "drench"
          …
        }
        """##),
    "N07": RuleExample(
      .swift,
      before: ##"""
        enum WateringAmount: Int, AppEnum {
          …
          static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
            …
          ]
        }
        """##,
      after: ##"""
        enum WateringAmount: Int, AppEnum {
          case drop
          case sip
          …
          static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
            .drop: "A Drop",
            .sip: "A Sip",
            .cup: "A Cup",
            .soak: "A Soak",
          ]
        }
        """##),
    "N08": RuleExample(
      .swift,
      before: ##"""
        enum WateringAmount: Int, AppEnum {
          case sip
          …
        }
        """##,
      after: ##"""
        enum WateringAmount: String, AppEnum {
          case sip
          …
        }
        """##),
    "N09": RuleExample(
      .swift,
      before: ##"""
        enum WateringAmount: String, AppEnum {
          case sip
          case cup
          case soak
          …
        }
        """##,
      after: ##"""
        enum WateringAmount: String, AppEnum {
          case sip
          case cup
          case soak
          case flood
          …
        }
        """##),
    "N10": RuleExample(
      .swift,
      before: ##"""
        enum WateringAmount: String, AppEnum {
          …
          static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
            .sip: "A Sip",
            .cup: "A Cup",
            .soak: "A Soak",
          ]
        }
        """##,
      after: ##"""
        enum WateringAmount: String, AppEnum {
          …
          static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
            .sip: "A Sip",
            .cup: "A Cup",
            .soak: "A Bath",
          ]
        }
        """##),
    "U01": RuleExample(
      .swift,
      before: ##"""
        enum SearchTarget {
          case name(String)
          case room(Int)
        }
        """##,
      after: ##"""
        enum SearchTarget {
          case name(String)
        }
        """##),
    "S01": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            …
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "Let \(.applicationName) water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            …
          }
        }
        """##),
    "S02": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            …
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            …
          }
        }
        """##),
    "S03": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            …
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            …
            AppShortcut(
              intent: WaterLilyIntent(),
              phrases: ["Water the lily with \(.applicationName)"],
              shortTitle: "Lily",
              systemImageName: "leaf"
            )
          }
        }
        """##),
    "S04": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterShelfIntent(),
              phrases: ["Water \(\.$shelf) with \(.applicationName), version 0", "Water \(\.$shelf) with \(.applicationName), version 1"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterShelfIntent(),
              phrases: ["Water \(\.$shelf) with \(.applicationName), version 0", "Water \(\.$shelf) with \(.applicationName), version 1", "Water \(\.$shelf) with \(.applicationName), version 2", "Water \(\.$shelf) with \(.applicationName), version 3", "Water \(\.$shelf) with \(.applicationName), version 4", "Water \(\.$shelf) with \(.applicationName), version 5", "Water \(\.$shelf) with \(.applicationName), version 6", "Water \(\.$shelf) with \(.applicationName), version 7", "Water \(\.$shelf) with \(.applicationName), version 8", "Water \(\.$shelf) with \(.applicationName), version 9", "Water \(\.$shelf) with \(.applicationName), version 10", "Water \(\.$shelf) with \(.applicationName), version 11", "Water \(\.$shelf) with \(.applicationName), version 12", "Water \(\.$shelf) with \(.applicationName), version 13", "Water \(\.$shelf) with \(.applicationName), version 14", "Water \(\.$shelf) with \(.applicationName), version 15", "Water \(\.$shelf) with \(.applicationName), version 16", "Water \(\.$shelf) with \(.applicationName), version 17", "Water \(\.$shelf) with \(.applicationName), version 18", "Water \(\.$shelf) with \(.applicationName), version 19", "Water \(\.$shelf) with \(.applicationName), version 20", "Water \(\.$shelf) with \(.applicationName), version 21", "Water \(\.$shelf) with \(.applicationName), version 22", "Water \(\.$shelf) with \(.applicationName), version 23", "Water \(\.$shelf) with \(.applicationName), version 24", "Water \(\.$shelf) with \(.applicationName), version 25", "Water \(\.$shelf) with \(.applicationName), version 26", "Water \(\.$shelf) with \(.applicationName), version 27", "Water \(\.$shelf) with \(.applicationName), version 28", "Water \(\.$shelf) with \(.applicationName), version 29"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
          }
        }
        """##),
    "S05": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            …
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything", "Water everything", "Give water in ${applicationName}"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            …
          }
        }
        """##),
    "S06": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            …
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            …
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Show my \(.applicationName) journal", "Show page \(\.$page) of \(.applicationName)"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##),
    "S07": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          …
          static var negativePhrases: [NegativeAppShortcutPhrase] {
            NegativeAppShortcutPhrases {
              "Buy water"
            }
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          …
          static var negativePhrases: [NegativeAppShortcutPhrase] {
            NegativeAppShortcutPhrases {
              "Buy plants"
            }
          }
        }
        """##),
    "S08": RuleExample(
      .swift,
      before: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop"
            )
            …
          }
        }
        """##,
      after: ##"""
        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantsIntent(),
              phrases: ["Water my plants with \(.applicationName)", "\(.applicationName), water everything"],
              shortTitle: "Water",
              systemImageName: "drop.fill"
            )
            …
          }
        }
        """##),
    "S09": RuleExample(
      .swift,
      before: ##"""
        // One provider for all.
        """##,
      after: ##"""
        struct JournalShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: ShowJournalIntent(),
              phrases: ["Read my \(.applicationName) journal"],
              shortTitle: "Journal",
              systemImageName: "book"
            )
          }
        }
        """##),
    "S10": RuleExample(
      .json,
      before: ##"""
        {
          …
          "appShortcuts": [
            {
              "conformance": "direct",
              "identifier": "GardenShortcuts",
              "identifierSource": "typeName",
              "module": "Garden",
              "shortcuts": [
              …
            }
          ],
          …
        }
        """##,
      after: ##"""
        {
          …
          "appShortcuts": [
            {
              "conformance": "direct",
              "identifier": "GardenShortcuts",
              "identifierSource": "typeName",
              "module": "GardenKit",
              "shortcuts": [
              …
            }
          ],
          …
        }
        """##),
    "S11": RuleExample(
      .swift,
      before: ##"""
        struct GardenApp: App {
          init() {
            GardenShortcuts.updateAppShortcutParameters()
          }

          var body: some Scene {
            WindowGroup { GardenView() }
          }
        }
        """##,
      after: ""),
    "W01": RuleExample(
      .swift,
      before: ##"""
        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "GardenWidget", intent: GardenWidgetIntent.self, provider: GardenProvider()) { entry in
              GardenWidgetView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall, .systemMedium])
          }
        }
        """##,
      after: ##"""
        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "com.example.garden.widget", intent: GardenWidgetIntent.self, provider: GardenProvider()) { entry in
              GardenWidgetView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall, .systemMedium])
          }
        }
        """##),
    "W02": RuleExample(
      .json,
      before: ##"""
        {
          …
          "widgets": [
            {
              "bundle": "com.example.garden.widgets",
              "configuration": "fixed",
              "kind": "GardenWidget",
              "typePath": "GardenWidget"
            }
          ]
        }
        """##,
      after: ##"""
        {
          …
          "widgets": [
            {
              "bundle": "com.example.garden.widgetkit",
              "configuration": "fixed",
              "kind": "GardenWidget",
              "typePath": "GardenWidget"
            }
          ]
        }
        """##),
    "W05": RuleExample(
      .swift,
      before: ##"""
        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "GardenWidget", intent: GardenWidgetIntent.self, provider: GardenProvider()) { entry in
              GardenWidgetView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall, .systemMedium])
          }
        }
        """##,
      after: ##"""
        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "GardenWidget", intent: ShelfWidgetIntent.self, provider: GardenProvider()) { entry in
              GardenWidgetView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall, .systemMedium])
          }
        }
        """##),
    "W06": RuleExample(
      .swift,
      before: ##"""
        struct PumpControlIntent: ControlConfigurationIntent {
          static let title: LocalizedStringResource = "Pump"

          @Parameter(title: "Pump")
          var pump: String?
        }
        """##,
      after: ##"""
        struct PumpControlIntent: ControlConfigurationIntent {
          static let title: LocalizedStringResource = "Pump"

          @Parameter(title: "Pump")
          var pump: String
        }
        """##),
    "W07": RuleExample(
      .swift,
      before: ##"""
        struct WaterAllIntent: AppIntent {
          static let title: LocalizedStringResource = "Water All"

          func perform() async throws -> some IntentResult {
            try await Garden.shared.waterAll()
            return .result()
          }
        }
        """##,
      after: ##"""
        struct WaterAllIntent: AppIntent {
          static let title: LocalizedStringResource = "Water All"

          func perform() async throws -> some IntentResult {
            try await requestConfirmation()
            try await Garden.shared.waterAll()
            return .result()
          }
        }
        """##),
    "I19": RuleExample(
      .json,
      before: ##"""
        {
          …
          "intents": [
            {
              …
              "identifierSource": "typeName",
              …
            }
          ],
          …
        }
        """##,
      after: ##"""
        {
          …
          "intents": [
            {
              …
              "identifierSource": "typeName",
              "openAppWhenRun": true,
              "result": {},
              "title": "Water Plant",
              "typePath": "WaterPlantIntent"
            }
          ],
          …
        }
        """##),
    "K01": RuleExample(
      .json,
      before: ##"""
        {
          …
        }
        """##,
      after: ##"""
        {
          …
          "packages": [
            {
              "includes": [
                "GardenKit"
              ],
              "typePath": "com.example.garden"
            }
          ],
          "readFrom": {
            "kind": "metadata"
          }
        }
        """##),
    "K02": RuleExample(
      .json,
      before: ##"""
        {
          …
          "packages": [
            {
              "includes": [
                "GardenKit"
              ],
              "typePath": "com.example.garden"
            }
          ],
          "readFrom": {
            "kind": "metadata"
          }
        }
        """##,
      after: ##"""
        {
          …
        }
        """##),
    "C02": RuleExample(
      .swift,
      before: ##"""
        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"
          …
          @Parameter(title: "Message")
          var text: String?
          …
        }
        """##,
      after: ##"""
        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"
          …
          @Parameter(title: "Message")
          var message: AttributedString?
          …
        }
        """##),
    "C03": RuleExample(
      .swift,
      before: ##"""
        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##,
      after: ##"""
        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##),
    "C04": RuleExample(
      .swift,
      before: ##"""
        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##,
      after: ##"""
        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##),
    "C05": RuleExample(
      .swift,
      before: ##"""
        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##,
      after: ##"""
        @AppIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##),
    "C06": RuleExample(
      .swift,
      before: ##"""
        enum Theme11: String, AppEnum {
          case light
          …
        }
        """##,
      after: ##"""
        @AppEnum(schema: .books.theme)
        enum Theme11: String {
          case light
          …
        }
        """##),
    "C07": RuleExample(
      .swift,
      before: ##"""
        struct LapStopwatch: AppIntent {
          static let title: LocalizedStringResource = "Next Lap"
          …
        }
        """##,
      after: ##"""
        @AppIntent(schema: .clock.lapStopwatch)
        struct LapStopwatch {
          static let title: LocalizedStringResource = "Next Lap"
          …
        }
        """##),
    "C08": RuleExample(
      .swift,
      before: ##"""
        struct UpdateEntry: AppIntent {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##,
      after: ##"""
        @AssistantIntent(schema: .journal.updateEntry)
        struct UpdateEntry {
          static let title: LocalizedStringResource = "Update Entry"
          …
        }
        """##),
    "C09": RuleExample(
      .swift,
      before: "",
      after: ##"""
        @AppIntent(schema: .system.searchInApp)
        """##),
    "C11": RuleExample(
      .swift,
      before: ##"""
        struct CreateEntry: AppIntent {
          static let title: LocalizedStringResource = "Create Entry"
          …
        }
        """##,
      after: ##"""
        @AppIntent(schema: .journal.createEntry)
        struct CreateEntry {
          static let title: LocalizedStringResource = "Create Entry"
          …
        }
        """##),
    "L01": RuleExample(
      .swift,
      before: ##"""
        // Feed.swift
        import AppIntents

        struct GiveFoodAppIntent: AppIntent {
          static let title: LocalizedStringResource = "Give food"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Food")
          var food: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##,
      after: ##"""
        // Intents.swift
        import AppIntents

        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct GiveFoodAppIntent: AppIntent {
          static let title: LocalizedStringResource = "Give food"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Food")
          var food: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct RepotPlantAppIntent: AppIntent {
          static let title: LocalizedStringResource = "Repot plant"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: String
          var displayRepresentation: DisplayRepresentation { "\(id)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] {
            identifiers.map { PlantEntity(id: $0) }
          }
        }
        """##),
    "L03": RuleExample(
      .swift,
      before: "",
      after: ##"""
        // Water.swift
        import AppIntents

        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: PlantEntity

          @Parameter(title: "Amount")
          var volume: Int?

          @Parameter(title: "Note")
          var note: String?

          @Parameter(title: "Days")
          var days: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: String
          var displayRepresentation: DisplayRepresentation { "\(id)" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] {
            identifiers.map { PlantEntity(id: $0) }
          }
        }
        """##),
    "L04": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"
          …
        }
        """##,
      after: ##"""
        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##),
    "L05": RuleExample(
      .swift,
      before: "",
      after: ##"""
        struct WaterAllPlants: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water All Plants"
          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Amount")
          var amount: Int?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##),
    "L08": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          …
        }
        """##,
      after: ##"""
        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let intentClassName = "WaterPlantIntent"
          …
        }
        """##),
    "L09": RuleExample(
      .xml,
      before: ##"""
        <dict>
          …
          <array>
            <dict>
              …
              <dict>
                <key>plant,amount,note</key>
                <dict>
                …
              </dict>
              …
              <array>
                <dict>
                  …
                  <string>plant</string>
                  <key>INIntentParameterType</key>
                  <string>String</string>
                </dict>
                <dict>
                  …
                  <key>INIntentParameterName</key>
                  <string>amount</string>
                  <key>INIntentParameterType</key>
                  <string>Integer</string>
                </dict>
                <dict>
                  <key>INIntentParameterConfigurable</key>
                  <true/>
                  <key>INIntentParameterDisplayName</key>
                  <string>Note</string>
                  <key>INIntentParameterName</key>
                  <string>note</string>
                  <key>INIntentParameterType</key>
                  <string>String</string>
                </dict>
              </array>
              …
            </dict>
          </array>
          <key>INTypes</key>
          <array>
          </array>
        </dict>
        """##,
      after: ##"""
        <dict>
          …
          <array>
            <dict>
              …
              <dict>
                <key>plant,volume</key>
                <dict>
                …
              </dict>
              …
              <array>
                <dict>
                  …
                  <string>plant</string>
                  <key>INIntentParameterObjectType</key>
                  <string>PlantType</string>
                  <key>INIntentParameterType</key>
                  <string>Object</string>
                </dict>
                <dict>
                  …
                  <key>INIntentParameterName</key>
                  <string>volume</string>
                  <key>INIntentParameterType</key>
                  <string>Integer</string>
                </dict>
              </array>
              …
            </dict>
          </array>
          <key>INTypes</key>
          <array>
            <dict>
              <key>INTypeDisplayName</key>
              <string>PlantType</string>
              <key>INTypeName</key>
              <string>PlantType</string>
              <key>INTypeProperties</key>
              <array>
                <dict>
                  <key>INTypePropertyDefault</key>
                  <true/>
                  <key>INTypePropertyName</key>
                  <string>identifier</string>
                  <key>INTypePropertyType</key>
                  <string>String</string>
                </dict>
                <dict>
                  <key>INTypePropertyDefault</key>
                  <true/>
                  <key>INTypePropertyName</key>
                  <string>displayString</string>
                  <key>INTypePropertyType</key>
                  <string>String</string>
                </dict>
                <dict>
                  <key>INTypePropertyDisplayName</key>
                  <string>Species</string>
                  <key>INTypePropertyName</key>
                  <string>species</string>
                  <key>INTypePropertyType</key>
                  <string>String</string>
                </dict>
              </array>
            </dict>
          </array>
        </dict>
        """##),
    "L10": RuleExample(
      .xml,
      before: ##"""
        <dict>
          <key>INEnums</key>
          <array>
            <dict>
              …
              <array>
                …
                <dict>
                  <key>INEnumValueDisplayName</key>
                  <string>Medium</string>
                  <key>INEnumValueIndex</key>
                  <integer>2</integer>
                  <key>INEnumValueName</key>
                  <string>medium</string>
                </dict>
                <dict>
                  <key>INEnumValueDisplayName</key>
                  <string>Large</string>
                  <key>INEnumValueIndex</key>
                  <integer>3</integer>
                  <key>INEnumValueName</key>
                  <string>large</string>
                </dict>
              </array>
            </dict>
          </array>
          …
        </dict>
        """##,
      after: ##"""
        <dict>
          <key>INEnums</key>
          <array>
            <dict>
              …
              <array>
                …
                <dict>
                  <key>INEnumValueDisplayName</key>
                  <string>Large</string>
                  <key>INEnumValueIndex</key>
                  <integer>2</integer>
                  <key>INEnumValueName</key>
                  <string>large</string>
                </dict>
              </array>
            </dict>
          </array>
          …
        </dict>
        """##),
    "L11": RuleExample(
      .xml,
      before: ##"""
        <dict>
          …
          <array>
            <dict>
              …
              <array>
                …
                <dict>
                  <key>INTypePropertyDisplayName</key>
                  <string>Age</string>
                  <key>INTypePropertyName</key>
                  <string>age</string>
                  <key>INTypePropertyType</key>
                  <string>Integer</string>
                </dict>
                <dict>
                  <key>INTypePropertyDisplayName</key>
                  <string>Height</string>
                  <key>INTypePropertyName</key>
                  <string>height</string>
                  <key>INTypePropertyType</key>
                  <string>Decimal</string>
                </dict>
              </array>
            </dict>
          </array>
        </dict>
        """##,
      after: ##"""
        <dict>
          …
          <array>
            <dict>
              …
              <array>
                …
                <dict>
                  <key>INTypePropertyDisplayName</key>
                  …
                  <key>INTypePropertyType</key>
                  <string>String</string>
                </dict>
              </array>
            </dict>
          </array>
        </dict>
        """##),
  ]
}

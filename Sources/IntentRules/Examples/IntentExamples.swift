// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let intents: [String: RuleExample] = [
    "I01": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct RepotPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Repot Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct RepotPlantIntent: DeprecatedAppIntent {
          static let title: LocalizedStringResource = "Repot Plant"
          static let deprecation = IntentDeprecation(message: "Use Water Plant.", replacedBy: WaterPlantIntent.self)

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "I02": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterHousePlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterHousePlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let persistentIdentifier = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "I04": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let persistentIdentifier = "com.example.garden.water"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let persistentIdentifier = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "I05": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static var persistentIdentifier: String { Identifiers.prefix + "WaterPlantIntent" }

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let persistentIdentifier = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "I07": RuleExample(
      before: [RuleExample.File(.swift, "App/App.swift", ##"""
        struct PlantsApp {}
        """##), RuleExample.File(.swift, "Widgets/WaterPlant.swift", ##"""
        import AppIntents

        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      after: [RuleExample.File(.swift, "App/WaterPlant.swift", ##"""
        import AppIntents

        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##), RuleExample.File(.swift, "Widgets/Widgets.swift", ##"""
        struct Widgets {}
        """##)],
      fixed: .asBefore),
    "I08": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import ProjectDescription

        let project = Project(
          name: "Garden",
          targets: [
            .target(
              name: "Garden", destinations: .iOS, product: .app,
              bundleId: "com.example.garden", sources: "Garden/**")
          ])
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import ProjectDescription

        let project = Project(
          name: "Garden",
          targets: [
            .target(
              name: "Garden", destinations: .iOS, product: .app,
              bundleId: "org.example.plants", sources: "Garden/**")
          ])
        """##)],
      fixed: .asBefore),
    "I09": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        protocol GardenIntent: AppIntent {}

        extension GardenIntent {
          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct WaterPlantIntent: GardenIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        protocol GardenIntent: AppIntent {}

        extension GardenIntent {
          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct WaterPlantIntent: AppIntent, GardenIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String
        }
        """##)])),
    "I10": RuleExample(
      before: [],
      after: [RuleExample.File(.swift, "Sources/GardenWatch/Intents.swift", ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water"

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, "Sources/GardenWatch/Intents.swift", ##"""
        import AppIntents

        struct WaterPlantOnWatchIntent: AppIntent {
          static let title: LocalizedStringResource = "Water"

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)]),
      unchanged: [RuleExample.File(.swift, "Sources/Garden/Intents.swift", ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)]),
    "I11": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let isDiscoverable = false

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: DeprecatedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let deprecation = IntentDeprecation(message: "Use Care for Plant.")

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "I12": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantIntent(),
              phrases: ["Water a plant in \(.applicationName)"],
              shortTitle: "Water",
              systemImageName: "leaf"
            )
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let isDiscoverable = false

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct GardenShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: WaterPlantIntent(),
              phrases: ["Water a plant in \(.applicationName)"],
              shortTitle: "Water",
              systemImageName: "leaf"
            )
          }
        }
        """##)],
      fixed: .asBefore),
    "I13": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let intentClassName = "WaterPlantIntent"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: AppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let intentClassName = "WaterPlantIntent"
          static let isDiscoverable = false

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let intentClassName = "WaterPlantIntent"
          static let deprecation = IntentDeprecation(message: "Use Care for Plant.")

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "I14": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .photos.openAlbum)
        struct OpenAlbumIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Album"

          var target: AlbumEntity

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .photos.openAlbum)
        struct OpenAlbumIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Album"

          static let isAssistantOnly = true

          var target: AlbumEntity

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .photos.openAlbum)
        struct OpenAlbumForSiriIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Album"

          static let isAssistantOnly = true

          var target: AlbumEntity

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        @AppIntent(schema: .photos.openAlbum)
        struct OpenAlbumIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Album"

          var target: AlbumEntity

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "I15": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .photos.openAlbum)
        struct OpenAlbumIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Album"

          static let isAssistantOnly = true

          var target: AlbumEntity

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @AppIntent(schema: .photos.openAlbum)
        struct OpenAlbumIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Album"

          var target: AlbumEntity

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .nothingToFix),
    "I16": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let isAssistantOnly = true

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "I17": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let openAppWhenRun = true

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "I18": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let openAppWhenRun = true

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let openAppWhenRun = false

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "I19": RuleExample(
      before: [],
      after: [RuleExample.File(.swift, "Widgets/ShowPlant.swift", ##"""
        import AppIntents

        struct ShowPlant: AppIntent {
          static let title: LocalizedStringResource = "Show Plant"
          static let openAppWhenRun = true

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, "Widgets/ShowPlant.swift", ##"""
        import AppIntents

        struct ShowPlant: AppIntent {
          static let title: LocalizedStringResource = "Show Plant"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)]),
      unchanged: [RuleExample.File(.swift, "App/WaterPlant.swift", ##"""
        import AppIntents

        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)]),
    "I21": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            try await requestConfirmation()
            return .result()
          }
        }
        """##)])),
    "I22": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .nothingToFix),
    "I23": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct GetThirstIntent: AppIntent {
          static let title: LocalizedStringResource = "Get Thirst"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult & ReturnsValue<Double> {
            .result(value: 0.5)
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct GetThirstIntent: AppIntent {
          static let title: LocalizedStringResource = "Get Thirst"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult & ReturnsValue<String> {
            .result(value: "a little")
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct DescribeThirstIntent: AppIntent {
          static let title: LocalizedStringResource = "Describe Thirst"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult & ReturnsValue<String> {
            .result(value: "a little")
          }
        }

        struct GetThirstIntent: AppIntent {
          static let title: LocalizedStringResource = "Get Thirst"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult & ReturnsValue<Double> {
            .result(value: 0.5)
          }
        }
        """##)])),
    "I25": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct GetThirstIntent: AppIntent {
          static let title: LocalizedStringResource = "Get Thirst"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            .result(dialog: "A little", view: ThirstView())
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct GetThirstIntent: AppIntent {
          static let title: LocalizedStringResource = "Get Thirst"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "I26": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult & OpensIntent {
            .result(opensIntent: OpenShelfIntent())
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "I27": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Give Water"

          static let description = IntentDescription("Waters one plant.", categoryName: "Care", searchKeywords: ["irrigate"])

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .nothingToFix),
    "I28": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static var parameterSummary: some ParameterSummary {
            Summary("Water \(\.$plant)") {
              \.$liters
            }
          }

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Liters", default: 1.0)
          var liters: Double

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static var parameterSummary: some ParameterSummary {
            Summary("Water \(\.$plant)")
          }

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Liters", default: 1.0)
          var liters: Double

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "I29": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static var parameterSummary: some ParameterSummary {
            Summary("Water \(\.$plant)") {
              \.$liters
            }
          }

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Liters", default: 1.0)
          var liters: Double

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Liters", default: 1.0)
          var liters: Double

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static var parameterSummary: some ParameterSummary {
            Summary("Water \(\.$plant) with \(\.$liters) liters")
          }

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Liters", default: 1.0)
          var liters: Double

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "I30": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct OpenPlantIntent: OpenIntent {
          static let title: LocalizedStringResource = "Open Plant"

          @Parameter(title: "Plant")
          var target: PlantEntity

          static let openAppWhenRun = true

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: String

          var displayRepresentation: DisplayRepresentation { "Plant" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct OpenPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Open Plant"

          @Parameter(title: "Plant")
          var target: PlantEntity

          static let openAppWhenRun = true

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct PlantEntity: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
          static let defaultQuery = PlantQuery()

          let id: String

          var displayRepresentation: DisplayRepresentation { "Plant" }
        }

        struct PlantQuery: EntityQuery {
          func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
        }
        """##)],
      fixed: .asBefore),
    "I31": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct ShelfIntent: AppIntent, WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Shelf"

          @Parameter(title: "Room")
          var room: String?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct ShelfWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "Shelf", intent: ShelfIntent.self, provider: ShelfProvider()) { _ in ShelfView() }
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct ShelfIntent: AppIntent {
          static let title: LocalizedStringResource = "Shelf"

          @Parameter(title: "Room")
          var room: String?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct ShelfWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "Shelf", intent: ShelfIntent.self, provider: ShelfProvider()) { _ in ShelfView() }
          }
        }
        """##)],
      fixed: .asBefore),
    "I32": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct GardenFocusFilter: AppIntent, SetFocusFilterIntent {
          static let title: LocalizedStringResource = "Garden"

          @Parameter(title: "Room")
          var room: String?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct GardenFocusFilter: AppIntent {
          static let title: LocalizedStringResource = "Garden"

          @Parameter(title: "Room")
          var room: String?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "I33": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct PlayRainIntent: AudioPlaybackIntent {
          static let title: LocalizedStringResource = "Play Rain Sounds"

          @Parameter(title: "Minutes", default: 20)
          var minutes: Int

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct PlayRainIntent: AppIntent {
          static let title: LocalizedStringResource = "Play Rain Sounds"

          @Parameter(title: "Minutes", default: 20)
          var minutes: Int

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "I34": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct PlayRainIntent: AppIntent, ProgressReportingIntent {
          static let title: LocalizedStringResource = "Play Rain Sounds"

          @Parameter(title: "Minutes", default: 20)
          var minutes: Int

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct PlayRainIntent: AppIntent {
          static let title: LocalizedStringResource = "Play Rain Sounds"

          @Parameter(title: "Minutes", default: 20)
          var minutes: Int

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "I35": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @available(iOS 17, *)
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @available(iOS 18, *)
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @available(iOS 17, *)
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            if #available(iOS 18, *) {
              await Garden.shared.measureSoil(plant)
            }
            return .result()
          }
        }
        """##)])),
    "I36": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @available(iOS 16, *)
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @available(iOS, introduced: 16, obsoleted: 18)
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @available(iOS 16, *)
        struct WaterPlantIntent: DeprecatedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let deprecation = IntentDeprecation(message: "Use Care for Plant.")

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "I37": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @available(*, deprecated, message: "Use Care for Plant.")
        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: DeprecatedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let deprecation = IntentDeprecation(message: "Use Care for Plant.")

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "I38": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct CareForPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Care for Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct CareForPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Care for Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct WaterPlantIntent: DeprecatedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let deprecation = IntentDeprecation(message: "This action moved.", replacedBy: CareForPlantIntent.self)

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .nothingToFix),
    "I39": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct CareForPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Care for Plant"

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct WaterPlantIntent: DeprecatedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let deprecation = IntentDeprecation(message: "This action moved.", replacedBy: CareForPlantIntent.self)

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: DeprecatedAppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          static let deprecation = IntentDeprecation(message: "This action moved.", replacedBy: CareForPlantIntent.self)

          @Parameter(title: "Plant")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "I40": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let allowedExecutionTargets: IntentExecutionTargets = [.main]

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      fixed: .asBefore),
  ]
}

// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let intents: [String: RuleExample] = [
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
      .swift,
      before: ##"""
        // App/App.swift
        struct PlantsApp {}

        // Widgets/WaterPlant.swift
        import AppIntents

        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##,
      after: ##"""
        // App/WaterPlant.swift
        import AppIntents

        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          func perform() async throws -> some IntentResult { .result() }
        }

        // Widgets/Widgets.swift
        struct Widgets {}
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
    "I40": RuleExample(
      .swift,
      before: ##"""
        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##,
      after: ##"""
        struct WaterPlant: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"
          static let allowedExecutionTargets: IntentExecutionTargets = [.main]

          func perform() async throws -> some IntentResult { .result() }
        }
        """##),
    "I19": RuleExample(
      .swift,
      before: "",
      after: ##"""
        // Widgets/ShowPlant.swift
        import AppIntents

        struct ShowPlant: AppIntent {
          static let title: LocalizedStringResource = "Show Plant"
          static let openAppWhenRun = true

          func perform() async throws -> some IntentResult { .result() }
        }
        """##),
  ]
}

// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let parameters: [String: RuleExample] = [
    "P01": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
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

          static var parameterSummary: some ParameterSummary {
            Summary("Water \(\.$plant)")
          }

          @Parameter(title: "Plant")
          var plant: String

          // Shortcuts that people built still set it.
          @Parameter(title: "Liters", default: 1.0)
          var liters: Double

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "P02": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
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
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Liters", default: 1.0)
          var amount: Double

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

          @Parameter(title: "Amount", default: 1.0)
          var liters: Double

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "P03": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
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
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Liters")
          var liters: Measurement<UnitVolume>

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
            Summary("Water \(\.$plant)") {
              \.$volume
            }
          }

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Liters", default: 1.0)
          var liters: Double

          @Parameter(title: "Volume")
          var volume: Measurement<UnitVolume>?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "P04": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
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
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: [String]

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
            Summary("Water \(\.$plants)") {
              \.$liters
            }
          }

          @Parameter(title: "Plant", default: "")
          var plant: String

          @Parameter(title: "Plants", default: [])
          var plants: [String]

          @Parameter(title: "Liters", default: 1.0)
          var liters: Double

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "P05": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String?

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

          @Parameter(title: "Plant", default: "Fern")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "P07": RuleExample(
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

          @Parameter(title: "Plant")
          var plant: String?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "P08": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

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

          @Parameter(title: "Liters", default: 2.0)
          var liters: Double

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .asBefore),
    "P09": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Liters", default: 1.0, inclusiveRange: (0, 10))
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

          @Parameter(title: "Liters", default: 1.0, inclusiveRange: (0.5, 10))
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

          @Parameter(title: "Liters", default: 1.0, inclusiveRange: (0, 10))
          var liters: Double

          func perform() async throws -> some IntentResult {
            let liters = max(liters, 0.5)
            await Garden.shared.water(liters)
            return .result()
          }
        }
        """##)])),
    "P10": RuleExample(
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

          @Parameter(title: "Which Plant", requestValueDialog: "Which one?")
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .nothingToFix),
    "P11": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Photo", supportedContentTypes: [.image, .pdf])
          var photo: IntentFile

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Photo", supportedContentTypes: [.image])
          var photo: IntentFile

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Photo", supportedContentTypes: [.image, .pdf])
          var photo: IntentFile

          func perform() async throws -> some IntentResult {
            guard photo.type != .pdf else {
              return .result()  // PDFs are accepted and ignored.
            }
            return .result()
          }
        }
        """##)])),
    "P12": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant", optionsProvider: PlantOptions())
          var plant: String

          func perform() async throws -> some IntentResult {
            .result()
          }
        }

        struct PlantOptions: DynamicOptionsProvider {
          func results() async throws -> [String] { ["Fern", "Palm"] }
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
    "P13": RuleExample(
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

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Can")
          var can: String

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

          @Parameter(title: "Can")
          var can: String?

          func perform() async throws -> some IntentResult {
            .result()
          }
        }
        """##)])),
    "P15": RuleExample(
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

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Place")
          var place: PlaceDescriptor?

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
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        struct WaterPlantIntent: AppIntent {
          static let title: LocalizedStringResource = "Water Plant"

          @Parameter(title: "Plant")
          var plant: String

          @Parameter(title: "Place")
          var place: String?

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
        """##)])),
  ]
}

// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let parameters: [String: RuleExample] = [
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
  ]
}

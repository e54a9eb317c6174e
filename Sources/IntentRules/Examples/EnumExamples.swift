// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let enums: [String: RuleExample] = [
    "N01": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

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

        enum PotMaterial: String, AppEnum {
          case clay
          case plastic

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Material"
          static let caseDisplayRepresentations: [PotMaterial: DisplayRepresentation] = [.clay: "Clay", .plastic: "Plastic"]
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

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
        """##)],
      fixed: .asBefore),
    "N02": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

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
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

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
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum WaterDose: String, AppEnum {
          static let persistentIdentifier = "WateringAmount"

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
        """##)])),
    "N03": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

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
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum WateringAmount: String, AppEnum {
          case sip
          case cup

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
          static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
            .sip: "A Sip",
            .cup: "A Cup",
          ]
        }

        struct WaterIntent: AppIntent {
          static let title: LocalizedStringResource = "Water"

          @Parameter(title: "Amount")
          var amount: WateringAmount

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      fixed: .asBefore),
    "N04": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum WateringAmount: String, AppEnum {
          case sip
          case cup
          case soak = "soak"

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
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum WateringAmount: String, AppEnum {
          case sip
          case cup
          case soak = "drench"

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
        """##)],
      fixed: .asBefore),
    "N07": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum WateringAmount: Int, AppEnum {
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
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum WateringAmount: Int, AppEnum {
          case drop
          case sip
          case cup
          case soak

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
          static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
            .drop: "A Drop",
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
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum WateringAmount: Int, AppEnum {
          case drop = 3
          case sip = 0
          case cup = 1
          case soak = 2

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
          static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
            .drop: "A Drop",
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
        """##)])),
    "N08": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum WateringAmount: Int, AppEnum {
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
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

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
        """##)],
      fixed: .asBefore),
    "N09": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

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
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum WateringAmount: String, AppEnum {
          case sip
          case cup
          case soak
          case flood

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
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum WateringAmount: String, AppEnum {
          case sip
          case cup
          case soak
          case flood

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
          static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
            .sip: "A Sip",
            .cup: "A Cup",
            .soak: "A Soak",
            .flood: "A Flood",
          ]
        }

        struct WaterIntent: AppIntent {
          static let title: LocalizedStringResource = "Water"

          @Parameter(title: "Amount")
          var amount: WateringAmount

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)])),
    "N10": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

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
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum WateringAmount: String, AppEnum {
          case sip
          case cup
          case soak

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
          static let caseDisplayRepresentations: [WateringAmount: DisplayRepresentation] = [
            .sip: "A Sip",
            .cup: "A Cup",
            .soak: "A Bath",
          ]
        }

        struct WaterIntent: AppIntent {
          static let title: LocalizedStringResource = "Water"

          @Parameter(title: "Amount")
          var amount: WateringAmount

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      fixed: .nothingToFix),
    "N11": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum Season: String, AppEnum {
          case spring, summer, winter

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
          static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
            .spring: "Spring", .summer: "Summer", .winter: "Winter",
          ]
          static let allCases: [Season] = [.spring, .summer, .winter]
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        enum Season: String, AppEnum {
          case spring, summer, winter

          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
          static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [
            .spring: "Spring", .summer: "Summer", .winter: "Winter",
          ]
          static let allCases: [Season] = [.spring, .summer]
        }
        """##)],
      fixed: .asBefore),
    "U01": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @UnionValue
        enum SearchTarget {
          case name(String)
          case room(Int)
        }

        struct SearchGardenIntent: AppIntent {
          static let title: LocalizedStringResource = "Search Garden"

          @Parameter(title: "Target")
          var target: SearchTarget

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents

        @UnionValue
        enum SearchTarget {
          case name(String)
        }

        struct SearchGardenIntent: AppIntent {
          static let title: LocalizedStringResource = "Search Garden"

          @Parameter(title: "Target")
          var target: SearchTarget

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      fixed: .asBefore),
  ]
}

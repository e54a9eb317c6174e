// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let enums: [String: RuleExample] = [
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
    "N11": RuleExample(
      .swift,
      before: ##"""
        enum Season: String, AppEnum {
          …
          static let allCases: [Season] = [.spring, .summer, .winter]
        }
        """##,
      after: ##"""
        enum Season: String, AppEnum {
          …
          static let allCases: [Season] = [.spring, .summer]
        }
        """##),
  ]
}

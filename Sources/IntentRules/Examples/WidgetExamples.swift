// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let widgets: [String: RuleExample] = [
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
      .swift,
      before: ##"""
        // Cards/Cards.swift
        struct Cards {}

        // Widgets/PlantWidget.swift
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct PlantWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "org.example.plants.plant", provider: PlantProvider()) { _ in Text("Plant") }
          }
        }
        """##,
      after: ##"""
        // Cards/PlantWidget.swift
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct PlantWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "org.example.plants.plant", provider: PlantProvider()) { _ in Text("Plant") }
          }
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
    "W08": RuleExample(
      .swift,
      before: ##"""
        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            …
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall, .systemMedium])
          }
        }
        """##,
      after: ##"""
        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            …
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall])
          }
        }
        """##),
    "W09": RuleExample(
      .swift,
      before: "",
      after: ##"""
        @available(iOS 17, *)
        """##),
  ]
}

// swift-format-ignore-file
// Written from the pairs under Tests/Fixtures/Rules: RECORD_GOLDEN=1 swift test --filter RulePageTests writes it anew.

extension RuleExample {
  static let widgets: [String: RuleExample] = [
    "W01": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct GardenWidgetIntent: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Garden"

          @Parameter(title: "Show Overdue", default: true)
          var showsOverdue: Bool
        }

        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "GardenWidget", intent: GardenWidgetIntent.self, provider: GardenProvider()) { entry in
              GardenWidgetView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall, .systemMedium])
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct GardenWidgetIntent: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Garden"

          @Parameter(title: "Show Overdue", default: true)
          var showsOverdue: Bool
        }

        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "com.example.garden.widget", intent: GardenWidgetIntent.self, provider: GardenProvider()) { entry in
              GardenWidgetView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall, .systemMedium])
          }
        }
        """##)],
      fixed: .asBefore),
    "W02": RuleExample(
      before: [RuleExample.File(.swift, "Cards/Cards.swift", ##"""
        struct Cards {}
        """##), RuleExample.File(.swift, "Widgets/PlantWidget.swift", ##"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct PlantWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "org.example.plants.plant", provider: PlantProvider()) { _ in Text("Plant") }
          }
        }
        """##)],
      after: [RuleExample.File(.swift, "Cards/PlantWidget.swift", ##"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct PlantWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "org.example.plants.plant", provider: PlantProvider()) { _ in Text("Plant") }
          }
        }
        """##)],
      fixed: .asBefore),
    "W05": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct GardenWidgetIntent: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Garden"

          @Parameter(title: "Show Overdue", default: true)
          var showsOverdue: Bool
        }

        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "GardenWidget", intent: GardenWidgetIntent.self, provider: GardenProvider()) { entry in
              GardenWidgetView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall, .systemMedium])
          }
        }

        struct ShelfWidgetIntent: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Shelf"

          @Parameter(title: "Shelf", default: 1)
          var shelf: Int
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct GardenWidgetIntent: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Garden"

          @Parameter(title: "Show Overdue", default: true)
          var showsOverdue: Bool
        }

        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "GardenWidget", intent: ShelfWidgetIntent.self, provider: GardenProvider()) { entry in
              GardenWidgetView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall, .systemMedium])
          }
        }

        struct ShelfWidgetIntent: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Shelf"

          @Parameter(title: "Shelf", default: 1)
          var shelf: Int
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct GardenWidgetIntent: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Garden"

          @Parameter(title: "Show Overdue", default: true)
          var showsOverdue: Bool

          @Parameter(title: "Shelf", default: 1)
          var shelf: Int
        }

        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "GardenWidget", intent: GardenWidgetIntent.self, provider: GardenProvider()) { entry in
              GardenWidgetView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall, .systemMedium])
          }
        }
        """##)])),
    "W06": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct PumpControlIntent: ControlConfigurationIntent {
          static let title: LocalizedStringResource = "Pump"

          @Parameter(title: "Pump")
          var pump: String?
        }

        struct PumpControl: ControlWidget {
          var body: some ControlWidgetConfiguration {
            AppIntentControlConfiguration(kind: "PumpControl", provider: PumpProvider()) { value in
              ControlWidgetButton(action: RunPumpIntent()) { Label("Pump", systemImage: "drop") }
            }
          }
        }

        struct RunPumpIntent: AppIntent {
          static let title: LocalizedStringResource = "Run Pump"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct PumpControlIntent: ControlConfigurationIntent {
          static let title: LocalizedStringResource = "Pump"

          @Parameter(title: "Pump")
          var pump: String
        }

        struct PumpControl: ControlWidget {
          var body: some ControlWidgetConfiguration {
            AppIntentControlConfiguration(kind: "PumpControl", provider: PumpProvider()) { value in
              ControlWidgetButton(action: RunPumpIntent()) { Label("Pump", systemImage: "drop") }
            }
          }
        }

        struct RunPumpIntent: AppIntent {
          static let title: LocalizedStringResource = "Run Pump"

          func perform() async throws -> some IntentResult { .result() }
        }
        """##)],
      fixed: .asBefore),
    "W07": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct WaterAllIntent: AppIntent {
          static let title: LocalizedStringResource = "Water All"

          func perform() async throws -> some IntentResult {
            try await Garden.shared.waterAll()
            return .result()
          }
        }

        struct WaterAllView: View {
          var body: some View {
            Button(intent: WaterAllIntent()) { Label("Water", systemImage: "drop") }
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct WaterAllIntent: AppIntent {
          static let title: LocalizedStringResource = "Water All"

          func perform() async throws -> some IntentResult {
            try await requestConfirmation()
            try await Garden.shared.waterAll()
            return .result()
          }
        }

        struct WaterAllView: View {
          var body: some View {
            Button(intent: WaterAllIntent()) { Label("Water", systemImage: "drop") }
          }
        }
        """##)],
      fixed: .code([RuleExample.File(.swift, nil, ##"""
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct WaterAllIntent: AppIntent {
          static let title: LocalizedStringResource = "Water All"

          func perform() async throws -> some IntentResult {
            try await requestConfirmation()
            try await Garden.shared.waterAll()
            return .result()
          }
        }

        struct WaterAllNowIntent: AppIntent {
          static let title: LocalizedStringResource = "Water All Now"
          static let isDiscoverable = false

          func perform() async throws -> some IntentResult {
            try await Garden.shared.waterAll()
            return .result()
          }
        }

        struct WaterAllView: View {
          var body: some View {
            Button(intent: WaterAllNowIntent()) { Label("Water", systemImage: "drop") }
          }
        }
        """##)])),
    "W08": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import SwiftUI
        import WidgetKit

        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "garden", provider: GardenProvider()) { entry in
              GardenView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall, .systemMedium])
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import SwiftUI
        import WidgetKit

        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "garden", provider: GardenProvider()) { entry in
              GardenView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall])
          }
        }
        """##)],
      fixed: .asBefore),
    "W09": RuleExample(
      before: [RuleExample.File(.swift, nil, ##"""
        import SwiftUI
        import WidgetKit

        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "garden", provider: GardenProvider()) { entry in
              GardenView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall])
          }
        }
        """##)],
      after: [RuleExample.File(.swift, nil, ##"""
        import SwiftUI
        import WidgetKit

        @available(iOS 17, *)
        struct GardenWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "garden", provider: GardenProvider()) { entry in
              GardenView(entry: entry)
            }
            .configurationDisplayName("Garden")
            .supportedFamilies([.systemSmall])
          }
        }
        """##)],
      fixed: .asBefore),
  ]
}

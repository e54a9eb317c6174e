import AppIntents
import SwiftUI
import WidgetKit

struct GardenSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Garden"

  @Parameter(title: "Show Overdue", default: true)
  var showsOverdue: Bool
}

struct GardenProvider: AppIntentTimelineProvider {

  func placeholder(in context: Context) -> GardenEntry { GardenEntry() }
  func snapshot(for configuration: GardenSettings, in context: Context) async -> GardenEntry { GardenEntry() }
  func timeline(for configuration: GardenSettings, in context: Context) async -> Timeline<GardenEntry> {
    Timeline(entries: [], policy: .never)
  }
}

struct GardenWidget: Widget {
  private let sizes: [WidgetFamily] = [.systemSmall, .systemMedium]

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Garden", intent: GardenSettings.self, provider: GardenProvider()) { entry in
      GardenView(entry: entry)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

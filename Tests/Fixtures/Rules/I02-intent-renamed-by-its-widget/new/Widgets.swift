import AppIntents
import SwiftUI
import WidgetKit

struct PlantWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "PlantWidget", intent: GardenSettings.self, provider: PlantProvider()) { entry in
      PlantWidgetView(entry: entry)
    }
    .configurationDisplayName("Plant")
    .supportedFamilies([.systemSmall])
  }
}

struct GardenSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Filter"

  @Parameter(title: "Plant")
  var plant: String?
}

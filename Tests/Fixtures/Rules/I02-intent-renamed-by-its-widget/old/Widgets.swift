import AppIntents
import SwiftUI
import WidgetKit

struct PlantWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "PlantWidget", intent: ConfigurationAppIntent.self, provider: PlantProvider()) { entry in
      PlantWidgetView(entry: entry)
    }
    .configurationDisplayName("Plant")
    .supportedFamilies([.systemSmall])
  }
}

struct ConfigurationAppIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Filter"

  @Parameter(title: "Plant")
  var plant: String?
}

import AppIntents
import SwiftUI
import WidgetKit

struct PlantWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PlantWidget", provider: PlantProvider()) { entry in
      PlantWidgetView(entry: entry)
    }
    .configurationDisplayName("Plant")
    .supportedFamilies([.systemSmall])
  }
}

struct ConfigurationAppIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Configuration"

  @Parameter(title: "Plant")
  var plant: String?
}

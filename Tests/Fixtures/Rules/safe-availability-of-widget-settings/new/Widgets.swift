import AppIntents
import SwiftUI
import WidgetKit

struct PlantWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "PlantWidget", intent: PlantWidgetIntent.self, provider: PlantProvider()) { entry in
      PlantWidgetView(entry: entry)
    }
    .configurationDisplayName("Plant")
    .supportedFamilies([.systemSmall])
  }
}

@available(iOS 17, macOS 14, *)
struct PlantWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Plant"

  @Parameter(title: "Plant")
  var plant: String?
}

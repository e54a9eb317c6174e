import AppIntents
import SwiftUI
import WidgetKit

struct PlantWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "PlantWidget", intent: SelectPlantIntent.self, provider: PlantProvider()) { entry in
      PlantWidgetView(entry: entry)
    }
    .configurationDisplayName("Plant")
    .supportedFamilies([.systemSmall])
  }
}

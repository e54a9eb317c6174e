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

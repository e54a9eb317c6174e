import SwiftUI
import WidgetKit

@main struct PlantWidgets: WidgetBundle {
  var body: some Widget {
    GardenWidget()
  }
}

struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "garden", provider: GardenProvider()) { entry in
      GardenView(entry: entry)
    }
    .configurationDisplayName("Garden")
    .supportedFamilies([.systemSmall])
  }
}

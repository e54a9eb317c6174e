import SwiftUI
import WidgetKit

@main struct PlantWidgets: WidgetBundle {
  var body: some Widget {
    GardenWidget()
    BedsWidget()
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

struct BedsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "garden", provider: BedsProvider()) { entry in
      BedsView(entry: entry)
    }
    .configurationDisplayName("Beds")
    .supportedFamilies([.systemSmall])
  }
}

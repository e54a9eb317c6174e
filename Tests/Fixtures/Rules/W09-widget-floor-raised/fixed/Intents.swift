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

import SwiftUI
import WidgetKit

struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    let garden = StaticConfiguration(kind: "garden", provider: GardenProvider()) { entry in
      GardenView(entry: entry)
    }
    .configurationDisplayName("Garden")
    .supportedFamilies([.systemSmall])
    if #available(iOS 17, *) {
      return garden.contentMarginsDisabled()
    } else {
      return garden
    }
  }
}

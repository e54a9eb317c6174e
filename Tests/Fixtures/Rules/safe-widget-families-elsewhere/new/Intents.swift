import SwiftUI
import WidgetKit

struct GardenWidget: Widget {
  var families: [WidgetFamily] {
    if #available(iOS 17, *) { return [.systemSmall, .systemMedium, .accessoryCircular] }
    return [.systemSmall, .systemMedium]
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "garden", provider: GardenProvider()) { entry in
      GardenView(entry: entry)
    }
    .configurationDisplayName("Garden")
    .supportedFamilies(families)
  }
}

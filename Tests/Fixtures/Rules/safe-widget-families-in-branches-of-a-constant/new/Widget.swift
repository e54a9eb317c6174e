import SwiftUI
import WidgetKit

struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    let families: [WidgetFamily] =
      if #available(iOS 16, *) {
        [.systemSmall, .systemMedium, .accessoryInline]
      } else {
        [.systemSmall, .systemMedium]
      }
    return StaticConfiguration(kind: "Garden", provider: GardenProvider()) { entry in
      GardenView(entry: entry)
    }
    .supportedFamilies(families)
  }
}

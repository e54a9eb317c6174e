import SwiftUI
import WidgetKit

struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Garden", provider: GardenProvider()) { entry in
      GardenView(entry: entry)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
  }
}

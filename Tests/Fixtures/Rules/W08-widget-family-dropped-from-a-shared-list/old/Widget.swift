import SwiftUI
import WidgetKit

struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    let sizes = GardenSizes.all
    return StaticConfiguration(kind: "Garden", provider: GardenProvider()) { entry in GardenView(entry: entry) }
      .configurationDisplayName("Garden")
      .supportedFamilies(sizes)
  }
}

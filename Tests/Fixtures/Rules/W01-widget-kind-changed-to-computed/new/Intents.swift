import SwiftUI
import WidgetKit

struct GardenWidget: Widget {
  private var model = GardenModel(kind: "garden" + UUID().uuidString)

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: model.kind, provider: GardenProvider()) { entry in
      GardenView(entry: entry)
    }
    .configurationDisplayName("Garden")
    .supportedFamilies([.systemSmall])
  }
}

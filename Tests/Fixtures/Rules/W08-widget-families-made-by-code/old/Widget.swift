import SwiftUI
import WidgetKit

struct HarvestWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Harvest", provider: HarvestProvider()) { entry in
      HarvestView(entry: entry)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

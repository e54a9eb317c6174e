import SwiftUI
import WidgetKit

struct HarvestWidget: Widget {
  let sizes: [WidgetFamily]

  init() { sizes = HarvestSizes.current() }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Harvest", provider: HarvestProvider()) { entry in
      HarvestView(entry: entry)
    }
    .supportedFamilies(sizes)
  }
}

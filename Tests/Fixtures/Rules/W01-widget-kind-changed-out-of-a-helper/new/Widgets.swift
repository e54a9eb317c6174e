import SwiftUI
import WidgetKit

struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Garden", provider: GardenProvider()) { entry in
      GardenView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SummaryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Summary", provider: SummaryProvider()) { entry in
      SummaryView(entry: entry)
    }
    .supportedFamilies([.accessoryInline])
  }
}

@main
struct PlantWidgets: WidgetBundle {
  @WidgetBundleBuilder
  var body: some Widget {
    GardenWidget()
  }
}

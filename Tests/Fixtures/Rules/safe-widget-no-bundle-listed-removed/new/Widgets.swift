import SwiftUI
import WidgetKit

struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Garden", provider: GardenProvider()) { entry in
      GardenView(entry: entry)
    }
  }
}

struct WateringWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Watering", provider: WateringProvider()) { entry in
      WateringView(entry: entry)
    }
  }
}

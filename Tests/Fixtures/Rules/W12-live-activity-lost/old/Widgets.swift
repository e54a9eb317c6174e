import SwiftUI
import WidgetKit

struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Garden", provider: GardenProvider()) { entry in
      GardenView(entry: entry)
    }
  }
}

struct PickupActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PickupAttributes.self) { context in
      PickupView(state: context.state)
    } dynamicIsland: { context in
      PickupIsland(state: context.state).content
    }
  }
}

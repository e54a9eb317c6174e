import SwiftUI
import WidgetKit

@main
struct GardenWidgets: WidgetBundle {
  var body: some Widget {
    WateringWidget()
    HarvestWidget()
    PruningWidget()
  }
}

struct WateringWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Watering", provider: TaskProvider()) { entry in
      TaskView(entry: entry)
    }
  }
}

struct HarvestWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Harvest", provider: TaskProvider()) { entry in
      TaskView(entry: entry)
    }
  }
}

struct PruningWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Pruning", provider: TaskProvider()) { entry in
      TaskView(entry: entry)
    }
  }
}

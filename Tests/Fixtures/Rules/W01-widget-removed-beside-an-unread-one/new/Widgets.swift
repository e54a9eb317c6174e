import SwiftUI
import WidgetKit

@main
struct GardenWidgets: WidgetBundle {
  var body: some Widget {
    WateringWidget()
    FirstTaskWidget()
    SecondTaskWidget()
  }
}

struct WateringWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Watering", provider: TaskProvider()) { entry in
      TaskView(entry: entry)
    }
  }
}

struct FirstTaskWidget: Widget {
  var body: some WidgetConfiguration { TaskConfiguration(task: .harvest) }
}

struct SecondTaskWidget: Widget {
  var body: some WidgetConfiguration { TaskConfiguration(task: .pruning) }
}

struct TaskConfiguration: WidgetConfiguration {
  var task: GardenTask

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: task.kind, provider: TaskProvider()) { entry in
      TaskView(entry: entry)
    }
  }
}

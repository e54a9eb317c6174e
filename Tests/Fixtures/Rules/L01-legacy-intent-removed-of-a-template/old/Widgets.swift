import ActivityKit
import SwiftUI
import WidgetKit

@main
struct PlantWidgets: WidgetBundle {
  var body: some Widget {
    if #available(iOSApplicationExtension 16.2, *), !ProcessInfo.processInfo.isiOSAppOnMac {
      WateringLive()
    }
  }
}

struct WateringLive: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WateringAttributes.self) { _ in
      Text("Watering")
    } dynamicIsland: { _ in
      DynamicIsland { Text("Watering") }
    }
  }
}

struct TemplateWidget: Widget {
  let kind: String = "TemplateWidget"

  var body: some WidgetConfiguration {
    IntentConfiguration(kind: kind, intent: ConfigurationIntent.self, provider: TemplateProvider()) { entry in
      TemplateView(entry: entry)
    }
  }
}

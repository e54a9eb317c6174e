import AppIntents
import SwiftUI
import WidgetKit

struct GardenWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Garden"

  @Parameter(title: "Show Overdue", default: true)
  var showsOverdue: Bool

  @Parameter(title: "Shelf", default: 1)
  var shelf: Int
}

struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "GardenWidget", intent: GardenWidgetIntent.self, provider: GardenProvider()) { entry in
      GardenWidgetView(entry: entry)
    }
    .configurationDisplayName("Garden")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

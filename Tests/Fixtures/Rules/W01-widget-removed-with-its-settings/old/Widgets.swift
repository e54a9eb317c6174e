import AppIntents
import SwiftUI
import WidgetKit

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  func perform() async throws -> some IntentResult { .result() }
}

struct PlantWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "PlantWidget", intent: PlantWidgetIntent.self, provider: PlantProvider()) { entry in
      PlantWidgetView(entry: entry)
    }
    .configurationDisplayName("Plant")
    .supportedFamilies([.systemSmall])
  }
}

struct PlantWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Plant"

  @Parameter(title: "Plant")
  var plant: String?
}

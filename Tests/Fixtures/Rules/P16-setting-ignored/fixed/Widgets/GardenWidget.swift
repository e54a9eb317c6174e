import AppIntents
import SwiftUI
import WidgetKit

struct GardenWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Garden"

  @Parameter(title: "Show Overdue", default: true)
  var showsOverdue: Bool
}

struct GardenEntry: TimelineEntry {
  var date: Date
  var plants: [String]
}

struct GardenProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> GardenEntry { GardenEntry(date: .now, plants: []) }

  func snapshot(for configuration: GardenWidgetIntent, in context: Context) async -> GardenEntry {
    GardenEntry(date: .now, plants: ["Fern", "Palm"].filter { configuration.showsOverdue || $0 == "Palm" })
  }

  func timeline(for configuration: GardenWidgetIntent, in context: Context) async -> Timeline<GardenEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

@main
struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Garden", intent: GardenWidgetIntent.self, provider: GardenProvider()) { entry in
      Text(entry.plants.joined(separator: ", "))
    }
  }
}

import Intents
import SwiftUI
import WidgetKit

struct GardenProvider: IntentTimelineProvider {
  typealias Intent = SelectGardenIntent

  func placeholder(in context: Context) -> GardenEntry { GardenEntry() }
  func getSnapshot(for configuration: SelectGardenIntent, in context: Context, completion: @escaping (GardenEntry) -> Void) {}
  func getTimeline(
    for configuration: SelectGardenIntent, in context: Context, completion: @escaping (Timeline<GardenEntry>) -> Void
  ) {}
}

struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Garden", intent: GardenProvider.Intent.self, provider: GardenProvider()) { entry in
      GardenView(entry: entry)
    }
  }
}

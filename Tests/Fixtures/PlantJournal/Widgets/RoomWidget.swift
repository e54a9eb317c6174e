import AppIntents
import SwiftUI
import WidgetKit

struct RoomWidgetConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Room"

  @Parameter(title: "Room", optionsProvider: AddPlant.RoomOptions())
  var room: String?

  @Parameter(title: "Show Photos", default: true)
  var showsPhotos: Bool
}

struct RoomWidget: Widget {
  static let kind = "room"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: Self.kind, intent: RoomWidgetConfiguration.self, provider: RoomTimeline()) { entry in
      RoomView(entry: entry)
    }
    .configurationDisplayName("Room")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

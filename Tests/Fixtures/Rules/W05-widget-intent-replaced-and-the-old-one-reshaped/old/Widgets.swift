import AppIntents
import SwiftUI
import WidgetKit

struct ShelfStatusIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shelf Status"
  static let isDiscoverable = false

  @Parameter(title: "Shelves")
  var shelves: [Int]?
}

struct ShelfWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Shelf", intent: ShelfStatusIntent.self, provider: ShelfProvider()) { entry in
      ShelfView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

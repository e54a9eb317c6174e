import AppIntents
import SwiftUI
import WidgetKit

struct ShelfStatusIntent: AppIntent {
  static let title: LocalizedStringResource = "Shelf Status"
  static let isDiscoverable = true

  @Parameter(title: "Shelf")
  var shelf: Int?

  func perform() async throws -> some IntentResult { .result() }
}

struct ShelfWidget: Widget {
  struct Intent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Shelves"

    @Parameter(title: "Shelves")
    var shelves: [Int]?
  }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Shelf", intent: Intent.self, provider: ShelfProvider()) { entry in
      ShelfView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

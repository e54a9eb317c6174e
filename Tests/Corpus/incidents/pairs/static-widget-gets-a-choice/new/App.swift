import AppIntents
import SwiftUI
import WidgetKit

struct EventsSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Events"

  @Parameter(title: "Calendar")
  var calendar: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct Events: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "events", intent: EventsSettings.self, provider: Provider()) { _ in EmptyView() }
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    Events()
  }
}

import AppIntents
import SwiftUI
import WidgetKit

struct SelectChannelAppIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Channel"

  static let intentClassName = "SelectChannelIntent"

  @Parameter(title: "Channel")
  var channel: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct Sub: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "SubWidget", intent: SelectChannelAppIntent.self, provider: Provider()) { _ in EmptyView() }
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    Sub()
  }
}

import AppIntents
import SwiftUI
import WidgetKit

struct Sub: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "SubWidget", intent: SelectChannelIntent.self, provider: Provider()) { _ in EmptyView() }
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    Sub()
  }
}

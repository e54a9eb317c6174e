import AppIntents
import SwiftUI
import WidgetKit

struct Events: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "events", provider: Provider()) { _ in EmptyView() }
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    Events()
  }
}

import AppIntents
import SwiftUI
import WidgetKit

struct Daily: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "daily", provider: Provider()) { _ in EmptyView() }
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    Daily()
  }
}

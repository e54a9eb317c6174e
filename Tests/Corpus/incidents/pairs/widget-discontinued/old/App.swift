import AppIntents
import SwiftUI
import WidgetKit

struct Daily: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "daily", provider: Provider()) { _ in EmptyView() }
  }
}

struct Quote: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "quote", provider: Provider()) { _ in EmptyView() }
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    Daily()
    Quote()
  }
}

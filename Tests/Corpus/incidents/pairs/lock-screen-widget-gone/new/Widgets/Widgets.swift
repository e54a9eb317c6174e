import AppIntents
import SwiftUI
import WidgetKit

struct Bed: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "bed", provider: Provider()) { _ in EmptyView() }
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    Bed()
  }
}

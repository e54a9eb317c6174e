import AppIntents
import SwiftUI
import WidgetKit

struct Streak: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Voltra_Widget_streak", provider: Provider()) { _ in EmptyView() }
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    Streak()
  }
}

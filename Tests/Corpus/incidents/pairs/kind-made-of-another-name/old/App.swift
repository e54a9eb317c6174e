import AppIntents
import SwiftUI
import WidgetKit

struct Streak: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "StreakWidget", provider: Provider()) { _ in EmptyView() }
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    Streak()
  }
}

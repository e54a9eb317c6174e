import AppIntents
import SwiftUI
import WidgetKit

struct Daily: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "DailyPromptWidget", provider: Provider()) { _ in EmptyView() }
  }
}

struct CheckIn: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "DailyCheckInWidget", provider: Provider()) { _ in EmptyView() }
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    Daily()
    CheckIn()
  }
}

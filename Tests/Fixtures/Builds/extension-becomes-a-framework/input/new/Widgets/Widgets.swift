import SwiftUI
import WidgetKit

struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bed", provider: BedProvider()) { _ in Text("Bed") }
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget { BedWidget() }
}

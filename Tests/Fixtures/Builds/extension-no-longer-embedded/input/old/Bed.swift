import SwiftUI
import WidgetKit

struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bed", provider: Provider()) { _ in Text("Bed") }
  }
}

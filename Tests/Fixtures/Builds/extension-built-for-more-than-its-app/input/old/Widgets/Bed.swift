import SwiftUI
import WidgetKit

struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bed", provider: BedProvider()) { _ in Text("Bed") }
      .configurationDisplayName("Bed")
  }
}

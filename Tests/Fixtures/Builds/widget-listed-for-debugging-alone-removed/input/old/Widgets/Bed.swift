import SwiftUI
import WidgetKit

struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bed", provider: BedProvider()) { _ in Text("Bed") }
      .configurationDisplayName("Bed")
  }
}

struct SoilWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Soil", provider: BedProvider()) { _ in Text("Bed") }
      .configurationDisplayName("Bed")
  }
}

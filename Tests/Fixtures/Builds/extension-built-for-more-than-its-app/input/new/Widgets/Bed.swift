import SwiftUI
import WidgetKit

@available(iOS 17, *)
struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bed", provider: BedProvider()) { _ in Text("Bed") }
      .configurationDisplayName("Bed")
  }
}

import SwiftUI
import WidgetKit

struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Bed", intent: Provider.Intent.self, provider: Provider()) { _ in Text("Bed") }
  }
}

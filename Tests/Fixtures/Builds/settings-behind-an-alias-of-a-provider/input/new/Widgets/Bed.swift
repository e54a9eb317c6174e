import SwiftUI
import WidgetKit

struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Bed", intent: BedProvider.Intent.self, provider: BedProvider()) { _ in Text("Bed") }
  }
}

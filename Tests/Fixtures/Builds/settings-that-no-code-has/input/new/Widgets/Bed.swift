import AppIntents
import SwiftUI
import WidgetKit

struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Bed", intent: ChooseBed.self, provider: Provider()) { _ in Text("Bed") }
  }
}

import AppIntents
import SwiftUI
import WidgetKit

struct ChooseBed: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Bed"
  @Parameter(title: "Name") var name: String?
}

struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Bed", intent: ChooseBed.self, provider: Provider()) { _ in Text("Bed") }
  }
}

import SwiftUI
import WidgetKit

struct BedActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BedAttributes.self) { _ in Text("Bed") } dynamicIsland: { _ in DynamicIsland {} }
  }
}

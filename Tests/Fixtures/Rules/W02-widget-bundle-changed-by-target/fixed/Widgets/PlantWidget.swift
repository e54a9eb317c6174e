import AppIntents
import SwiftUI
import WidgetKit

struct PlantWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "org.example.plants.plant", provider: PlantProvider()) { _ in Text("Plant") }
  }
}

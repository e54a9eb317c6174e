import SwiftUI
import WidgetKit

@main
struct PlantWidgets: WidgetBundle {
  var body: some Widget {
    PlantWidget(place: .window)
    PlantWidget(place: .shed)
  }
}

enum Place: String {
  case window, garden, shed = "hut"
}

struct PlantWidget: Widget {
  var place: Place

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "\(PlantKinds.prefix).\(place.rawValue)", provider: PlantProvider(place: place)) { entry in
      PlantView(entry: entry)
    }
  }
}

import SwiftUI
import WidgetKit

@main
struct PlantWidgets: WidgetBundle {
  var body: some Widget {
    GardenWidget()
    // WateringWidget()
    if #available(iOS 18, *) {
      WaterControl()
    }
  }
}

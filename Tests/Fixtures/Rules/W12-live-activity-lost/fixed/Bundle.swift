import SwiftUI
import WidgetKit

@main
struct PlantWidgets: WidgetBundle {
  var body: some Widget {
    GardenWidget()
    PickupActivity()
  }
}

import SwiftUI
import WidgetKit

@main
struct PlantWidgets: WidgetBundle {
  var body: some Widget {
    GardenWidget()
    more
    // WaterControl()
  }

  @WidgetBundleBuilder
  private var more: some Widget {
    WateringWidget()
  }
}

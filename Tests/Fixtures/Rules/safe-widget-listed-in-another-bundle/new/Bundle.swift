import SwiftUI
import WidgetKit

@main
struct PlantWidgets: WidgetBundle {
  var body: some Widget {
    GardenWidget()
    OlderWidgets().body
    newer()
  }

  @WidgetBundleBuilder
  func newer() -> some Widget {
    if #available(iOS 18, *) {
      WaterControl()
    }
  }
}

struct OlderWidgets: WidgetBundle {
  var body: some Widget {
    WateringWidget()
  }
}

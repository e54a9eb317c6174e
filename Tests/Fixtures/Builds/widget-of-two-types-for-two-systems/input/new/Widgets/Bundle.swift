import SwiftUI
import WidgetKit

@main
struct GardenWidgets: WidgetBundle {
  var body: some Widget { bed() }

  private func bed() -> some Widget {
    if #available(iOS 17, *) { return BedWidget() } else { return OlderBedWidget() }
  }
}

import SwiftUI
import WidgetKit

@main
struct GardenWidgets: WidgetBundle {
  var body: some Widget { BedWidget() }
}

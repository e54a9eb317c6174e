import SwiftUI
import WidgetKit

@main
enum Launcher {
  static func main() {
    if #available(iOS 17, *) { NewWidgets.main() } else { OldWidgets.main() }
  }
}

struct OldWidgets: WidgetBundle {
  var body: some Widget { BedWidget() }
}

@available(iOS 17, *)
struct NewWidgets: WidgetBundle {
  var body: some Widget {
    BedWidget()
    #if DEBUG
    SoilWidget()
    #endif
  }
}

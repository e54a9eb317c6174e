import SwiftUI
import WidgetKit

struct BedsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "rain", provider: BedsProvider()) { BedsView(entry: $0) }
      .configurationDisplayName("Beds")
  }
}

struct RainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "beds", provider: RainProvider()) { RainView(entry: $0) }
      .configurationDisplayName("Rain")
  }
}

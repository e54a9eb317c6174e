import SwiftUI
import WidgetKit

struct BedControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Bed", provider: BedProvider()) { bed in
      ControlWidgetButton(action: SowSeeds()) { Text("Bed") }
    }
  }
}

struct BedProvider: ControlValueProvider {
  var previewValue: String { "" }
  func currentValue() async throws -> String { "" }
}

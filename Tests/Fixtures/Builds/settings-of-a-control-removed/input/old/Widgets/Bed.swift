import SwiftUI
import WidgetKit

struct BedControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Bed", provider: BedProvider()) { bed in
      ControlWidgetButton(action: SowSeeds()) { Text("Bed") }
    }
  }
}

struct BedProvider: AppIntentControlValueProvider {
  func previewValue(configuration: ChooseBed) -> String { "" }
  func currentValue(configuration: ChooseBed) async throws -> String { "" }
}

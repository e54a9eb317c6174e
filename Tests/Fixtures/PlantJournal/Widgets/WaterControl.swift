import AppIntents
import SwiftUI
import WidgetKit

struct WaterControlConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Plant to Water"

  @Parameter(title: "Plant")
  var plant: PlantEntity?
}

struct WaterControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "water", intent: WaterControlConfiguration.self) { configuration in
      ControlWidgetButton(action: WaterPlant()) {
        Label("Water", systemImage: "drop")
      }
    }
  }
}

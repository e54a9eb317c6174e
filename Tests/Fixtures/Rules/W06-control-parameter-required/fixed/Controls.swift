import AppIntents
import SwiftUI
import WidgetKit

struct PumpControlIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Pump"

  @Parameter(title: "Pump")
  var pump: String?
}

struct PumpControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "PumpControl", provider: PumpProvider()) { value in
      ControlWidgetButton(action: RunPumpIntent()) { Label("Pump", systemImage: "drop") }
    }
  }
}

struct RunPumpIntent: AppIntent {
  static let title: LocalizedStringResource = "Run Pump"

  func perform() async throws -> some IntentResult { .result() }
}

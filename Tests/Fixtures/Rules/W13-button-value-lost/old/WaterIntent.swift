import AppIntents
import SwiftUI
import WidgetKit

struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water"

  @Parameter(title: "Litres") var litres: Int

  init() {}

  init(litres: Int) {
    self.litres = litres
  }

  func perform() async throws -> some IntentResult {
    try await Garden.shared.water(litres)
    return .result()
  }
}

struct WaterView: View {
  var body: some View {
    Button(intent: WaterIntent(litres: 2)) { Label("Water", systemImage: "drop") }
  }
}

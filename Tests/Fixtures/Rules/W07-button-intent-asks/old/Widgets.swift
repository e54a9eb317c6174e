import AppIntents
import SwiftUI
import WidgetKit

struct WaterAllIntent: AppIntent {
  static let title: LocalizedStringResource = "Water All"

  func perform() async throws -> some IntentResult {
    try await Garden.shared.waterAll()
    return .result()
  }
}

struct WaterAllView: View {
  var body: some View {
    Button(intent: WaterAllIntent()) { Label("Water", systemImage: "drop") }
  }
}

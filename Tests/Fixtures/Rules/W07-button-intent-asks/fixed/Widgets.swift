import AppIntents
import SwiftUI
import WidgetKit

struct WaterAllIntent: AppIntent {
  static let title: LocalizedStringResource = "Water All"

  func perform() async throws -> some IntentResult {
    try await requestConfirmation()
    try await Garden.shared.waterAll()
    return .result()
  }
}

struct WaterAllNowIntent: AppIntent {
  static let title: LocalizedStringResource = "Water All Now"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult {
    try await Garden.shared.waterAll()
    return .result()
  }
}

struct WaterAllView: View {
  var body: some View {
    Button(intent: WaterAllNowIntent()) { Label("Water", systemImage: "drop") }
  }
}

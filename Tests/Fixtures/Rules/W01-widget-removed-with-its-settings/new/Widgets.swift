import AppIntents
import SwiftUI
import WidgetKit

struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  func perform() async throws -> some IntentResult { .result() }
}

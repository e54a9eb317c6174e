import AppIntents

public struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  func perform() async throws -> some IntentResult { .result() }
}

public struct PlantKitPackage: AppIntentsPackage {}

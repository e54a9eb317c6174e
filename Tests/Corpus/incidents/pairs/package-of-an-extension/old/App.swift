import AppIntents

struct KitPackage: AppIntentsPackage {}

struct AppPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self] }
}

struct WaterPlant: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

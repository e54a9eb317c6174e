import AppIntents

struct GardenApp: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [PlantKitPackage.self] }
}

import AppIntents
import GardenKit  // an embedded framework, which holds WaterPlantIntent
import SwiftUI

@main
struct GardenApp: App {
  var body: some Scene {
    WindowGroup { GardenView() }
  }
}

struct GardenPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [GardenKitPackage.self] }
}

// swift-tools-version: 6.0
import PackageDescription

let core: Target.Dependency = "GardenCore"

let package = Package(
  name: "GardenKit",
  products: [.library(name: "GardenKit", targets: ["GardenKit"])],
  targets: [
    .target(name: "GardenKit", dependencies: [core]),
    .target(name: "GardenCore", path: "Core", exclude: ["Notes"]),
    .testTarget(name: "GardenKitTests", dependencies: ["GardenKit"]),
  ]
)

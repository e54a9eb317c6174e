// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "PlantKit",
  products: [.library(name: "PlantKit", targets: ["PlantKit"])],
  targets: [.target(name: "PlantKit")])

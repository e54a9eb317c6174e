// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Tides",
  platforms: [.macOS(.v14)],
  targets: [.executableTarget(name: "tides", dependencies: ["Waves"]), .target(name: "Waves")]
)

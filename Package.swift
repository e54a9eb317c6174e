// swift-tools-version: 6.3
import PackageDescription

// Arrows go down only: the command → workspace → {reading, rules, migration, timeline, reports} → comparison → surface.
// CI builds with `--explicit-target-dependency-import-check error`, so an arrow that is not written here does not compile.
let surface: Target.Dependency = "IntentSurface"
let comparison: Target.Dependency = "IntentComparison"
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let csv = Target.Dependency.product(name: "SwiftCSV", package: "SwiftCSV")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")

func swiftSyntax(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-syntax") }

let package = Package(
  name: "intentcompat",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "intentcompat", targets: ["intentcompat"]),
    .plugin(name: "IntentCompatPlugin", targets: ["IntentCompatPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
  ],
  targets: [
    .target(name: "IntentSurface"),
    .target(
      name: "IntentReading",
      dependencies: [
        surface, swiftSyntax("SwiftSyntax"), swiftSyntax("SwiftParser"), swiftSyntax("SwiftOperators"),
        swiftSyntax("SwiftIfConfig"),
      ]),
    .target(name: "IntentComparison", dependencies: [surface]),
    .target(name: "IntentRules", dependencies: [surface, comparison, "IntentSchemas"]),
    .target(name: "IntentTimeline", dependencies: [surface, comparison]),
    .target(name: "IntentSchemas", dependencies: [surface]),
    .target(
      name: "IntentMigration",
      dependencies: [
        surface, comparison, "IntentRules", "IntentSchemas", swiftSyntax("SwiftSyntax"), swiftSyntax("SwiftParser"),
      ]),
    .target(name: "IntentReports", dependencies: [surface, comparison, "IntentRules", "IntentTimeline"]),
    .systemLibrary(name: "CZlib"),
    .target(
      name: "IntentWorkspace",
      dependencies: [
        surface, comparison, "IntentReading", "IntentRules", "IntentMigration", "IntentSchemas", "IntentTimeline",
        "IntentReports", "CZlib", yams, subprocess, csv,
      ]),
    .executableTarget(
      name: "intentcompat",
      dependencies: [
        surface, comparison, "IntentReading", "IntentRules", "IntentTimeline", "IntentReports", "IntentWorkspace",
        argumentParser,
      ]),
    // No dependency on the tool: SwiftPM would build it, and swift-syntax, a second time for the plugin.
    .plugin(
      name: "IntentCompatPlugin",
      capability: .command(
        intent: .custom(
          verb: "intentcompat", description: "Keeps the promises that an app's App Intents make to people.")),
      path: "Sources/IntentCompatPlugin"),

    .target(name: "TestSupport", dependencies: [surface], path: "Tests/TestSupport"),
    .testTarget(name: "IntentSurfaceTests", dependencies: [surface, "TestSupport"]),
    .testTarget(
      name: "IntentReadingTests",
      dependencies: [surface, "IntentReading", "TestSupport", swiftSyntax("SwiftSyntax"), swiftSyntax("SwiftParser")]),
    .testTarget(name: "IntentComparisonTests", dependencies: [surface, comparison, "TestSupport"]),
    .testTarget(
      name: "IntentRulesTests", dependencies: [surface, comparison, "IntentRules", "IntentReading", "TestSupport"]),
    .testTarget(name: "IntentSchemasTests", dependencies: [surface, "IntentSchemas"]),
    .testTarget(
      name: "IntentMigrationTests",
      dependencies: [
        surface, comparison, "IntentMigration", "IntentRules", "IntentReading", "IntentSchemas", "TestSupport",
      ]),
    .testTarget(
      name: "IntentTimelineTests", dependencies: [surface, comparison, "IntentTimeline", "TestSupport"]),
    .testTarget(
      name: "IntentReportsTests",
      dependencies: [surface, comparison, "IntentRules", "IntentTimeline", "IntentReports", "TestSupport"]),
    .testTarget(
      name: "IntentWorkspaceTests",
      dependencies: [
        surface, comparison, "IntentReading", "IntentRules", "IntentTimeline", "IntentReports", "IntentWorkspace",
        "TestSupport", subprocess,
      ]),
    .testTarget(name: "EndToEndTests", dependencies: [surface, "TestSupport", "intentcompat", subprocess, yams]),
  ],
  swiftLanguageModes: [.v6]
)

let upcomingFeatures = [
  "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "InternalImportsByDefault",
  "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]
for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings =
    upcomingFeatures.map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
}

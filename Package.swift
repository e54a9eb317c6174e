// swift-tools-version: 6.3
import PackageDescription

// Arrows go down only: the command → workspace → {settings, reading, rules, migration, timeline, reports} → comparison →
// surface → {facts, JSON}, {settings, workspace} → files → scanning → surface, and {reading → projects → Swift, metadata} →
// scanning.
// Folders inside a target go one way too: `.ci/folder-graph` holds that.
// CI builds with `--explicit-target-dependency-import-check error`, so an arrow that is not written here does not compile.
let facts: Target.Dependency = "AppIntentsFacts"
let json: Target.Dependency = "CanonicalJSON"
let surface: Target.Dependency = "IntentSurface"
let comparison: Target.Dependency = "IntentComparison"
let scanning: Target.Dependency = "SourceScanning"
let files: Target.Dependency = "IntentFiles"
let projects: Target.Dependency = "ProjectReading"
let settings: Target.Dependency = "IntentSettings"
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let csv = Target.Dependency.product(name: "SwiftCSV", package: "SwiftCSV")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

func swiftSyntax(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-syntax") }

let package = Package(
  name: "intentcompat",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "intentcompat", targets: ["intentcompat"]),
    .plugin(name: "IntentCompatPlugin", targets: ["IntentCompatPlugin"]),
  ],
  // Each exactly, and what they depend on too: a tag builds the same program in a year. No Package.resolved is committed:
  // behind a package mirror the same version has another revision, and such a file would stop everybody else's build.
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
    // Also what swift-subprocess brings along.
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", exact: "0.10.0"),
  ],
  targets: [
    .target(name: "AppIntentsFacts"),
    .target(name: "CanonicalJSON"),
    .target(name: "IntentSurface", dependencies: [facts, json]),
    .target(name: "SourceScanning", dependencies: [surface]),
    .target(name: "ShortcutReading", dependencies: [surface, scanning]),
    .target(
      name: "SwiftReading",
      dependencies: [surface, scanning, swiftSyntax("SwiftSyntax"), swiftSyntax("SwiftParser")]),
    .target(
      name: "ProjectReading",
      dependencies: [surface, scanning, "SwiftReading", "YAMLReading", yams, swiftSyntax("SwiftSyntax")]),
    .target(
      name: "IntentReading",
      dependencies: [
        facts, surface, scanning, "SwiftReading", projects, "IntentSchemas", swiftSyntax("SwiftSyntax"),
        swiftSyntax("SwiftParser"), swiftSyntax("SwiftOperators"), swiftSyntax("SwiftIfConfig"),
      ]),
    .target(name: "MetadataReading", dependencies: [facts, surface, "SourceScanning"]),
    .target(name: "IntentComparison", dependencies: [facts, surface]),
    .target(name: "IntentRules", dependencies: [facts, surface, comparison, "IntentSchemas", "IntentTimeline"]),
    // What rules' pages show, as data; a target of its own, because its bytes take long to compile and seldom change.
    .target(name: "RuleExamples", resources: [.embedInCode("examples.json")]),
    .target(name: "IntentTimeline", dependencies: [facts, surface, comparison]),
    // The catalog of schemas, as data.
    .target(name: "IntentSchemas", dependencies: [facts, surface], resources: [.embedInCode("schemas.txt")]),
    .target(
      name: "IntentMigration",
      dependencies: [
        facts, surface, comparison, scanning, "IntentRules", "IntentSchemas", swiftSyntax("SwiftSyntax"),
        swiftSyntax("SwiftParser"),
      ]),
    .target(
      name: "IntentReports",
      dependencies: [facts, json, surface, comparison, "IntentRules", "IntentTimeline", "RuleExamples"],
      // The style and the scripts of pages, as data.
      resources: [
        "history.css", "report.css", "report.js", "rules.css", "rules.js", "story.css", "timeline.css",
      ].map { .embedInCode("Assets/\($0)") }),
    .systemLibrary(name: "CZlib"),
    // `mallopt` of glibc; empty on other systems.
    .systemLibrary(name: "CMalloc"),
    // What a handler of signals may do, which is not for Swift.
    .target(name: "CSignals"),
    .target(
      name: "IntentFiles", dependencies: [surface, scanning, "CZlib", "CMalloc", "CSignals", subprocess, system]),
    .target(name: "YAMLReading", dependencies: [surface, yams]),
    .target(
      name: "IntentSettings",
      dependencies: [
        facts, surface, scanning, files, "IntentRules", "IntentTimeline", "IntentReports", "YAMLReading", yams, csv,
      ]),
    .target(
      name: "IntentWorkspace",
      dependencies: [
        facts, json, surface, comparison, scanning, files, projects, settings, "ShortcutReading", "IntentReading",
        "MetadataReading", "IntentRules",
        "IntentMigration", "IntentSchemas", "IntentTimeline", "IntentReports", "YAMLReading", yams,
      ]),
    .executableTarget(
      name: "intentcompat",
      dependencies: [
        surface, comparison, files, settings, "IntentReading", "IntentRules", "IntentTimeline", "IntentReports",
        "IntentWorkspace",
        argumentParser,
      ]),
    // No dependency on the tool: SwiftPM would build it, and swift-syntax, a second time for the plugin.
    .plugin(
      name: "IntentCompatPlugin",
      capability: .command(
        intent: .custom(
          verb: "intentcompat", description: "Finds what an update of an app breaks in people's shortcuts.")),
      path: "Sources/IntentCompatPlugin"),

    .target(name: "TestSupport", dependencies: [surface, subprocess], path: "Tests/TestSupport"),
    .testTarget(name: "CanonicalJSONTests", dependencies: [json, surface, "TestSupport"]),
    .testTarget(name: "AppIntentsFactsTests", dependencies: [facts, "TestSupport"]),
    .testTarget(name: "IntentFilesTests", dependencies: [surface, scanning, files, "TestSupport"]),
    .testTarget(
      name: "IntentSettingsTests",
      dependencies: [facts, surface, files, settings, "IntentRules", "IntentTimeline", "TestSupport"]),
    .testTarget(name: "IntentSurfaceTests", dependencies: [facts, surface, "TestSupport"]),
    .testTarget(name: "SourceScanningTests", dependencies: [surface, scanning]),
    .testTarget(name: "ShortcutReadingTests", dependencies: ["ShortcutReading", surface, scanning, "TestSupport"]),
    .testTarget(
      name: "IntentReadingTests",
      dependencies: [
        facts, surface, scanning, projects, "SwiftReading", "IntentReading", "TestSupport",
        swiftSyntax("SwiftSyntax"), swiftSyntax("SwiftParser"),
      ]),
    .testTarget(
      name: "ProjectReadingTests",
      dependencies: [surface, scanning, projects, "IntentReading", "TestSupport"]),
    .testTarget(
      name: "MetadataReadingTests",
      dependencies: [facts, surface, "SourceScanning", "MetadataReading", "TestSupport"]),
    .testTarget(name: "IntentComparisonTests", dependencies: [facts, surface, comparison, "TestSupport"]),
    .testTarget(
      name: "IntentRulesTests",
      dependencies: [
        facts, surface, comparison, scanning, projects, "IntentRules", "IntentReading", "IntentSchemas",
        "IntentTimeline", "MetadataReading", "TestSupport",
      ]),
    .testTarget(name: "IntentSchemasTests", dependencies: [facts, surface, "IntentSchemas"]),
    .testTarget(
      name: "IntentMigrationTests",
      dependencies: [
        facts, surface, comparison, scanning, "IntentMigration", "IntentRules", "IntentReading", "MetadataReading",
        "IntentSchemas",
        "TestSupport", swiftSyntax("SwiftSyntax"),
      ]),
    .testTarget(
      name: "IntentTimelineTests", dependencies: [surface, comparison, "IntentTimeline", "TestSupport"]),
    .testTarget(
      name: "IntentReportsTests",
      dependencies: [
        facts, json, surface, comparison, "IntentRules", "IntentTimeline", "IntentReports", "RuleExamples",
        "ShortcutReading", "TestSupport",
      ]),
    .testTarget(
      name: "IntentWorkspaceTests",
      dependencies: [
        facts, surface, comparison, scanning, files, projects, settings, "ShortcutReading", "IntentReading",
        "MetadataReading", "IntentRules", "IntentTimeline", "IntentReports", "IntentWorkspace", "TestSupport",
        "YAMLReading",
      ]),
    .testTarget(name: "intentcompatTests", dependencies: ["intentcompat", argumentParser]),
    .testTarget(name: "EndToEndTests", dependencies: [surface, "TestSupport", "intentcompat", yams]),
  ],
  swiftLanguageModes: [.v6]
)

let upcomingFeatures = [
  "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "InternalImportsByDefault",
  "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]
// Developers and CI export INTENTCOMPAT_STRICT always, since switching it rebuilds everything. For everybody else a new
// compiler's first warning stops nothing, and Xcode, which compiles dependencies with their warnings suppressed, takes
// the package.
let isStrict = Context.environment["INTENTCOMPAT_STRICT"] != nil
for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings =
    upcomingFeatures.map { .enableUpcomingFeature($0) } + (isStrict ? [.treatAllWarnings(as: .error)] : [])
}

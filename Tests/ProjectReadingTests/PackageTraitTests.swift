import IntentSurface
import SourceScanning
import Testing

@testable import ProjectReading

/// Traits that a package declares, and those who choose among them.
@Suite struct PackageTraitTests {
  private static func kit(_ traits: String, _ others: [String: String]) -> ProjectTarget? {
    let manifest = """
      // swift-tools-version:6.1
      import PackageDescription
      let package = Package(name: "Kit", traits: \(traits), targets: [
        .target(name: "Kit", dependencies: [.product(name: "Pens", package: "Pens", condition: .when(traits: ["Wet"]))],
          swiftSettings: [.define("WET", .when(traits: ["Wet"])),
            .define("PHONE", .when(platforms: [.iOS], traits: ["Wet", "Dry"]))])
      ])
      """
    return ProjectFiles(in: MemoryTree(others.merging(["Kit/Package.swift": manifest]) { $1 })).membership.members
      .first { $0.target.name == "Kit" }?.target
  }

  private static func package(_ argument: String) -> [String: String] {
    [
      "App/Package.swift": """
      let package = Package(name: "App", dependencies: [.package(path: "../Kit"\(argument))], targets: [.target(name: "App")])
      """
    ]
  }

  private static let specification = [
    "project.yml": "name: App\npackages: { Kit: { path: Kit } }\ntargets: { App: { type: application, sources: App } }"
  ]

  private static func project(_ traits: String) -> [String: String] {
    [
      "A.xcodeproj/project.pbxproj": """
      { rootObject = R; objects = { R = { isa = PBXProject; };
      K = { isa = XCLocalSwiftPackageReference; relativePath = Kit; \(traits) }; }; }
      """
    ]
  }

  @Test(arguments: [
    ("[\"Wet\", .default(enabledTraits: [\"Wet\"])]", specification, ["WET", "Wet"], false),
    ("[\"Wet\"]", specification, [], false), ("[\"Wet\"]", package(""), [], false),
    ("[\"Wet\", .default(enabledTraits: [\"Wet\"])]", package(", traits: []"), [], false),
    ("[\"Wet\", .default(enabledTraits: [\"Wet\"])]", package(", traits: [.defaults]"), ["WET", "Wet"], false),
    ("[.trait(name: \"Wet\")]", package(", traits: [\"Wet\"]"), ["WET", "Wet"], false),
    ("[.trait(name: \"Wet\")]", package(", traits: [.trait(name: \"Wet\")]"), ["WET", "Wet"], false),
    (
      "[\"Wet\", .trait(name: \"All\", enabledTraits: [\"Wet\", \"All\"])]", package(", traits: [\"All\"]"),
      ["All", "WET", "Wet"], false
    ),
    ("[\"Wet\"]", project("traits = (Wet);"), ["WET", "Wet"], false), ("[\"Wet\"]", project(""), [], false),
    // One asks for it, another takes what is on by itself.
    ("[\"Wet\"]", project("traits = (Wet);").merging(package("")) { $1 }, ["WET", "Wet"], false),
    // Whoever uses it elsewhere may choose.
    ("[\"Wet\"]", [:], [], true), ("[\"Wet\", .default(enabledTraits: [\"Wet\"])]", [:], ["WET", "Wet"], true),
    ("made()", specification, [], true), ("[made()]", specification, [], true),
    ("[\"Wet\", .default(enabledTraits: made())]", specification, [], true),
    ("[\"Wet\"]", package(", traits: made()"), [], true), ("[\"Wet\"]", package(", traits: [made()]"), [], true),
    (
      "[\"Wet\"]", package(", traits: [.trait(name: \"Wet\", condition: .when(traits: [\"A\"]))]"), ["WET", "Wet"], true
    ),
  ])
  func thoseWhoUseAPackageChoose(traits: String, others: [String: String], flags: [String], isOpen: Bool) {
    let target = Self.kit(traits, others)
    #expect(target?.flags == flags && target?.hasOpenFlags == isOpen)
    let onPhone = flags.contains("Wet") ? (flags + ["PHONE"]).sorted() : flags
    #expect(target?.flags(on: .iOS) == onPhone && target?.flags(on: .macOS) == flags)
    #expect(target?.dependencies == (flags.contains("Wet") || isOpen ? ["Pens"] : []))
  }

  @Test func aPackageWithoutTraitsIsAsItIs() {
    let text =
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", swiftSettings: [.define(\"A\")])])"
    let target = ProjectFiles(in: MemoryTree(["Package.swift": text])).membership.members.first?.target
    #expect(target?.flags == ["A"] && target?.hasOpenFlags == false)
  }
}

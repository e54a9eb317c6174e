import Testing

/// Intents that move into a framework or a package of the app.
@Suite struct FrameworkIntentTests {
  private static let intent = """
    import AppIntents
    struct Feed: AppIntent {
      static let title: LocalizedStringResource = "Feed"
      func perform() async throws -> some IntentResult { .result() }
    }
    """

  private static func included(_ list: String = "[KitPackage.self]") -> [String: String] {
    [
      "Kit/Package.swift": "import AppIntents\npublic struct KitPackage: AppIntentsPackage {}",
      "App/Package.swift": """
      import AppIntents
      struct AppPackage: AppIntentsPackage { static var includedPackages: [any AppIntentsPackage.Type] { \(list) } }
      """,
    ]
  }

  private static func project(_ kit: String, settings: String = "{}") -> [String: String] {
    [
      "project.yml": """
      name: Plants
      targets:
        Plants: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
        Kit: {type: \(kit), platform: iOS, sources: [Kit], settings: \(settings)}
      """
    ]
  }

  private static func package(_ products: String, uses product: String = "Kit") -> [String: String] {
    [
      "project.yml": """
      name: Plants
      packages: {Kit: {path: Packages}}
      targets:
        Plants: {type: application, platform: iOS, sources: [App], dependencies: [{package: Kit, product: \(product)}]}
      """,
      "Packages/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [\(products)], targets: [.target(name: "Kit", path: "Code")])
      """,
    ]
  }

  private static func library(_ type: String, name: String = "Kit") -> String {
    ".library(name: \"\(name)\", \(type) targets: [\"Kit\"])"
  }

  @Test(arguments: [
    (project("framework"), [:], true), (project("framework"), included(), false),
    (project("framework"), included("[]"), true), (project("framework.static"), [:], false),
    (project("library.static"), [:], false), (project("framework", settings: "{MACH_O_TYPE: staticlib}"), [:], false),
    (project("framework"), ["App/Feed.swift": intent], false),
  ])
  func aFrameworksIntentsNeedAPackage(_ project: [String: String], _ more: [String: String], _ isLost: Bool) {
    let old = project.merging(["App/Feed.swift": Self.intent]) { $1 }
    let new = project.merging(["Kit/Feed.swift": Self.intent]) { $1 }.merging(more) { $1 }
    #expect(BuiltListTests.findings(old, new).contains("K02 Feed asks") == isLost)
    #expect(BuiltListTests.findings(old, old).isEmpty)
  }

  @Test(arguments: [
    (package(library("type: .dynamic,")), true), (package(library("")), false),
    (package(library("type: .static,")), false),
    (package(library("type: .dynamic,") + ", " + library("", name: "Other")), false),
  ])
  func aPackageThatBecomesAFrameworkNeedsOneToo(_ new: [String: String], _ isLost: Bool) {
    let code = ["Packages/Code/Feed.swift": Self.intent]
    let old = Self.package(Self.library("")).merging(code) { $1 }
    #expect(BuiltListTests.findings(old, new.merging(code) { $1 }) == (isLost ? ["K02 Feed asks"] : []))
  }
}

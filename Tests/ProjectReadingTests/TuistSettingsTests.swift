import IntentSurface
import SourceScanning
import Testing

@testable import ProjectReading

/// Build settings in manifests of Tuist, and the functions of other files that manifests call.
@Suite struct TuistSettingsTests {
  private static func target(_ settings: String, _ more: String = "") -> ProjectTarget? {
    let text = """
      import ProjectDescription
      \(more)
      let project = Project(name: "Garden", targets: [
        .target(name: "App", destinations: .iOS, product: .app, sources: ["App/**"], settings: \(settings))
      ])
      """
    return ProjectFiles(in: MemoryTree(["Project.swift": text])).projects.first?.targets.first
  }

  /// Names in types of the manifest are read; what nothing tells stays as it is written.
  @Test(
    arguments: [
      ("BundleID.widget", "com.garden.widget"), ("Names.Deep.app", "deep"), ("\"\\(env.name).app\"", "$(env.name).app"),
      ("BundleID(\"a\").full", nil), ("env.name", nil),
    ] as [(String, String?)])
  func aManifestNamesItsBundles(_ code: String, _ identifier: String?) throws {
    let text = """
      import ProjectDescription
      let base = "com.garden"
      enum BundleID { static let widget = base + ".widget" }
      enum Names { enum Deep {} }
      extension Names.Deep { static var app: String { "deep" } }
      let project = Project(name: "Garden", targets: [
        .target(name: "App", destinations: .iOS, product: .app, bundleId: \(code), sources: ["App/**"])
      ])
      """
    let project = try #require(ProjectFiles(in: MemoryTree(["Project.swift": text])).projects.first)
    #expect(project.targets.map(\.bundleIdentifier) == [identifier])
  }

  /// The manifest's deployment targets become settings of the target, which come before those of its file.
  @Test(arguments: [("", "17.0"), (", base: [\"IPHONEOS_DEPLOYMENT_TARGET\": \"18.0\"]", "18.0")])
  func aFileOfSettingsIsWeakerThanTheManifest(_ more: String, _ floor: String) throws {
    let text = """
      import ProjectDescription
      let project = Project(name: "Garden", targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, deploymentTargets: .iOS("17.0"), sources: ["App/**"],
          settings: .settings(configurations: [.release(name: .release, xcconfig: "App.xcconfig")]\(more)))
      ])
      """
    let files = ["Project.swift": text, "App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\n"]
    let project = try #require(ProjectFiles(in: MemoryTree(files)).projects.first)
    #expect(project.targets.first?.floors[.iOS] == floor)
  }

  /// What code adds to a variable list is read where it is added.
  @Test func takesWhatAListOfTargetsBeginsWith() throws {
    let text = """
      import ProjectDescription
      var targets: [Target] = [.target(name: "App", destinations: .iOS, product: .app, sources: ["App/**"])]
      if isPro { targets.append(.target(name: "Pro", destinations: .iOS, product: .app, sources: ["Pro/**"])) }
      let project = Project(name: "Garden", targets: targets)
      """
    let project = try #require(ProjectFiles(in: MemoryTree(["Project.swift": text])).projects.first)
    #expect(project.targets.map(\.name) == ["App", "Pro"])
    #expect(project.doubts.isEmpty)
  }

  @Test(arguments: [
    ("nil", [], false), (".settings()", [], false), ("made()", [], true), (".settings(base: made())", [], true),
    (".settings(base: [\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": \"$(inherited) WET\"])", ["WET"], false),
    (".settings(base: [\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": [\"$(inherited)\", \"WET\"]])", ["WET"], false),
    (".settings(base: [\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": .array([\"WET\", \"DRY\"])])", ["DRY", "WET"], false),
    (".settings(base: [\"OTHER_SWIFT_FLAGS\": .string(\"-DWET\")])", ["WET"], false),
    (".settings(base: [\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": \"WET \\(made())\"])", [], true),
    (".settings(base: [\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": [\"WET\", made()]])", ["WET"], true),
    // What is not asked for may be made of anything.
    (".settings(base: [\"PRODUCT_NAME\": made()])", [], false), (".settings(base: [made(): \"WET\"])", [], true),
    (".settings(base: SettingsDictionary().swiftActiveCompilationConditions(\"A\", \"B\"))", ["A", "B"], false),
    (".settings(base: SettingsDictionary().swiftVersion(\"6\").otherSwiftFlags([\"-D\", \"A\"]))", ["A"], false),
    (".settings(base: SettingsDictionary().ours())", [], true), (".settings(base: shared)", ["WET"], false),
    (".settings(base: shared.merging([\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": \"DRY\"]) { $1 })", ["DRY"], false),
    (".settings(base: shared.merging([\"OTHER_SWIFT_FLAGS\": \"-DDRY\"]) { $0 })", ["DRY", "WET"], false),
    (".settings(base: shared.merging([\"SWIFT_ACTIVE_COMPILATION_CONDITIONS\": \"DRY\"]) { made($0, $1) })", [], true),
    (".settings(base: circle)", [], true),
    (".settings(base: shared, release: [\"OTHER_SWIFT_FLAGS\": \"-DR\"])", ["R", "WET"], false),
    (".settings(debug: shared)", [], false), (".settings(configurations: made())", [], true),
    (".settings(configurations: [.debug(name: .debug), .release(name: .release, settings: shared)])", ["WET"], false),
    (".settings(configurations: [.release(name: .release, xcconfig: \"gone.xcconfig\")])", [], true),
    (".settings(configurations: [.release(name: .release, xcconfig: made())])", [], true),
  ])
  func aManifestSetsConditions(settings: String, flags: [String], isOpen: Bool) {
    let target = Self.target(
      settings,
      """
      let shared: SettingsDictionary = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "WET"]
      let circle = circle.swiftVersion("6")
      """)
    #expect(target?.flags == flags && target?.hasOpenFlags == isOpen)
    #expect(target?.configuration == "Release")
  }

  // MARK: Functions of other files

  private static func outline(_ project: String, helpers: String) -> [String] {
    let files = [
      "Tuist/ProjectDescriptionHelpers/In/Make.swift": "import ProjectDescription\n" + helpers,
      "App/Project.swift": "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project = \(project)",
    ]
    return ProjectFiles(in: MemoryTree(files)).projects.flatMap(\.outline)
  }

  private static let app = ["App: app (app)", "on: iOS-16.0", "configuration: Release", "folders: App/Code"]

  @Test(arguments: [
    (
      "Project.make(\"App\")",
      """
      extension Project {
        public static func make(_ name: String, system: String = Self.lowest) -> Project {
          let all = ["Code/**"]
          return Project(name: name, targets: [
            .target(name: "\\(name)", destinations: .iOS, product: .app, deploymentTargets: .iOS(system), sources: all)
          ])
        }
        static var lowest: String { "16.0" }
      }
      """
    ),
    (
      "Project(name: \"App\", targets: [.module(name: \"App\"), Names.no])",
      """
      public enum Names { static let no = kit("App") }
      func kit(_ name: String) -> Target { .module(name: name) }
      extension Target {
        static func module(name: String) -> Target {
          .target(name: name, destinations: .iOS, product: .app, deploymentTargets: .iOS("16.0"), sources: ["Code/**"])
        }
        static func module(of name: String) -> Target { .module(name: name) }
      }
      """
    ),
  ])
  func aManifestCallsFunctionsOfOtherFiles(project: String, helpers: String) {
    let found = Self.outline(project, helpers: helpers)
    #expect(Array(found.prefix(4)) == Self.app)
    #expect(!found.contains { $0.hasPrefix("doubt") })
  }

  /// What is made along the way may map and filter; only what the targets are made of counts.
  @Test func aManifestIsMadeByAFunctionWithClosures() {
    let found = Self.outline(
      "Project.make(\"App\", [\"Kit\"])",
      helpers: """
        extension Project {
          static func make(_ name: String, _ modules: [String]) -> Project {
            let tests = modules.map { module in kit(module) }
            let widget = extensionTarget(of: name)
            let main = Target.target(
              name: name, destinations: .iOS, product: .app, deploymentTargets: .iOS("16.0"), sources: ["Code/**"],
              dependencies: modules.map { .target(name: $0) } + [.target(name: widget.name)])
            return Project(name: name, targets: [main] + modules.map { kit($0) } + [widget], schemes: tests.map { $0 })
          }
          static func kit(_ name: String) -> Target {
            if name.isEmpty { return .target(name: "None", product: .framework) }
            return .target(name: name, product: .framework)
          }
          static func extensionTarget(of name: String) -> Target {
            .target(name: "\\(name)Widget", product: .appExtension, sources: ["Widget/**"])
          }
        }
        """)
    #expect(Array(found.prefix(4)) == Self.app)
    #expect(found.contains("AppWidget: extension (appExtension)"))
    #expect(!found.contains { $0.hasPrefix("doubt") }, "\(found)")
  }

  @Test func nothingIsKnownOfAProjectThatAnUnreadFunctionMakes() {
    let helpers = "extension Project { static func make() -> Project { if wet { a } else { b } } }"
    #expect(Self.outline("Project.make()", helpers: helpers) == ["doubt: A function makes its targets"])
  }

  @Test(arguments: [
    "static func module(name: String) -> Target { if wet { .target(name: name, product: .app) } else { other } }",
    "static func module(name: String) -> Target { make { .target(name: name, product: .app) } }",
    "static func module(names: String) -> Target { .target(name: names, product: .app) }",
    "func module(name: String) -> Target { .target(name: name, product: .app) }",
    "static func module(name: String) -> Target { .module(name: name) }",
    "static func module(name: String) -> Target { .module(name: name + name + name + name) }",
  ])
  func whatRunsOtherwiseIsComputed(function: String) {
    let found = Self.outline(
      "Project(name: \"App\", targets: [.module(name: \"App\")])", helpers: "extension Target { \(function) }")
    #expect(found.last?.hasPrefix("doubt") == true && found.last?.hasSuffix("1 of its targets are computed") == true)
  }

  /// Manifests are read as the Swift that they are: values of types of their own, cases and protocols, also in plugins.
  @Test(arguments: [
    "AppTarget.allCases.map(\\.target)", "[.module(.shared(.garden))]",
    "[Spec(sources: [\"Code/**\"]).with { $0.name = env.name }.target()]",
  ])
  func targetsAreMadeByTypesOfTheManifest(_ targets: String) throws {
    let helpers = """
      import ProjectDescription
      struct Environment { let name: String; let id: String }
      let env = Environment(name: "Garden", id: "com.garden")
      extension Target {
        static func module(_ path: Path) -> Target { Spec(name: path.name).target() }
        enum Path: Named {
          case shared(Shared)
          enum Shared: String, Named { case garden = "Garden" }
          var name: String { switch self { case .shared(let module as any Named): return module.name } }
        }
      }
      protocol Named { var name: String { get } }
      extension Named where Self: RawRepresentable { var name: String { rawValue } }
      struct Spec {
        var name: String
        var sources: SourceFilesList?
        init(name: String = "", sources: SourceFilesList? = .code) { self.name = name; self.sources = sources }
        func with(_ change: (inout Spec) -> Void) -> Spec { var copy = self; change(&copy); return copy }
        func target() -> Target {
          Target.target(
            name: name, destinations: .iOS, product: .app, bundleId: "\\(env.id).\\(name.lowercased())", sources: sources,
            dependencies: [.SPM.kit])
        }
      }
      extension ProjectDescription.SourceFilesList { static let code: SourceFilesList = "Code/**" }
      extension TargetDependency { struct SPM {} }
      extension TargetDependency.SPM { static let kit = TargetDependency.external(name: "Kit") }
      """
    let text = """
      import EnvironmentPlugin
      import ProjectDescription
      enum AppTarget: String, CaseIterable {
        case app = "Garden"
        var target: Target { switch self { case .app: return Spec(name: rawValue).target() } }
      }
      let project = Project(name: env.name, targets: \(targets))
      """
    let files = [
      "Project.swift": text, "Tuist/Config.swift": "",
      "Plugin/Environment/ProjectDescriptionHelpers/Env.swift": helpers,
    ]
    let project = try #require(ProjectFiles(in: MemoryTree(files)).projects.first)
    #expect(project.doubts.map(\.message) == [])
    #expect(project.targets.map(\.name) == ["Garden"])
    #expect(project.targets.map(\.bundleIdentifier) == ["com.garden.garden"])
    #expect(project.targets.flatMap(\.folders).map(\.path) == ["Code"])
    #expect(project.targets.map(\.dependencies) == [["Kit"]])
  }

  /// Two targets of one project may have one name; a bundle identifier tells them apart.
  @Test func targetsOfOneNameAreToldApart() {
    let target = { (id: String) in
      ".target(name: \"Cards\", destinations: .iOS, product: .appExtension, bundleId: \"\(id)\", sources: [\"Cards/**\"])"
    }
    let text = """
      import ProjectDescription
      let project = Project(name: "Garden", targets: [\(target("org.a.cards")), \(target("org.b.cards"))])
      """
    let names = ProjectFiles(in: MemoryTree(["Project.swift": text])).membership.members.map(\.name)
    #expect(Set(names).count == 2 && names.allSatisfy { $0.hasSuffix(".cards)") }, "\(names)")
  }
}

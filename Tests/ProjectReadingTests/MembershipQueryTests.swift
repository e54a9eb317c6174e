import IntentSurface
import SourceScanning
import Testing

@testable import ProjectReading

/// What is asked of the targets of all projects together.
@Suite struct MembershipQueryTests {
  private static func target(
    _ name: String, _ kind: ProjectTarget.Kind, _ platforms: [Platform] = [.iOS], uses: Set<String> = [],
    _ adjust: (inout ProjectTarget) -> Void = { _ in }
  ) -> ProjectTarget {
    var target = ProjectTarget(name: name, kind: kind)
    (target.platforms, target.dependencies) = (platforms, uses)
    target.folders = [ProjectTarget.Folder(name)]
    adjust(&target)
    return target
  }

  private static func project(
    _ name: String, _ kind: Project.Kind, at path: String? = nil, _ targets: [ProjectTarget],
    _ adjust: (inout Project) -> Void = { _ in }
  ) -> Project {
    let file = kind == .package ? "\(name)/Package.swift" : "\(name).xcodeproj/project.pbxproj"
    var project = Project(kind: kind, name: name, path: path ?? file)
    project.targets = targets
    adjust(&project)
    return project
  }

  private static func project(
    _ name: String, _ targets: [ProjectTarget], _ adjust: (inout Project) -> Void = { _ in }
  ) -> Project {
    project(name, .xcode, targets, adjust)
  }

  /// Two apps, a watch app and a widget of the first, and what they are made of.
  private static let garden = Membership([
    project(
      "Garden",
      [
        target("App", .app, [.iOS, .macOS], uses: ["Watch", "Widget", "Core", "Tests"]) {
          $0.bundleIdentifier = "org.garden"
          $0.flags = ["APP"]
          $0.dependencyFilters = ["Core": [.iOS], "Widget": [.iOS]]
        },
        target("Watch", .watchApp, [.watchOS], uses: ["Core"]) { $0.flagsOnPlatform = [.watchOS: ["WRIST"]] },
        target("Widget", .extension, [.iOS, .macOS], uses: ["Core"]),
        target("Core", .framework, [.iOS, .watchOS], uses: ["Base"]) { $0.flags = ["CORE"] },
        target("Base", .library, []), target("Lonely", .extension),
        target("Tests", .test, uses: ["Base"]) {
          $0.flags = ["TESTS"]
        }, target("Tool", .other, uses: ["Base"]),
      ]),
    project("Shed", [target("Shed", .app, [.tvOS], uses: ["App", "Kit"])]),
    project("Kit", .package, [target("Kit", .library, [])]),
  ])

  @Test(arguments: [
    ("ios/Widget/Widget.swift", true), ("ios/App.swift", true), ("macos/Widget.swift", false), ("Widget.swift", false),
  ])
  func tellsWhatIsBesideAProjectWithAnApp(path: String, isInside: Bool) {
    func membership(_ kind: Project.Kind, _ target: ProjectTarget.Kind, _ files: Set<String>) -> Membership {
      let app = Self.target("App", target) {
        $0.folders = []
        $0.files = files
      }
      return Membership([Self.project("App", kind, at: "ios/App.xcodeproj/project.pbxproj", [app])])
    }
    for kind in [ProjectTarget.Kind.app, .watchApp] {
      #expect(membership(.xcode, kind, ["ios/Sources/Main.swift"]).isInFolderOfApp(path) == isInside)
    }
    #expect(!membership(.xcode, .app, ["ios/main.m"]).isInFolderOfApp(path))
    #expect(!membership(.xcode, .app, ["node_modules/Main.swift"]).isInFolderOfApp(path))
    #expect(!membership(.xcode, .extension, ["ios/Sources/Main.swift"]).isInFolderOfApp(path))
    #expect(!membership(.xcodeGen, .app, ["ios/Sources/Main.swift"]).isInFolderOfApp(path))
  }

  /// No other repository can have a package below a folder.
  @Test(arguments: [("Kit", false, FileBuild.nowhere), ("Kit", true, .unknown), ("", false, .unknown)])
  func aPackageThatAnAppHasShipsOnlyWhatLeadsToAnApp(folder: String, isOpen: Bool, build: FileBuild) {
    let kit = Self.project(
      "Kit", .package, at: folder.isEmpty ? "Package.swift" : "\(folder)/Package.swift",
      [Self.target("Used", .library, []), Self.target("Unused", .library, [])]
    ) { $0.hasOpenDependencies = isOpen }
    let app = Self.project("App", [Self.target("App", .app, uses: ["Used"])])
    #expect(Membership([app, kit]).build(of: "Unused/A.swift") == build)
    let other = Self.project("App", [Self.target("App", .app)])
    #expect(Membership([other, kit]).build(of: "Unused/A.swift") == .unknown)
  }

  /// What a condition takes from every system that it is built for reaches nobody.
  @Test(arguments: [([Platform.macOS], [Platform]()), ([.iOS], [.iOS]), ([.iOS, .macOS], [.iOS]), ([.tvOS], [])])
  func embedsOnTheSystemsOfTheConditionAlone(condition: [Platform], systems: [Platform]) {
    let membership = Membership([
      Self.project(
        "Garden",
        [
          Self.target("App", .app, [.iOS, .macOS], uses: ["Widget"]) {
            $0.dependencyFilters = ["Widget": Set(condition)]
          },
          Self.target("Widget", .extension, [.iOS]),
        ])
    ])
    #expect(membership.shippedPlatforms(of: 1).map(\.platform) == systems)
    #expect((membership.build(of: "Widget/A.swift") == .nowhere) == systems.isEmpty)
  }

  private static func names(_ positions: some Sequence<Int>) -> [String] {
    positions.map { garden.members[$0].name }.sorted()
  }

  @Test func knowsWhatBelongsToAnApp() throws {
    #expect(Self.names(Self.garden.apps) == ["App", "Shed"])
    #expect(Self.names(Self.garden.family(of: 0)) == ["App", "Base", "Core", "Watch", "Widget"])
    let shed = try #require(Self.garden.apps.last)
    #expect(Self.names(Self.garden.family(of: shed)) == ["Kit", "Shed"])
    #expect(Self.garden.builtApps(besides: [])?.map(\.identifier) == ["App", "Shed"])
    #expect(Self.garden.builtApps(besides: [])?.map(\.bundleIdentifier) == ["org.garden", nil])
    #expect(Self.garden.platforms == [.iOS, .macOS, .watchOS, .tvOS])
    #expect(Self.garden.flags == ["APP", "CORE", "SWIFT_PACKAGE", "WRIST"])
  }

  @Test(arguments: [
    ("App/A.swift", ["App"], ["App iOS", "App macOS"]), ("Watch/A.swift", ["Watch"], ["Watch watchOS"]),
    ("Widget/A.swift", ["Widget"], ["Widget iOS"]),
    ("Core/A.swift", ["App", "Watch", "Widget"], ["App iOS", "Watch watchOS", "Widget iOS"]),
    ("Base/A.swift", ["App", "Watch", "Widget"], ["App iOS", "Watch watchOS", "Widget iOS"]),
    ("Kit/A.swift", ["Shed"], ["Shed tvOS"]), ("Shed/A.swift", ["Shed"], ["Shed tvOS"]),
  ])
  func knowsWhoCompilesAFileAndForWhat(path: String, hosts: [String], uses: [String]) {
    #expect(Self.garden.hostNames(of: path) == hosts)
    let found = Self.garden.build(of: path).uses.map { "\(Self.garden.members[$0.host].name) \($0.platform.rawValue)" }
    #expect(found.sorted() == uses)
  }

  @Test(arguments: [
    ("Tests/A.swift", FileBuild.nowhere), ("Lonely/A.swift", .nowhere), ("Tool/A.swift", .nowhere),
    ("None/A.swift", .nowhere),
  ])
  func knowsWhatIsInNoApp(path: String, build: FileBuild) {
    #expect(Self.garden.build(of: path) == build)
  }

  @Test func namesTheBundlesAround() {
    func bundles(_ names: Set<String>) -> [String] {
      Self.garden.hostBundles(around: names).map { "\($0.identifier) in \($0.apps)" }
    }
    #expect(bundles([]) == [])
    #expect(bundles(["Shed"]) == ["Shed in []"])
    #expect(
      Set(bundles(["Widget"])) == ["App in []", "Watch in [\"App\"]", "Widget in [\"App\"]"])
    #expect(bundles(["Lonely"]) == ["Lonely in []"])
    #expect(bundles(["Core"]) == [])
  }

  @Test func aWatchAppHasExtensionsOfItsOwn() {
    let targets = [
      Self.target("Wrist", .watchApp, [.watchOS], uses: ["Faces"]), Self.target("Faces", .extension, [.watchOS]),
    ]
    let bundles = Membership([Self.project("Wrist", targets)]).hostBundles(around: ["Faces"])
    #expect(Set(bundles.map { "\($0.identifier) in \($0.apps)" }) == ["Wrist in []", "Faces in [\"Wrist\"]"])
  }

  @Test func aFilePerPlatformIsBuiltForThatAlone() {
    let app = Self.target("App", .app, [.iOS, .macOS]) {
      $0.files = ["App/A.swift"]
      $0.filters = ["App/A.swift": [.macOS]]
    }
    let membership = Membership([Self.project("Garden", [app])])
    #expect(membership.build(of: "App/A.swift").uses.map(\.platform) == [.macOS])
    #expect(membership.build(of: "App/B.swift").uses.map(\.platform) == [.iOS, .macOS])
  }

  @Test func isWholeWithAnAppOfAProjectThatIsKnown() {
    let app = [Self.target("App", .app)]
    #expect(Membership([Self.project("A", app)]).builtApps(besides: [])?.count == 1)
    #expect(Membership([Self.project("A", .tuist, app)]).builtApps(besides: [])?.count == 1)
    #expect(Membership([Self.project("A", .package, app)]).builtApps(besides: []) == nil)
    #expect(Membership([Self.project("A", .settings, app)]).builtApps(besides: []) == nil)
    #expect(Membership([Self.project("A", [Self.target("Kit", .library)])]).builtApps(besides: []) == nil)
    #expect(Membership([Self.project("A", app) { $0.doubts = [.init("?")] }]).builtApps(besides: []) == nil)
    #expect(Membership([Self.project("A", app) { $0.gaps = [.init("?")] }]).builtApps(besides: [])?.count == 1)
  }

  @Test func whatIsComputedMayLinkAnything() {
    let targets = [Self.target("App", .app, uses: ["Core"]), Self.target("Core", .framework)]
    let doubtful = Membership([Self.project("A", targets) { $0.doubts = [.init("?")] }])
    #expect(doubtful.hostNames(of: "Core/A.swift") == [])
    #expect(doubtful.build(of: "Core/A.swift") == .unknown)
    #expect(doubtful.hostNames(of: "App/A.swift") == ["App"])
    #expect(doubtful.build(of: "App/A.swift").uses.count == 1)
    #expect(doubtful.build(of: "None.swift") == .unknown)
  }

  @Test func settingsThatNameAFileAreBelieved() {
    let settings = Self.project("S", .settings, [Self.target("Named", .app) { $0.folders = [.init("App")] }])
    let both = Membership([Self.project("A", [Self.target("App", .app)]), settings])
    #expect(both.hostNames(of: "App/A.swift") == ["Named"])
  }

  @Test func aNameMeansTheNearestTarget() {
    func hosts(local: Set<String>, own: Bool) -> [[String]] {
      let app = Self.project(
        "Garden",
        [Self.target("App", .app, uses: ["Kit"])]
          + (own ? [Self.target("Kit", .framework) { $0.folders = [.init("Own")] }] : [])
      ) { $0.localPackages = local }
      func kit(_ folder: String) -> Project {
        Self.project(folder, .package, [Self.target("Kit", .library, []) { $0.folders = [.init(folder)] }])
      }
      let membership = Membership([app, kit("One"), kit("Two")])
      return ["Own/A.swift", "One/A.swift", "Two/A.swift"].map(membership.hostNames)
    }
    #expect(hosts(local: [], own: true) == [["App"], [], []])
    #expect(hosts(local: ["Two"], own: true) == [["App"], [], []])
    #expect(hosts(local: ["Two"], own: false) == [[], [], ["App"]])
    #expect(hosts(local: [], own: false) == [[], ["App"], ["App"]])
  }

  @Test func aProductIsWhatItsPackageMakesIt() {
    let kit = Self.project("Pack", .package, [Self.target("Core", .library, []), Self.target("Other", .library, [])]) {
      $0.products = ["Kit": ["Core"]]
    }
    let membership = Membership([Self.project("Garden", [Self.target("App", .app, uses: ["Kit"])]), kit])
    #expect(membership.hostNames(of: "Core/A.swift") == ["App"])
    #expect(membership.hostNames(of: "Other/A.swift") == [])
    #expect(membership.packageTarget(of: "Core/A.swift") == "Core")
    #expect(membership.packageTarget(of: "App/A.swift") == nil)
  }

  @Test(
    arguments: [
      ([("App", "App/Info.plist")], "Old/Info.plist", true), ([("App", "App/Info.plist")], "app/info.plist", false),
      ([("App", nil)], "Old/Info.plist", false), ([("App", "A.plist"), ("More", nil)], "Old/Info.plist", false),
      ([("App", "A.plist"), ("Makes", nil)], "Old/Info.plist", true),
    ] as [([(String, String?)], String, Bool)])
  func knowsAPropertyListOfNoTarget(apps: [(String, String?)], path: String, isOther: Bool) {
    let targets = apps.map { name, list in
      Self.target(name, .app) {
        $0.propertyList = list
        $0.makesPropertyList = name == "Makes"
      }
    }
    #expect(Membership([Self.project("A", targets)]).isOfNoTarget(propertyList: path) == isOther)
    // What a manifest leaves out of sight may be any.
    let isKnown = targets.allSatisfy { $0.propertyList != nil || $0.makesPropertyList }
    #expect(
      Membership([Self.project("A", .tuist, targets)]).isOfNoTarget(propertyList: path) == (isOther && isKnown))
  }

  @Test func tellsAProjectFromTheFolderOfAnother() {
    let paths = ["Garden.xcodeproj", "Garden/Garden.xcodeproj"]
    let projects = paths.map { path in
      Self.project("Garden", .xcode, at: path + "/project.pbxproj", [Self.target("Garden", .app)])
    }
    #expect(Membership(projects).members.map(\.name) == paths.map { $0 + "/Garden" })
  }

  /// An app with an extension for SiriKit and one more, by their property lists.
  private static func lists(_ app: String?, _ siri: String?, _ more: String?) -> [String: String] {
    let lists = ["App": app, "Siri": siri, "More": more]
    let targets = [("App", ProjectTarget.Kind.app), ("Siri", .extension), ("More", .extension)].map { name, kind in
      target(name, kind, uses: name == "App" ? ["Siri", "More"] : []) {
        $0.propertyList = lists[name] ?? nil
        $0.makesPropertyList = name == "More"
      }
    }
    return Membership([project("A", targets)]).propertyLists(among: ["App/Info.plist", "Siri/Info.plist", "Info.plist"])
  }

  @Test func knowsTheBundlesOfPropertyLists() {
    let both = ["App": "App/Info.plist", "Siri": "Siri/Info.plist"]
    #expect(Self.lists("App/Info.plist", "Siri/Info.plist", nil) == both)
    #expect(Self.lists("app/info.plist", "Siri/Info.plist", nil) == both)
    let shared = ["App": "App/Info.plist", "Siri": "App/Info.plist"]
    #expect(Self.lists("App/Info.plist", "App/Info.plist", nil) == shared)
  }

  @Test func knowsNoPropertyListsOfAnAppWithOneThatMaySayAnything() {
    #expect(Self.lists("App/Made.plist", "Siri/Info.plist", nil) == [:])
    #expect(Self.lists(nil, "Siri/Info.plist", nil) == [:])
    #expect(Self.lists("App/Info.plist", "Siri/Info.plist", "More/Other.plist") == [:])
  }

  @Test func knowsADefinitionOfNoTarget() {
    #expect(Self.garden.isOfNoTarget(definition: "None/A.intentdefinition"))
    #expect(!Self.garden.isOfNoTarget(definition: "App/A.intentdefinition"))
    #expect(!Self.garden.isOfNoTarget(definition: "None/A.swift"))
    let generated = Membership([Self.project("A", .tuist, [Self.target("App", .app)])])
    #expect(!generated.isOfNoTarget(definition: "None/A.intentdefinition"))
  }

  @Test func knowsModulesByTheirSettings() throws {
    func missing(_ adjust: (inout ProjectTarget) -> Void, kind: ProjectTarget.Kind = .framework) throws -> Set<String> {
      var kit = Self.target("Kit-One", kind)
      adjust(&kit)
      let membership = Membership([Self.project("A", [Self.target("App", .app), kit])])
      return membership.modules(
        among: ["Kit_One", "Named", "Product"], notLinkedBy: try #require(membership.apps.first))
    }
    #expect(try missing { _ in } == ["Kit_One"])
    #expect(
      try missing {
        $0.settings = BuildSettings(layers: [["PRODUCT_MODULE_NAME": "Named", "PRODUCT_NAME": "Product"]])
      }
        == ["Kit_One", "Named", "Product"])
    #expect(try missing { $0.settings = BuildSettings(layers: [["PRODUCT_NAME": "$(X)"]]) } == ["Kit_One"])
    #expect(try missing({ _ in }, kind: .library) == ["Kit_One"])
    #expect(try missing({ _ in }, kind: .extension) == [])
  }

  @Test(arguments: [("BUILD", 1), ("BUILD.bazel", 1), ("BUILD.md", 0), ("Pods.podspec", 0)])
  func withoutAProjectItIsSaidThatBazelIsNotRead(_ name: String, _ count: Int) {
    let files = ProjectFiles(in: MemoryTree(["App/\(name)": ""]))
    #expect(files.diagnostics.count { $0.message.hasPrefix("What Bazel builds is not read") } == count)
    #expect(files.adding([Self.project("A", [Self.target("App", .app)])]).diagnostics.isEmpty)
  }

  @Test func otherToolsBuildWhatStandsBesideThem() {
    for name in ["Pods.podspec", "BUILD", "BUILD.bazel"] {
      let tree = MemoryTree(["Other/\(name)": ""])
      let membership = ProjectFiles(in: tree).adding([Self.project("A", [Self.target("App", .app)])]).membership
      #expect(membership.build(of: "Other/A.swift") == .unknown, "\(name)")
      #expect(membership.build(of: "Else/A.swift") == .nowhere)
      #expect(ProjectFiles.isRead("Other/\(name)"))
    }
    for name in ["A.xcconfig", "A.xcscheme", "project.pbxproj", "Package.swift", "Project.swift", "a.yml", "a.yaml"] {
      #expect(ProjectFiles.isRead(name), "\(name)")
    }
    #expect(!ProjectFiles.isRead("Main.swift") && !ProjectFiles.isRead("BUILD.md"))
  }

  @Test(arguments: [
    ("s.source_files = 'Classes/**/*'", [true, false]),
    ("s.source_files = [\n  \"Classes/*.{h,swift}\", # all\n  'Old/A.swift']", [true, true]),
    ("s.ios.source_files = 'Classes/*.swift', 'Old'", [true, true]),
    ("s.source_files = \"#{folder}/*\"", [true, true]), ("s.source_files = Dir['Classes/*']", [true, true]),
    ("s.source_files = 'Classes'\ns.source_files += more", [true, true]), ("", [true, true]),
    ("s.source_files = '../*'", [true, true]),
  ])
  func aPodBuildsWhatItsSpecificationNames(_ text: String, _ expected: [Bool]) {
    let projects = ProjectFiles(in: MemoryTree(["Pens/Pens.podspec": text]))
    let membership = projects.adding([Self.project("A", [Self.target("App", .app)])]).membership
    #expect(["Classes", "Old"].map { membership.build(of: "Pens/\($0)/A.swift") == .unknown } == expected)
  }

  @Test func aGeneratedProjectIsReadOnce() {
    let generated = [Project.Kind.tuist, .xcodeGen, .package].map { Self.project("G", $0, at: "In/Project.swift", []) }
    let all = ProjectFiles().adding(generated + [Self.project("A", .xcode, at: "In/A.xcodeproj/project.pbxproj", [])])
    #expect(all.projects.map(\.kind) == [.xcode, .package])
    #expect(ProjectFiles().adding(generated + [Self.project("A", [])]).projects.count == 4)
  }

  /// It may link what the targets of others compile.
  @Test func aProjectThatCannotBeReadLeavesLinksUnknown() {
    let tree = MemoryTree([
      "A.xcodeproj/project.pbxproj": "{ objects = ", "Package.swift": "let package = Package(name: \"K\", targets: [])",
    ])
    let files = ProjectFiles(in: tree)
    #expect(files.projects.map(\.name) == ["K"])
    #expect(files.diagnostics.map(\.location?.path) == ["A.xcodeproj/project.pbxproj"])
    let settings = Self.project("S", .settings, [Self.target("App", .app)])
    let other = Self.project("B", [Self.target("Other", .app), Self.target("Kit", .framework)])
    let membership = files.adding([settings, other]).membership
    #expect(membership.members.map(\.name) == ["Other", "Kit", "App"])
    #expect(membership.isWhole == false && membership.isLinkingKnown == false)
  }

  @Test(arguments: [
    ("A.xcodeproj", true), ("In/A.xcworkspace", true), ("A.xcodeproj/xcshareddata", true), ("Tests", false),
    ("Tests/A.xcodeproj", false), ("A.xcodeproj/A.xcodeproj", false), ("Pods", false),
  ])
  func entersProjectsThatAreTheApps(folder: String, isEntered: Bool) {
    #expect(ProjectFiles.mayEnter(folder) == isEntered)
  }
}

import IntentSurface
import SourceScanning
import Testing

@testable import ProjectReading

/// Everything that a specification of XcodeGen or a manifest of Tuist says of its targets.
@Suite struct GeneratedProjectTests {
  private func outline(_ files: [String: String]) -> [String] {
    ProjectFiles(in: MemoryTree(files)).projects.flatMap(\.outline)
  }

  private func xcodeGen(_ targets: String, _ rest: String = "", files: [String: String] = [:]) -> [String] {
    let text = "name: Garden\n\(rest)\ntargets:\n" + targets.split(separator: "\n").map { "  \($0)\n" }.joined()
    return outline(files.merging(["project.yml": text]) { $1 })
  }

  @Test func aTemplateIsFilledInWithTheValuesOfATarget() {
    let templates = """
      targetTemplates:
        Card: { sources: ["${folder}/${target_name}"], dependencies: [{ target: "${target_name}Widgets" }] }
      """
    let target = "T: { type: application, platform: iOS, templates: [Card], templateAttributes: { folder: Apps } }"
    let found = xcodeGen(target, templates)
    #expect(found.contains("folders: Apps/T") && found.contains("uses: TWidgets"))
    let several = xcodeGen("T: { type: framework, platform: [iOS, macOS], sources: \"In${platform}\" }")
    #expect(several.filter { $0.hasPrefix("folders") } == ["folders: IniOS", "folders: InmacOS"])
  }

  @Test(arguments: [
    ("", false), ("*.xcodeproj", true), ("/Garden.xcodeproj/\n", true), ("*.xcodeproj\n!Garden.xcodeproj", false),
    ("*.xcodeproj/*\n!*.xcodeproj/project.pbxproj", false), ("# *.xcodeproj", false), ("Apps/*.xcodeproj", false),
  ])
  func aProjectThatGitIgnoresIsOfSomeDay(_ ignored: String, _ isIgnored: Bool) {
    let files = ProjectFiles(in: MemoryTree([".gitignore": ignored]))
    var (made, spec) = (
      Project(kind: .xcode, name: "Garden", path: "Garden.xcodeproj/project.pbxproj"),
      Project(kind: .xcodeGen, name: "Garden", path: "project.yml")
    )
    made.targets = [ProjectTarget(name: "Old", kind: .app)]
    spec.targets = [ProjectTarget(name: "New", kind: .app)]
    #expect(files.adding([made, spec]).projects.map(\.kind) == [isIgnored ? .xcodeGen : .xcode])
    #expect(files.adding([made]).projects.map(\.kind) == [.xcode])
  }

  @Test(arguments: [
    "func made(_ n: String, _ id: String) -> Target { .target(name: n, destinations: .iOS, product: .app, bundleId: id) }",
    "func made(_ n: String, _ id: String) -> Target {\n  let all = \"org.\" + id\n  return .target(name: n, destinations: .iOS, product: .app, bundleId: all)\n}",
  ])
  func aFunctionOfAManifestMakesTargetsOfWhatItIsGiven(_ function: String) {
    let code =
      "import ProjectDescription\n\(function)\nlet project = Project(name: \"G\", targets: [made(\"T\", \"t\")])"
    let project = ProjectFiles(in: MemoryTree(["Project.swift": code])).projects.first
    #expect(project?.targets.map(\.name) == ["T"] && project?.doubts.isEmpty == true)
    #expect(project?.targets.first?.bundleIdentifier?.hasSuffix("t") == true)
  }

  @Test(arguments: [
    "all.append(.target(name: \"W\"))", "all += [.target(name: \"W\")]",
    "all.append(contentsOf: [.target(name: \"W\")])",
    "if isWhole { all.insert(.target(name: \"W\"), at: 0) }",
  ])
  func whatAManifestAddsToAListIsInIt(_ addition: String) {
    let code = """
      import ProjectDescription
      var all: [TargetDependency] = [.package(product: "Pens")]
      \(addition)
      let project = Project(name: "G", targets: [
        .target(name: "T", destinations: .iOS, product: .app, bundleId: "t", sources: ["T/**"], dependencies: all)
      ])
      """
    let target = ProjectFiles(in: MemoryTree(["Project.swift": code])).projects.first?.targets.first
    #expect(target?.dependencies == ["Pens", "W"])
  }

  @Test(arguments: [
    ("- target: ${WIDGETS}", "the dependencies of T depend on the environment, ${WIDGETS}"), ("- target: W", nil),
  ])
  func theDependenciesOfASpecificationMayDependOnTheEnvironment(_ item: String, _ doubt: String?) {
    let text = "name: G\ntargets:\n  T:\n    type: application\n    sources: App\n    dependencies:\n      \(item)\n"
    let projects = ProjectFiles(in: MemoryTree(["project.yml": text])).projects
    #expect(projects.flatMap(\.doubts).map(\.message) == [doubt].compactMap(\.self))
  }

  @Test(arguments: [
    ("[.target(name: \"W\"), .sdk(name: \"WidgetKit\", type: .framework), .xctest]", []),
    ("Plugin.all", ["the dependencies of T are computed"]),
    ("[\"W\"].map { .target(name: $0) }", []),
    ("names.map { .target(name: $0) }", ["the dependencies of T are computed"]),
    ("[.external(name: \"X\")] + Plugin.all", ["the dependencies of T are computed"]),
  ])
  func theDependenciesOfAManifestMayBeComputed(_ list: String, _ expected: [String]) {
    let code = """
      import ProjectDescription
      let project = Project(name: "G", targets: [
        .target(name: "T", destinations: .iOS, product: .app, bundleId: "t", sources: ["T/**"], dependencies: \(list))
      ])
      """
    let projects = ProjectFiles(in: MemoryTree(["Project.swift": code])).projects
    #expect(projects.flatMap(\.doubts).map(\.message) == expected)
  }

  @Test func theSourcesOfASpecificationMayDependOnTheEnvironment() {
    let targets = "Garden: { type: application, platform: iOS, sources: [App, { path: \"${MORE}/Intents\" }] }"
    let files = MemoryTree(["project.yml": "name: Garden\ntargets:\n  \(targets)\n"])
    let projects = ProjectFiles(in: files).projects
    let doubt = "the sources of Garden depend on the environment, ${MORE}/Intents"
    #expect(projects.flatMap(\.doubts).map(\.message) == [doubt])
    #expect(projects.flatMap(\.targets).flatMap(\.folders).map(\.path) == ["App"])
  }

  /// Parts of one target in several files are joined as XcodeGen joins them.
  @Test(arguments: [
    ("targets: { App: { sources: [More] } }", "include: [in/base.yml]", "folders: More in/App"),
    ("targets: { App: { \"sources:REPLACE\": [More] } }", "include: [in/base.yml]", "folders: More"),
    ("targets: {}", "include: { path: in/base.yml, relativePaths: false }", "folders: App"),
    (
      "name: Own\ntargets: { App: { platform: iOS, sources: Own } }", "include: [{ path: in/base.yml, enable: false }]",
      "folders: Own"
    ),
    (
      "targets: { App: { settings: { base: { PRODUCT_BUNDLE_IDENTIFIER: own } } } }", "include: in/base.yml",
      "bundle: own"
    ),
    ("name: Own", "include: [in/base.yml, in/base.yml]", "bundle: base"),
  ])
  func aSpecificationIsJoinedWithWhatItIncludes(own: String, include: String, expected: String) {
    let base = """
      name: Base
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          settings: { base: { PRODUCT_BUNDLE_IDENTIFIER: base } }
      """
    let found = outline(["project.yml": "\(include)\n\(own)\n", "in/base.yml": base])
    #expect(found.contains(expected), "\(found)")
  }

  @Test func aSpecificationTakesTheStrongestSettings() {
    let found = outline([
      "App/project.yml": """
      name: Garden
      include: [../base/common.yml, { path: gone.yml }]
      configs: { Beta: debug, Store: release, AppStore: release }
      options: { deploymentTarget: { iOS: 15.0, macOS: 12.0 } }
      settings: { configs: { store: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: [STORE, PAID] } } }
      configFiles: { AppStore: app.xcconfig, Beta: beta.xcconfig }
      targets:
        Garden:
          type: application
          supportedDestinations: [iOS, visionOS]
          deploymentTarget: { iOS: 16.0 }
          templates: [Bundle, Nothing]
          sources: [Sources, Main.swift, { path: More, excludes: ["**/*.md", Old, "Drafts/**"] }, "Glob/**"]
          settings: { base: { NAME: Own, SUPPORTS_MACCATALYST: true } }
          dependencies:
            - target: Other/Kit
            - package: Nuts
              products: [Nut, Bolt]
              destinationFilters: [iOS]
            - sdk: UIKit.framework
            - product: Pens
      """,
      "App/app.xcconfig":
        "#include \"missing.xcconfig\"\nFROM_FILE = 1\nPRODUCT_BUNDLE_IDENTIFIER = org.example.$(NAME)$(NAME:lower)\n",
      "base/common.yml": """
      configs: { Other: release }
      settings: { NAME: Base, SWIFT_ACTIVE_COMPILATION_CONDITIONS: BASE }
      targetTemplates:
        Bundle: { type: framework, sources: [Shared], settings: { NAME: Template } }
      targets:
        Kit: { type: framework.static, platform: iOS, sources: kit }
      """,
    ])
    #expect(
      found == [
        "Garden: app (application)", "on: iOS-16.0 macCatalyst-16.0 visionOS", "configuration: AppStore",
        "flags: PAID STORE", "bundle: org.example.Ownown", "names: NAME=Own", "files: App/Main.swift",
        "folders: App/Glob App/More-App/More/Drafts-App/More/Old-App/More/**/*.md App/Sources base/Shared",
        "uses: Bolt(iOS) Kit Nut(iOS) Nuts(iOS) Pens",
        "Kit: library (framework.static)", "on: iOS-15.0", "configuration: AppStore", "flags: PAID STORE",
        "bundle: org.example.$(NAME)$(NAME:lower)",
        "folders: base/kit",
        "doubt in line 2: its includes from gone.yml can't be read",
        "doubt in line 9: the template Nothing of Garden can't be read",
        "gap: App/missing.xcconfig is missing or can't be read, so its settings for targets are unknown",
      ])
  }

  @Test(arguments: [
    ("application", "app"), ("application.on-demand-install-capable", "app"), ("application.watchapp", "watchApp"),
    ("application.watchapp2", "watchApp"), ("framework", "framework"), ("framework.static", "library"),
    ("library.static", "library"), ("library.dynamic", "library"), ("bundle.unit-test", "test"),
    ("bundle.ui-testing", "test"), ("app-extension", "extension"), ("extensionkit-extension", "extension"),
    ("bundle", "other"), ("tool", "other"), ("", "other"),
  ])
  func knowsTypesOfTargets(type: String, kind: String) {
    let found = xcodeGen("T: { type: \"\(type)\", platform: iOS, sources: T }")
    #expect(found.first == "T: \(kind)" + (type.isEmpty ? "" : " (\(type))"))
  }

  @Test func aTargetForSeveralPlatformsIsSeveralTargets() {
    #expect(
      xcodeGen("T: { type: framework, platform: [macOS, iOS], sources: T }") == [
        "T_iOS: framework (framework)", "on: iOS", "configuration: Release", "folders: T",
        "T_macOS: framework (framework)", "on: macOS", "configuration: Release", "folders: T",
      ])
    #expect(xcodeGen("T: { type: framework, platform: [iOS], sources: T }").first == "T: framework (framework)")
    #expect(xcodeGen("T: { type: application, platform: watchOS, sources: T }").first == "T: watchApp (application)")
    #expect(xcodeGen("T: { type: framework, platform: watchOS, sources: T }").first == "T: framework (framework)")
    #expect(
      xcodeGen("T: { type: application, platform: iOS, deploymentTarget: 16.0, sources: T }")[1] == "on: iOS-16.0")
    #expect(
      xcodeGen("T: { type: framework, settings: { SUPPORTED_PLATFORMS: iphoneos macosx }, sources: T }")[1]
        == "on: iOS macCatalyst macOS")
    #expect(
      xcodeGen("T: { type: application, settings: { SDKROOT: iphoneos }, sources: T }")[1] == "on: iOS")
  }

  @Test(arguments: [
    (
      "Sources/**/*.swift", ["Sources/A.swift", "Sources/In/B.swift", "Sources/In/BTests.swift", "Sources/Old/C.swift"]
    ),
    ("Sources/*.swift", ["Sources/A.swift"]),
    ("Sources/In/**", ["Sources/In/B.swift", "Sources/In/BTests.swift"]),
    ("Sources/A.swift", ["Sources/A.swift"]),
    ("{ path: Sources, excludes: [\"**/*Tests.swift\", \"Old/*\"] }", ["Sources/A.swift", "Sources/In/B.swift"]),
    (
      "{ path: Sources, excludes: [\"**/Old\"] }", ["Sources/A.swift", "Sources/In/B.swift", "Sources/In/BTests.swift"]
    ),
    (
      "{ path: Sources, excludes: [\"In/*.md\"] }",
      ["Sources/A.swift", "Sources/In/B.swift", "Sources/In/BTests.swift", "Sources/Old/C.swift"]
    ),
    ("{ path: Sources, includes: [\"**/*Tests.swift\", Old] }", ["Sources/In/BTests.swift", "Sources/Old/C.swift"]),
  ])
  func aSpecificationNamesSourcesByPatterns(sources: String, compiled: [String]) {
    let text = "name: Garden\ntargets: { T: { type: application, sources: [\(sources)] } }"
    let target = ProjectFiles(in: MemoryTree(["project.yml": text])).projects.first?.targets.first
    let paths = [
      "Sources/A.swift", "Sources/In/B.swift", "Sources/In/BTests.swift", "Sources/Old/C.swift", "Other/A.swift",
    ]
    #expect(paths.filter { target?.compiles($0) == true } == compiled)
    #expect(paths.filter { target?.folded.compiles($0.lowercased()) == true } == compiled)
  }

  @Test func whatATuistManifestExcludesByAPatternLeavesItsFolderIn() {
    let sources = "[.glob(\"Sources/**\", excluding: [\"Sources/**/*Tests.swift\"])]"
    let manifest = """
      import ProjectDescription
      let project = Project(name: "Garden", targets: [.target(name: "T", product: .app, sources: \(sources))])
      """
    let target = ProjectFiles(in: MemoryTree(["Project.swift": manifest])).projects.first?.targets.first
    #expect(target?.compiles("Sources/In/A.swift") == true)
    #expect(target?.compiles("Sources/In/ATests.swift") == false)
  }

  @Test func saysWhatOfASpecificationIsNotKnown() {
    #expect(xcodeGen("T: { type: framework, platform: iOS }").last == "doubt: the sources of T are not named")
    #expect(xcodeGen("T: { type: framework, platform: iOS, sources: T.swift }").last == "files: T.swift")
    #expect(outline(["project.yml": "targets: { T: { sources: T } }"]) == [])
    #expect(outline(["project.yml": "name: Garden"]) == [])
    // Other tools have files of the name.
    #expect(outline(["project.json": #"{ "name": "garden", "targets": { "build": { "executor": "x" } } }"#]) == [])
    let target = #"{ "T": { "type": "framework", "platform": "iOS", "sources": "T" } }"#
    #expect(outline(["Project.json": #"{ "name": "Garden", "targets": \#(target) }"#]).contains("folders: T"))
    #expect(outline(["other.yml": "name: Garden\ntargets: { T: { sources: T } }"]) == [])
    #expect(
      outline([
        "project.yaml": "name: Garden\ninclude: a.yml",
        "a.yml": "include: project.yaml\ntargets: { T: { sources: T } }",
      ]) == ["T: other", "configuration: Release", "folders: T"])
  }

  @Test func settingsOfAConfigurationAreStrongerThanThoseOfAll() {
    let settings =
      "{ base: { A: 1, PRODUCT_BUNDLE_IDENTIFIER: base }, configs: { release: { PRODUCT_BUNDLE_IDENTIFIER: own } } }"
    #expect(xcodeGen("T: { type: framework, sources: T, settings: \(settings) }").contains("bundle: own"))
    let debugging = "{ configs: { debug: { PRODUCT_BUNDLE_IDENTIFIER: own } } }"
    #expect(!xcodeGen("T: { type: framework, sources: T, settings: \(debugging) }").contains("bundle: own"))
    let groups = "{ groups: [x], PRODUCT_BUNDLE_IDENTIFIER: plain }"
    #expect(!xcodeGen("T: { type: framework, sources: T, settings: \(groups) }").contains("bundle: plain"))
    #expect(
      xcodeGen(
        "T: { type: framework, sources: T }", "configFiles: { Release: a.xcconfig }\n",
        files: ["a.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = file"]
      ).contains("bundle: file"))
    #expect(
      xcodeGen(
        "T: { type: framework, sources: T, configFiles: { Release: b.xcconfig } }",
        "configFiles: { Release: a.xcconfig }",
        files: ["a.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = file", "b.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = own"]
      ).contains("bundle: own"))
  }

  // MARK: Tuist

  private func tuist(_ targets: String, _ more: String = "") -> [String] {
    outline([
      "App/Project.swift": """
      import ProjectDescription
      \(more)
      let project = Project(name: "Garden", targets: [\(targets)])
      """
    ])
  }

  @Test func aManifestSpellsItsTargetsOut() {
    #expect(
      tuist(
        """
        .target(name: "Garden", destinations: [.iPhone, .iPad, .mac], product: .app, bundleId: identifier,
          deploymentTargets: .multiplatform(iOS: "16.0", macOS: "13.0"),
          sources: ["Sources/**", .glob("More/**/*.swift", excluding: ["More/Old/**", "More/New.swift"]),
            .glob("One/**", excluding: "One/Two/**")],
          dependencies: [.target(name: "Kit"), .external(name: "Nuts"), .project(target: "Tools", path: "../Tools"),
            .package(product: "Pens"), .target(.target(name: "Inner")), .xctest, .sdk(name: "UIKit", type: .framework)]),
        Target(name: "Kit", platform: .iOS, product: .framework, deploymentTarget: .iOS(targetVersion: "15.0", devices: .iphone),
          sources: "Kit/**"),
        .target(name: "Watch", destinations: .appleWatch, product: .app, deploymentTargets: .watchOS("9.0"), sources: "Watch/**"),
        """, "let identifier = \"org.example.garden\"") == [
          "Garden: app (app)", "on: iOS-16.0 macOS-13.0", "configuration: Release", "bundle: org.example.garden",
          "folders: App/More-App/More/New.swift-App/More/Old App/One-App/One/Two App/Sources",
          "uses: Inner Kit Nuts Pens Tools UIKit",
          "Kit: framework (framework)", "on: iOS-15.0", "configuration: Release", "folders: App/Kit",
          "Watch: watchApp (app)", "on: watchOS-9.0", "configuration: Release", "folders: App/Watch",
        ])
  }

  @Test(arguments: [
    ("app", "app"), ("appClip", "app"), ("watch2App", "watchApp"), ("framework", "framework"),
    ("staticFramework", "library"), ("staticLibrary", "library"), ("dynamicLibrary", "library"), ("unitTests", "test"),
    ("uiTests", "test"), ("appExtension", "extension"), ("extensionKitExtension", "extension"),
    ("commandLineTool", "other"),
  ])
  func knowsProductsOfTuist(product: String, kind: String) {
    #expect(tuist(".target(name: \"T\", destinations: .iOS, product: .\(product))").first == "T: \(kind) (\(product))")
  }

  @Test(arguments: [
    ("iOS", "iOS"), ("iPhone", "iOS"), ("iPad", "iOS"), ("mac", "macOS"), ("macOS", "macOS"),
    ("macCatalyst", "macCatalyst"), ("appleWatch", "watchOS"), ("watchOS", "watchOS"), ("appleTv", "tvOS"),
    ("tvOS", "tvOS"), ("appleVision", "visionOS"), ("visionOS", "visionOS"),
  ])
  func knowsDestinationsOfTuist(word: String, platform: String) {
    let found = tuist(
      ".target(name: \"T\", destinations: [.\(word)], product: .framework, deploymentTargets: .\(word)(\"9\"))")
    #expect(found.dropFirst().first == "on: \(platform)-9")
  }

  @Test func saysWhatOfAManifestIsComputed() {
    // A name that is computed is one all the same.
    #expect(tuist(".target(name: make(), product: .app)") == ["make(): app (app)", "configuration: Release"])
    #expect(
      tuist(".target(name: \"T\", product: .unitTests, sources: make())") == [
        "T: test (unitTests)", "configuration: Release",
      ])
    #expect(tuist(".target(productName: \"T\", product: .app)") == ["T: app (app)", "configuration: Release"])
    #expect(
      tuist(".target(name: \"T\", product: .app, sources: make())") == [
        "T: app (app)", "configuration: Release", "doubt in line 3: sources of T are computed",
      ])
    #expect(
      tuist("make(), .target(name: \"T\", product: .app), other(), .target(name: \"R\")") == [
        "T: app (app)", "configuration: Release", "doubt in line 3: 3 of its targets are computed",
      ])
    #expect(
      tuist(".target(name: \"T\", product: .app, sources: helper(\"App\"))").last
        == "doubt in line 3: sources of T are computed")
    #expect(outline(["Project.swift": "let project = Project(name: \"G\", targets: [])"]) == [])
    #expect(outline(["Project.swift": "import ProjectDescription\nlet a = 1"]) == [])
    let names = ["Garden/Project.swift", "Project.swift"].map { path in
      let text = "import ProjectDescription\nlet p = Project(name: make(), targets: [])"
      return ProjectFiles(in: MemoryTree([path: text])).projects.first?.name
    }
    #expect(names == ["Garden", "app"])
  }

  // MARK: Packages

  private func package(_ body: String, _ more: String = "") -> [String] {
    outline(["Kit/Package.swift": "import PackageDescription\n\(more)\nlet package = Package(name: \"Kit\", \(body))"])
  }

  /// Its files may be in a folder of its name or in `Sources` itself.
  @Test(arguments: [
    ("Sources/Kit/A.swift", true), ("Sources/Kit/B.swift", false), ("Sources/A.swift", true),
    ("Sources/B.swift", false),
    ("Sources/Kit/In/C.swift", true),
  ])
  func theOnlyTargetOfAPackageCompilesTheSourcesThatItNames(path: String, isCompiled: Bool) {
    let manifest = """
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit", sources: ["A.swift", "In"])])
      """
    let tree = MemoryTree(["Kit/Package.swift": manifest])
    #expect(ProjectFiles(in: tree).projects[0].targets[0].compiles("Kit/\(path)") == isCompiled)
  }

  @Test func aPackageSpellsItsTargetsOut() {
    let floors = "floors: iOS-16.1 macCatalyst-16.4 macOS-13"
    #expect(
      package(
        """
        platforms: [.iOS("16.1"), .macOS(.v13), .macCatalyst(.v16_4), make()],
        products: [.library(name: "KitAll", targets: ["Kit", "Core"]), .executable(name: "tool", targets: ["tool"]),
          .plugin(name: "P", targets: ["P"])],
        dependencies: [.package(path: "../Nuts"), .package(url: "https://example.org/a", exact: "1.0.0")],
        targets: [
          .target(name: "Kit", dependencies: ["Core", .product(name: "Nuts", package: "nuts"),
            .target(name: "Pens", condition: .when(platforms: [.iOS, .tvOS]))],
            path: "Code", exclude: ["Old", "Notes.md"], sources: ["A", "B"],
            swiftSettings: [.define("ALL"), .define("DEBUG"), .define("PHONE", .when(platforms: [.iOS])),
              .define("MAC", .when(platforms: [.macOS], configuration: .release)), .unsafeFlags(["-x"]),
              .define("CHECKS", .when(configuration: .debug))]),
          .target(name: "Core"), .executableTarget(name: "tool"), .macro(name: "Macros"),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ]
        """) == [
          "Kit: library (package target)", floors, "flags: ALL DEBUG", "flags on iOS: ALL DEBUG PHONE",
          "flags on macOS: ALL DEBUG MAC",
          "folders: Kit/Code-Kit/Code/Notes.md-Kit/Code/Old=Kit/Code/A=Kit/Code/B",
          "uses: Core Nuts Pens(iOS+tvOS)",
          "Core: library (package target)", floors,
          "folders: Kit/Source/Core Kit/Sources/Core Kit/src/Core Kit/srcs/Core",
          "tool: other", floors, "folders: Kit/Source/tool Kit/Sources/tool Kit/src/tool Kit/srcs/tool",
          "Macros: other", floors, "folders: Kit/Source/Macros Kit/Sources/Macros Kit/src/Macros Kit/srcs/Macros",
          "KitTests: test", floors, "folders: Kit/Sources/KitTests Kit/Tests/KitTests", "uses: Kit",
          "product KitAll: [\"Kit\", \"Core\"]", "product tool: [\"tool\"]", "package Nuts",
        ])
  }

  @Test func theOnlyTargetMayHaveItsFilesInTheSharedFolder() {
    #expect(
      package("targets: [.target(name: \"Kit\", exclude: [\"Old\"]), .testTarget(name: \"KitTests\")]")[1]
        .hasPrefix("folders: Kit/Source-Kit/Source/"))
    #expect(package("targets: [.target(name: \"Kit\", path: \"Code\")]")[1] == "folders: Kit/Code")
    #expect(package("targets: [.target(name: \"Kit\")]")[1] == "folders: Kit/Source Kit/Sources Kit/src Kit/srcs")
  }

  @Test func saysWhatOfAPackageIsComputed() {
    #expect(
      package(
        "products: [.library(name: \"All\", targets: [\"Kit\", make()])], targets: [.target(name: make()), "
          + ".target(name: \"Kit\", dependencies: make(), path: make())]"
      ) == [
        "Kit: library (package target)", "product All: [\"Kit\"]",
        "doubt in line 3: a target's name is computed", "doubt in line 3: the path of Kit is computed",
        "doubt in line 3: the dependencies of Kit are computed",
        "doubt in line 3: the targets of the product All are computed",
      ])
    let targets = "targets: [.target(name: \"Kit\", path: \"Code\")]"
    for loop in [
      "for target in package.targets { target.path = \"Old\" }", "package.targets.forEach { $0.path = nil }",
    ] {
      #expect(package(targets, loop).last == "doubt in line 2: `path` is changed after it was made")
    }
    let unmerged = "<<<<<<< HEAD\nlet a = 1\n=======\n>>>>>>> main"
    #expect(package(targets, unmerged).isEmpty && package(targets, "let a = \"\0\"").isEmpty)
    // A constant that stands for a dependency is no target of its own.
    #expect(
      package(
        "targets: [.target(name: \"Kit\", path: \"Kit\"), .target(name: \"App\", dependencies: [core], path: \"App\")]",
        "let core: Target.Dependency = .target(name: \"Kit\")"
      ).filter { $0.contains(": library") } == ["Kit: library (package target)", "App: library (package target)"])
    #expect(outline(["Package.swift": "let a = 1"]) == [])
  }
}

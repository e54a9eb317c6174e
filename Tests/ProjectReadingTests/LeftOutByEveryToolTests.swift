import IntentSurface
import SourceScanning
import Testing

@testable import ProjectReading

/// The same ways to leave a file out, in the words of every tool that makes projects.
@Suite struct LeftOutByEveryToolTests {
  private static func isOnlyLeftOut(_ files: [String: String]) -> Bool {
    let membership = ProjectFiles(in: MemoryTree(files)).membership
    return membership.build(of: "App/C.swift") == .nowhere && !membership.build(of: "App/A.swift").uses.isEmpty
  }

  private static func specification(_ target: String, _ rest: String = "") -> String {
    "name: Garden\n\(rest)\ntargets: { App: { type: application, platform: iOS, \(target) } }\n"
  }

  @Test(arguments: [
    ("settings: { EXCLUDED_SOURCE_FILE_NAMES: C.swift }", "", true),
    ("settings: { base: { EXCLUDED_SOURCE_FILE_NAMES: [B.swift, C.swift] } }", "", true),
    ("settings: { base: { EXCLUDED_SOURCE_FILE_NAMES: C.swift }, groups: [] }", "", true),
    ("settings: { configs: { release: { EXCLUDED_SOURCE_FILE_NAMES: C.swift } } }", "", true),
    ("settings: { configs: { Release: { base: { EXCLUDED_SOURCE_FILE_NAMES: C.swift } } } }", "", true),
    ("settings: { configs: { debug: { EXCLUDED_SOURCE_FILE_NAMES: C.swift } } }", "", false),
    ("settings: { \"EXCLUDED_SOURCE_FILE_NAMES[sdk=iphoneos*]\": C.swift }", "", true),
    ("settings: { \"EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]\": C.swift }", "", false),
    ("settings: { \"EXCLUDED_SOURCE_FILE_NAMES[config=Release]\": C.swift }", "", true),
    ("settings: { EXCLUDED_SOURCE_FILE_NAMES: $(SKIP_$(PLATFORM_NAME)), SKIP_iphoneos: C.swift }", "", true),
    ("settings: { EXCLUDED_SOURCE_FILE_NAMES: $(SKIP_$(PLATFORM_NAME)), SKIP_macosx: C.swift }", "", false),
    ("configFiles: { Release: a.xcconfig }", "", true), ("configFiles: { Debug: a.xcconfig }", "", false),
    ("settings: { EXCLUDED_SOURCE_FILE_NAMES: \"*.swift\", INCLUDED_SOURCE_FILE_NAMES: A.swift }", "", true),
    ("name: x", "settings: { EXCLUDED_SOURCE_FILE_NAMES: C.swift }", true),
    ("name: x", "configFiles: { Release: a.xcconfig }", true),
    ("settings: { groups: [skip] }", "settingGroups: { skip: { EXCLUDED_SOURCE_FILE_NAMES: C.swift } }", true),
    ("settings: { groups: [a] }", "settingGroups: { a: { groups: [a, b] }, b: { groups: [a] } }", false),
    (
      "settings: { groups: [all] }",
      "settingGroups: { all: { configs: { release: { groups: [skip] } } }, skip: { EXCLUDED_SOURCE_FILE_NAMES: C.swift } }",
      true
    ),
    // A name that is a configuration's own is no part of another's.
    (
      "settings: { configs: { Store: { EXCLUDED_SOURCE_FILE_NAMES: C.swift } } }",
      "configs: { Store: debug, AppStore: release }", false
    ),
    (
      "settings: { configs: { store: { EXCLUDED_SOURCE_FILE_NAMES: C.swift } } }",
      "configs: { Store: debug, AppStore: release }", true
    ),
  ])
  func settingsOfASpecification(target: String, rest: String, isLeftOut: Bool) {
    let text = Self.specification("sources: App, " + target, rest)
    let file = "EXCLUDED_SOURCE_FILE_NAMES = C.swift"
    #expect(Self.isOnlyLeftOut(["project.yml": text, "a.xcconfig": file]) == isLeftOut)
  }

  @Test(arguments: [
    ("{ path: App, excludes: [C.swift] }", true),
    ("{ path: App/A.swift }, { path: App/C.swift, buildPhase: none }", true),
    ("{ path: App/A.swift }, { path: App/C.swift, buildPhase: resources }", true),
    ("{ path: App/A.swift }, { path: App/C.swift, buildPhase: { copyFiles: { destination: resources } } }", true),
    ("{ path: App/A.swift }, { path: App/C.swift, buildPhase: sources }", false),
    ("{ path: App/A.swift }, { path: App/C.swift, destinationFilters: [macOS] }", true),
    ("{ path: App/A.swift }, { path: App/C.swift, destinationFilters: [macOS, iOS] }", false),
    ("{ path: App, includes: [A.swift] }, { path: App, includes: [C.swift], destinationFilters: [tvOS] }", true),
    ("{ path: App, excludes: [C.swift] }, { path: App/C.swift, buildPhase: sources }", false),
    ("{ path: App/A.swift }, { path: App, type: folder }", true),
  ])
  func sourcesOfASpecification(sources: String, isLeftOut: Bool) {
    #expect(Self.isOnlyLeftOut(["project.yml": Self.specification("sources: [\(sources)]")]) == isLeftOut)
  }

  @Test(arguments: [
    ("Code/macOS/A.swift", ["macOS"]), ("Code/A_ios.swift", ["iOS"]), ("Code/iOS/A_macOS.swift", ["iOS"]),
    ("Code/Macos.swift", ["iOS", "macOS"]), ("Code/visionos/A.swift", []),
  ])
  func aPathMayNameThePlatformOfItsFile(path: String, platforms: [String]) {
    let text = """
      name: Garden
      targets:
        App:
          type: application
          supportedDestinations: [iOS, macOS]
          sources: { path: Code, inferDestinationFiltersByPath: true }
      """
    let uses = ProjectFiles(in: MemoryTree(["project.yml": text])).membership.build(of: path).uses
    #expect(uses.map(\.platform.rawValue).sorted() == platforms)
  }

  @Test(arguments: [
    ("[App]", false, false), ("[{ path: App, excludes: [\"*.intentdefinition\", \"*.xcstrings\"] }]", true, true),
    ("[{ path: App, excludes: [\"*.xcstrings\"] }, { path: App/T.xcstrings, buildPhase: resources }]", false, false),
    ("[{ path: App, excludes: [\"*.xcstrings\"] }, { path: App/T.xcstrings, buildPhase: none }]", false, true),
    ("[App/A.swift]", true, true),
  ])
  func otherFilesAreExcludedToo(sources: String, definition: Bool, table: Bool) {
    let text = Self.specification("sources: \(sources)")
    let membership = ProjectFiles(in: MemoryTree(["project.yml": text])).membership
    #expect(membership.isOfNoTarget(definition: "App/I.intentdefinition") == definition)
    #expect(membership.isExcluded("App/T.xcstrings") == table)
  }

  @Test(arguments: [
    ("explicitFileTypes = { C.swift = text; };", true), ("explicitFileTypes = { C.swift = sourcecode.swift; };", false),
    ("explicitFolders = (C.swift);", true), ("explicitFolders = (Other);", false),
  ])
  func aSynchronizedFolderSaysWhatItsFilesAre(keys: String, isLeftOut: Bool) {
    let text = """
      { rootObject = R; objects = {
      R = { isa = PBXProject; mainGroup = M; targets = (T); buildConfigurationList = L; };
      M = { isa = PBXGroup; children = (G); sourceTree = "<group>"; };
      G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; \(keys) };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      fileSystemSynchronizedGroups = (G); };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      }; }
      """
    #expect(Self.isOnlyLeftOut(["A.xcodeproj/project.pbxproj": text]) == isLeftOut)
  }

  private static func manifest(_ target: String, _ project: String = "", _ more: String = "") -> String {
    """
    import ProjectDescription
    \(more)
    let project = Project(name: "Garden"\(project), targets: [
      .target(name: "App", destinations: .iOS, product: .app, \(target))
    ])
    """
  }

  private static let skip = "[\"EXCLUDED_SOURCE_FILE_NAMES\": \"C.swift\"]"

  @Test(arguments: [
    ("sources: [\"App/**\"], settings: .settings(base: \(skip))", "", true),
    ("sources: [\"App/**\"], settings: .settings(debug: \(skip))", "", false),
    ("sources: [\"App/**\"], settings: .settings(release: \(skip))", "", true),
    ("sources: [\"App/**\"]", ", settings: .settings(base: \(skip))", true),
    (
      "sources: .paths([\"App/**\"])",
      ", settings: .settings(configurations: [.release(name: .release, xcconfig: \"a.xcconfig\")])", true
    ),
    (
      "sources: [\"App/**\"]", ", settings: .settings(configurations: [.release(name: \"Store\", settings: \(skip))])",
      true
    ),
    ("sources: [\"App/A.swift\", .glob(\"App/C.swift\", compilationCondition: .when([.macos]))]", "", true),
    ("sources: [\"App/A.swift\", .glob(\"App/C.swift\", compilationCondition: .when([.ios]))]", "", false),
    ("sources: .sourceFilesList(globs: [.glob(\"App/**\", excluding: [\"App/C*.swift\"])])", "", true),
    ("sources: [\"//App/A.swift\", .glob(.relativeToRoot(\"Other/C.swift\"))]", "", true),
    ("buildableFolders: [\"App\"]", "", false),
    ("buildableFolders: [.folder(\"App\", exceptions: .exceptions([.exception(excluded: [\"C.swift\"])]))]", "", true),
    ("buildableFolders: [.folder(\"App\", exceptions: [.exception(excluded: [\"**/C*\"])])]", "", true),
    (
      "buildableFolders: [.folder(\"App\", exceptions: [.exception(platformFilters: [\"C.swift\": [.macos]])])]", "",
      true
    ),
    ("buildableFolders: [.folder(\"App\", exceptions: [.exception(excluded: [\"App/Info.plist\"])])]", "", false),
    ("resources: [\"App/C.swift\"], sources: [\"App/A.swift\"]", "", true),
  ])
  func manifestsOfTuist(target: String, project: String, isLeftOut: Bool) {
    let files = ["Project.swift": Self.manifest(target, project), "a.xcconfig": "EXCLUDED_SOURCE_FILE_NAMES = C.swift"]
    #expect(Self.isOnlyLeftOut(files) == isLeftOut)
  }

  @Test(arguments: [
    "sources: [.glob(\"App/**\", excluding: others)]", "sources: [.glob(\"App/**\", compilationCondition: made)]",
    "sources: [.glob(\"App/**\", compilationCondition: .when([made()]))]", "buildableFolders: [made()]",
    "buildableFolders: [.folder(\"App\", exceptions: made())]",
    "buildableFolders: [.folder(\"App\", exceptions: [.exception(platformFilters: made())])]",
    // Counted from the folder it is none of it, and counted from the manifest it is code of it.
    "buildableFolders: [.folder(\"App\", exceptions: [.exception(excluded: [\"App/C.swift\"])])]",
    "sources: [\"App/**\"], settings: .settings(base: [\"EXCLUDED_SOURCE_FILE_NAMES\": made()])",
    "sources: [\"App/**\"], settings: .settings(base: [\"EXCLUDED_SOURCE_FILE_NAMES\": \"$(X:made)\", \"X\": \"a\"])",
  ])
  func whatAManifestComputesIsUnknown(target: String) {
    let membership = ProjectFiles(in: MemoryTree(["Project.swift": Self.manifest(target)])).membership
    #expect(membership.build(of: "App/C.swift") == .unknown)
    #expect(!membership.isLeftOut("App/C.swift"))
  }
}

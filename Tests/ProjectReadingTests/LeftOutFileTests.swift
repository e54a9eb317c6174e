import IntentSurface
import SourceScanning
import Testing

@testable import ProjectReading

/// Every way in which a project says that the code of a file ships in nothing.
@Suite struct LeftOutFileTests {
  private static func membership(
    target: String = "", project: String = "", file: String = "", reference: String = "", type: String = "application",
    more: [String: String] = [:]
  ) -> Membership {
    let text = """
      { rootObject = R; objects = {
      R = { isa = PBXProject; mainGroup = G; targets = (T, O); buildConfigurationList = L; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
      O = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.\(type)"; buildPhases = (Q);
      buildConfigurationList = M; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      M = { isa = XCConfigurationList; buildConfigurations = (D); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; \(project) }; };
      D = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X; buildSettings = { \(target) }; };
      X = { isa = PBXFileReference; path = x.xcconfig; sourceTree = "<group>"; };
      S = { isa = PBXSourcesBuildPhase; files = (B1); };
      Q = { isa = PBXSourcesBuildPhase; files = (B2); };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; \(file) };
      F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = C.swift; \(reference) sourceTree = "<group>"; };
      G = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F1, F2, X); };
      }; }
      """
    let files = ["A.xcodeproj/project.pbxproj": text, "App/x.xcconfig": ""].merging(more) { $1 }
    return ProjectFiles(in: MemoryTree(files)).membership
  }

  private static func isNowhere(_ membership: Membership) -> Bool { membership.build(of: "App/C.swift") == .nowhere }

  @Test(arguments: [
    "EXCLUDED_SOURCE_FILE_NAMES = C.swift;", "EXCLUDED_SOURCE_FILE_NAMES = \"D.swift C.*\";",
    "\"EXCLUDED_SOURCE_FILE_NAMES[config=Release]\" = C.swift;",
    "\"EXCLUDED_SOURCE_FILE_NAMES[sdk=iphoneos*]\" = \"?.swift\";",
    "\"EXCLUDED_SOURCE_FILE_NAMES[sdk=iphoneos*][config=Release]\" = C.swift;",
    "EXCLUDED_SOURCE_FILE_NAMES = \"*/App/C.swift\";", "EXCLUDED_SOURCE_FILE_NAMES = \"App/*\";",
    "EXCLUDED_SOURCE_FILE_NAMES = \"$(SRCROOT)/App/C.swift\";", "N = C; EXCLUDED_SOURCE_FILE_NAMES = \"$(N).swift\";",
  ])
  func namesThatSettingsExcludeAreNowhere(_ settings: String) {
    #expect(Self.isNowhere(Self.membership(target: settings)))
    #expect(Self.isNowhere(Self.membership(project: settings)))
    let lines = settings.replacing("\"", with: "").replacing(";", with: "\n")
    #expect(Self.isNowhere(Self.membership(more: ["App/x.xcconfig": lines])))
  }

  @Test(arguments: [
    "", "EXCLUDED_SOURCE_FILE_NAMES = D.swift;", "\"EXCLUDED_SOURCE_FILE_NAMES[config=Debug]\" = C.swift;",
    "\"EXCLUDED_SOURCE_FILE_NAMES[sdk=iphonesimulator*]\" = C.swift;", "EXCLUDED_SOURCE_FILE_NAMES = \"Other/*\";",
    "EXCLUDED_SOURCE_FILE_NAMES = \"*.swift\"; INCLUDED_SOURCE_FILE_NAMES = \"*.swift\";",
  ])
  func otherNamesAreThere(_ settings: String) {
    #expect(!Self.isNowhere(Self.membership(target: settings)))
  }

  @Test(arguments: [
    ("platformFilter = macos;", true), ("platformFilters = (tvos, watchos);", true),
    ("platformFilter = driverkit;", true),
    ("platformFilter = ios;", false), ("platformFilters = (ios, macos);", false), ("platformFilters = ();", false),
  ])
  func aFilterThatLeavesNoSystemIsNowhere(filter: String, isNowhere: Bool) {
    #expect(Self.isNowhere(Self.membership(file: filter)) == isNowhere)
  }

  @Test(arguments: [
    ("explicitFileType = text;", true), ("lastKnownFileType = text;", true),
    ("explicitFileType = text; lastKnownFileType = sourcecode.swift;", true),
    ("explicitFileType = sourcecode.swift;", false), ("lastKnownFileType = sourcecode.swift;", false),
    ("explicitFileType = undefined;", false), ("lastKnownFileType = unknown;", false),
  ])
  func whatIsNoSwiftForTheProjectIsNowhere(type: String, isNowhere: Bool) {
    #expect(Self.isNowhere(Self.membership(reference: type)) == isNowhere)
  }

  @Test(arguments: [
    ("bundle.unit-test", true), ("bundle.ui-testing", true), ("bundle", true), ("tool", true), ("xpc-service", true),
    ("system-extension", true), ("driver-extension", true), ("application", false), ("application.watchapp2", false),
  ])
  func productsThatShipNoIntentsAreNowhere(type: String, isNowhere: Bool) {
    #expect(Self.isNowhere(Self.membership(type: type)) == isNowhere)
  }

  /// A library and an extension beside an app for two systems that takes both in.
  private static func apart(linking: String, copying: String) -> Membership {
    let text = """
      { rootObject = P; objects = {
      P = { isa = PBXProject; targets = (A, K, W); buildConfigurationList = CL; };
      A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = CL; buildPhases = (LINK, COPY); dependencies = (DK, DW); };
      K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
        buildConfigurationList = CL; productReference = KP; buildPhases = (KS); };
      W = { isa = PBXNativeTarget; name = Wid; productType = "com.apple.product-type.app-extension";
        buildConfigurationList = CL; productReference = WP; buildPhases = (WS); };
      DK = { isa = PBXTargetDependency; target = K; };
      DW = { isa = PBXTargetDependency; target = W; };
      KP = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      WP = { isa = PBXFileReference; path = Wid.appex; sourceTree = BUILT_PRODUCTS_DIR; };
      LINK = { isa = PBXFrameworksBuildPhase; files = (BK); };
      COPY = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (BW); };
      BK = { isa = PBXBuildFile; fileRef = KP; \(linking) };
      BW = { isa = PBXBuildFile; fileRef = WP; \(copying) };
      KS = { isa = PBXSourcesBuildPhase; files = (B1); };
      WS = { isa = PBXSourcesBuildPhase; files = (B2); };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      F1 = { isa = PBXFileReference; path = K.swift; sourceTree = SOURCE_ROOT; };
      F2 = { isa = PBXFileReference; path = W.swift; sourceTree = SOURCE_ROOT; };
      CL = { isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Release; };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        SUPPORTED_PLATFORMS = "iphoneos macosx"; SDKROOT = auto; }; };
      }; }
      """
    return ProjectFiles(in: MemoryTree(["A.xcodeproj/project.pbxproj": text])).membership
  }

  @Test(arguments: [
    ("", [Platform.iOS, .macOS]), ("platformFilter = ios;", [.iOS]), ("platformFilters = (macos, tvos);", [.macOS]),
    ("platformFilters = (tvos);", []),
  ])
  func whatIsLinkedOrCopiedOnSomeSystemsIsOnThese(filter: String, platforms: [Platform]) {
    let membership = Self.apart(linking: filter, copying: filter)
    #expect(Set(membership.build(of: "W.swift").uses.map(\.platform)) == Set(platforms))
    let linked = membership.build(of: "K.swift").uses.filter { membership.members[$0.host].name == "App" }
    #expect(Set(linked.map(\.platform)) == Set(platforms))
  }

  private static func package(_ arguments: String) -> String {
    "let package = Package(name: \"A\", targets: [.executableTarget(name: \"App\", path: \"App\"\(arguments))])\n"
  }

  @Test(
    arguments: [
      ([("", "6.0", ", sources: [\"A.swift\"]")], true),
      ([("", "6.0", ", sources: [\"A.swift\", \"C.swift\"]")], false),
      ([("", "6.0", ", exclude: [\"C.swift\"]")], true), ([("", "6.0", "")], false),
      // What is declared to be a resource is not compiled.
      ([("", "6.0", ", resources: [.copy(\"C.swift\")]")], true),
      ([("", "6.0", ", resources: [.process(\"Other\")]")], false),
      // The newest Swift takes what is named for it, then what is newer than the rest.
      ([("", "6.0", ""), ("@swift-6", "5.5", ", exclude: [\"C.swift\"]")], true),
      ([("", "5.9", ", exclude: [\"C.swift\"]"), ("@swift-6.0", "6.0", "")], false),
      ([("", "6.1", ""), ("@swift-6.0", "6.0", ", exclude: [\"C.swift\"]")], false),
      ([("", "6.0", ""), ("@swift-6.3", "6.0", ", exclude: [\"C.swift\"]")], true),
      ([("", "6.0", ""), ("@swift-6", "6.0", ", exclude: [\"C.swift\"]"), ("@swift-6.3", "6.0", "")], false),
      ([("", "6.0", ""), ("@swift-99", "6.0", ", exclude: [\"C.swift\"]")], false),
    ] as [([(name: String, tools: String, arguments: String)], Bool)])
  func aPackageLeavesOutWhatItsManifestDoes(
    _ manifests: [(name: String, tools: String, arguments: String)], isLeftOut: Bool
  ) {
    let files = manifests.map {
      ("Package\($0.name).swift", "// swift-tools-version:\($0.tools)\n" + Self.package($0.arguments))
    }
    let tree = MemoryTree(Dictionary(uniqueKeysWithValues: files))
    #expect(ProjectFiles(in: tree).membership.isLeftOut("App/C.swift") == isLeftOut)
  }

  @Test(
    arguments: [
      ("6.0", "", "6"), ("5.9", "", "5"), ("6.0", ", swiftLanguageModes: [.v5]", "5"),
      ("5.9", ", swiftLanguageVersions: [.v4_2, .v5]", "5"), ("6.0", ", swiftLanguageModes: modes()", nil),
    ] as [(String, String, String?)])
  func aPackageNamesItsLanguage(tools: String, modes: String, language: String?) throws {
    let manifest = Self.package("").replacing(")])", with: ")]\(modes))")
    let tree = MemoryTree(["Package.swift": "// swift-tools-version:\(tools)\n\(manifest)"])
    let target = try #require(ProjectFiles(in: tree).projects.first?.targets.first)
    #expect(target.languageVersion == language)
  }

  @Test(arguments: [
    (".define(\"KEEP\")", ["KEEP"], false), (".define(\"DEBUG\")", ["DEBUG"], false),
    (".unsafeFlags([\"-DKEEP\", \"-Xcc\", \"-DC\"])", ["KEEP"], false),
    (".define(\"KEEP\", .when(configuration: .debug))", [], false), (".define(name())", [], true), ("made", [], true),
  ])
  func aPackageSetsConditions(_ setting: String, flags: [String], isOpen: Bool) throws {
    let tree = MemoryTree(["Package.swift": Self.package(", swiftSettings: [\(setting)]")])
    let target = try #require(ProjectFiles(in: tree).projects.first?.targets.first)
    #expect(target.flags == flags && target.hasOpenFlags == isOpen)
  }

  @Test(arguments: [
    ("target.swiftSettings = [.define(\"B\")]", []),
    ("target.swiftSettings = (target.swiftSettings ?? []) + more", ["A"]),
    ("target.swiftSettings?.append(.define(\"B\"))", ["A"]), ("print(target.name)", ["A"]),
  ])
  func aLoopOverItsTargetsMayChangeConditions(_ code: String, flags: [String]) throws {
    let loop = "\nfor target in package.targets { \(code) }"
    let tree = MemoryTree(["Package.swift": Self.package(", swiftSettings: [.define(\"A\")]") + loop])
    let target = try #require(ProjectFiles(in: tree).projects.first?.targets.first)
    #expect(target.flags == flags && target.hasOpenFlags == code.contains("swiftSettings"))
  }
}

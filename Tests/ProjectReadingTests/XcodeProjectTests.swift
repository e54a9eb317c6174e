import IntentSurface
import SourceScanning
import Testing

@testable import ProjectReading

/// Everything that a project of Xcode says of its targets.
@Suite struct XcodeProjectTests {
  private func outline(_ objects: String, files: [String: String] = [:]) -> [String] {
    let text = "{ objects = { \(objects) }; rootObject = P; }"
    return ProjectFiles(in: MemoryTree(files.merging(["In/App.xcodeproj/project.pbxproj": text]) { $1 })).projects
      .flatMap(\.outline)
  }

  /// A project of one target with these fields and build settings.
  private func target(
    _ fields: String, _ settings: String = "", more: String = "", type: String = "application"
  )
    -> [String]
  {
    outline(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (A); };
      G = { isa = PBXGroup; children = (F, V, L); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = F.swift; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; buildConfigurationList = C; productType = "com.apple.product-type.\(type)"; \(fields) };
      C = { isa = XCConfigurationList; buildConfigurations = (R); };
      R = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; }; \(more)
      """)
  }

  @Test func takesWhatTheSettingsSay() {
    #expect(
      target(
        "",
        """
        SDKROOT = iphoneos; SUPPORTED_PLATFORMS = "iphoneos macosx"; IPHONEOS_DEPLOYMENT_TARGET = 16.0;
        MACOSX_DEPLOYMENT_TARGET = "$(RECOMMENDED)"; RECOMMENDED = latest; PRODUCT_BUNDLE_IDENTIFIER = "org.$(TARGET_NAME)";
        INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = "$(TARGET_NAME)-x";
        INFOPLIST_KEY_CFBundleDisplayName = Garden; INFOPLIST_KEY_Other = x; EXCLUDED_SOURCE_FILE_NAMES = "*A.swift B.swift";
        INCLUDED_SOURCE_FILE_NAMES = AA.swift; SWIFT_ACTIVE_COMPILATION_CONDITIONS = (RELEASE, DEBUG);
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]" = "MAC $(CONFIGURATION)";
        """) == [
          "App: app (application)", "on: iOS-16.0 macOS", "configuration: Release", "flags: DEBUG RELEASE",
          "flags on macOS: MAC Release", "bundle: org.App", "list: In/App/Info.plist", "makes: list",
          "names: EXCLUDED_SOURCE_FILE_NAMES=*A.swift B.swift INCLUDED_SOURCE_FILE_NAMES=AA.swift "
            + "INFOPLIST_KEY_CFBundleDisplayName=Garden PRODUCT_NAME=App-x",
          "excluded: *A.swift B.swift", "included: AA.swift",
        ])
  }

  @Test(arguments: [
    ("application", "app"), ("application.on-demand-install-capable", "app"), ("application.messages", "app"),
    ("application.watchapp2", "watchApp"), ("application.watchapp2-container", "other"), ("framework", "framework"),
    ("framework.static", "library"), ("library.static", "library"), ("library.dynamic", "library"),
    ("bundle.unit-test", "test"), ("bundle.ui-testing", "test"), ("bundle", "other"), ("app-extension", "extension"),
    ("app-extension.intents-service", "extension"), ("extensionkit-extension", "extension"),
    ("watchkit2-extension", "extension"), ("tool", "other"),
  ])
  func knowsTypesOfProducts(type: String, kind: String) {
    #expect(target("", type: type).first == "App: \(kind) (\(type))")
  }

  @Test func anAppForTheWatchAloneIsAWatchApp() {
    #expect(target("", "SDKROOT = watchos;").first == "App: watchApp (application)")
    #expect(target("", "SDKROOT = watchos;", type: "framework").first == "App: framework (framework)")
    #expect(target("", "SUPPORTED_PLATFORMS = \"watchos iphoneos\";").first == "App: app (application)")
    // What an app does not say of Catalyst is no; a framework is for it too.
    #expect(target("", "SDKROOT = iphoneos;")[1] == "on: iOS")
    #expect(target("", "SDKROOT = iphoneos;", type: "app-extension")[1] == "on: iOS")
    #expect(target("", "SDKROOT = iphoneos;", type: "framework")[1] == "on: iOS macCatalyst")
  }

  @Test func takesTheFilesOfItsPhases() {
    let found = target(
      "buildPhases = (S, X, H);",
      more: """
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B7, B8, B9); };
        X = { isa = PBXResourcesBuildPhase; files = (B4, B5, B6); };
        B7 = { isa = PBXBuildFile; fileRef = F4; };
        B8 = { isa = PBXBuildFile; fileRef = F5; };
        B9 = { isa = PBXBuildFile; fileRef = F6; };
        H = { isa = PBXHeadersBuildPhase; files = (B6); };
        B1 = { isa = PBXBuildFile; fileRef = F; platformFilters = (ios, xros); };
        B2 = { isa = PBXBuildFile; fileRef = V; platformFilter = maccatalyst; };
        B3 = { isa = PBXBuildFile; fileRef = GONE; };
        B4 = { isa = PBXBuildFile; fileRef = D; };
        B5 = { isa = PBXBuildFile; fileRef = F2; };
        B6 = { isa = PBXBuildFile; fileRef = F3; };
        V = { isa = PBXVariantGroup; children = (V1, V2); name = Intents; path = Strings; sourceTree = "<group>"; };
        V1 = { isa = PBXFileReference; path = en.lproj/I.intentdefinition; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; path = de.lproj/I.strings; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; path = Root/D.intentdefinition; sourceTree = SOURCE_ROOT; };
        F2 = { isa = PBXFileReference; path = F2.swift; };
        F4 = { isa = PBXFileReference; path = "/Users/me/Work/In/Deep/F4.swift"; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = /Users/me/Else/F5.swift; sourceTree = "<absolute>"; };
        F6 = { isa = PBXFileReference; path = /usr/lib/F6.swift; sourceTree = "<absolute>"; };
        F3 = { isa = PBXFileReference; path = F3.swift; sourceTree = SDKROOT; };
        """)
    #expect(
      found == [
        "App: app (application)", "configuration: Release",
        "files: In/Deep/F4.swift In/F.swift In/Root/D.intentdefinition In/Strings/de.lproj/I.strings In/Strings/en.lproj/I.intentdefinition Users/me/Else/F5.swift",
        "filters: In/F.swift=iOS+visionOS In/Strings/de.lproj/I.strings=macCatalyst "
          + "In/Strings/en.lproj/I.intentdefinition=macCatalyst",
      ])
  }

  @Test func takesTheMembersOfItsFolders() {
    let found = target(
      "fileSystemSynchronizedGroups = (L);",
      more: """
        L = { isa = PBXFileSystemSynchronizedRootGroup; path = Live; sourceTree = "<group>"; exceptions = (E1, E2, E4); };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Old.swift);
          platformFiltersByRelativePath = { "C.swift" = (ios, watchos); "D.swift" = tvos; }; };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = B; membershipExceptions = (B.swift); };
        M = { isa = PBXFileSystemSynchronizedRootGroup; path = More; sourceTree = "<group>"; exceptions = (E3, E5); };
        E3 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Mine.swift); };
        """)
    #expect(
      found.dropFirst(2) == [
        "files: In/More/Mine.swift", "folders: In/Live-In/Live/Old.swift",
        "filters: In/Live/C.swift=iOS+watchOS In/Live/D.swift=tvOS",
      ])
  }

  /// A folder of products may put some of them into a phase by their names.
  @Test(arguments: [("CP", "uses: Widget"), ("OT", nil)] as [(String, String?)])
  func takesProductsOutOfFolders(_ phase: String, _ uses: String?) {
    let found = target(
      "buildPhases = (CP); dependencies = (D);",
      more: """
        CP = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (); };
        D = { isa = PBXTargetDependency; target = W; };
        W = { isa = PBXNativeTarget; name = Widget; productReference = R; productType = "com.apple.product-type.app-extension"; };
        R = { isa = PBXFileReference; path = Widget.appex; sourceTree = "<group>"; };
        L = { isa = PBXFileSystemSynchronizedRootGroup; path = Products; sourceTree = "<group>"; exceptions = (E); };
        E = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = \(phase);
          membershipExceptions = (Widget.appex); };
        """)
    #expect(found.first { $0.hasPrefix("uses:") } == uses)
  }

  @Test func usesWhatItLinksAndDependsOn() {
    let found = target(
      "packageProductDependencies = (PP); dependencies = (D1, D2, D3); buildPhases = (FW, CP, SC);",
      more: """
        PP = { isa = XCSwiftPackageProductDependency; productName = Nuts; };
        D1 = { isa = PBXTargetDependency; target = T; }; T = { isa = PBXAggregateTarget; name = Tools; };
        D2 = { isa = PBXTargetDependency; targetProxy = X; }; X = { isa = PBXContainerItemProxy; remoteInfo = Remote; };
        D3 = { isa = PBXTargetDependency; productRef = PR; }; PR = { isa = XCSwiftPackageProductDependency; productName = Plug; };
        FW = { isa = PBXFrameworksBuildPhase; files = (L1, L2, L3, L4); };
        CP = { isa = PBXCopyFilesBuildPhase; files = (L5); };
        SC = { isa = PBXShellScriptBuildPhase; files = (L6); };
        L1 = { isa = PBXBuildFile; productRef = PL; }; PL = { isa = XCSwiftPackageProductDependency; productName = Linked; };
        L2 = { isa = PBXBuildFile; fileRef = K1; };
        K1 = { isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        L3 = { isa = PBXBuildFile; fileRef = K2; };
        K2 = { isa = PBXFileReference; path = libPens.a; sourceTree = BUILT_PRODUCTS_DIR; };
        L4 = { isa = PBXBuildFile; fileRef = K3; };
        K3 = { isa = PBXFileReference; path = System/UIKit.framework; sourceTree = SDKROOT; };
        L5 = { isa = PBXBuildFile; fileRef = K4; };
        K4 = { isa = PBXFileReference; path = libWidget.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        L6 = { isa = PBXBuildFile; fileRef = K5; };
        K5 = { isa = PBXFileReference; path = Script.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        """)
    #expect(found.last == "uses: Core Linked Nuts Pens Plug Remote Tools libWidget")
  }

  @Test func namesPackagesOnDisk() {
    let found = outline(
      """
      P = { isa = PBXProject; mainGroup = G; projectDirPath = Sub; };
      G = { isa = PBXGroup; children = (A, B, C, D); sourceTree = "<group>"; };
      R = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
      A = { isa = PBXFileReference; lastKnownFileType = wrapper; path = One; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; lastKnownFileType = folder; path = Two; sourceTree = "<group>"; };
      C = { isa = PBXFileReference; lastKnownFileType = "wrapper.swiftpackage"; path = Three; sourceTree = "<group>"; };
      D = { isa = PBXFileReference; lastKnownFileType = text; path = Four; sourceTree = "<group>"; };
      """)
    #expect(found == ["package In/Sub/One", "package In/Sub/Three", "package In/Sub/Two", "package Kit"])
  }

  // MARK: Configurations

  /// A project with these configurations of the project and the target, and what the target's identifier is then.
  private func configuration(
    _ names: [String], standard: String = "", schemes: [String: String] = [:]
  ) -> [String] {
    let all = names.indices.map { index in
      """
      R\(index) = { isa = XCBuildConfiguration; name = \(names[index]); buildSettings = {
        PRODUCT_BUNDLE_IDENTIFIER = "\(names[index]).$(SHARED)"; }; };
      S\(index) = { isa = XCBuildConfiguration; name = \(names[index]); buildSettings = { SHARED = shared\(index); }; };
      """
    }
    return outline(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (A, B); buildConfigurationList = PC; };
      PC = { isa = XCConfigurationList; buildConfigurations = (\(names.indices.map { "S\($0)" }.joined(separator: ", "))); };
      A = { isa = PBXNativeTarget; name = App; buildConfigurationList = C; productType = "com.apple.product-type.application"; };
      B = { isa = PBXLegacyTarget; name = Make; };
      C = { isa = XCConfigurationList; buildConfigurations = (\(names.indices.map { "R\($0)" }.joined(separator: ", ")));
        \(standard.isEmpty ? "" : "defaultConfigurationName = \(standard);") };
      \(all.joined(separator: "\n"))
      """, files: schemes
    ).filter { $0.hasPrefix("configuration") || $0.hasPrefix("bundle") }
  }

  @Test(arguments: [
    (["Debug", "Release"], "", "Release", 1), (["Debug", "Release"], "Debug", "Release", 1),
    (["Release", "Store"], "Store", "Store", 1), (["Debug", "Store"], "Release", "Store", 1),
    (["Debug", "MyAppStore", "Other"], "", "MyAppStore", 1), (["Debug", "PreRelease", "Other"], "", "PreRelease", 1),
    (["PreRelease", "Release"], "", "Release", 1), (["A", "B"], "", "B", 1),
    (["My-Debug", "A", "B"], "My-Debug", "B", 2),
  ])
  func choosesTheConfigurationThatShips(names: [String], standard: String, chosen: String, index: Int) {
    #expect(
      configuration(names, standard: standard) == ["configuration: \(chosen)", "bundle: \(chosen).shared\(index)"])
  }

  private func scheme(_ configuration: String, archives: String = "YES", blueprint: String = "A") -> String {
    """
    <Scheme><BuildAction><BuildActionEntries>
    <BuildActionEntry buildForArchiving="\(archives)">
      <BuildableReference BlueprintIdentifier = "\(blueprint)"/></BuildActionEntry></BuildActionEntries></BuildAction>
    <LaunchAction buildConfiguration="Debug"><BuildableReference BlueprintIdentifier="A"/></LaunchAction>
    <ArchiveAction buildConfiguration = "\(configuration)"/></Scheme>
    """
  }

  @Test(arguments: [
    ("In/App.xcodeproj", "Store", "YES", "A", "Store"), ("In/App.xcodeproj", "Store", "NO", "A", "Release"),
    ("In/App.xcodeproj", "Store", "YES", "Z", "Release"), ("In/App.xcodeproj", "MyDebug", "YES", "A", "Release"),
    ("In/All.xcworkspace", "Store", "YES", "A", "Store"), ("All.xcworkspace", "Store", "YES", "A", "Store"),
    ("Out/All.xcworkspace", "Store", "YES", "A", "Release"), ("In/Other.xcodeproj", "Store", "YES", "A", "Release"),
    ("In/App.xcodeproj", "Gone", "YES", "A", "Gone"),
  ])
  func takesTheConfigurationThatASchemeArchives(
    container: String, configured: String, archives: String, blueprint: String, chosen: String
  ) {
    let text = scheme(configured, archives: archives, blueprint: blueprint)
    let found = configuration(
      ["Debug", "Release", "Store", "MyDebug"],
      schemes: ["\(container)/xcshareddata/xcschemes/App.xcscheme": text, "In/App.xcscheme": scheme("Debug")])
    #expect(found.first == "configuration: \(chosen)")
    // One that the target does not have leaves it with its own.
    #expect(
      found.last == "bundle: " + (chosen == "Gone" ? "Release.shared1" : "\(chosen).shared\(chosen == "Store" ? 2 : 1)")
    )
  }

  @Test(arguments: [(0, "Store"), (1, "Release")])
  func readsASchemeUpToItsLimit(over count: Int, _ chosen: String) {
    let text = scheme("Store")
    let long = text + String(repeating: " ", count: (1 << 20) - text.utf8.count + count)
    let found = configuration(
      ["Debug", "Release", "Store"], schemes: ["In/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": long])
    #expect(found.first == "configuration: \(chosen)")
  }

  @Test func schemesThatDisagreeSayNothing() {
    let folder = "In/App.xcodeproj/xcshareddata/xcschemes"
    let found = configuration(
      ["Debug", "Release", "Store"],
      schemes: ["\(folder)/A.xcscheme": scheme("Store"), "\(folder)/B.xcscheme": scheme("Release")])
    #expect(found.first == "configuration: Release")
    let agreed = configuration(
      ["Debug", "Release", "Store"],
      schemes: ["\(folder)/A.xcscheme": scheme("Store"), "\(folder)/B.xcscheme": scheme("Debug")])
    #expect(agreed.first == "configuration: Store")
    let tree = MemoryTree(["\(folder)/A.xcscheme": scheme("Store"), "\(folder)/B.xcscheme": scheme("Debug")])
    let schemes = XcodeSchemes(of: "In/App.xcodeproj/project.pbxproj", in: tree)
    #expect(schemes.configurations(for: ["A"]) == ["Debug", "Store"])
    #expect(schemes.configurations(for: ["Z"]) == [])
  }

  @Test func takesSettingsFromItsFiles() {
    func found(_ reference: String, files: [String: String]) -> [String] {
      outline(
        """
        P = { isa = PBXProject; mainGroup = G; targets = (A); };
        G = { isa = PBXGroup; children = (X, L); path = Config; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        L = { isa = PBXFileSystemSynchronizedRootGroup; path = Live; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; buildConfigurationList = C; };
        C = { isa = XCConfigurationList; buildConfigurations = (R); };
        R = { isa = XCBuildConfiguration; name = Release; \(reference) buildSettings = { X = own; }; };
        """, files: files
      ).filter { $0.hasPrefix("bundle") || $0.hasPrefix("gap") }
    }
    let text = "PRODUCT_BUNDLE_IDENTIFIER = $(X)\nX = file"
    #expect(found("baseConfigurationReference = X;", files: ["In/Config/App.xcconfig": text]) == ["bundle: own"])
    let anchored = "baseConfigurationReferenceAnchor = L; baseConfigurationReferenceRelativePath = Sub/B.xcconfig;"
    #expect(found(anchored, files: ["In/Config/Live/Sub/B.xcconfig": text]) == ["bundle: own"])
    #expect(
      found("baseConfigurationReference = X;", files: [:]) == [
        "gap: In/Config/App.xcconfig is missing or can't be read, so its settings for targets are unknown"
      ])
    #expect(
      found("baseConfigurationReference = X;", files: ["In/Config/App.xcconfig": "#include \"../Pods/A.xcconfig\""])
        == [])
  }
}

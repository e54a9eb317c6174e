import IntentReading
import IntentSurface
import SourceScanning
import Testing

@testable import ProjectReading

/// Who compiles what, for which platform, from which system, under which conditions.
@Suite struct BuildModelTests {
  @Test func takesAConditionalSettingBeforeOneWithoutAndTheLaterBeforeTheEarlier() {
    let tree = MemoryTree([
      "A.xcconfig": """
      #include "B.xcconfig" // first
      FLOOR = 16.0
      FLOOR[sdk=macosx*] = 17.0;
      FLAGS = $(inherited) A
      FLAGS[config=Beta] = $(inherited) BETA
      """,
      "B.xcconfig": "FLAGS = B\nFLOOR[sdk=watchos*][arch=arm64] = 9.0\n#include? \"None.xcconfig\"\n",
    ])
    let reading = XCConfig(tree: tree).reading(at: "A.xcconfig")
    func value(_ key: String, sdk: String?, _ configuration: String = "Release") -> String? {
      let context = SettingsLayer.Context(sdk: sdk, configuration: configuration)
      return BuildSettings(layers: [reading.layer.values(in: context)]).value(key)
    }
    #expect(value("FLOOR", sdk: nil) == "16.0")
    #expect(value("FLOOR", sdk: "macosx") == "17.0")
    #expect(value("FLOOR", sdk: "watchos") == "9.0")
    #expect(value("FLAGS", sdk: nil) == "B A")
    #expect(value("FLAGS", sdk: nil, "Beta") == "B A BETA")
    #expect(reading.missing == [])
    #expect(XCConfig(tree: tree).reading(at: "Gone.xcconfig").missing == ["Gone.xcconfig"])
  }

  @Test func readsVariablesWithOperatorsAndWithoutBrackets() {
    let settings = BuildSettings(layers: [
      [
        "A": "$(B:default=x) $(NAME_$(KIND):lower) ${ID:c99extidentifier}", "NAME_APP": "Garden", "KIND": "APP",
        "ID": "a-b", "F": "$inherited WIDGET $(NOBODY)", "G": "$(NOBODY)",
        "H": "5$ $1",
      ], ["F": "BETA"],
    ])
    #expect(settings.value("A") == "x garden a_b")
    #expect(settings.words("F") == ["BETA", "WIDGET"])
    #expect(settings.value("H") == "5$ $1")
    #expect(settings.value("G") == nil)
  }

  @Test(arguments: [
    (["SDKROOT": "iphoneos"], true, [Platform.iOS]),
    (["SDKROOT": "iphoneos"], false, [.iOS, .macCatalyst]),
    (["SDKROOT": "iphoneos", "SUPPORTS_MACCATALYST": "YES"], true, [.iOS, .macCatalyst]),
    (["SDKROOT": "xros", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"], true, [.iOS, .macOS]),
    (["SDKROOT": "watchos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"], true, [.watchOS]),
    (["SDKROOT": "auto"], true, []), (["SDKROOT": "macosx", "SUPPORTS_MACCATALYST": "YES"], true, [.macOS]),
    (["SDKROOT": "iphoneos", "SUPPORTS_MACCATALYST": "NO"], false, [.iOS]), (["SDKROOT": "appletvos"], true, [.tvOS]),
  ])
  func takesPlatformsFromTheListElseFromTheSDK(
    settings: [String: String], isWhole: Bool, platforms: [Platform]
  ) {
    #expect(XcodeSystems.platforms(BuildSettings(layers: [settings]), isWhole: isWhole) == platforms)
  }

  @Test(arguments: [("Release", ["DEBUG"]), ("Debug-Store", [])] as [(String, [String])])
  func takesConditionsFromEitherSettingAndDebuggingFromWhatShips(configuration: String, debugging: [String]) {
    let settings = BuildSettings(layers: [
      [
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "STORE DEBUG",
        "OTHER_SWIFT_FLAGS": "-DONE -Xfrontend -D TWO \"-D\" \"PODS\" '-DQUOTED' @App/more.resp @none.resp",
      ]
    ])
    var target = ProjectTarget(name: "App", kind: .app)
    TargetSettings(configuration: configuration, tree: MemoryTree(["Top/App/more.resp": "-DMORE\n-swift-version 5\n"]))
    { _ in
      settings
    }.fill(&target, in: "Top")
    let flags = ["STORE", "ONE", "TWO", "PODS", "QUOTED", "MORE"] + debugging
    #expect(target.flags == flags.sorted())
    #expect(target.hasOpenFlags && target.languageVersion == "5")
  }

  // MARK: Whole projects

  private static func intent(_ name: String, _ attributes: String = "") -> String {
    """
    import AppIntents
    \(attributes)
    struct \(name): AppIntent {
      static let title: LocalizedStringResource = "\(name)"
      func perform() async throws -> some IntentResult { .result() }
    }

    """
  }

  /// An app with a widget and a watch app; `App` is in a synchronized folder, the widget has conditions of its own.
  private static let garden = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A, W, T); buildConfigurationList = PC; };
      PC = { isa = XCConfigurationList; buildConfigurations = (PR, PS); defaultConfigurationName = Release; };
      PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos;
        IPHONEOS_DEPLOYMENT_TARGET = 16.4; WATCHOS_DEPLOYMENT_TARGET = 9.0; }; };
      PS = { isa = XCBuildConfiguration; name = Store; buildSettings = { SDKROOT = iphoneos;
        IPHONEOS_DEPLOYMENT_TARGET = 17.0; WATCHOS_DEPLOYMENT_TARGET = 10.0;
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = STORE; }; };
      G = { isa = PBXGroup; children = (AF, SF, WF, S1, S2, TF); sourceTree = "<group>"; };
      AF = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Draft.swift);
        platformFiltersByRelativePath = { "Camera.swift" = (ios); }; };
      WF = { isa = PBXFileReference; path = Watch.swift; sourceTree = "<group>"; };
      S1 = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = Garden; buildConfigurationList = AC; fileSystemSynchronizedGroups = (AF);
        buildPhases = (AS); dependencies = (D1, D2); productType = "com.apple.product-type.application"; };
      AC = { isa = XCConfigurationList; buildConfigurations = (AR, AS2); };
      AR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SUPPORTS_MACCATALYST = YES; }; };
      AS2 = { isa = XCBuildConfiguration; name = Store; buildSettings = { SUPPORTS_MACCATALYST = YES; }; };
      AS = { isa = PBXSourcesBuildPhase; files = (B1); };
      B1 = { isa = PBXBuildFile; fileRef = S1; };
      W = { isa = PBXNativeTarget; name = GardenWidgets; buildConfigurationList = WC; buildPhases = (WS);
        productType = "com.apple.product-type.app-extension"; };
      WC = { isa = XCConfigurationList; buildConfigurations = (WR, WS2); };
      WR = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = WIDGET; }; };
      WS2 = { isa = XCBuildConfiguration; name = Store; buildSettings = {
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) WIDGET"; }; };
      WS = { isa = PBXSourcesBuildPhase; files = (B2); };
      B2 = { isa = PBXBuildFile; fileRef = S1; };
      T = { isa = PBXNativeTarget; name = GardenWatch; buildConfigurationList = TC; buildPhases = (TS);
        productType = "com.apple.product-type.application"; };
      TC = { isa = XCConfigurationList; buildConfigurations = (TR, TS2); };
      TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = watchos; }; };
      TS2 = { isa = XCBuildConfiguration; name = Store; buildSettings = { SDKROOT = watchos; }; };
      TS = { isa = PBXSourcesBuildPhase; files = (B3); };
      B3 = { isa = PBXBuildFile; fileRef = WF; };
      D1 = { isa = PBXTargetDependency; target = W; };
      D2 = { isa = PBXTargetDependency; target = T; };
    }; rootObject = P; }
    """

  private static let files = [
    "Garden.xcodeproj/project.pbxproj": garden,
    "App/Water.swift": intent("WaterBed", "@available(iOS 16.4, watchOS 10, *)"),
    "App/Camera.swift": intent("TakePicture"),
    "App/Draft.swift": intent("DraftIntent"),
    "Watch.swift": intent("ShowBed"),
    "Shared.swift": intent("Sow") + "#if WIDGET\n" + intent("RefreshWidget") + "#elseif BETA_TOOLS\n"
      + intent("Experiment") + "#endif\n",
  ]

  private static func reading(_ more: [String: String] = [:]) -> SurfaceReading {
    SourceReader(options: ReadingOptions()).read(MemoryTree(files.merging(more) { $1 }))
  }

  @Test func givesEachRecordThePlatformsOfTheProductsThatCompileIt() {
    let surface = Self.reading().surface
    #expect(surface.readFrom.platforms == [.iOS, .macCatalyst, .watchOS])
    let platforms = Dictionary(uniqueKeysWithValues: surface.intents.map { ($0.identifier, $0.platforms) })
    #expect(platforms["WaterBed"] == .some([.iOS, .macCatalyst]))
    #expect(platforms["TakePicture"] == .some([.iOS]))
    #expect(platforms["ShowBed"] == .some([.watchOS]))
    #expect(platforms["Sow"] == .some([.iOS, .macCatalyst]))
    #expect(platforms["DraftIntent"] == nil)
    let hosts = Dictionary(uniqueKeysWithValues: surface.hosts.map { ($0.identifier, $0.platforms) })
    #expect(hosts["Garden"] == [HostPlatform(.iOS, floor: "16.4"), HostPlatform(.macCatalyst, floor: "16.4")])
    #expect(hosts["GardenWatch"] == [HostPlatform(.watchOS, floor: "9.0")])
  }

  @Test func readsOneFileForEachSetOfConditionsThatItsTargetsHave() {
    let reading = Self.reading()
    let hosts = Dictionary(uniqueKeysWithValues: reading.surface.intents.map { ($0.identifier, $0.hosts) })
    #expect(hosts["Sow"] == ["Garden", "GardenWidgets"])
    #expect(hosts["RefreshWidget"] == ["GardenWidgets"])
  }

  /// App and extension have metadata of their own: what a file of the app alone adds to a type is none of the extension's.
  @Test func keepsWhatOneBundleAddsToASharedTypeOutOfTheOthers() {
    let project = Self.garden
      .replacing("files = (B1);", with: "files = (B1, B4);").replacing("files = (B2);", with: "files = (B2, B5);")
      .replacing(
        "}; rootObject",
        with: """
            S2 = { isa = PBXFileReference; path = Bed.swift; sourceTree = "<group>"; };
            B4 = { isa = PBXBuildFile; fileRef = S2; };
            B5 = { isa = PBXBuildFile; fileRef = S2; };
          }; rootObject
          """)
    let surface = Self.reading([
      "Garden.xcodeproj/project.pbxproj": project,
      "Bed.swift": "import AppIntents\nstruct Bed: AppEntity { var id: String }\n",
      "App/Bed+Index.swift": "import AppIntents\nextension Bed: IndexedEntity {}\n",
    ]).surface
    let beds = surface.entities.filter { $0.identifier == "Bed" }
    #expect(beds.first { !$0.protocols.isEmpty }?.hosts == ["Garden"])
    #expect(beds.first { $0.protocols.isEmpty }?.hosts == ["GardenWidgets"])
  }

  @Test func namesWhatNoConfigurationCompiles() {
    let reading = Self.reading()
    let type = WithheldType(typePath: "Experiment", kind: "AppIntent", conditions: ["BETA_TOOLS"])
    // What is in no target is there as well, without conditions.
    let draft = WithheldType(typePath: "DraftIntent", kind: "AppIntent", conditions: [])
    #expect(reading.surface.withheld == [draft, type])
    let messages = reading.diagnostics.map(\.message)
    #expect(messages.contains("1 intent stands behind BETA_TOOLS, which no shipping configuration sets: Experiment."))
    #expect(messages.contains("This file is in no target of any project, so not part of the app: App/Draft.swift."))
  }

  @Test func readsTheConfigurationThatSharedSchemesArchive() {
    let scheme = """
      <Scheme><BuildAction><BuildActionEntries>
        <BuildActionEntry buildForTesting = "YES" buildForArchiving = "YES">
          <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "A" BlueprintName = "Garden">
          </BuildableReference>
        </BuildActionEntry>
      </BuildActionEntries></BuildAction>
      <ArchiveAction buildConfiguration = "Store" revealArchiveInOrganizer = "YES"></ArchiveAction></Scheme>
      """
    let place = "Garden.xcodeproj/xcshareddata/xcschemes/Garden.xcscheme"
    let surface = Self.reading([place: scheme]).surface
    let hosts = Dictionary(uniqueKeysWithValues: surface.hosts.map { ($0.identifier, $0.platforms) })
    #expect(hosts["Garden"]?.first == HostPlatform(.iOS, floor: "17.0"))
    #expect(hosts["GardenWatch"] == [HostPlatform(.watchOS, floor: "10.0")])
    #expect(ProjectFiles.mayEnter("Garden.xcodeproj/xcshareddata/xcschemes"))
    #expect(!ProjectFiles.mayEnter("Pods/Pods.xcodeproj/xcshareddata/xcschemes"))
  }

  @Test func readsEverythingWhereSomeProjectIsNotKnown() {
    let tuist = "import ProjectDescription\nlet project = Project(name: \"Other\", targets: makeTargets())\n"
    let surface = Self.reading(["Other/Project.swift": tuist]).surface
    #expect(surface.intents.contains { $0.identifier == "WaterBed" })
  }

  @Test func keepsCodeThatSomethingElseBuilds() {
    let pod = ["Pens/Pens.podspec": "Pod::Spec.new", "Pens/Classes/Pick.swift": Self.intent("PickPen")]
    #expect(Self.reading(pod).surface.intents.contains { $0.identifier == "PickPen" })
  }

  @Test func readsConditionsAndPlatformsOfAPackage() {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Core", platforms: [.iOS(.v17), .macOS("14.2")], targets: [
        .target(name: "Core", dependencies: [.target(name: "Pens", condition: .when(platforms: [.iOS]))],
          swiftSettings: [.define("CORE"), .define("PENCIL", .when(platforms: [.iOS])),
            .define("CHECKS", .when(configuration: .debug))]),
        .target(name: "Pens"),
      ])
      """
    let target = ProjectFiles(in: MemoryTree(["Core/Package.swift": manifest])).projects.first?.targets.first
    #expect(target?.floors == [.iOS: "17", .macOS: "14.2"])
    #expect(target?.flags(on: .macOS) == ["CORE"])
    #expect(target?.flags(on: .iOS) == ["CORE", "PENCIL"])
    #expect(target?.dependencyFilters == ["Pens": [.iOS]])
  }

  @Test func matchesNamesOfFilesThatAreLeftOut() {
    #expect(NamePattern("*Debug*.swift").matches("App/MyDebugMenu.swift"))
    #expect(!NamePattern("*Debug*.swift").matches("App/Menu.swift"))
    #expect(NamePattern("App/*").matches("Sources/App/Menu.swift"))
    #expect(NamePattern("Menu.swift").matches("App/Menu.swift"))
  }
}

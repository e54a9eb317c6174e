import Foundation
import IntentReading
import IntentSurface
import SourceScanning
import TestSupport
import Testing

@testable import ProjectReading

/// Which targets compile a file, for the repositories under `Tests/Fixtures/Projects`.
@Suite struct MembershipTests {
  static func tree(_ name: String) throws -> MemoryTree {
    let root = Fixtures.root.appending(path: "Projects/\(name)/input")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    let files = paths.filter { $0.hasSuffix(".swift") || ProjectFiles.isRead($0) }
    return MemoryTree(
      bytes: try files.reduce(into: [:]) { $0[$1] = Array(try Data(contentsOf: root.appending(path: $1))) })
  }

  static func membership(_ name: String) throws -> Membership { ProjectFiles(in: try tree(name)).membership }

  @Test(arguments: [
    ("groups", "Journal/AddEntry.swift", ["Journal"]),
    ("groups", "Journal/Base.lproj/Old.intentdefinition", ["Journal"]),
    ("groups", "Shared/OpenEntry.swift", ["Journal", "JournalWidgets"]),
    ("groups", "JournalTests/FakeIntent.swift", []),
    ("synchronized", "Garden/Deep/Inside.swift", ["Garden"]),
    ("synchronized", "Intents/WaterBed.swift", ["Garden", "GardenWidgets"]),
    ("synchronized", "Intents/Widget/PickBed.swift", ["GardenWidgets"]),
    ("synchronized", "GardenWatch/LogRain.swift", ["GardenWatch"]),
    ("synchronized", "Packages/GardenKit/Core/SowSeeds.swift", ["Garden"]),
    ("synchronized", "Packages/GardenKit/Core/Notes/Note.swift", []),
    ("two-apps", "Apps/Reader/OpenBook.swift", ["Reader", "Reader Pro"]),
    ("two-apps", "Shared/Sources/Books/Book.swift", ["Reader", "Reader Pro", "Writer"]),
    ("tuist", "App/StartHike.swift", ["Trail"]),
    ("tuist", "App/Drafts/Later.swift", []),
    // A target that is computed may link the library too.
    ("tuist", "Core/StopHike.swift", []),
  ])
  func knowsTheAppsAndExtensionsOfAFile(project: String, file: String, hosts: [String]) throws {
    #expect(try Self.membership(project).hostNames(of: file) == hosts)
  }

  @Test func readsWhatTheReleaseBuildSays() throws {
    let targets = try Self.membership("groups").members.map(\.target)
    let app = try #require(targets.first { $0.name == "Journal" })
    #expect(app.kind == .app)
    #expect(app.platforms == [.iOS, .macCatalyst])
    #expect(app.flags == ["APPSTORE", "RELEASE"])
    #expect(app.bundleIdentifier == "org.example.journal")
    let widget = try #require(targets.first { $0.name == "JournalWidgets" })
    #expect(widget.kind == .extension)
    #expect(widget.bundleIdentifier == "org.example.journal.JournalWidgets")
    #expect(targets.first { $0.name == "JournalTests" }?.kind == .test)
  }

  @Test func tellsTheWatchAppByItsSystem() throws {
    let members = try Self.membership("synchronized").members
    #expect(members.first { $0.name == "GardenWatch" }?.target.kind == .watchApp)
  }

  @Test func namesTheBundlesOfTheAppThatHasARecord() throws {
    let surface = SourceReader(options: ReadingOptions()).read(try Self.tree("synchronized")).surface
    #expect(
      surface.hosts == [
        HostBundle(
          identifier: "Garden", kind: .app, bundleIdentifier: "org.example.garden", platforms: [HostPlatform(.iOS)]),
        HostBundle(
          identifier: "GardenWatch", kind: .watchApp, apps: ["Garden"], platforms: [HostPlatform(.watchOS)]),
        HostBundle(
          identifier: "GardenWidgets", kind: .extension, bundleIdentifier: "org.example.garden.widgets",
          apps: ["Garden"], platforms: [HostPlatform(.iOS)]),
      ])
    let hosts = Dictionary(uniqueKeysWithValues: surface.intents.map { ($0.identifier, $0.hosts) })
    #expect(hosts["WaterBed"] == ["Garden", "GardenWidgets"])
    #expect(surface.intents.first { $0.identifier == "SowSeeds" }?.module == "GardenCore")
  }

  @Test func tellsTargetsOfOneNameApart() {
    let project = { (name: String) in
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; buildPhases = (S); productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
      }; rootObject = P; }
      """
    }
    let tree = MemoryTree([
      "one/One.xcodeproj/project.pbxproj": project("X"), "two/Two.xcodeproj/project.pbxproj": project("X"),
    ])
    let membership = ProjectFiles(in: tree).membership
    #expect(membership.hostNames(of: "one/X.swift") == ["One/App"])
    #expect(membership.hostNames(of: "two/X.swift") == ["Two/App"])
    let copies = MemoryTree([
      "One.xcodeproj/project.pbxproj": project("X"), "copy/One.xcodeproj/project.pbxproj": project("X"),
    ])
    #expect(ProjectFiles(in: copies).membership.members.map(\.name) == ["One/App", "copy/App"])
  }

  /// An app for two systems with an extension that names a third, which it embeds or does not.
  private static func app(embeds dependencies: Set<String>) -> Membership {
    var app = ProjectTarget(name: "App", kind: .app)
    app.platforms = [.iOS, .macOS]
    app.files = ["App.swift"]
    app.dependencies = dependencies
    app.propertyList = "app/Info.plist"
    var widget = ProjectTarget(name: "Widget", kind: .extension)
    widget.platforms = [.iOS, .macOS, .visionOS]
    widget.files = ["Widget.swift"]
    widget.propertyList = "Widget/Info.plist"
    var project = Project(kind: .xcode, name: "App", path: "App.xcodeproj/project.pbxproj")
    project.targets = [app, widget]
    return Membership([project])
  }

  @Test func anExtensionIsWhereItsAppIs() {
    #expect(Self.app(embeds: ["Widget"]).build(of: "Widget.swift").uses.map(\.platform) == [.iOS, .macOS])
    #expect(Self.app(embeds: []).build(of: "Widget.swift") == .nowhere)
    #expect(Self.app(embeds: []).build(of: "App.swift").uses.count == 2)
  }

  @Test func anOpenProjectIsNoDoubtAboutOneThatEmbedsItsExtensions() {
    func build(embedding others: Set<String>, doubt: String? = nil, on platforms: [Platform] = [.iOS]) -> FileBuild {
      var app = ProjectTarget(name: "App", kind: .app)
      app.platforms = [.iOS]
      app.dependencies = others
      var widget = ProjectTarget(name: "Widget", kind: .extension)
      widget.platforms = platforms
      widget.files = ["Widget.swift"]
      var project = Project(kind: .xcode, name: "App", path: "App.xcodeproj/project.pbxproj")
      project.targets = [app, widget, ProjectTarget(name: "Share", kind: .extension)]
      project.doubts = [doubt].compactMap { $0.map { Project.Doubt($0) } }
      var open = Project(kind: .xcode, name: "Core", path: "Core/Core.xcodeproj/project.pbxproj")
      open.doubts = [Project.Doubt("a target is generated")]
      return Membership([project, open]).build(of: "Widget.swift")
    }
    #expect(build(embedding: ["Share"]) == .nowhere)
    #expect(build(embedding: ["Share"], on: []) == .nowhere)
    #expect(build(embedding: ["Share", "Widget"]).uses.count == 1)
    #expect(build(embedding: []).uses.count == 1)
    #expect(build(embedding: ["Share"], doubt: "a name is computed").uses.count == 1)
  }

  @Test func whatAPackageExcludesIsNowhere() {
    var kit = ProjectTarget(name: "Kit", kind: .library)
    kit.folders = [ProjectTarget.Folder("Kit", except: ["Kit/Old", "Kit/More"])]
    var more = ProjectTarget(name: "More", kind: .library)
    more.folders = [ProjectTarget.Folder("Kit/More")]
    var package = Project(kind: .package, name: "Kit", path: "Package.swift")
    package.targets = [kit, more]
    #expect(Membership([package]).build(of: "Kit/Old/A.swift") == .nowhere)
    #expect(Membership([package]).build(of: "Kit/New/A.swift") == .unknown)
    #expect(Membership([package]).build(of: "Kit/More/A.swift") == .unknown)
    #expect(Membership([package]).build(of: "Other/A.swift") == .unknown)
    package.doubts = [Project.Doubt("a name is computed")]
    #expect(Membership([package]).build(of: "Kit/Old/A.swift") == .unknown)
  }

  @Test func aPropertyListIsFoundInEveryCaseOfItsName() {
    let membership = Self.app(embeds: ["Widget"])
    #expect(!membership.isOfNoTarget(propertyList: "App/Info.plist"))
    #expect(membership.isOfNoTarget(propertyList: "Old/Info.plist"))
  }

  @Test func endsWhereGroupsAndSettingsGoInCircles() {
    let tree = MemoryTree([
      "A.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A, MISSING); };
        G = { isa = PBXGroup; children = (L); path = g; sourceTree = "<group>"; };
        H = { isa = PBXGroup; children = (K, F); path = h; sourceTree = "<group>"; };
        K = { isa = PBXGroup; children = (H); path = k; sourceTree = "<group>"; };
        L = { isa = PBXGroup; children = (L, F); path = l; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = F.swift; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; buildConfigurationList = C; buildPhases = (S, S); dependencies = (D); };
        D = { isa = PBXTargetDependency; target = A; };
        S = { isa = PBXSourcesBuildPhase; files = (B, S, A); };
        B = { isa = PBXBuildFile; fileRef = F; };
        C = { isa = XCConfigurationList; buildConfigurations = (R); };
        R = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = "$(X)$(X)"; X = "$(Y)$(Y)"; Y = "$(X)$(inherited)"; SDKROOT = "$(SDKROOT)"; }; };
      }; rootObject = P; }
      """
    ])
    let project = ProjectFiles(in: tree).projects.first
    #expect(project?.targets.map(\.name) == ["App"])
    #expect(project?.targets.first?.bundleIdentifier == nil)
    #expect(project?.targets.first?.files.isEmpty == true)
  }

  @Test func findsTheNearestDeclarationByTarget() {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A, W); };
        G = { isa = PBXGroup; children = (AF, WF); sourceTree = "<group>"; };
        AF = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        WF = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; exceptions = (E); sourceTree = "<group>"; };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Size.swift); };
        A = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (AF);
          productType = "com.apple.product-type.application"; };
        W = { isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (WF);
          productType = "com.apple.product-type.app-extension"; };
      }; rootObject = P; }
      """
    let intent = """
      import AppIntents
      struct Cut: AppIntent {
        static let title: LocalizedStringResource = "Cut"
        @Parameter(title: "Size") var size: Size
        func perform() async throws -> some IntentResult { .result() }
      }
      """
    let size = { (protocols: String) in "import AppIntents\nenum Size: String, \(protocols) { case small }" }
    // The app compiles the enum in the widget's folder; the one beside the intent is in no target.
    let tree = MemoryTree([
      "A.xcodeproj/project.pbxproj": project, "App/Cut.swift": intent, "Widget/Size.swift": size("AppEnum"),
      "Other/Size.swift": size("Codable"),
    ])
    let surface = SourceReader(options: ReadingOptions()).read(tree).surface
    #expect(surface.intents.first?.parameters.first?.type == .enum("Size"))
  }

  /// An app for the phone, with a widget extension for phones and Vision.
  private static func settings(_ app: String, _ widget: String) -> Membership {
    let text = """
      name: Garden
      targets:
        Garden: { type: application, \(app), sources: [App], dependencies: [{ target: Widgets }] }
        Widgets: { type: app-extension, \(widget), sources: [Widgets] }
      """
    return ProjectFiles(in: MemoryTree(["project.yml": text])).membership
  }

  @Test(arguments: [
    ("platform: iOS, deploymentTarget: 17.0", "supportedDestinations: [iOS, visionOS]", ["iOS"]),
    (
      "platform: iOS, deploymentTarget: 17.0",
      "supportedDestinations: [iOS, visionOS], deploymentTarget: { iOS: 16.0, visionOS: 1.0 }", ["iOS 17.0"]
    ),
    ("platform: iOS, deploymentTarget: 16.0", "platform: iOS, deploymentTarget: 17.0", ["iOS 17.0"]),
    ("platform: iOS", "platform: iOS, deploymentTarget: 17.0", ["iOS 17.0"]),
    // What contradicts itself limits nothing.
    ("platform: macOS", "platform: iOS, deploymentTarget: 17.0", ["iOS 17.0"]),
  ])
  func anExtensionShipsWhereItsAppDoes(app: String, widget: String, expected: [String]) throws {
    let bundles = Self.settings(app, widget).hostBundles(around: ["Widgets"])
    let bundle = try #require(bundles.first { $0.identifier == "Widgets" })
    let systems = bundle.platforms.map { [$0.platform.rawValue, $0.floor].compactMap(\.self).joined(separator: " ") }
    #expect(systems == expected)
  }

  @Test func findsAFolderUnderEverySpellingOfItsName() {
    let text = """
      name: Garden
      targets:
        Garden: { type: application, platform: iOS, sources: [{ path: App, excludes: [Old.swift] }] }
      """
    let membership = ProjectFiles(in: MemoryTree(["project.yml": text])).membership
    #expect(membership.hostNames(of: "App/Add.swift") == ["Garden"])
    #expect(membership.hostNames(of: "app/Add.swift") == ["Garden"])
    #expect(membership.hostNames(of: "app/old.swift") == [])
    #expect(membership.hostNames(of: "Apps/Add.swift") == [])
  }
}

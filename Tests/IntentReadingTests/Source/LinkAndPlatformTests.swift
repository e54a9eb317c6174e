import IntentSurface
import SourceScanning
import Testing

@testable import IntentReading

/// Links that code builds, and the platforms that its conditions name.
struct LinkAndPlatformTests {
  @Test(arguments: [
    ("\"plants://water\"", ["plants"]), ("\"Plants://\\(id)\"", ["plants"]), ("\"a+b-c.d://x\"", ["a+b-c.d"]),
    ("plants://water", []), ("\"x plants://water\"", []), ("\"://x\"", []), ("\"1a://x\"", []), ("\"plants:/x\"", []),
    // Nobody copies where a tap on a view leads.
    ("Link(destination: URL(string: on ? \"a://b\" : \"a://c\")!) { text }", []),
    ("text.widgetURL(URL(string: \"a://b\"))", []), ("Link(destination: first()) { share(\"a://b\") }", ["a"]),
    ("\"a://b\" + \"c://d\"", ["a", "c"]), ("// https://example.org", []), ("a:", []), ("", []),
  ])
  func findsTheSchemesOfLinks(code: String, schemes: [String]) {
    #expect(LinkSchemes.schemes(in: Array(code.utf8)) == Set(schemes))
  }

  /// An app of the Mac alone, but for what its conditions name.
  @Test(arguments: [
    ("canImport(UIKit)", [Platform.iOS, .macOS]), ("os(iOS)", [.iOS, .macOS]), ("canImport(AppKit)", [.macOS]),
    ("canImport(WatchKit)", [.macOS, .watchOS]), ("DEBUG", [.macOS]),
  ])
  func readsAMacAppForWhatItsConditionsName(condition: String, platforms: [Platform]) {
    let found = Self.reading("import AppKit\n#if \(condition)\nstruct B {}\n#endif")
    #expect(Set(found.surface.readFrom.platforms) == Set(platforms))
  }

  private static let all: [Platform] = [.iOS, .macOS, .watchOS, .tvOS, .visionOS, .macCatalyst]

  /// A framework that a platform lacks is not there to import.
  @Test(arguments: [
    ("AppKit", [Platform.macOS, .macCatalyst]), ("Cocoa", [.macOS]), ("Carbon", [.macOS]),
    ("ServiceManagement", [.macOS]),
    ("UIKit", [.iOS, .macCatalyst, .tvOS, .visionOS, .watchOS]), ("WatchKit", [.watchOS]), ("ClockKit", [.watchOS]),
    ("WatchConnectivity", [.iOS, .watchOS]), ("ActivityKit", [.iOS]),
    ("CarPlay", [.iOS, .macCatalyst]), ("TVUIKit", [.tvOS]),
    ("TVServices", [.tvOS]), ("WidgetKit", [.iOS, .macOS, .watchOS, .visionOS, .macCatalyst]),
    ("Intents", [.iOS, .macOS, .watchOS, .tvOS, .visionOS, .macCatalyst]), ("IntentsUI", [.iOS, .macOS, .macCatalyst]),
    ("Foundation", [.iOS, .macOS, .watchOS, .tvOS, .visionOS, .macCatalyst]), ("Glibc", []),
  ])
  func readsWhatAModuleIsThereFor(module: String, platforms: [Platform]) {
    let code = """
      import AppIntents
      #if canImport(\(module))
      struct Add: AppIntent { static let title: LocalizedStringResource = "Add" }
      #endif
      """
    let found = Self.all.filter { platform in
      let options = ReadingOptions(platforms: [platform])
      return !SourceReader(options: options).read(MemoryTree(["Add.swift": code])).surface.intents.isEmpty
    }
    #expect(Set(found) == Set(platforms))
  }

  /// What uses ActivityKit does not compile for Catalyst, whether its import stands there or not.
  @Test(arguments: [
    ("import ActivityKit", [Platform.iOS]), ("#if os(iOS)\nimport ActivityKit\n#endif", [.iOS]),
    ("#if !targetEnvironment(macCatalyst)\nimport ActivityKit\n#endif", [.iOS, .macCatalyst]),
    ("import UIKit", [.iOS, .macCatalyst]),
  ])
  func readsNothingForCatalystThatImportsWhatItLacks(imports: String, platforms: [Platform]) {
    let code = "\(imports)\nstruct Add: AppIntent { static let title: LocalizedStringResource = \"Add\" }"
    let found = [Platform.iOS, .macCatalyst].filter { platform in
      let options = ReadingOptions(platforms: [platform])
      return !SourceReader(options: options).read(MemoryTree(["Add.swift": code])).surface.intents.isEmpty
    }
    #expect(found == platforms)
  }

  private static func reading(_ code: String) -> SurfaceReading {
    let text =
      "import AppIntents\n\(code)\nstruct Add: AppIntent { static let title: LocalizedStringResource = \"Add\" }\n"
    return SourceReader(options: ReadingOptions()).read(MemoryTree(["Add.swift": text]))
  }

  @Test func tellsTheSchemesThatCodeBuilds() {
    #expect(Self.reading("func f() { open(\"plants://water\") }").builtSchemes == ["plants"])
    #expect(Self.reading("").builtSchemes == [])
  }

  @Test(arguments: [
    ("os(macOS)", [Platform.iOS, .macOS]), ("os(OSX)", [.iOS, .macOS]), ("canImport(AppKit)", [.iOS, .macOS]),
    ("canImport(Cocoa)", [.iOS, .macOS]), ("os(watchOS) || os(tvOS)", [.iOS, .watchOS, .tvOS]),
    ("os(visionOS)", [.iOS, .visionOS]),
    ("targetEnvironment(macCatalyst)", [.iOS, .macCatalyst]), ("canImport(UIKit)", [.iOS]),
    ("canImport(WatchKit)", [.iOS, .watchOS]),
    ("os(macCatalyst)", [.iOS]), ("os(Linux)", [.iOS]), ("DEBUG // os(macOS)", [.iOS]),
    ("canImport(Foundation)", [.iOS]),
    ("targetEnvironment(simulator)", [.iOS]),
  ])
  func readsForThePlatformsOfConditions(condition: String, platforms: [Platform]) {
    let found = Self.reading(
      "#if \(condition)\nstruct B: AppIntent { static let title: LocalizedStringResource = \"B\" }\n#endif")
    #expect(Set(found.surface.readFrom.platforms) == Set(platforms))
  }

  @Test(
    arguments: [
      ([.importsMacModule], [.macOS]), ([.importsMacModule, .importsOtherModule], [.iOS]),
      ([.importsOtherModule], [.iOS]), ([], [.iOS]),
    ] as [(FileScan.Signals, [Platform])])
  func anAppOfAppKitAloneIsForTheMac(signals: FileScan.Signals, platforms: [Platform]) {
    #expect(PlatformChoice.platforms(named: [], signals: signals) == platforms)
    #expect(PlatformChoice.platforms(named: [[.tvOS]], signals: signals) == (platforms + [.tvOS]).sorted())
  }

  @Test(arguments: [("", 0), ("D", 1)])
  func theOnlyIntentsOfAnExtensionInNoAppReachNobody(_ dependencies: String, _ count: Int) {
    let project = """
      { objects = { P = { isa = PBXProject; targets = (A, E); mainGroup = G; };
        G = { isa = PBXGroup; children = (FA, FE); sourceTree = "<group>"; };
        FA = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        FE = { isa = PBXFileReference; path = Add.swift; sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; buildPhases = (SA); dependencies = (\(dependencies));
          productType = "com.apple.product-type.application"; };
        E = { isa = PBXNativeTarget; name = Add; buildPhases = (SE);
          productType = "com.apple.product-type.app-extension"; };
        D = { isa = PBXTargetDependency; target = E; };
        SA = { isa = PBXSourcesBuildPhase; files = (BA); }; BA = { isa = PBXBuildFile; fileRef = FA; };
        SE = { isa = PBXSourcesBuildPhase; files = (BE); }; BE = { isa = PBXBuildFile; fileRef = FE; };
      }; rootObject = P; }
      """
    let intent = "import AppIntents\nstruct Add: AppIntent { static let title: LocalizedStringResource = \"Add\" }\n"
    let tree = MemoryTree(["App.xcodeproj/project.pbxproj": project, "App.swift": "struct App {}", "Add.swift": intent])
    #expect(SourceReader(options: ReadingOptions()).read(tree).surface.intents.count == count)
  }
}

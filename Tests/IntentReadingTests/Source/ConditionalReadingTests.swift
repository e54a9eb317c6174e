import IntentReading
import IntentSurface
import SourceScanning
import Testing

/// `#if`, platform by platform.
@Suite struct ConditionalReadingTests {
  private func read(_ code: String, platforms: [Platform]? = nil, flags: Set<String> = []) -> Surface {
    SourceReaderTests.read(["A.swift": code], options: ReadingOptions(platforms: platforms, flags: flags)).surface
  }

  @Test func readsIOSWhereNothingNamesAPlatform() {
    #expect(read("struct A: AppIntent {}").readFrom.platforms == [.iOS])
    #expect(read("#if DEBUG\nstruct A: AppIntent {}\n#endif").intents == [])
    #expect(read("#if DEBUG\nstruct A: AppIntent {}\n#endif", flags: ["DEBUG"]).intents.count == 1)
  }

  /// Which language a target's code is in, its project says.
  @Test(arguments: [
    ("5.0", "swift(>=6)", false), ("5.0", "swift(>=5.10)", true), ("6.0", "swift(>=6)", true),
    ("4.2", "swift(>=5)", false), ("$(NONE)", "swift(>=6)", true), ("5.0", "compiler(>=6)", true),
  ])
  func readsCodeInTheLanguageOfItsTarget(version: String, condition: String, isThere: Bool) {
    let files = [
      "project.yml": """
      name: Garden
      targets: { Garden: { type: application, platform: iOS, sources: App, settings: { SWIFT_VERSION: "\(version)" } } }
      """,
      "App/A.swift": "import AppIntents\nstruct A: AppIntent {}\n#if \(condition)\nstruct B: AppIntent {}\n#endif\n",
    ]
    let surface = SourceReader(options: ReadingOptions()).read(MemoryTree(files)).surface
    #expect(surface.intents.map(\.identifier) == (isThere ? ["A", "B"] : ["A"]))
  }

  /// A question about code that is withheld has a place: the `#if` around it, or the file that no target has.
  @Test func placesWhatIsWithheld() {
    let files = [
      "project.yml": "name: Garden\ntargets: { Garden: { type: application, platform: iOS, sources: App } }",
      "App/A.swift": "import AppIntents\nstruct A: AppIntent {}\n#if BETA\nstruct B: AppIntent {}\n#endif\n",
      "Drafts/E.swift": "import AppIntents\nstruct E: AppIntent {}\n",
      "App/F.swift":
        "import AppIntents\nimport Kit\nstruct F: KitIntent {\n  @Parameter(title: \"T\") var text: String\n"
        + "  func perform() async throws -> some IntentResult { .result() }\n}\n",
    ]
    let locations = SourceReader(options: ReadingOptions()).read(MemoryTree(files)).locations
    #expect(locations.place(ofWithheld: "B") == SourceLocation(path: "App/A.swift", line: 3, column: 1))
    #expect(locations.place(ofWithheld: "E") == SourceLocation(path: "Drafts/E.swift", line: 2, column: 8))
    #expect(locations.place(ofWithheld: "F") == SourceLocation(path: "App/F.swift", line: 3, column: 8))
    #expect(locations.place(ofWithheld: "A") == nil)
  }

  @Test func readsMacOSForAnAppThatImportsAppKitAlone() {
    #expect(read("import AppKit\nstruct A: AppIntent {}").readFrom.platforms == [.macOS])
    #expect(read("import AppKit\nimport UIKit\nstruct A: AppIntent {}").readFrom.platforms == [.iOS])
  }

  /// Code that is there, and reaches nobody: under a condition that nothing sets, or in a file that no target compiles.
  @Test func tellsWhatNobodyGets() {
    let files = [
      "project.yml": "name: Garden\ntargets: { Garden: { type: application, platform: iOS, sources: App } }",
      "App/A.swift": """
      import AppIntents
      struct A: AppIntent {}
      #if BETA
      struct B: AppIntent {
        struct Choice: AppEnum {}
      }
      #elseif DEBUG
      struct C: AppIntent {}
      #endif
      #if os(watchOS)
      struct D: AppIntent {}
      #endif
      """,
      "Drafts/E.swift":
        "import AppIntents\nstruct E: AppIntent {}\nstruct Plain {}\n#if BETA\nstruct F: AppIntent {}\n#endif",
      "Drafts/A.swift": "import AppIntents\nstruct A: AppIntent {}",
      "Drafts/G.swift": "import Intents\nclass G: NSObject, INPlayMediaIntentHandling, INAddTasksIntentHandling {}",
    ]
    func withheld(_ flags: Set<String>) -> [String] {
      SourceReader(options: ReadingOptions(flags: flags)).read(MemoryTree(files)).surface.withheld
        .map { "\($0.kind) \($0.typePath) \($0.conditions)" }
    }
    let handlers = ["INAddTasksIntentHandling G []", "INPlayMediaIntentHandling G []"]
    #expect(
      withheld([]) == [
        "AppIntent B [\"BETA\"]", "AppEnum B.Choice [\"BETA\"]", "AppIntent C [\"DEBUG\"]", "AppIntent E []",
      ] + handlers)
    #expect(withheld(["BETA"]) == ["AppIntent C [\"DEBUG\"]", "AppIntent E []", "AppIntent F []"] + handlers)
  }

  /// A target that a condition tells from the app sees none of the files that the app alone compiles.
  @Test func readsAFileOnceForTheTargetsThatCompileIt() {
    let files = [
      "project.yml": """
      name: Garden
      targets:
        Garden: { type: application, platform: iOS, sources: [App, Shared] }
        Clip:
          type: application.on-demand-install-capable
          platform: iOS
          sources: Shared
          settings: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: CLIP }
      """,
      "App/Add.swift": "import AppIntents\nstruct Add: AppIntent { @Parameter(title: \"Plant\") var plant: Plant }",
      "Shared/Plant.swift":
        "import AppIntents\n#if !CLIP\nstruct Plant: AppEntity {}\n#endif\nstruct Water: AppIntent {}",
    ]
    let surface = SourceReader(options: ReadingOptions()).read(MemoryTree(files)).surface
    #expect(surface.intents.map(\.identifier) == ["Add", "Water"])
    #expect(surface.intents.first?.parameters.map(\.type) == [.entity("Plant")])
  }

  @Test func saysWhichPlatformsHaveADeclaration() {
    let surface = read("struct A: AppIntent {}\n#if os(macOS)\nstruct B: AppIntent {}\n#endif")
    #expect(surface.readFrom.platforms == [.iOS, .macOS])
    #expect(surface.intents.map(\.platforms) == [nil, [.macOS]])
  }

  @Test func keepsAVariantForEachPlatform() {
    let code = """
      struct A: AppIntent {
        #if os(macOS)
        static let isDiscoverable = false
        #elseif os(watchOS)
        static let isDiscoverable = false
        #else
        static let isDiscoverable = true
        #endif
      }
      """
    let intents = read(code).intents
    #expect(intents.map(\.platforms) == [[.iOS], [.macOS, .watchOS]])
    #expect(intents.map(\.isDiscoverable) == [.value(true), .value(false)])
  }

  @Test(arguments: [
    ("#if canImport(UIKit)\nstruct A: AppIntent {}\n#endif", [Platform.iOS], true),
    ("#if canImport(AppKit)\nstruct A: AppIntent {}\n#endif", [.iOS], false),
    ("#if canImport(AppIntents)\nstruct A: AppIntent {}\n#endif", [.iOS], true),
    ("#if canImport(FoundationNetworking)\nstruct A: AppIntent {}\n#endif", [.iOS], false),
    ("#if targetEnvironment(macCatalyst)\nstruct A: AppIntent {}\n#endif", [.iOS], false),
    ("#if targetEnvironment(macCatalyst)\nstruct A: AppIntent {}\n#endif", [.macCatalyst], true),
    ("#if os(iOS) && !targetEnvironment(simulator)\nstruct A: AppIntent {}\n#endif", [.macCatalyst], true),
    ("#if compiler(>=6.4)\nstruct A: AppIntent {}\n#endif", [.iOS], true),
    ("#if swift(<6)\nstruct A: AppIntent {}\n#endif", [.iOS], false),
    ("struct A\n#if os(iOS)\n: AppIntent\n#endif\n{}", [.macOS], false),
    ("#if os(iOS)\n@available(iOS 17, *)\n#endif\nstruct A: AppIntent {}", [.macOS], true),
  ])
  func evaluatesConditions(_ code: String, _ platforms: [Platform], _ isThere: Bool) {
    #expect(read(code, platforms: platforms).intents.isEmpty != isThere)
  }

  /// What Swift does not have, or nothing answers, is not there, and what it withholds is told.
  @Test(arguments: [
    ("hasFeature(TypedThrows)", true, []), ("$AsyncAwait", true, []), ("hasAttribute(objc)", true, []),
    ("hasFeature(NoSuchFeature)", false, ["hasFeature(NoSuchFeature)"]),
    ("$NoSuchFeature", false, ["$NoSuchFeature"]), ("!hasFeature(NoSuchFeature)", true, []),
    ("os(iOS) && hasFeature(NoSuchFeature)", false, ["hasFeature(NoSuchFeature)"]),
    ("hasFeature(ExistentialAny)", false, ["hasFeature(ExistentialAny)"]),
    ("!hasFeature(ExistentialAny)", false, ["hasFeature(ExistentialAny)"]),
    ("hasFeature(ExistentialAny) || os(iOS)", true, []),
    ("hasAttribute(noSuchAttribute)", false, ["hasAttribute(noSuchAttribute)"]),
    ("canImport(UIKit.UIGestureRecognizerSubclass)", true, []), ("canImport(UIKit.No)", false, ["canImport(UIKit.No)"]),
    ("canImport(UIKit, _version: 7.1)", false, ["canImport(UIKit, _version: 7.1)"]),
    ("!canImport(UIKit, _version: 7.1)", false, ["canImport(UIKit, _version: 7.1)"]),
    ("canImport(XCTest)", false, ["canImport(XCTest)"]), ("canImport(Testing)", false, ["canImport(Testing)"]),
    ("DEBUG && canImport(XCTest)", false, ["DEBUG"]),
    ("_compiler_version(\"5.*.7\")", true, []), ("_compiler_version(\"99999.*.1\")", false, []),
  ])
  func readsOnlyWhatAConditionIsKnownToLetThrough(_ condition: String, _ isThere: Bool, _ behind: [String]) {
    let surface = read("#if \(condition)\nstruct A: AppIntent {}\n#endif", platforms: [.iOS])
    #expect(surface.intents.isEmpty != isThere)
    #expect(surface.withheld.map(\.conditions) == (behind.isEmpty ? [] : [behind]))
  }

  /// Told only where something asks for it: debugging builds are for nobody.
  @Test(
    arguments: [
      ("#if DEBUG\nstruct A: AppIntent {}\n#endif", ["DEBUG"]),
      ("#if DEBUG && os(iOS)\nstruct A: AppIntent {}\n#endif", ["DEBUG"]),
      ("#if DEBUG || BETA\nstruct A: AppIntent {}\n#endif", ["BETA"]),
      ("#if BETA\n#if DEBUG\nstruct A: AppIntent {}\n#endif\n#endif", ["BETA"]),
      ("#if DEBUG\nstruct A: AppIntent {}\n#else\nstruct A: AppIntent {}\n#endif", nil),
      ("#if !DEBUG\nstruct A: AppIntent {}\n#endif", nil),
    ] as [(String, [String]?)])
  func keepsWhatDebuggingBuildsHave(_ code: String, _ conditions: [String]?) {
    let surface = read(code, platforms: [.iOS])
    #expect(surface.withheld.map(\.conditions) == (conditions.map { [$0] } ?? []))
    #expect(surface.withheld.sentences.isEmpty == (conditions == nil || conditions == ["DEBUG"]))
  }

  @Test func readsNoClauseThatAnOpenQuestionDecides() {
    let surface = read(
      "#if hasFeature(ExistentialAny)\nstruct A: AppIntent {}\n#else\nstruct B: AppIntent {}\n#endif",
      platforms: [.iOS])
    #expect(surface.intents == [])
    #expect(surface.withheld.map(\.typePath) == ["A", "B"])
  }

  @Test func evaluatesConditionsInsideMembersAndCases() throws {
    let code = """
      enum Kind: String, AppEnum {
        case a
        #if os(macOS)
        case b
        #endif
      }
      struct A: AppIntent {
        #if !os(macOS)
        @Parameter(title: "X") var x: Int
        #endif
      }
      """
    let mac = read(code, platforms: [.macOS])
    #expect(try #require(mac.enums.first).cases.map(\.name) == ["a", "b"])
    #expect(try #require(mac.intents.first).parameters == [])
    let phone = read(code, platforms: [.iOS])
    #expect(try #require(phone.enums.first).cases.map(\.name) == ["a"])
    #expect(try #require(phone.intents.first).parameters.map(\.name) == ["x"])
  }

  @Test func keepsPlacesBehindARemovedRegion() {
    let code = "#if os(macOS)\nimport AppKit\n#endif\nstruct A: AppIntent {}"
    let reading = SourceReaderTests.read(["A.swift": code], options: ReadingOptions(platforms: [.iOS]))
    #expect(reading.locations[Subject(.intent, "A")] == SourceLocation(path: "A.swift", line: 5, column: 8))
  }
}

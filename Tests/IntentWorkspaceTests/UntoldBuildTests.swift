import IntentComparison
import IntentRules
import IntentSurface
import TestSupport
import Testing

/// What project files no longer tell, or tell of some systems alone: a question, or what holds on those systems.
@Suite struct UntoldBuildTests {
  /// An app with widgets, as a specification makes it.
  private static func project(
    cards: String = "platform: iOS, settings: {GENERATE_INFOPLIST_FILE: YES}", app: String = "platform: iOS",
    top: String = "", uses: String = "target: Cards"
  ) -> [String: String] {
    [
      "project.yml": """
      name: Plants
      \(top)
      targets:
        Plants: {type: application, \(app), sources: [App, Texts], dependencies: [{\(uses)}, {target: Cards}]}
        Cards: {type: app-extension, \(cards), sources: [Cards]}
      """
    ]
  }

  @Test(
    arguments: [
      ("platform: iOS, deploymentTarget: \"17.0\"", []),
      ("platform: iOS", ["I41 cards asks"]),
      ("platform: iOS, settings: {IPHONEOS_DEPLOYMENT_TARGET: $(FLOOR)}", ["I41 cards asks"]),
      ("platform: \"${SYSTEM}\", deploymentTarget: \"17.0\"", ["I41 cards asks"]),
      ("settings: {SUPPORTED_PLATFORMS: $(SYSTEMS), SDKROOT: iphoneos}", ["I41 cards asks"]),
      ("settings: {FLOOR: \"17.0\", IPHONEOS_DEPLOYMENT_TARGET: $(FLOOR), SDKROOT: iphoneos}", []),
    ] as [(String, Set<String>)])
  func asksWhichSystemsNothingTells(_ cards: String, _ found: Set<String>) {
    let old = Self.project(cards: "platform: iOS, deploymentTarget: \"17.0\"")
    #expect(BuiltListTests.findings(old, Self.project(cards: cards)) == found)
    let unknown = Self.project(cards: cards)
    #expect(BuiltListTests.findings(unknown, unknown).isEmpty)
  }

  @Test(
    arguments: [
      ("com.apple.widgetkit-extension", true, []), ("com.apple.usernotifications.service", true, ["W01 cards breaks"]),
      ("$(POINT)", true, []), ("com.apple.widgetkit-extension", false, []),
      ("com.apple.usernotifications.service", false, ["W01 cards breaks"]), ("", false, ["W01 cards breaks"]),
    ] as [(String, Bool, Set<String>)])
  func anExtensionOfAnotherKindOffersNoWidgets(_ point: String, isWritten: Bool, _ found: Set<String>) {
    func side(_ point: String) -> [String: String] {
      let entry = "NSExtension: {NSExtensionPointIdentifier: \(point)}"
      guard isWritten else {
        let list = "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict>"
        let body = point.isEmpty ? "<key>A</key><string/>" : list
        return Self.project(cards: "platform: iOS, settings: {INFOPLIST_FILE: Cards/Info.plist}")
          .merging(["Cards/Info.plist": "<plist><dict>\(body)</dict></plist>"]) { $1 }
      }
      return Self.project(cards: "platform: iOS, info: {path: Cards/Made.plist, properties: {\(entry)}}")
    }
    #expect(BuiltListTests.findings(side("com.apple.widgetkit-extension"), side(point)) == found)
    // What is in a file can be put right there.
    let lists = Set(BuiltListTests.surface(side(point)).withheld.compactMap(\.propertyList))
    #expect(lists == (found.isEmpty || isWritten ? [] : ["Cards/Info.plist"]))
  }

  // MARK: Property lists and settings files

  private static let list = """
    <plist><dict>
    <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>plants</string></array></dict></array>
    </dict></plist>
    """

  @Test(
    arguments: [
      ("iphoneos*", ["K04 plants breaks"]), ("iphone*", ["K04 plants breaks"]), ("macosx*", []),
      ("*", ["K04 plants breaks"]),
    ] as [(String, Set<String>)])
  func theListOfTheOnlySystemIsThatOfTheApp(_ sdk: String, _ found: Set<String>) {
    func side(_ more: String) -> [String: String] {
      Self.project(app: "platform: iOS, settings: {INFOPLIST_FILE: App/Info.plist\(more)}")
        .merging(["App/Info.plist": Self.list, "App/Device.plist": "<plist><dict/></plist>"]) { $1 }
    }
    #expect(BuiltListTests.findings(side(""), side(", \"INFOPLIST_FILE[sdk=\(sdk)]\": App/Device.plist")) == found)
  }

  @Test func asksWhatThePreprocessorLeavesOfAList() {
    func side(_ list: String) -> [String: String] {
      Self.project(app: "platform: iOS, settings: {INFOPLIST_FILE: App/Info.plist}")
        .merging(["App/Info.plist": list]) { $1 }
    }
    let conditional = Self.list.replacing("<key>", with: "#if PAID\n<key>").replacing(
      "</dict></plist>", with: "#endif\n</dict></plist>")
    #expect(BuiltListTests.findings(side(Self.list), side(conditional)) == ["K04 plants asks", "S13 Plants asks"])
  }

  @Test(
    arguments: [
      ("FLAGS = STORE\n", []), ("FLAGS = OTHER\n", ["I01 Sell breaks"]),
      ("<<<<<<< HEAD\nFLAGS = STORE\n=======\nFLAGS = OTHER\n>>>>>>> main\n", ["I01 Sell asks"]),
      ("\0GITCRYPT\0\u{1}\u{2}", ["I01 Sell asks"]),
    ] as [(String, Set<String>)])
  func asksWhatIsInASettingsFileThatCantBeRead(_ text: String, _ found: Set<String>) {
    func side(_ text: String) -> [String: String] {
      let flags = "settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(FLAGS)}, configFiles: {Release: Store.xcconfig}"
      let code = "import AppIntents\n#if STORE\nstruct Sell: AppIntent {}\n#endif\n"
      return Self.project(app: "platform: iOS, \(flags)")
        .merging(["Store.xcconfig": text, "App/Sell.swift": code]) { $1 }
    }
    #expect(BuiltListTests.findings(side("FLAGS = STORE\n"), side(text)) == found)
  }

  @Test(
    arguments: [("FLAGS = STORE\n", []), ("#include \"Gone.xcconfig\"\n", ["W01 paid asks"])] as [(String, Set<String>)]
  )
  func asksWhatABundleListsUnderAConditionThatNothingAnswers(_ text: String, _ found: Set<String>) {
    func side(_ text: String) -> [String: String] {
      let flags = "settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(FLAGS)}, configFiles: {Release: Store.xcconfig}"
      return Self.project(cards: "platform: iOS, \(flags)").merging(["Store.xcconfig": text]) { $1 }
    }
    #expect(BuiltListTests.findings(side("FLAGS = STORE\n"), side(text)) == found)
  }

  @Test(
    arguments: [
      ("Plants", []), ("Herbs", ["S13 Plants breaks"]), ("$(NAME)", ["S13 Plants asks"]),
    ] as [(String, Set<String>)])
  func asksHowAnAppIsCalledWhereASettingIsOpen(_ name: String, _ found: Set<String>) {
    func side(_ name: String) -> [String: String] {
      Self.project(
        app: "platform: iOS, settings: {GENERATE_INFOPLIST_FILE: YES, INFOPLIST_KEY_CFBundleDisplayName: \(name)}")
    }
    #expect(BuiltListTests.findings(side("Plants"), side(name)) == found)
  }

  // MARK: Packages

  @Test(
    arguments: [("Texts", false, []), ("Kit/Sources/Kit", false, ["S12 Water breaks"]), ("Kit/Sources/Kit", true, [])]
      as [(String, Bool, Set<String>)])
  func aTableIsThatOfTheBundleWithThePhrases(_ folder: String, hasProvider: Bool, _ found: Set<String>) {
    func side(_ folder: String) -> [String: String] {
      let manifest = """
        // swift-tools-version:6.0
        import PackageDescription
        let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [
          .target(name: "Kit", resources: [.process("AppShortcuts.xcstrings")])])
        """
      let table = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"Water in ${applicationName}": {"localizations": {"de":
        {"stringUnit": {"state": "translated", "value": "Gie\u{DF}en in ${applicationName}"}}}}}}
        """
      var files = Self.project(top: "packages: {Kit: {path: Kit}}", uses: "package: Kit")
      files["Kit/Package.swift"] = manifest
      files["Kit/Sources/Kit/Kit.swift"] = "public struct Kit {}"
      files["\(folder)/AppShortcuts.xcstrings"] = table
      guard hasProvider, let code = BuiltListTests.code["App/Water.swift"] else { return files }
      files["App/Water.swift"] = "import Kit"
      files["Kit/Sources/Kit/Water.swift"] = code
      return files
    }
    #expect(BuiltListTests.findings(side(hasProvider ? "Kit/Sources/Kit" : "Texts"), side(folder)) == found)
  }

  @Test(
    arguments: [
      ("print(target.name)", []), ("target.path = \"Other\"", ["I41 Pick asks"]),
      ("target.swiftSettings = []", ["I01 Sell asks"]),
    ] as [(String, Set<String>)])
  func asksWhatALoopOverTargetsLeaves(_ loop: String, _ found: Set<String>) {
    func side(_ loop: String) -> [String: String] {
      var files = Self.project(top: "packages: {Kit: {path: Kit}}", uses: "package: Kit")
      files["Kit/Package.swift"] = """
        // swift-tools-version:6.0
        import PackageDescription
        let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [
          .target(name: "Kit", swiftSettings: [.define("PAID")])])
        for target in package.targets { \(loop) }
        """
      files["Kit/Sources/Kit/Kit.swift"] =
        "import AppIntents\nstruct Pick: AppIntent {}\n#if PAID\nstruct Sell: AppIntent {}\n#endif\n"
      return files
    }
    #expect(BuiltListTests.findings(side(""), side(loop)) == found)
  }

  // MARK: SiriKit

  @Test func anIntentThatNeedsAnUnlockedDeviceNowDegrades() {
    func side(_ isRestricted: Bool) -> Surface {
      var (surface, own, system) = (
        Surface(), LegacyIntent(className: "OrderIntent"), SystemIntent(name: "INPlayMediaIntent")
      )
      own.isEligibleForShortcuts = true
      (own.requiresUnlock, system.requiresUnlock) = (isRestricted, isRestricted)
      surface.legacyIntents = [own]
      surface.systemIntents = [system]
      return surface
    }
    let found = RuleBook.all.findings(in: Comparison(side(false), side(true))).map { "\($0.rule) \($0.subject)" }
    #expect(Set(found) == ["I21 OrderIntent", "I21 INPlayMediaIntent"])
    #expect(RuleBook.all.findings(in: Comparison(side(true), side(false))).isEmpty)
  }
}

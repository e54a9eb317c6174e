import IntentReading
import IntentSurface
import ProjectReading
import SourceScanning
import Testing

@Suite struct AppNamesReaderTests {
  private static func list(_ body: String) -> String { "<plist version=\"1.0\"><dict>\(body)</dict></plist>" }

  private static func alternatives(_ names: [String]) -> String {
    let entries = names.map { "<dict><key>INAlternativeAppName</key><string>\($0)</string></dict>" }.joined()
    return "<key>INAlternativeAppNames</key><array>\(entries)</array>"
  }

  private static func text(_ key: String, _ value: String) -> String { "<key>\(key)</key><string>\(value)</string>" }

  /// An Xcode project with an app in `App` and a widget extension in `Cards`.
  private static func project(_ settings: String) -> String {
    """
    // !$*UTF8*$!
    {
      objects = {
        PROJECT = { isa = PBXProject; buildConfigurationList = LIST; mainGroup = MAIN; targets = ( APP, CARDS, ); };
        LIST = { isa = XCConfigurationList; buildConfigurations = ( RELEASE, ); };
        RELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        MAIN = { isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
        APP = {
          isa = PBXNativeTarget; name = Journal; productType = "com.apple.product-type.application";
          buildConfigurationList = APPLIST; buildPhases = ( COPY );
        };
        COPY = { isa = PBXResourcesBuildPhase; files = ( INAPP, INCARDS ); };
        INAPP = { isa = PBXBuildFile; fileRef = APPFOLDER; };
        INCARDS = { isa = PBXBuildFile; fileRef = CARDFOLDER; };
        APPFOLDER = { isa = PBXFileReference; lastKnownFileType = folder; path = App; sourceTree = "<group>"; };
        CARDFOLDER = { isa = PBXFileReference; lastKnownFileType = folder; path = Cards; sourceTree = "<group>"; };
        APPLIST = { isa = XCConfigurationList; buildConfigurations = ( APPRELEASE, ); };
        APPRELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist; \(settings) }; };
        CARDS = {
          isa = PBXNativeTarget; name = Cards; productType = "com.apple.product-type.app-extension";
          buildConfigurationList = CARDLIST; buildPhases = ( );
        };
        CARDLIST = { isa = XCConfigurationList; buildConfigurations = ( CARDRELEASE, ); };
        CARDRELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = Cards/Info.plist; PRODUCT_NAME = Cards; }; };
      };
      rootObject = PROJECT;
    }
    """
  }

  private func names(_ files: [String: String]) -> [AppNames] {
    let tree = MemoryTree(files)
    let membership = SourceReader(options: ReadingOptions()).readWithTargets(tree).membership
    return AppNamesReader(membership).read(tree).surface.appNames
  }

  @Test(arguments: [
    (text("CFBundleDisplayName", "Plants"), "", Setting<String>.value("Plants")),
    (text("CFBundleName", "Plants"), "", .value("Plants")),
    // The build writes its own names over those of a list that it fills in.
    (
      text("CFBundleDisplayName", "Plants"),
      "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = Herbs;", .value("Herbs")
    ),
    (text("CFBundleDisplayName", "Plants"), "INFOPLIST_KEY_CFBundleDisplayName = Herbs;", .value("Plants")),
    (text("CFBundleName", "$(PRODUCT_NAME)"), "PRODUCT_NAME = Herbs;", .value("Herbs")),
    (
      text("CFBundleDisplayName", "${APP_DISPLAY_NAME}"), "APP_DISPLAY_NAME = \"Plant Journal\";",
      .value("Plant Journal")
    ),
    ("", "INFOPLIST_KEY_CFBundleDisplayName = Garden; PRODUCT_NAME = Herbs;", .value("Garden")),
    ("", "PRODUCT_NAME = \"$(TARGET_NAME)\";", .value("Journal")),
    (text("CFBundleDisplayName", "$(FROM_ELSEWHERE)"), "", .expression("$(FROM_ELSEWHERE)")),
  ])
  func takesTheNameThatTheBuildGives(_ list: String, _ settings: String, _ expected: Setting<String>) {
    let found = names([
      "J.xcodeproj/project.pbxproj": Self.project(settings), "App/Info.plist": Self.list(list),
      "Cards/Info.plist": Self.list(Self.text("CFBundleDisplayName", "Cards")),
    ])
    #expect(found == [AppNames(host: "Journal", name: expected)])
  }

  @Test func knowsNoNameWithoutThePropertyList() {
    let found = names(["J.xcodeproj/project.pbxproj": Self.project("PRODUCT_NAME = Herbs;")])
    #expect(found == [AppNames(host: "Journal", name: .expression("$(INFOPLIST_FILE)"))])
  }

  @Test func readsTheNamesOfEachLanguage() {
    let found = names([
      "J.xcodeproj/project.pbxproj": Self.project(""),
      "App/Info.plist": Self.list(Self.text("CFBundleDisplayName", "Plants") + Self.alternatives(["Herbs", "SECOND"])),
      "App/de.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Pflanzen\";",
      "App/fr.lproj/InfoPlist.strings": "SECOND = \"Herbier\";",
      "App/it.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Foto\";",
      "Cards/InfoPlist.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"CFBundleDisplayName": {"localizations": {"de": {"stringUnit": {"value": "Karten"}}}}}}"#,
      "Cards/Info.plist": Self.list(""),
    ])
    #expect(
      found == [
        AppNames(host: "Journal", name: .value("Plants"), alternatives: [.value("Herbs"), .value("SECOND")]),
        AppNames(host: "Journal", language: "de", name: .value("Pflanzen")),
        AppNames(host: "Journal", language: "fr", alternatives: [.value("Herbs"), .value("Herbier")]),
      ])
  }

  @Test func takesTheTablesInAFolderOfTheExtensionsNameForThat() {
    let found = names([
      "J.xcodeproj/project.pbxproj": Self.project(""),
      "App/Info.plist": Self.list(Self.text("CFBundleDisplayName", "Plants")), "Cards/Info.plist": Self.list(""),
      "App/Tables/Cards/de.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Karten\";",
      "App/Tables/Journal/fr.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Plantes\";",
    ])
    #expect(found.compactMap(\.language) == ["fr"])
  }

  @Test(arguments: [(0, ["Pflanzen"]), (1, [])])
  func readsATableUpToItsLimit(over count: Int, _ expected: [String]) {
    let text = "\"CFBundleDisplayName\" = \"Pflanzen\"; //"
    let table = text + String(repeating: " ", count: 2 << 20 - text.utf8.count + count)
    let found = names([
      "J.xcodeproj/project.pbxproj": Self.project(""),
      "App/Info.plist": Self.list(Self.text("CFBundleDisplayName", "Plants")),
      "App/de.lproj/InfoPlist.strings": table,
    ])
    #expect(found.filter { $0.language == "de" }.compactMap(\.name?.spelling) == expected)
  }

  @Test func takesTheOneAppThereIsWithoutAProject() {
    let app = Self.list(Self.text("CFBundleDisplayName", "Plants"))
    let cards = Self.list(Self.text("CFBundleDisplayName", "Cards") + "<key>NSExtension</key><dict/>")
    #expect(names(["App/Info.plist": app, "Cards/Info.plist": cards]) == [AppNames(name: .value("Plants"))])
    #expect(names(["App/Info.plist": app, "Other/Info.plist": app]).isEmpty)
  }
}

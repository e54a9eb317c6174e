import IntentReading
import IntentSurface
import SourceScanning
import Testing

@Suite struct ProductTextsReaderTests {
  private static func list(_ entries: [String: String]) -> String {
    let body = entries.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>"
  }

  private static let info = list([
    "CFBundleIdentifier": "org.example.journal", "CFBundleName": "Journal", "CFBundleDisplayName": "Plant Journal",
  ])

  private func read(_ files: [String: String], as name: String = "Journal.app") -> SurfaceReading {
    ProductTextsReader(productName: name).read(MemoryTree(files))
  }

  @Test func readsNamesOfAnAppInEachLanguage() {
    let reading = read([
      "Info.plist": Self.info, "de.lproj/InfoPlist.strings": Self.list(["CFBundleDisplayName": "Pflanzenbuch"]),
      "fr.lproj/InfoPlist.strings": "CFBundleName = \"Carnet\";", "en.lproj/Localizable.strings": "A = \"B\";",
    ])
    #expect(
      reading.surface.appNames == [
        AppNames(host: "org.example.journal", name: .value("Plant Journal")),
        AppNames(host: "org.example.journal", language: "de", name: .value("Pflanzenbuch")),
        AppNames(host: "org.example.journal", language: "fr", name: .value("Carnet")),
      ])
    #expect(reading.diagnostics == [])
  }

  @Test func readsTheTableOfAllLanguages() {
    let table = """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>LocProvenance</key><dict><key>de</key><integer>1</integer></dict>
      <key>de</key><dict><key>CFBundleDisplayName</key><string>Pflanzenbuch</string><key>X</key><integer>1</integer></dict>
      </dict></plist>
      """
    let names = read(["Info.plist": Self.info, "InfoPlist.loctable": table]).surface.appNames
    #expect(names.map(\.language) == [nil, "de"])
    #expect(names.last?.name == .value("Pflanzenbuch"))
  }

  @Test(arguments: ["Contents/", "Wrapper/Journal.app/", "Payload/Journal.app/"])
  func findsThemWhereverABundleKeepsThem(place: String) {
    let resources = place == "Contents/" ? "Contents/Resources/" : place
    let reading = read(
      [
        place + "Info.plist": Self.info,
        resources + "de.lproj/InfoPlist.strings": Self.list(["CFBundleDisplayName": "Pflanzenbuch"]),
        resources + "de.lproj/AppShortcuts.strings": Self.list([
          "Water in ${applicationName}": "In ${applicationName} gießen"
        ]),
      ], as: place.hasPrefix("Payload") ? "Journal.ipa" : "Journal.app")
    #expect(reading.surface.appNames.map(\.language) == [nil, "de"])
    #expect(reading.surface.phraseTranslations.map(\.language) == ["de"])
  }

  @Test func leavesOutWhatBelongsToExtensionsAndFrameworks() {
    let reading = read([
      "Info.plist": Self.info,
      "PlugIns/Cards.appex/Info.plist": Self.list(["CFBundleDisplayName": "Cards"]),
      "PlugIns/Cards.appex/de.lproj/InfoPlist.strings": Self.list(["CFBundleDisplayName": "Karten"]),
      "PlugIns/Cards.appex/de.lproj/AppShortcuts.strings": Self.list(["A": "B"]),
      "Frameworks/Core.framework/Info.plist": Self.list(["CFBundleName": "Core"]),
      "Frameworks/Core.framework/de.lproj/InfoPlist.strings": Self.list(["CFBundleName": "Kern"]),
      "Frameworks/Core.framework/de.lproj/AppShortcuts.strings": Self.list(["A": "B"]),
    ])
    #expect(reading.surface.appNames == [AppNames(host: "org.example.journal", name: .value("Plant Journal"))])
    #expect(reading.surface.phraseTranslations == [])
  }

  @Test func readsSeveralTextsOfOnePhrase() {
    let table = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>Water in ${applicationName}</key>
      <array><string>In ${applicationName} gießen</string><string>Gieße in ${applicationName}</string></array>
      <key>Other</key><integer>1</integer></dict></plist>
      """
    let found = read(["Info.plist": Self.info, "de.lproj/AppShortcuts.strings": table]).surface.phraseTranslations
    #expect(found.map(\.phrases.count) == [2])
  }

  @Test func saysWhatItCannotRead() {
    let reading = read(["Info.plist": Self.info, "de.lproj/AppShortcuts.strings": "bplist00 broken"])
    #expect(reading.diagnostics.map(\.location?.path) == ["de.lproj/AppShortcuts.strings"])
    #expect(reading.surface.appNames.count == 1)
  }

  @Test func asksNothingOfWhatIsNoApp() {
    let files = ["Info.plist": Self.info, "de.lproj/AppShortcuts.strings": Self.list(["A": "B"])]
    #expect(read(files, as: "Cards.appex").surface == Surface())
    #expect(read(files, as: "Metadata.appintents").surface == Surface())
  }

  @Test(arguments: [
    ("de.lproj/InfoPlist.strings", true), ("Contents/Resources/InfoPlist.loctable", true),
    ("de.lproj/AppShortcuts.strings", true), ("Frameworks/A.framework/de.lproj/AppShortcuts.strings", false),
    ("de.lproj/Localizable.strings", false), ("Info.plist", false),
  ])
  func asksForTablesAlone(_ path: String, _ isRead: Bool) { #expect(ProductTextsReader.reads(path) == isRead) }
}

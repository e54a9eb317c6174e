import IntentReading
import IntentSurface
import SourceScanning
import Testing

@Suite struct StringTableReaderTests {
  private func texts(_ files: [String: String], for keys: Set<String> = ["intent.open", "OPEN"]) -> [LocalizedText] {
    StringTableReader(keys).read(MemoryTree(files)).surface.texts
  }

  @Test func readsTheLanguageOfACatalogue() {
    let catalogue = """
      {"sourceLanguage": "de", "version": "1.0", "strings": {
        "intent.open": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Buch öffnen"}},
          "en": {"stringUnit": {"state": "translated", "value": "Open Book"}}}},
        "OPEN": {"localizations": {"de": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "Am Mac öffnen"}}, "other": {"stringUnit": {"value": "Hier öffnen"}}}}}}},
        "other.key": {"localizations": {"de": {"stringUnit": {"value": "Anderes"}}}}}}
      """
    #expect(
      texts(["App/Localizable.xcstrings": catalogue]) == [
        LocalizedText(key: "OPEN", text: "Hier öffnen"), LocalizedText(key: "intent.open", text: "Buch öffnen"),
      ])
  }

  @Test func prefersTheBaseOfAStringsFile() {
    let found = texts([
      "App/de.lproj/Localizable.strings": "\"OPEN\" = \"Öffnen\";",
      "App/Base.lproj/Localizable.strings": "\"OPEN\" = \"Open\";",
      "Other/fr.lproj/Localizable.strings": "\"intent.open\" = \"Ouvrir\";",
    ])
    #expect(found == [LocalizedText(key: "OPEN", text: "Open"), LocalizedText(key: "intent.open", text: "Ouvrir")])
  }

  @Test func asksTheTableThatTheCodeNames() {
    let files = [
      "App/Base.lproj/Localizable.strings": "\"OPEN\" = \"Open\"; \"CLOSE\" = \"Close\";",
      "App/en.lproj/Siri.strings": "\"OPEN\" = \"Open the book\"; \"CLOSE\" = \"Shut\";",
      "App/de.lproj/Siri.strings": "\"OPEN\" = \"Buch öffnen\";",
      "App/Widgets.xcstrings": """
      {"sourceLanguage": "en", "strings": {"SHOW": {"localizations": {"en": {"stringUnit": {"value": "Show it"}}}}}}
      """,
    ]
    let reader = StringTableReader(
      ["OPEN", "CLOSE", "SHOW", "HIDE"],
      in: ["OPEN": ["Siri"], "SHOW": ["Widgets"], "CLOSE": ["Siri", "Localizable"], "HIDE": [""]])
    #expect(
      reader.read(MemoryTree(files)).surface.texts == [
        LocalizedText(key: "OPEN", text: "Open the book"), LocalizedText(key: "SHOW", text: "Show it"),
      ])
    #expect(reader.asks("App/en.lproj/Siri.strings") && !reader.asks("App/en.lproj/Other.strings"))
    #expect(StringTableReader([]).isIdle && !reader.isIdle)
  }

  @Test(arguments: [
    ("Localizable.xcstrings", true), ("fr.lproj/Localizable.strings", true), ("Siri.xcstrings", true),
    ("en.lproj/Siri.strings", true), ("A/Base.lproj/Siri.strings", true), ("fr.lproj/Siri.strings", false),
    ("en.lproj/Siri.txt", false),
  ])
  func knowsATableByItsPath(_ path: String, _ isRead: Bool) {
    #expect(StringTableReader.reads(path) == isRead)
  }

  @Test func guessesNothingWhereTablesDisagree() {
    let found = texts([
      "A/en.lproj/Localizable.strings": "\"OPEN\" = \"Open\";",
      "B/en.lproj/Localizable.strings": "\"OPEN\" = \"Start\";",
    ])
    #expect(found.isEmpty)
  }

  @Test(arguments: [(16 << 20, true), (16 << 20 | 1, false)])
  func readsATableUpToItsLimit(size: Int, isRead: Bool) {
    let text = """
      {"sourceLanguage": "en", "strings": {
        "OPEN": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Open"}}}}}}
      """
    let padding = [UInt8](repeating: 0x20, count: size - text.utf8.count)
    let tree = MemoryTree(bytes: ["Localizable.xcstrings": Array(text.utf8) + padding])
    let reading = StringTableReader(["OPEN"]).read(tree)
    #expect(reading.surface.texts.map(\.text) == (isRead ? ["Open"] : []))
    #expect(reading.diagnostics.isEmpty == isRead)
  }

  @Test func namesATableThatIsDamaged() {
    let reading = StringTableReader(["OPEN"]).read(MemoryTree(["Localizable.xcstrings": "{\"strings\": 3}"]))
    #expect(reading.diagnostics.map(\.location?.path) == ["Localizable.xcstrings"])
    #expect(reading.surface.texts.isEmpty)
  }
}

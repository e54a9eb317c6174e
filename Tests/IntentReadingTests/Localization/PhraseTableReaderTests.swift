import IntentReading
import IntentSurface
import SourceScanning
import Testing

struct PhraseTableReaderTests {
  private static let key = "Add a book in ${applicationName}"

  private func read(_ files: [String: String]) -> SurfaceReading {
    PhraseTableReader().read(MemoryTree(bytes: files.mapValues { Array($0.utf8) }))
  }

  @Test func readsSetsUnitsAndVariationsOfACatalogue() {
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"\(Self.key)": {"localizations": {
        "en": {"stringSet": {"state": "new", "values": ["\(Self.key)"]}},
        "de": {"stringSet": {"state": "translated", "values": ["B ${applicationName}", "A ${applicationName}"]}},
        "fr": {"stringUnit": {"state": "netranslatedw", "value": "C ${applicationName}"}},
        "ja": {"variations": {"device": {"iphone": {"stringUnit": {"value": "D ${applicationName}"}}}}}
      }}}}
      """
    let translations = read(["App/AppShortcuts.xcstrings": catalogue]).surface.phraseTranslations
    #expect(translations.map(\.language) == ["de", "en", "fr", "ja"])
    #expect(translations.map { $0.phrases.map(\.text.first) } == [["A", "B"], ["A"], ["C"], ["D"]])
    #expect(translations.map(\.isSource) == [false, true, false, false])
  }

  @Test(arguments: [
    ("AppShortcuts.xcstrings", true), ("App/de.lproj/AppShortcuts.strings", true),
    ("App.app/AppShortcuts.loctable", true), ("App/Localizable.xcstrings", false), ("AppShortcuts.swift", false),
  ])
  func readsTablesOfPhrasesAlone(path: String, isRead: Bool) { #expect(PhraseTableReader.reads(path) == isRead) }

  @Test func leavesOutWhatIsStale() {
    let catalogue = """
      {"sourceLanguage": "en", "strings": {"\(Self.key)": {"extractionState": "stale", "localizations": {
        "de": {"stringUnit": {"value": "A ${applicationName}"}}}}}}
      """
    #expect(read(["AppShortcuts.xcstrings": catalogue]).surface.phraseTranslations.isEmpty)
  }

  @Test func readsStringsOfEachLanguage() {
    let strings = "/* Siri */\n\"\(Self.key)\" = \"Livre \\\"${applicationName}\\\"\";\n// end\n"
    let reading = read([
      "App/fr.lproj/AppShortcuts.strings": strings, "App/fr.lproj/Localizable.strings": "\"a\" = \"b\";",
      "App/AppShortcuts.strings": strings,
    ])
    #expect(reading.surface.phraseTranslations.map(\.language) == ["fr"])
    #expect(reading.surface.phraseTranslations.first?.phrases == [Phrase("Livre \"${applicationName}\"")])
  }

  @Test func readsStringsInTheOldEncoding() {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in "\"\(Self.key)\" = \"Añadir\";".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let tree = MemoryTree(bytes: ["es.lproj/AppShortcuts.strings": bytes])
    #expect(PhraseTableReader().read(tree).surface.phraseTranslations.first?.phrases == [Phrase("Añadir")])
  }

  @Test(arguments: [
    ("AppShortcuts.xcstrings", "{\"strings\": []}", "strings"), ("AppShortcuts.xcstrings", "nothing", "read"),
    ("de.lproj/AppShortcuts.strings", "\"a\" = \"b", "is not closed"),
    ("de.lproj/AppShortcuts.strings", "<?xml version=\"1.0\"?><plist>", "property list"),
  ])
  func namesATableThatIsDamaged(path: String, text: String, detail: String) {
    let reading = read([path: text, "it.lproj/AppShortcuts.strings": "\"\(Self.key)\" = \"Libro\";"])
    #expect(reading.surface.phraseTranslations.map(\.language) == ["it"])
    #expect(reading.diagnostics.map(\.location?.path) == [path])
    #expect(reading.diagnostics.first?.message.contains(detail) == true, "\(reading.diagnostics)")
  }
}

import Foundation
import IntentSurface
import Testing

@testable import MetadataReading

/// Files of generators that are not known yet, damaged files, hostile files.
@Suite struct MetadataToleranceTests {
  static func reading(_ json: String) throws(MetadataError) -> SurfaceReading {
    try MetadataReader().read(Array(json.utf8), path: "extract.actionsdata")
  }

  static func extract(actions: String = "{}", enums: String = "[]", rest: String = "") -> String {
    #"{"actions": \#(actions), "entities": {}, "enums": \#(enums), "queries": {}, "autoShortcuts": []\#(rest)}"#
  }

  static func action(_ fields: String, parameters: String = "[]") -> String {
    extract(actions: #"{"A": {"identifier": "A", "parameters": \#(parameters), \#(fields)}}"#)
  }

  static func parameter(_ type: String) -> String {
    action(#""outputFlags": 0"#, parameters: #"[{"name": "p", "isOptional": false, "valueType": \#(type)}]"#)
  }

  @Test func takesAFileOfTheLargestSizeAndNoLarger() throws {
    let text = Self.extract()
    let room = MetadataReader.sizeLimit - text.utf8.count
    #expect(try Self.reading(text + String(repeating: " ", count: room)).diagnostics == [])
    #expect(
      throws: MetadataError.tooLarge(
        file: "extract.actionsdata", bytes: MetadataReader.sizeLimit + 1, limit: MetadataReader.sizeLimit)
    ) {
      try Self.reading(text + String(repeating: " ", count: room + 1))
    }
  }

  /// Each capability that is known says nothing more; others are told.
  @Test(arguments: [
    (1, true), (2, true), (4, true), (8, true), (64, true), (256, true), (335, true), (16, false), (512, false),
  ])
  func knowsTheCapabilitiesOfAQuery(_ code: Int, isKnown: Bool) throws {
    let query = #"{"Q": {"identifier": "Q", "entityType": "E", "capabilities": \#(code)}}"#
    let reading = try Self.reading(
      #"{"actions": {}, "entities": {}, "enums": [], "queries": \#(query), "autoShortcuts": []}"#)
    #expect(reading.surface.queries.count == 1)
    #expect(reading.diagnostics.isEmpty == isKnown, "\(reading.diagnostics)")
  }

  @Test(arguments: [(#"{"assistantOnly": true}"#, true), (#"{"assistantOnly": false}"#, false), ("{}", false)])
  func readsWhatIsForTheAssistantAlone(_ visibility: String, isAssistantOnly: Bool) throws {
    let reading = try Self.reading(
      Self.action(#""outputFlags": 0, "isDiscoverable": false, "visibilityMetadata": \#(visibility)"#))
    let intent = try #require(reading.surface.intents.first)
    #expect(intent.isAssistantOnly == (isAssistantOnly ? .value(true) : nil))
  }

  @Test func readsTheSchemasThatAnIntentAdopts() throws {
    let schemas =
      #""assistantDefinedSchemas": [{"domain": "photos", "name": "OpenMediaAssetIntent"}, "#
      + #"{"domain": "books", "name": "OpenBookIntent"}]"#
    let intent = try #require(try Self.reading(Self.action(#""outputFlags": 0, "# + schemas)).surface.intents.first)
    #expect(intent.schema?.name == "books.openBook")
    #expect(intent.otherSchemas == ["photos.openAsset"])
  }

  @Test func readsWhatIsSaidToSiriForEachIntent() throws {
    func phrases(_ key: String, _ identifier: String, _ text: String) -> String {
      #"{"intentIdentifier": "\#(identifier)", "\#(key)": [{"key": "\#(text)"}]}"#
    }
    let positive = [phrases("phraseTemplates", "A", "Do it"), phrases("phraseTemplates", "B", "Don't")]
    let negative = [phrases("phrases", "B", "Do it"), phrases("phrases", "A", "Not that")]
    let action = #"{"A": {"identifier": "A", "parameters": [], "outputFlags": 0}}"#
    let rest =
      #", "assistantIntents": [\#(positive.joined(separator: ", "))], "#
      + #""assistantIntentNegativePhrases": [\#(negative.joined(separator: ", "))]"#
    let intent = try #require(try Self.reading(Self.extract(actions: action, rest: rest)).surface.intents.first)
    #expect(intent.siriPhrases == [Phrase("Do it")])
    #expect(intent.siriNegativePhrases == [Phrase("Not that")])
  }

  @Test(arguments: [(1, "field"), (2, "slider"), (7, "unknown 7")])
  func readsTheControlOfANumber(code: Int, style: String) throws {
    let parameter =
      #"[{"name": "p", "isOptional": false, "valueType": {"primitive": {"wrapper": {"typeIdentifier": 2}}}, "#
      + #""typeSpecificMetadata": ["LNValueTypeMetadataKeyNumberControlStyle", {"int": {"wrapper": \#(code)}}]}]"#
    let reading = try Self.reading(Self.action(#""outputFlags": 0"#, parameters: parameter))
    #expect(reading.surface.intents.first?.parameters.first?.controlStyle == style)
    #expect(reading.diagnostics.isEmpty == (code < 3))
  }

  @Test(arguments: [
    (0, nil), (1, "never"), (2, "connectToPreviousIntentResult"), (7, "input connection 7"),
  ])
  func readsWhereAParameterTakesItsInputFrom(code: Int, connection: String?) throws {
    let parameter =
      #"[{"name": "p", "isOptional": false, "valueType": {"primitive": {"wrapper": {"typeIdentifier": 2}}}, "#
      + #""inputConnectionBehavior": \#(code)}]"#
    let reading = try Self.reading(Self.action(#""outputFlags": 0"#, parameters: parameter))
    #expect(reading.surface.intents.first?.parameters.first?.inputConnection == connection)
    #expect(reading.diagnostics.isEmpty == (code < 3))
  }

  @Test func readsACatalogWithoutTypes() throws {
    #expect(try Self.reading(Self.extract()).surface.isEmpty)
  }

  @Test func takesTheNextGeneratorAndFormat() throws {
    let reading = try Self.reading(
      Self.extract(rest: #", "version": 2, "generator": {"name": "next", "version": "99Z9"}, "novelties": [{}]"#))
    #expect(reading.surface.readFrom.tool == "next 99Z9")
    #expect(
      reading.diagnostics.map(\.message) == [
        "written in metadata format 2; read as format 1, because all its fields are present."
      ])
  }

  @Test(arguments: [
    (#"{"primitive": {"wrapper": {"typeIdentifier": 57}}}"#, "unknown primitive type code 57"),
    (#"{"intents": {"wrapper": {"typeIdentifier": 57}}}"#, "unknown intents type code 57"),
    (#"{"measurement": {"wrapper": {"unitType": 57}}}"#, "unknown unit code 57"),
    (#"{"novel": {"wrapper": {"types": []}}}"#, "unknown novel"),
    (#"{"primitive": {"wrapper": {"typeIdentifier": -1}}}"#, "unknown primitive type code -1"),
  ])
  func keepsUnknownTypesAndSaysSo(type: String, kept: String) throws {
    let reading = try Self.reading(Self.parameter(type))
    #expect(reading.surface.intents.first?.parameters.first?.type.description == kept)
    #expect(reading.diagnostics.count == 1)
    #expect(reading.diagnostics.first?.message.contains("actions.A.parameters[0].valueType") == true)
  }

  // Seen in the system's own apps, whose inner codes no public file shows: nobody can act on a warning.
  @Test(arguments: [
    (#"{"alternative": {"wrapper": {"typeName": "Journal.Target"}}}"#, "union Target"),
    (#"{"alternative": {"wrapper": {"types": []}}}"#, "unknown alternative"),
    (#"{"foundation": {"wrapper": {"typeIdentifier": 3}}}"#, "unknown foundation 3"),
    (#"{"builtIn": {"wrapper": {"identifier": "Thing"}}}"#, "unknown builtIn Thing"),
  ])
  func namesTypesOfTheSystem(type: String, kept: String) throws {
    let reading = try Self.reading(Self.parameter(type))
    #expect(reading.surface.intents.first?.parameters.first?.type.description == kept)
    #expect(reading.diagnostics == [])
  }

  @Test(arguments: [
    (1, false, nil), (1, true, ["background"]), (2, true, nil), (2, false, ["foreground"]),
    (3, false, ["background", "foreground"]), (4, false, ["supported modes 4"]),
    (4, true, ["foreground", "supported modes 4"]), (8, true, ["foreground", "supported modes 8"]),
    (9, false, ["background", "supported modes 8"]),
  ])
  func readsModesBesideWhatOpensTheApp(code: Int, opens: Bool, modes: [String]?) throws {
    let reading = try Self.reading(Self.action(#""supportedModes": \#(code), "openAppWhenRun": \#(opens)"#))
    let intent = try #require(reading.surface.intents.first)
    #expect(intent.supportedModes?.value == modes)
    // Where both say the opposite, systems that know no modes do what the flag says.
    #expect(intent.openAppWhenRun == (opens ? .value(true) : code == 2 ? .value(false) : nil))
  }

  @Test func takesAnEmptyProviderForNone() throws {
    #expect(try Self.reading(Self.extract(rest: #", "autoShortcutProviderMangledName": """#)).surface.isEmpty)
  }

  @Test func tellsAnExtractFromOtherFiles() throws {
    #expect(MetadataReader.isExtract(Array(Self.extract().utf8)))
    #expect(!MetadataReader.isExtract(Array(try Surface().snapshotData())))
    #expect(!MetadataReader.isExtract(Array(#"{"actions": {}, "name": "other"}"#.utf8)))
    #expect(!MetadataReader.isExtract([]))
  }

  @Test(arguments: [
    #""outputFlags": 16"#, #""supportedModes": 4"#, #""authenticationPolicy": 9"#,
    #""systemProtocols": ["com.apple.link.systemProtocol.Novel"]"#,
    #""availabilityAnnotations": {"LNPlatformNameNOVEL": {"introducedVersion": "1"}}"#,
  ])
  func saysUnknownCodes(field: String) throws {
    #expect(try Self.reading(Self.action(field)).diagnostics.count == 1)
  }

  @Test func leavesOutAFieldOfAnotherShapeAndSaysSo() throws {
    let reading = try Self.reading(Self.action(#""title": ["Log"], "openAppWhenRun": true"#))
    #expect(reading.surface.intents.first?.title == nil)
    #expect(reading.surface.intents.first?.openAppWhenRun == .value(true))
    #expect(reading.diagnostics.first?.message.hasPrefix("actions.A.title: left out") == true)
  }

  @Test func namesTheMissingField() {
    let error = #expect(throws: MetadataError.self) {
      try Self.reading(
        Self.extract(
          actions: #"{"A": {"parameters": [{"isOptional": true}]}}"#,
          rest: #", "generator": {"name": "next", "version": "99Z9"}"#))
    }
    #expect(
      error
        == .malformed(
          file: "extract.actionsdata", field: "actions.A.parameters[0].name", detail: "the key is missing",
          generator: "next 99Z9"))
    #expect(error?.description.contains("update intentcompat") == true)
  }

  @Test func namesTheFieldOfAnotherShape() {
    let error = #expect(throws: MetadataError.self) { try Self.reading(Self.extract(enums: "{}")) }
    guard case .malformed(_, "enums", _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: ["", "\u{0}", "{", #"{"actions": {}"#, "[]", "null", "bplist00", "{\"actions\": \"\u{0}\"}"])
  func refusesWhatIsNoMetadata(text: String) {
    #expect(throws: MetadataError.self) { try Self.reading(text) }
  }

  @Test func refusesEveryTruncation() throws {
    let bytes = try MetadataReaderTests.bytes("xcode26")
    for count in stride(from: 0, to: bytes.count - 2, by: 997) {
      #expect(throws: MetadataError.self) {
        try MetadataReader().read(Array(bytes.prefix(count)), path: "extract.actionsdata")
      }
    }
  }

  @Test func refusesDeepNesting() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: MetadataError.self) { try Self.reading(deep) }
    let type = String(repeating: #"{"array":{"wrapper":{"memberValueType":"#, count: 100_000)
    #expect(throws: MetadataError.self) { try Self.reading(Self.parameter(type)) }
  }

  @Test func refusesAFileOverTheLimitUnread() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: MetadataReader.sizeLimit + 1)
    #expect(throws: MetadataError.tooLarge(file: "x", bytes: bytes.count, limit: MetadataReader.sizeLimit)) {
      try MetadataReader().read(bytes, path: "x")
    }
  }
}

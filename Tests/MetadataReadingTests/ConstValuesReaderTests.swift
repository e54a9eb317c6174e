import AppIntentsFacts
import IntentSurface
import Testing

@testable import MetadataReading

@Suite struct ConstValuesReaderTests {
  static func read(_ text: String) throws(MetadataError) -> SurfaceReading {
    try ConstValuesReader().read([("A.swiftconstvalues", Array(text.utf8))])
  }

  static func intent(_ properties: String) -> String {
    """
    [{"typeName": "Mail.Outer.Sort", "conformances": ["AppIntents.AppIntent", "AppIntents.OpenIntent"],
      "properties": [\(properties)]}]
    """
  }

  static func parameter(_ type: String, _ value: String) -> String {
    intent(
      """
      {"label": "_p", "type": "AppIntents.IntentParameter<\(type)>", "isStatic": "false", "valueKind": "InitCall",
       "value": {"type": "T", "arguments": [{"label": "default", \(value)}]}}
      """)
  }

  @Test func placesAType() throws {
    let intent = try #require(try Self.read(Self.intent("")).surface.intents.first)
    #expect(intent.identifier == "Sort")
    #expect(intent.typePath == "Outer.Sort")
    #expect(intent.module == "Mail")
    #expect(intent.protocols == [.openIntent])
    let bare = try Self.read(Self.intent("").replacing("Mail.Outer.Sort", with: "Sort")).surface.intents.first
    #expect(bare?.typePath == "Sort" && bare?.module == nil)
  }

  @Test(arguments: [
    ("Swift.Int", #""valueKind": "RawLiteral", "value": "0x1_0""#, "Int = 16"),
    ("Swift.Double", #""valueKind": "RawLiteral", "value": "5""#, "Double = 5.0"),
    ("Swift.String", #""valueKind": "RawLiteral", "value": "a\"b""#, #"String = "a\"b""#),
    ("Swift.Optional<Swift.Array<Foundation.URL>>", #""valueKind": "NilLiteral""#, "[URL]? = none"),
    ("Swift.Array<Mail.Thing>", #""valueKind": "Array", "value": []"#, "[unknown Thing] = []"),
    ("Foundation.Measurement<Foundation.UnitMass>", #""valueKind": "Runtime""#, "Measurement<UnitMass> = not constant"),
    ("Swift.Int", #""valueKind": "RawLiteral", "value": "-0b1_1""#, "Int = -3"),
    ("Swift.Double", #""valueKind": "RawLiteral", "value": "0x10""#, "Double = 16.0"),
    (
      "Swift.Optional<Mail.Kind>",
      #"""
      "valueKind": "Enum", "value": {"name": "some", "arguments": [{"label": "", "type": "T", "valueKind": "Enum",
       "value": {"name": "in"}}]}
      """#, "unknown Kind? = .in"
    ),
    ("Swift.Optional<Mail.Kind>", #""valueKind": "Enum", "value": {"name": "none"}"#, "unknown Kind? = none"),
    ("Mail.Kind", #""valueKind": "Enum", "value": {"name": "none"}"#, "unknown Kind = .none"),
    (
      "Swift.Int", #""valueKind": "MemberReference", "value": {"baseType": "Mail.Limits", "memberLabel": "most"}"#,
      "Int = Limits.most"
    ),
    ("Mail.Kind", #""valueKind": "Novel", "value": {"a": 1}"#, "unknown Kind = not constant"),
  ])
  func readsTypesAndDefaults(type: String, value: String, expected: String) throws {
    let parameter = try #require(try Self.read(Self.parameter(type, value)).surface.intents.first?.parameters.first)
    #expect("\(parameter.type) = \(parameter.defaultValue?.spelling ?? "none")" == expected)
  }

  @Test(arguments: [
    (#""label": "__appSchemaIntent", "valueKind": "RawLiteral", "value": "mail.sendDraft""#, "mail.sendDraft"),
    (
      #""label": "__assistantSchemaIntent", "valueKind": "KeyPath", "value": {"path": "mail.sendDraft"}"#,
      "mail.sendDraft"
    ),
    (#""label": "__assistantSchemaIntent", "valueKind": "Runtime""#, "not constant"),
  ])
  func readsTheSchemaOfEitherMacro(member: String, schema: String) throws {
    let reading = try Self.read(Self.intent(#"{"type": "T", "isStatic": "true", \#(member)}"#))
    #expect(reading.surface.intents.first?.schema?.name == schema)
  }

  @Test(arguments: ["", "{}", "[{}]", "[1]", #"[{"typeName": "A", "conformances": []}]"#, "\u{0}"])
  func refusesWhatAreNoConstValues(text: String) {
    #expect(throws: MetadataError.self) { try Self.read(text) }
  }

  @Test func refusesDeepNesting() {
    let deep = String(repeating: #"{"valueKind": "Array", "value": ["#, count: 100_000)
    #expect(throws: MetadataError.self) { try Self.read(Self.intent(#"{"label": "a", "x": "# + deep)) }
  }
}

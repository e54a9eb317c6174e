import IntentSurface
import Testing

@testable import IntentReading

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
    #expect(intent.protocols == ["OpenIntent"])
  }

  @Test(arguments: [
    ("Swift.Int", #""valueKind": "RawLiteral", "value": "0x1_0""#, "Int = 16"),
    ("Swift.Double", #""valueKind": "RawLiteral", "value": "5""#, "Double = 5.0"),
    ("Swift.String", #""valueKind": "RawLiteral", "value": "a\"b""#, #"String = "a\"b""#),
    ("Swift.Optional<Swift.Array<Foundation.URL>>", #""valueKind": "NilLiteral""#, "[URL]? = none"),
    ("Swift.Array<Mail.Thing>", #""valueKind": "Array", "value": []"#, "[unknown Thing] = []"),
    ("Foundation.Measurement<Foundation.UnitMass>", #""valueKind": "Runtime""#, "Measurement<UnitMass> = not constant"),
    ("Mail.Kind", #""valueKind": "Novel", "value": {"a": 1}"#, "unknown Kind = not constant"),
  ])
  func readsTypesAndDefaults(type: String, value: String, expected: String) throws {
    let parameter = try #require(try Self.read(Self.parameter(type, value)).surface.intents.first?.parameters.first)
    #expect("\(parameter.type) = \(parameter.defaultValue?.spelling ?? "none")" == expected)
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

import IntentReading
import IntentSurface
import Testing

/// Constants of other types, followed to the text they stand for.
@Suite struct ConstantReadingTests {
  @Test(arguments: [
    ("Kinds.plants.rawValue", Setting.value("com.plants")), ("Kinds.garden.rawValue", .value("garden")),
    ("Consts.kind", .value("a constant")), ("kind", .value("garden")),
    ("Kinds.shed.rawValue", .expression("Kinds.shed.rawValue")),
    ("Numbers.one.rawValue", .expression("Numbers.one.rawValue")),
  ])
  func followsTheKindOfAWidget(_ kind: String, _ expected: Setting<String>) {
    let reading = SourceReaderTests.read([
      "Widget.swift": """
      struct PlantWidget: Widget {
        let kind: String = Kinds.garden.rawValue
        var body: some WidgetConfiguration { StaticConfiguration(kind: \(kind), provider: P()) { _ in } }
      }
      """,
      "Kinds.swift": """
      enum Kinds: String { case plants = "com.plants", garden }
      enum Numbers: Int { case one }
      enum Consts { static let kind = "a " + noun; static let noun = "constant" }
      """,
    ])
    #expect(reading.surface.widgets.map(\.kind) == [expected])
  }
}

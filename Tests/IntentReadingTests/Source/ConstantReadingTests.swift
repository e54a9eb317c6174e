import IntentReading
import IntentSurface
import SourceScanning
import Testing

/// Constants of other types, followed to the text they stand for.
@Suite struct ConstantReadingTests {
  @Test(arguments: [
    ("Kinds.plants.rawValue", Setting.value("com.plants")), ("Kinds.garden.rawValue", .value("garden")),
    ("Consts.kind", .value("a constant")), ("kind", .value("garden")),
    ("Kinds.shed.rawValue", .expression("Kinds.shed.rawValue")),
    ("Numbers.one.rawValue", .expression("Numbers.one.rawValue")),
    ("Own.garden.rawValue", .value("com.garden")), ("Made.garden.rawValue", .expression("Made.garden.rawValue")),
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
      enum Own: String {
        case garden, shed
        var rawValue: String { switch self { case .garden: "com.garden"; case .shed: "com.shed" } }
      }
      enum Made: String {
        case garden
        var rawValue: String { Bundle.main.name + "garden" }
      }
      enum Consts { static let kind = "a " + noun; static let noun = "constant" }
      """,
    ])
    #expect(reading.surface.widgets.map(\.kind) == [expected])
  }

  @Test func findsConstantsInFilesThatNameNothingOfTheFramework() {
    let files = [
      "Widget.swift": """
      import WidgetKit
      struct PlantWidget: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: Kinds.plants.rawValue, provider: P()) { _ in } }
      }
      struct GardenWidget: Widget {
        let kind = Consts.Widgets.garden
        var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in } }
      }
      """,
      "Kinds.swift": "enum Kinds: String { case plants = \"com.plants\" }",
      "Consts.swift": "enum Consts {}",
      "Consts+Widgets.swift": "extension Consts { enum Widgets { static let garden = \"com.garden\" } }",
      "Other.swift": "enum Other { static let garden = \"com.other\" }",
    ]
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(files))
    #expect(reading.surface.widgets.map(\.kind) == [.value("com.garden"), .value("com.plants")])
    #expect(reading.filesRead == 4)
  }

  @Test func findsConstantsThatAreTakenWhenAWidgetIsMade() {
    let files = [
      "Widget.swift": """
      import WidgetKit
      struct PlantWidget: Widget {
        let kind: String
        init() { self.kind = Kinds.plants }
        init(kind: String) { self.kind = Other.garden }
        var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in } }
      }
      """,
      "Kinds.swift": "enum Kinds { static let plants = \"com.plants\" }",
      "Other.swift": "enum Other { static let garden = \"com.other\" }",
    ]
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(files))
    #expect(reading.surface.widgets.map(\.kind) == [.value("com.plants")])
    #expect(reading.filesRead == 2)
  }

  @Test func findsTheConstantOfALegacyClass() {
    let files = [
      "Add.swift": """
      import AppIntents
      struct Add: CustomIntentMigratedAppIntent { static let intentClassName = Names.add }
      """,
      "Names.swift": "enum Names { static let add = \"AddIntent\" }",
    ]
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(files))
    #expect(reading.surface.intents.map(\.intentClassName) == [.value("AddIntent")])
    #expect(reading.filesRead == 2)
  }

  @Test func findsConstantsOutsideOfTypes() {
    let files = [
      "Widget.swift": """
      import WidgetKit
      struct PlantWidget: Widget {
        let kind = plantKind
        var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in } }
      }
      struct GardenControl: ControlWidget {
        var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: gardenKind) { } }
      }
      """,
      "Kinds.swift": """
      // let gardenKind = "com.comment"
      public let plantKind = "com.plants"
      @MainActor let gardenKind: String = "com.garden"
      """,
      "Member.swift": "struct Member {\n  let gardenKind = \"com.member\"\n}",
    ]
    let reading = SourceReader(options: ReadingOptions()).read(MemoryTree(files))
    #expect(reading.surface.widgets.map(\.kind) == [.value("com.garden"), .value("com.plants")])
    #expect(reading.filesRead == 2)
  }

  /// The kind of a widget may be a constant of a file that says nothing of the framework.
  @Test(arguments: [
    ("let waterKind = \"water\"\n", "waterKind"), ("enum Kinds {\n  static let water = \"water\"\n}\n", "Kinds.water"),
  ])
  func readsAKindFromAFileWithoutIntents(_ constant: String, _ name: String) {
    let widget = """
      import WidgetKit

      struct Rain: Widget {
        let kind = \(name)
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: kind, provider: Provider()) { _ in Text("") }
        }
      }

      """
    let surface = SourceReader(options: ReadingOptions()).read(
      MemoryTree(["Kinds.swift": constant, "App.swift": widget])
    )
    .surface
    #expect(surface.widgets.map(\.kind) == [.value("water")])
  }
}

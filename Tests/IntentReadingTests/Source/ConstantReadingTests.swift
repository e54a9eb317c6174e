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

  /// What `#function` is was asked of the compiler.
  @Test(arguments: [
    ("Made.plants", Setting.value("plants")), ("Made.stored", .value("Made")), ("Made.closure", .value("Made")),
    ("Made.getter", .value("getter")), ("Made.inner", .expression("Made.inner")), ("Made.extended", .value("extended")),
    ("Made.Nested.stored", .value("Nested")), ("Made.lasting", .value("lasting")),
    ("Made.helped", .value("helpedWidget")), ("Made.byDefault", .value("by byDefault")),
    ("Made.labeled", .value("com.plants.labeled")), ("Made.capitalized", .value("Capitalized")),
    ("Made.split", .value("Two Words")), ("Made.twice", .value("twice")),
    ("Made.branched", .value("branched")), ("Made.circle", .expression("Made.circle")),
    ("Types.garden.kind", .value("gardenWidget")), ("Types.shed.own", .value("com.shed")),
    ("Types.shed.fixed", .value("any")), ("Types.shed.other", .expression("Types.shed.other")),
    ("Types.none.kind", .expression("Types.none.kind")), ("#function", .value("body")),
  ])
  func computesTheKindOfAWidget(_ kind: String, _ expected: Setting<String>) {
    let reading = SourceReaderTests.read([
      "Widget.swift": """
      struct PlantWidget: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: \(kind), provider: P()) { _ in } }
      }
      """,
      "Made.swift": """
      enum Made {
        static var plants: String { #function }
        static let stored = #function
        static let closure = { #function }()
        static var getter: String { get { return #function } }
        static var lasting: String { ("" + #function) as String }
        static var inner: String { Made.plain(#function) }
        static var helped: String { widgetKind(#function) }
        static var byDefault: String { Self.named() }
        static var labeled: String { kind(of: #function, in: "com.plants.") }
        static var capitalized: String { #function.capitalized }
        static var split: String { "two words".capitalized }
        static var twice: String { overloaded(#function) }
        static var branched: String { branched(#function) }
        static var circle: String { around(#function) }
        enum Nested { static let stored = #function }
        private static func widgetKind(_ kind: String) -> String { kind + "Widget" }
        private static func named(_ name: String = #function) -> String { return "by " + name }
        private static func kind(of name: String, in group: String) -> String { group + name }
        private static func overloaded(_ name: String) -> String { name }
        private static func overloaded(_ name: Int) -> String { "" }
        private static func branched(_ name: String) -> String { if name.isEmpty { "" } else { name } }
        private static func around(_ name: String) -> String { around(name) }
      }
      extension Made { static var extended: String { #function } }
      enum Types: String { case garden, shed = "com.shed" }
      extension Types {
        var kind: String { rawValue + "Widget" }
        var own: String { self.rawValue }
        var fixed: String { "any" }
        var other: String { name + "Widget" }
      }
      """,
    ])
    #expect(reading.surface.widgets.map(\.kind) == [expected])
  }

  /// A configuration of the app's own, made for one case of an enum.
  @Test(arguments: [
    ("kind", "let kind: String", "kind: \"shelf\"", Setting.value("shelf")),
    ("self.kind", "let kind: String", "kind: Kinds.shelf", .value("shelf of Kinds")),
    ("kind", "let family: Family; let kind = \"own\"", "family: .one", .value("own")),
    ("self.kind", "let family: Family; var kind: String { Kinds.kind(self.family) }", "family: .two", .value("second")),
    ("kind", "let family: Family; var kind: String { Kinds.kind(family) }", "family: Family.one", .value("first")),
    ("kind", "let family: 🌱; var kind: String { 🌱.kind(family) }", "family: .one", .value("🌱")),
    ("kind", "let family: Family; var kind: String { Kinds.kind(family) }", "family: .three", .value("other")),
    ("kind", "let family: Family; var kind: String { Kinds.other(family) }", "family: .one", nil),
  ])
  func readsAConfigurationOfTheAppsOwn(_ kind: String, _ members: String, _ given: String, _ expected: Setting<String>?)
  {
    let reading = SourceReaderTests.read([
      "Widget.swift": """
      struct ShelfWidget: Widget {
        var body: some WidgetConfiguration { ShelfConfiguration(\(given)).contentMarginsDisabled() }
      }
      struct ShelfConfiguration: WidgetConfiguration {
        \(members)
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: \(kind), provider: P()) { _ in }.configurationDisplayName("Shelf")
        }
      }
      """,
      "Kinds.swift": """
      enum Family { case one, two, three }
      enum 🌱 { case one; static func kind(_ family: 🌱) -> String { "\\(Self.self)" } }
      enum Kinds {
        static let shelf = "shelf of Kinds"
        static func kind(_ family: Family) -> String {
          switch family {
          case .one: "first"
          case .two: return "second"
          default: "other"
          }
        }
        static func other(_ family: Family) -> String { "a" + family.name }
      }
      """,
    ])
    let found = reading.surface.widgets
    #expect(found.map(\.kind) == [expected].compactMap(\.self))
    #expect(found.allSatisfy { $0.displayName?.value == "Shelf" && $0.typePath == "ShelfWidget" })
    #expect(reading.surface.withheld.map(\.typePath) == (expected == nil ? ["ShelfWidget"] : []))
  }

  /// What a literal interpolates, where all of it is known.
  @Test(arguments: [
    ("\"\\(Consts.app).quick\"", Setting.value("com.plants.quick")), ("Consts.full", .value("com.plants.full")),
    ("\"\\(Consts.app)\"", .value("com.plants")),
    ("\"a.\\(Kinds.shelf.rawValue).\\(global)\"", .value("a.shelf.every")),
    ("\"\\(Consts.full).\\(Consts.app + \".x\")\"", .value("com.plants.full.com.plants.x")),
    ("\"\\(Consts.circle).a\"", nil),
    ("\"\\(Consts.maybe).a\"", .value("Optional(\"com.plants\").a")), ("\"\\(Consts.number).a\"", .value("7.a")),
    ("\"\\(Bundle.main.bundleIdentifier ?? \"\").a\"", nil), ("\"\\(describing: Consts.app).a\"", nil),
    ("\"\\(PlantWidget.self)-\" + Consts.app", .value("PlantWidget-com.plants")),
    ("\"\\(Self.self)\"", .value("PlantWidget")),
    ("String(describing: Plants.Shelf.self)", .value("Shelf")), ("\"\\(Shelf<Int>.self)\"", nil),
    ("String(describing: Consts.app)", .value("com.plants")),
    ("#\"\\#(Consts.app).a\"#", .value("com.plants.a")), ("String(localized: \"\\(Consts.app).a\")", nil),
  ])
  func worksOutWhatAKindInterpolates(_ kind: String, _ expected: Setting<String>?) {
    let reading = SourceReaderTests.read([
      "Widget.swift": """
      struct PlantWidget: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: \(kind), provider: P()) { _ in } }
      }
      """,
      "Consts.swift": """
      let global = "every"
      enum Kinds: String { case shelf }
      enum Consts {
        static let app = "com.plants"
        static let full = "\\(app).full"
        static let circle = "\\(circle).b"
        static let maybe: String? = "com.plants"
        static let number = 7
      }
      """,
    ])
    #expect(reading.surface.widgets.map(\.kind) == [expected ?? .expression(kind)])
  }

  /// A placeholder of a key is none of its text.
  @Test func leavesWhatATitleInterpolates() {
    let reading = SourceReaderTests.read([
      "Widget.swift": """
      enum Consts { static let app = "Plants" }
      struct PlantWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "a", provider: P()) { _ in }.configurationDisplayName("The \\(Consts.app)")
        }
      }
      """
    ])
    #expect(reading.surface.widgets.map(\.displayName?.value) == [nil])
  }

  /// One type that a bundle makes several widgets of.
  @Test(arguments: [
    ("var mode: Mode", "mode.rawValue", "mode: .regular", ["regular", "Ranked"]),
    ("var mode: Mode = .regular", "self.mode.rawValue", "", ["regular", "Ranked"]),
    ("let mode: Mode; init(_ mode: Mode) { self.mode = mode }", "mode.rawValue", "", nil),
    ("let mode: Mode; init(mode given: Mode = .regular) { mode = given }", "mode.rawValue", "", ["regular", "Ranked"]),
    (
      "var mode: Mode; var kind: String { \"a.\\(mode.rawValue)\" }", "kind", "mode: .regular",
      ["a.regular", "a.Ranked"]
    ),
    ("var mode: Mode; var kind: String { mode.name }", "kind", "mode: .regular", ["the first", "the second"]),
    (
      "var mode: Mode; var kind: String { switch mode { case .regular: \"x\"; case .gachi: \"y\"; default: \"\" } }",
      "kind", "mode: Mode.regular", ["x", "y"]
    ),
    ("var mode: Mode", "make(mode)", "mode: .regular", nil),
    ("var mode: Other", "mode.rawValue", "mode: .regular", nil),
    ("var mode: Mode", "mode.rawValue", "mode: chosen", nil),
  ])
  func readsEveryWidgetThatABundleMakes(
    _ members: String, _ kind: String, _ first: String, _ expected: [String]?
  ) {
    let reading = SourceReaderTests.read([
      "Widget.swift": """
      import WidgetKit
      @main struct Bundle: WidgetBundle {
        var body: some Widget {
          ModeWidget(\(first))
          ModeWidget(mode: .gachi)
        }
      }
      struct ModeWidget: Widget {
        \(members)
        var body: some WidgetConfiguration { StaticConfiguration(kind: \(kind), provider: P()) { _ in } }
      }
      """,
      "Mode.swift": """
      enum Mode: String {
        case regular, gachi = "Ranked"
        var name: String { switch self { case .regular: "the first"; case .gachi: "the second" } }
      }
      """,
    ])
    let found = reading.surface.widgets.compactMap(\.kind.value)
    #expect(Set(found) == Set(expected ?? []) || expected == nil)
    #expect(reading.surface.withheld.map(\.typePath) == (expected == nil ? ["ModeWidget"] : []))
    #expect(reading.surface.widgets.allSatisfy { $0.kind.value != nil && $0.typePath == "ModeWidget" })
  }

  @Test(arguments: [
    ("Store.daily.kind", Setting.value("com.plants.daily")), ("Stores.weekly.kind", .value("com.plants.weekly")),
    ("Store.daily.other", .expression("Store.daily.other")), ("Stores.own.kind", .value("com.plants.weekly")),
  ])
  func readsTheKindThatAConstantWasMadeWith(_ kind: String, _ expected: Setting<String>) {
    let reading = SourceReaderTests.read([
      "Widget.swift": """
      import WidgetKit
      struct PlantWidget: Widget {
        let kind = \(kind)
        var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in } }
      }
      """,
      "Store.swift": """
      struct Store {
        let kind: String
        let key: String
        static let daily = Store(kind: "com.plants.daily", key: "b")
      }
      enum Stores {
        static let weekly = Store(kind: "com.plants.weekly", key: "b")
        static let own = Own(kind: "weekly")
      }
      struct Own {
        let kind: String
        init(kind: String) { self.kind = "com.plants." + kind }
      }
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

  /// Kinds that a function, called for several widgets, is given.
  @Test(arguments: [
    ("make(kind: \"amber\", name: \"Amber\")", "amber"), ("make(kind: Kinds.rose, name: \"Amber\")", "rose"),
    ("configuration(for: .codex)", "com.codex"), ("Factory.make(.claude)", "com.claude"),
    ("configuration(for: Provider.claude).contentMarginsDisabled()", "com.claude"),
    ("passed(to: \"teal\")", "com.teal"), ("make(kind: own, name: \"Amber\")", "own"),
  ])
  func followsTheKindThatAFunctionIsGiven(_ body: String, _ kind: String) {
    let reading = SourceReaderTests.read([
      "Widget.swift": """
      struct PlantWidget: Widget {
        let own = "own"
        var body: some WidgetConfiguration { \(body) }
      }
      func make(kind: String, name: String) -> some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: P()) { entry in V(kind, entry) }.configurationDisplayName(name)
      }
      func passed(to color: String) -> some WidgetConfiguration { make(kind: "com." + color, name: "Amber") }
      func configuration(for provider: Provider) -> some WidgetConfiguration {
        StaticConfiguration(kind: provider.widgetKind, provider: P(provider)) { _ in }.configurationDisplayName("Amber")
      }
      """,
      "Factory.swift": """
      enum Factory {
        static func make(_ provider: Provider) -> some WidgetConfiguration { configuration(for: provider) }
      }
      enum Kinds { static let rose = "rose" }
      enum Provider: String {
        case codex, claude
        var widgetKind: String {
          switch self {
          case .codex: return "com.codex"
          case .claude: return "com.claude"
          }
        }
      }
      """,
    ])
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.surface.widgets.map(\.kind) == [.value(kind)])
    #expect(reading.surface.widgets.map(\.displayName) == [.value("Amber")])
    #expect(reading.surface.widgets.map(\.configuration) == [.fixed])
  }

  /// What the code adds to the library's own types, or calls them.
  @Test(arguments: ["StaticConfiguration.preloading(kind: \"a\")", "Plain(kind: \"a\", provider: P()) { _ in }"])
  func followsWhatTheCodeAddsToALibrarysConfiguration(_ body: String) {
    let reading = SourceReaderTests.read([
      "Widget.swift": """
      struct PlantWidget: Widget { var body: some WidgetConfiguration { \(body) } }
      typealias Plain = StaticConfiguration
      extension StaticConfiguration {
        static func preloading(kind: String) -> some WidgetConfiguration { Self(kind: kind, provider: P()) { _ in } }
      }
      """
    ])
    #expect(reading.surface.widgets.map(\.kind) == [.value("a")])
  }

  @Test func takesTheIntentThatALibrarysConfigurationIsGiven() {
    let reading = SourceReaderTests.read([
      "Widget.swift": """
      struct PlantWidget: Widget {
        var body: some WidgetConfiguration { IntentConfiguration.preloading("a", intent: PickIntent.self) }
      }
      extension IntentConfiguration {
        static func preloading(_ kind: String, intent: Intent.Type) -> some WidgetConfiguration {
          Self(kind: kind, intent: Intent.self, provider: P()) { _ in }
        }
      }
      """
    ])
    #expect(reading.surface.widgets.map(\.configurationIntent) == ["PickIntent"])
  }

  @Test(arguments: [
    "make(kind: Bundle.main.name)", "make(kind: name + \"a\")", "make(other: \"a\")", "Factory.shared.make(1)",
  ])
  func leavesTheKindUnreadThatIsNotCertain(_ body: String) {
    let reading = SourceReaderTests.read([
      "Widget.swift": """
      struct PlantWidget: Widget { var body: some WidgetConfiguration { \(body) } }
      func make(kind: String) -> some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in } }
      """
    ])
    #expect(reading.surface.widgets.isEmpty && reading.diagnostics.count == 1)
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

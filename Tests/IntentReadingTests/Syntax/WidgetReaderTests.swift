import IntentSurface
import SourceScanning
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct WidgetReaderTests {
  private func widgets(_ body: String) -> [Widget] { read(body).surface.widgets }

  private func read(_ body: String) -> SurfaceReading {
    let tree = MemoryTree([
      "W.swift": "import WidgetKit\nstruct W: Widget {\n\(body)\n}\nenum Kinds { static let plants = \"plants\" }\n"
    ])
    return SourceReader(options: ReadingOptions()).read(tree)
  }

  @Test func readsAWholeWidget() {
    let found = widgets(
      """
      var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "plants", intent: Outer.Choose.self, provider: Provider()) { entry in
          PlantView(entry).padding()
        }
        .configurationDisplayName("Plants")
        .description("Shows plants")
        .supportedFamilies([.systemSmall, WidgetFamily.accessoryCircular])
        .contentMarginsDisabled()
      }
      """)
    var expected = Widget(kind: .value("plants"), typePath: "W", configuration: .appIntent)
    expected.configurationIntent = "Choose"
    expected.provider = "Provider"
    expected.displayName = .value("Plants")
    expected.families = ["accessoryCircular", "systemSmall"]
    expected.hasNoBundle = true
    #expect(found == [expected])
  }

  @Test(arguments: [
    ("StaticConfiguration(kind: \"a\", provider: P()) { _ in }", Widget.Configuration.fixed, false),
    ("IntentConfiguration(kind: \"a\", intent: SelectIntent.self, provider: P()) { _ in }", .siriKit, false),
    ("StaticControlConfiguration(kind: \"a\") { Button() }.displayName(\"A\")", .fixed, true),
    ("AppIntentControlConfiguration(kind: \"a\", provider: P()) { _ in }", .appIntent, true),
    ("ActivityConfiguration(for: Game.a.self) { _ in } dynamicIsland: { _ in }", .liveActivity, false),
    ("WidgetKit.StaticConfiguration(kind: \"a\", provider: P()) { _ in }", .fixed, false),
  ])
  func readsConfigurations(_ source: String, _ configuration: Widget.Configuration, _ isControl: Bool) {
    let found = widgets("var body: some WidgetConfiguration { \(source) }")
    #expect(found.map(\.kind) == [.value("a")])
    #expect(found.map(\.configuration) == [configuration])
    #expect(found.map(\.isControl) == [isControl])
  }

  @Test(arguments: [
    ("kind", Setting.value("own")), ("Self.kind2", .value("own2")), ("self.kind", .value("own")),
    ("Kinds.plants", .value("plants")), ("Kinds.other.rawValue", .expression("Kinds.other.rawValue")),
  ])
  func readsTheKind(_ kind: String, _ expected: Setting<String>) {
    let found = widgets(
      """
      let kind: String = "own"
      static let kind2 = "own2"
      var body: some WidgetConfiguration { return StaticConfiguration(kind: \(kind), provider: P()) { _ in } }
      """)
    #expect(found.map(\.kind) == [expected])
  }

  @Test(arguments: [
    (#"init() { self.kind = "made" }"#, Setting.value("made")), (#"init() { kind = "made" }"#, .value("made")),
    ("init() { self.kind = Kinds.plants }", .value("plants")),
    (#"init() { Library.start(); let name = Date().name; kind = "made" }"#, .value("made")),
    // The system calls the one without parameters.
    (#"init(kind: String) { self.kind = "given" }"#, .expression("W.kind")),
    (#"init() { kind = Date().name }"#, .expression("W.kind")),
  ])
  func readsAKindThatTheInitializerSets(_ initializer: String, _ expected: Setting<String>) {
    let found = widgets(
      """
      let kind: String
      \(initializer)
      var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in } }
      """)
    #expect(found.map(\.kind) == [expected])
  }

  @Test func readsBranchesAndHelpers() {
    let found = widgets(
      """
      var body: some WidgetConfiguration {
        if #available(iOS 17, *) { return modern() } else { return StaticConfiguration(kind: "b", provider: P()) { _ in } }
      }
      func modern() -> some WidgetConfiguration { StaticConfiguration(kind: "a", provider: P()) { _ in } }
      """)
    #expect(found.map(\.kind) == [.value("a"), .value("b")])
    #expect(
      found.map(\.availability) == [
        [Availability(platform: "iOS", introduced: "17")], [Availability(platform: "iOS", obsoleted: "17")],
      ])
  }

  @Test func followsHelpersHoweverDeep() {
    func kinds(
      _ count: Int, _ last: String = "StaticConfiguration(kind: \"a\", provider: P()) { _ in }"
    ) -> [Setting<String>] {
      let bodies = (1..<count).map { "helper\($0)()" } + [last]
      let helpers = bodies.enumerated().map { "func helper\($0)() -> some WidgetConfiguration { \($1) }\n" }
      return widgets("var body: some WidgetConfiguration { helper0() }\n" + helpers.joined()).map(\.kind)
    }
    #expect(kinds(1) == [.value("a")] && kinds(4) == [.value("a")])
    #expect(kinds(9) == [.value("a")] && kinds(1, "helper0()").compactMap(\.value) == [])
  }

  @Test func takesTheKindFromAnExtensionOfText() throws {
    let tree = MemoryTree([
      "Widget.swift": """
      import WidgetKit
      struct Pet: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: .petWidget, provider: P()) { _ in } } }
      """,
      "Kinds.swift": "extension String {\n  static let petWidget = \"pet\"\n}",
    ])
    #expect(SourceReader(options: ReadingOptions()).read(tree).surface.widgets.map(\.kind) == [.value("pet")])
    #expect(
      widgets("var body: some WidgetConfiguration { StaticConfiguration(kind: .other, provider: P()) { _ in } }")
        .map(\.kind) == [.expression(".other")])
  }

  /// People's devices would store another kind in each language.
  @Test(arguments: [
    "String(localized: \"plants\")", "NSLocalizedString(\"plants\", comment: \"\")",
    "Bundle.main.localizedString(forKey: \"plants\", value: nil, table: nil)", "Self.localized",
  ])
  func takesNoTextOfATableForAKind(_ kind: String) {
    let found = widgets(
      """
      static let localized = String(localized: "plants", table: "Kinds")
      var body: some WidgetConfiguration { StaticConfiguration(kind: \(kind), provider: P()) { _ in } }
      """)
    #expect(found.map(\.kind.value) == [nil])
  }

  @Test(arguments: [
    ("[.systemSmall, .systemLarge]", ["systemLarge", "systemSmall"]),
    ("families", ["accessoryCircular", "systemMedium", "systemSmall"]),
    ("Self.appended", ["accessoryInline", "systemSmall"]), ("closure", ["isPro"]),
    ("made", ["made"]), ("local", ["systemLarge"]), ("elsewhere", ["elsewhere"]), ("[]", ["none"]),
    ("branches", ["accessoryCircular", "systemLarge", "systemSmall"]),
    ("choice", ["device"]), ("partial", ["systemLarge"]), ("long", ["long"]),
  ])
  func readsTheSizesOfEveryBranch(_ argument: String, _ expected: [String]) {
    let found = widgets(
      """
      var body: some WidgetConfiguration {
        let local: [WidgetFamily] = [.systemLarge]
        let branches: [WidgetFamily] =
          if #available(iOS 18, *) { [.accessoryCircular, .systemSmall] }
          else if #available(iOS 17, *) { [.systemLarge] } else { [.systemSmall] }
        let choice: [WidgetFamily] = switch device { case .pad: [.systemLarge]; default: Self.appended }
        let partial: [WidgetFamily] = if isPro { [.systemLarge] } else { local }
        let long: [WidgetFamily] = if isPro { prepare(); [.systemLarge] } else { [] }
        return StaticConfiguration(kind: "a", provider: P()) { _ in }.supportedFamilies(\(argument))
      }
      var families: [WidgetFamily] {
        if #available(iOS 16, *) { return [.systemSmall, .systemMedium, .accessoryCircular] }
        return [.systemSmall, .systemMedium]
      }
      static var appended: [WidgetFamily] {
        var list: [WidgetFamily] = [.systemSmall]
        if #available(iOS 16, *) { list.append(.accessoryInline) }
        return list
      }
      let closure: [WidgetFamily] = { if isPro { return [.systemLarge] } else { return [.systemSmall] } }()
      var made: [WidgetFamily] { make(from: [.systemSmall]) }
      @Environment(\\.widgetFamily) var family
      """)
    #expect(found.map(\.families) == [expected])
  }

  /// What another module makes of a configuration may set its sizes; those of controls don't matter.
  @Test(arguments: [
    ("styled(StaticConfiguration(kind: \"a\", provider: P()) { _ in })", 1),
    ("StaticConfiguration(kind: \"a\", provider: P()) { _ in }", 0),
  ])
  func knowsNoSizesOfWhatAFunctionOfAnotherModuleMakes(_ body: String, count: Int) {
    #expect(widgets("var body: some WidgetConfiguration { \(body) }").map(\.families.count) == [count])
  }

  /// A size that code asks the system for is one of some systems only, wherever the code asks.
  @Test(arguments: [
    ("if #available(iOS 17, *) { [.systemSmall, .systemLarge] } else { [.systemSmall] }", "systemLarge (iOS 17)"),
    (
      "{ guard #available(iOS 17, *) else { return [.systemSmall] }; return [.systemSmall, .systemLarge] }()",
      "systemLarge (iOS 17)"
    ),
    ("appended", "systemLarge (iOS 17)"), ("filled", "systemLarge (iOS 17)"),
    ("if isPro { [.systemSmall, .systemLarge] } else { [.systemSmall] }", nil),
    ("if #available(iOS 17, *) { [.systemLarge] } else { [.systemLarge] }", nil),
  ])
  func tellsWhichSystemsHaveASize(list: String, limits: String?) {
    let found = widgets(
      """
      var body: some WidgetConfiguration {
        let sizes: [WidgetFamily] = \(list)
        return StaticConfiguration(kind: "a", provider: P()) { _ in }.supportedFamilies(sizes)
      }
      var appended: [WidgetFamily] {
        var list: [WidgetFamily] = [.systemSmall]
        if #available(iOS 17, *) { list.append(.systemLarge) }
        return list
      }
      var filled: [WidgetFamily] {
        var list: [WidgetFamily] = [.systemSmall]
        Self.fill(&list)
        return list
      }
      static func fill(_ list: inout [WidgetFamily]) {
        guard #available(iOS 17, *) else { return }
        list += [.systemLarge]
      }
      """)
    #expect(found.map(\.limitedFamilies.spelling) == [limits])
  }

  /// What may be one of several kinds is none that is known, however many names lead there.
  @Test(arguments: [
    "if Flags.isBeta { return \"b\" } else { return \"a\" }", "Flags.isBeta ? \"b\" : \"a\"",
    "switch Flags.state { case .beta: return \"b\"; default: return \"a\" }",
  ])
  func aKindThatAConditionChooses(_ code: String) {
    let found = widgets(
      """
      let kind: String = Kinds.own
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: P()) { _ in }.supportedFamilies([.systemSmall])
      }
      enum Kinds { static var own: String { \(code) } }
      """)
    #expect(found.map(\.kind) == [.expression("Kinds.own")])
    #expect(found.map(\.families) == [["systemSmall"]])
    #expect(Set(found.flatMap(\.kindTexts)).isSuperset(of: ["\"a\"", "\"b\""]))
  }

  /// One kind may have its settings from another intent on older systems.
  @Test func theSettingsOfOlderSystems() {
    let found = widgets(
      """
      var body: some WidgetConfiguration {
        if #available(iOS 17, *) {
          return AppIntentConfiguration(kind: "a", intent: Pick.self, provider: P()) { _ in }
        } else {
          return IntentConfiguration(kind: "a", intent: PickIntent.self, provider: Q()) { _ in }
        }
      }
      """)
    #expect(found.map(\.configurationIntent) == ["Pick"])
    let older = [Availability(platform: "iOS", obsoleted: "17")]
    #expect(
      found.map(\.limitedSettings) == [
        [LimitedSettings(intent: "PickIntent", configuration: .siriKit, availability: older)]
      ])
  }

  @Test func followsLocalConstantsWithTheirModifiers() {
    let found = widgets(
      """
      var body: some WidgetConfiguration {
        if #available(iOS 17, *) {
          let plain = StaticConfiguration(kind: "a", provider: P()) { _ in }.supportedFamilies([.systemSmall])
          return plain.configurationDisplayName("A").contentMarginsDisabled()
        } else {
          return self.older().configurationDisplayName("A")
        }
      }
      func older() -> some WidgetConfiguration {
        StaticConfiguration(kind: "a", provider: P()) { _ in }.supportedFamilies([.systemMedium])
      }
      """)
    #expect(found.map(\.displayName) == [.value("A")])
    #expect(found.map(\.families) == [["systemSmall"]])
    #expect(found.map(\.availability) == [[]])
  }

  @Test func findsAConfigurationInALocalConstant() {
    let found = widgets(
      """
      var body: some WidgetConfiguration {
        let configuration = StaticConfiguration(kind: kind, provider: P()) { _ in }
        if #available(iOS 17, *) { return configuration.modern() } else { return configuration }
      }
      let kind = Keys.widget
      """)
    #expect(found.map(\.kind) == [.expression("Keys.widget")])
  }

  /// Code that asks the system goes both ways, each on its own systems.
  @Test func readsTheKindOfEverySystem() {
    let found = read(
      """
      let kind: String = "a".newer
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: P()) { _ in }.supportedFamilies([.systemSmall].older + extra)
      }
      }
      extension String {
        var newer: String { if #available(iOS 17, *) { "\\(self).new" } else { self } }
      }
      extension Array where Element == WidgetFamily {
        var older: [WidgetFamily] { if #available(iOS 17, *) { [] } else { self } }
      }
      var extra: [WidgetFamily] {
        guard #available(iOS 26, *) else { return [] }
        return [.systemLarge]
      """
    ).surface.widgets
    #expect(found.map(\.kind) == [.value("a"), .value("a.new")])
    #expect(
      found.map(\.availability) == [
        // On those in between it has no size.
        [Availability(platform: "iOS", obsoleted: "17")], [Availability(platform: "iOS", introduced: "26")],
      ])
    #expect(found.map(\.families) == [["systemSmall"], ["systemLarge"]])
  }

  @Test func leavesOutAKindThatHasNoSizeOnItsSystems() {
    let found = widgets(
      """
      var kind: String { if #available(iOS 17, *) { "new" } else { "old" } }
      var sizes: [WidgetFamily] { if #unavailable(iOS 16.4.0) { [.systemSmall] } else { later } }
      var later: [WidgetFamily] { if #available(iOS 17.0, *) { [] } else { [.systemMedium] } }
      var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in }.supportedFamilies(sizes) }
      """)
    #expect(found.map(\.kind) == [.value("old")])
    #expect(found.map(\.availability) == [[Availability(platform: "iOS", obsoleted: "17")]])
    #expect(found.map(\.families) == [["systemMedium"]])
  }

  /// What may be one of several kinds is none that is known; a configuration that may be one of several is each.
  @Test func tellsAChoiceOfKindsFromAChoiceOfWidgets() {
    let kinds = { (body: String) in widgets("var body: some WidgetConfiguration { \(body) }").map(\.kind) }
    let made = { (kind: String) in "StaticConfiguration(kind: \(kind), provider: P()) { _ in }" }
    #expect(kinds(made(#"flag ? "a" : "b""#)).compactMap(\.value) == [])
    #expect(kinds(made(#"flag ? "a" : "a""#)) == [.value("a")])
    #expect(
      kinds("if flag { return \(made(#""a""#)) } else { return \(made(#""b""#)) }") == [.value("a"), .value("b")])
  }

  /// A widget that leaves its body to a type, as generic helpers do.
  @Test func followsABodyThatAnotherTypeMakes() {
    let found = widgets(
      """
      var body: some WidgetConfiguration { Maker<Plain>().body.contentMarginsDisabled() }
      struct Plain: Kinded { static let kind = "plain" }
      struct Maker<K: Kinded> {
        var body: some WidgetConfiguration { StaticConfiguration(kind: K.kind, provider: P()) { _ in } }
      }
      """)
    #expect(found.map(\.kind) == [.value("plain")])
  }

  /// The app may extend the framework's own configurations.
  @Test func readsAConfigurationThatTheCodeExtends() {
    let found = read(
      """
      var body: some WidgetConfiguration { StaticConfiguration.titled("a").supportedFamilies([.systemSmall]) }
      }
      extension StaticConfiguration {
        static func titled(_ kind: String) -> some WidgetConfiguration {
          StaticConfiguration(kind: kind, provider: P()) { _ in }.named().configurationDisplayName("A")
        }
        func named() -> some WidgetConfiguration { contentMarginsDisabled() }
      """
    ).surface.widgets
    #expect(found.map(\.kind) == [.value("a")])
    #expect(found.map(\.displayName) == [.value("A")])
    #expect(found.map(\.families) == [["systemSmall"]])
  }

  /// A modifier of the app's own may call the framework's, with and without `self`; one that can't be followed is a doubt.
  @Test(arguments: [
    ("supportedFamilies([.systemSmall])", ["systemSmall"]), ("self.supportedFamilies([.systemSmall])", ["systemSmall"]),
    ("if #available(iOS 17, *) { return contentMarginsDisabled() } else { return self }", []),
    ("other().supportedFamilies([.systemSmall])", ["systemSmall"]), ("other()", ["other()"]),
    ("description(\"Shows plants\")", []), ("supportedFamilies([.systemSmall]).other()", ["systemSmall"]),
    ("while flag() {}; return supportedFamilies([.systemSmall])", ["sized()"]), ("while flag() {}; return self", []),
  ])
  func followsModifiersOfTheApp(_ body: String, _ families: [String]) {
    let found = read(
      """
      var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: P()) { _ in }.sized() }
      }
      extension WidgetConfiguration {
        func sized() -> some WidgetConfiguration { \(body) }
      """
    ).surface.widgets
    #expect(found.map(\.families) == [families])
  }

  @Test(arguments: ["Array where Element == WidgetFamily", "[WidgetFamily]"])
  func readsAMemberOfAListThatTheCodeExtends(_ extended: String) {
    let widget = """
      import WidgetKit
      struct W: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "a", provider: P()) { _ in }.supportedFamilies(.home)
        }
      }
      """
    let sizes = """
      import WidgetKit
      extension \(extended) {
        static let home: [WidgetFamily] = [.systemSmall, .systemLarge]
      }
      """
    let found = SourceReader(options: ReadingOptions()).read(MemoryTree(["W.swift": widget, "Sizes.swift": sizes]))
      .surface.widgets
    #expect(found.map(\.families) == [["systemLarge", "systemSmall"]])
  }

  /// What newer systems have no more is not offered; what only newer ones have is.
  @Test(arguments: [
    ("[.systemMedium]", "[.systemSmall, .systemMedium]", ["systemMedium"]),
    ("[.systemSmall, .systemMedium]", "[.systemMedium]", ["systemMedium", "systemSmall"]),
    ("[.systemLarge]", "[.systemSmall]", ["systemLarge"]), ("more", "[.systemSmall]", ["more"]),
  ])
  func offersTheSizesOfNewerSystems(_ newer: String, _ older: String, _ families: [String]) {
    let sizes = { (list: String) in
      #"StaticConfiguration(kind: "a", provider: P()) { _ in }.supportedFamilies(\#(list))"#
    }
    let body = "if #available(iOS 17, *) { return \(sizes(newer)) } else { return \(sizes(older)) }"
    #expect(widgets("var body: some WidgetConfiguration { \(body) }").map(\.families) == [families])
    let flipped = "if #unavailable(iOS 17) { return \(sizes(older)) } else { return \(sizes(newer)) }"
    #expect(widgets("var body: some WidgetConfiguration { \(flipped) }").map(\.families) == [families])
  }

  @Test func offersNothingWhereTheConfigurationIsEmpty() {
    let body = """
      if #available(iOSApplicationExtension 16, *) {
        return StaticConfiguration(kind: "a", provider: P()) { _ in }.supportedFamilies([.accessoryInline])
      } else {
        return EmptyWidgetConfiguration()
      }
      """
    let reading = read("var body: some WidgetConfiguration { \(body) }")
    #expect(reading.surface.widgets.map(\.kind) == [.value("a")])
    #expect(
      reading.surface.widgets.map(\.availability) == [
        [Availability(platform: "iOSApplicationExtension", introduced: "16")]
      ])
    #expect(reading.surface.withheld.isEmpty)
    #expect(read("var body: some WidgetConfiguration { EmptyWidgetConfiguration() }").surface.widgets.isEmpty)
  }

  @Test func reportsABodyItCannotRead() {
    let reading = read("var body: some WidgetConfiguration { make() }")
    #expect(reading.surface.widgets.isEmpty)
    #expect(reading.diagnostics.count == 1)
    #expect(widgets("var body: some WidgetConfiguration { body }").isEmpty)
  }
}

import IntentSurface
import SwiftSyntax
import Testing

@testable import IntentReading

@Suite struct WidgetReaderTests {
  private func widgets(_ body: String, reports: Reports? = nil) -> [Widget] {
    let context = SyntaxContext.knowing(constants: ["Kinds.plants": "\"plants\""], reports: reports)
    return WidgetReader(context: context).widgets(in: Snippet.members(body), typePath: "W")
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

  @Test func readsBranchesAndHelpers() {
    let found = widgets(
      """
      var body: some WidgetConfiguration {
        if #available(iOS 17, *) { return modern() } else { return StaticConfiguration(kind: "b", provider: P()) { _ in } }
      }
      func modern() -> some WidgetConfiguration { StaticConfiguration(kind: "a", provider: P()) { _ in } }
      """)
    #expect(found.map(\.kind) == [.value("a"), .value("b")])
    #expect(found.map(\.availability) == [[Availability(platform: "iOS", introduced: "17")], []])
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

  @Test func reportsABodyItCannotRead() {
    let reports = Reports()
    #expect(widgets("var body: some WidgetConfiguration { make() }", reports: reports).isEmpty)
    #expect(reports.messages.count == 1)
    #expect(widgets("var body: some WidgetConfiguration { body }").isEmpty)
  }
}

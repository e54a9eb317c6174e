import IntentMigration
import IntentReading
import IntentSurface
import SourceScanning
import Testing

/// Widgets that are gone, renamed or moved, as releases of public apps have them.
@Suite struct WidgetFixTests {
  private static func widget(
    _ name: String, kind: String, shows content: String = "Text(\"\")", families: String = ".accessoryCircular"
  ) -> String {
    """
    struct \(name): Widget {
      let kind = "\(kind)"
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { entry in
          \(content)
        }
        .supportedFamilies([\(families)])
      }
    }

    """
  }

  private static let head = "import SwiftUI\nimport WidgetKit\n\n"

  // MARK: The one that shows the same

  private static func ring(_ content: String, _ member: String = "") -> String {
    """
    struct Ring: View {
      let days: Int
      \(member)
      var body: some View {
        VStack(spacing: -1) {
    \(content)
        }
      }
    }

    """
  }

  private static let text = "Text(\"\\(days)\").font(.title)\nText(days == 1 ? \"DAY\" : \"DAYS\").font(.caption)"
  private static let icon = "Image(\"SmallIcon\").resizable().scaleEffect(x: 0.8, y: 0.8)"

  private static func expiry(_ first: String, _ second: String) -> String {
    head + widget("IconExpiryWidget", kind: "IconExpiry", shows: "Ring(days: 1, style: .\(first))")
      + widget("TextExpiryWidget", kind: "TextExpiry", shows: "Ring(days: 1, style: .\(second))")
      + ring("switch style {\ncase .text:\n\(text)\ncase .icon:\n\(icon)\n}", "let style: Style")
  }

  @Test func ofTwoNewWidgetsTheOneThatShowsTheSameGetsTheKind() {
    let old = Self.head + Self.widget("ExpiryWidget", kind: "Expiry", shows: "Ring(days: 1)") + Self.ring(Self.text)
    let proposing = Proposing(old, Self.expiry("icon", "text"))
    #expect(proposing.text.contains("struct TextExpiryWidget: Widget {\n  let kind = \"Expiry\""))
    #expect(proposing.text.contains("let kind = \"IconExpiry\""))
    #expect(proposing.plan.steps.allSatisfy { $0.proposal.notes.isEmpty })
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aChoiceThatTheCodeDoesNotMakeIsSaid() {
    let old = Self.head + Self.widget("ExpiryWidget", kind: "Expiry", shows: "Ring(days: 1)") + Self.ring(Self.text)
    let proposing = Proposing(old, Self.expiry("text", "text"))
    let notes = proposing.plan.steps.map(\.proposal.notes).joined()
    #expect(notes.contains { $0.contains("may have replaced it as well") })
  }

  @Test func aWidgetWhoseCodeIsNotKnownIsNotMadeUp() {
    let other = Self.widget("Other", kind: "other", families: ".systemLarge")
    let proposing = Proposing(
      Self.head + Self.widget("Rain", kind: "rain") + other, Self.head + other, hasOldCode: false)
    #expect(proposing.plan.steps.isEmpty)
    #expect(
      proposing.plan.refusals.values.contains { $0.hasPrefix("The shipped code of the widget could not be found.") })
  }

  @Test func aPlainSuccessorGetsTheKindOfAWidgetThatIsGone() {
    let sizes = ".accessoryCircular, .accessoryInline"
    let old = Self.head + Self.widget("glucose_Widget_Extension", kind: "glucose", families: sizes)
    let new =
      Self.head + Self.widget("GlucoseDefaultWidgets", kind: "org.example.Default", families: sizes)
      + Self.widget("GlucoseGaugeWidgets", kind: "org.example.Gauge")
    let proposing = Proposing(old, new)
    #expect(proposing.text == new.replacing("\"org.example.Default\"", with: "\"glucose\""))
    #expect(proposing.remaining.isEmpty)
  }

  @Test(arguments: [(".systemSmall, .systemMedium", true), (".systemMedium", false)])
  func theCostNamesTheSizesThatAFunctionOfTheAppLeavesOut(_ shipped: String, _ isLost: Bool) {
    let sizes = """
      extension WidgetConfiguration {
        func plain() -> some WidgetConfiguration { self }
        func sized() -> some WidgetConfiguration {
          if #available(macOS 14, *) { return supportedFamilies([.systemMedium]) }
          return self.supportedFamilies([.systemMedium, .systemSmall])
        }
      }

      """
    let old = Self.head + Self.widget("Charge", kind: "charge", families: shipped)
    let new =
      Self.head + sizes
      + Self.widget("Charge", kind: "charge.2")
      .replacing(".supportedFamilies([.accessoryCircular])", with: ".plain().sized()")
    let costs = Proposing(old, new).plan.steps.map(\.proposal.cost)
    let lost = "Widgets placed as systemSmall stay empty; nothing for the others."
    #expect(costs.contains { $0.contains(lost) } == isLost, "\(costs)")
    #expect(costs.contains { $0.hasPrefix("Nothing for placed widgets.") } != isLost)
  }

  @Test func aWidgetOfAnotherNameOrFewerSizesIsNoSuccessor() {
    let sizes = ".accessoryCircular, .accessoryInline"
    let old = Self.head + Self.widget("GlucoseWidget", kind: "glucose", families: sizes)
    let new =
      Self.head + Self.widget("InsulinPlannerWidget", kind: "insulin", families: sizes)
      + Self.widget("GlucoseTrendForWeeksWidget", kind: "trend")
    let proposing = Proposing(old, new)
    #expect(proposing.plan.steps.map(\.proposal.decision) == [.keepWidget])
  }

  /// Who changed a kind may have said why.
  @Test(arguments: [true, false]) func aCommentThatCameWithTheChangeIsQuoted(_ isNew: Bool) {
    let widget = { (kind: String, comment: String) in
      Self.head + Self.widget("Rain", kind: kind).replacing("  let kind", with: comment + "  let kind")
    }
    let comment = "  // Devices hold a dead registration of the old one:\n  // taps did nothing.\n"
    let proposing = Proposing(widget("rain", isNew ? "" : comment), widget("rain.2", comment))
    let note =
      "The comment above it came with the change (Code.swift:5): “Devices hold a dead registration of the old one: "
      + "taps did nothing.” If it was meant so, accept the change with a waiver instead."
    #expect(proposing.plan.steps.flatMap(\.proposal.notes).contains(note) == isNew)
  }

  /// One widget has one kind, and nothing says which of those that are gone it is.
  @Test func ofSeveralLostWidgetsNoneGetsTheOnlyNewOne() {
    let lost = ["Feed", "Sleep"].map { Self.widget("\($0)Complication", kind: $0) }.joined()
    let new = Self.head + Self.widget("LauncherComplication", kind: "Launcher")
    let proposing = Proposing(Self.head + lost, new)
    #expect(proposing.plan.steps.map(\.proposal.decision) == [.keepWidget, .keepWidget])
    #expect(proposing.text.contains("let kind = \"Launcher\""))
  }

  @Test func whatAMemberOfSomethingElseIsNowIsMarked() {
    let old = Self.widget("Rain", kind: "rain", shows: "Text(groupName)") + "let groupName = \"a\"\n"
    let new =
      "enum Names {\n  static let groupName = \"a\"\n}\n" + Self.widget("Sun", kind: "sun", families: ".systemLarge")
    #expect(Proposing(Self.head + old, Self.head + new).text.contains("#error"))
  }

  @Test(arguments: [true, false]) func aClassOfADefinitionThatIsGoneIsMarked(_ isGone: Bool) {
    let definition = { (names: [String]) in
      let intents = names.map { name in
        "<dict>\n<key>INIntentName</key>\n<string>\(name)</string>\n<key>INIntentEligibleForWidgets</key>\n<true/>\n</dict>\n"
      }
      return Array(
        ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n<key>INEnums</key>\n<array/>\n"
          + "<key>INIntents</key>\n<array>\n\(intents.joined())</array>\n<key>INTypes</key>\n<array/>\n</dict>\n</plist>\n")
          .utf8)
    }
    let widget = Self.widget("Rain", kind: "rain", shows: "Text(RainIntent.name)")
    let other = Self.widget("Sun", kind: "sun", families: ".systemLarge")
    let proposing = Proposing(
      ["A.swift": Array((Self.head + widget + other).utf8), "I.intentdefinition": definition(["Rain", "Keep"])],
      [
        "A.swift": Array((Self.head + other).utf8),
        "I.intentdefinition": definition(isGone ? ["Keep"] : ["Rain", "Keep"]),
      ])
    let notes = proposing.plan.steps.flatMap(\.proposal.notes)
    #expect(notes.contains { $0.contains("It uses `RainIntent`") } == isGone, "\(notes)")
  }

  @Test(arguments: ["Button", "Extension", "View"]) func whatOnlySaysTheKindMakesNoSuccessor(word: String) {
    let old = Self.head + Self.widget("Glucose\(word)", kind: "glucose")
    let proposing = Proposing(old, Self.head + Self.widget("InsulinPlanner\(word)", kind: "insulin"))
    #expect(proposing.plan.steps.map(\.proposal.decision) == [.keepWidget])
  }

  @Test(arguments: ["MoonKind", "Kinds.moon"]) func aConstantSaysTheKindForAllWhoReadIt(_ name: String) {
    func app(_ kind: String) -> MigrationFixture.Files {
      let constant = name == "MoonKind" ? "let MoonKind = \"\(kind)\"" : "enum Kinds { static let moon = \"\(kind)\" }"
      let widget = Self.head + Self.widget("Moon", kind: "x").replacing("\"x\"", with: name)
      return ["Widget.swift": Array(widget.utf8), "Kinds.swift": Array((constant + "\n").utf8)]
    }
    let proposing = Proposing(app("Moon"), app("LunaMoon"))
    #expect(proposing.result["Kinds.swift"].map { String(decoding: $0, as: UTF8.self).contains("\"Moon\"") } == true)
    #expect(proposing.plan.changes.map(\.path) == ["Kinds.swift"])
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aBundleThatListsNothingListsTheWidgetAgain() {
    func bundle(_ item: String) -> String {
      "@main\nstruct Bundle: WidgetBundle {\n  var body: some Widget {\(item)\n  }\n}\n"
    }
    let moon = Self.widget("Moon", kind: "Moon")
    let proposing = Proposing(Self.head + moon + bundle("\n    Moon()"), Self.head + bundle(""))
    #expect(proposing.text.contains("  var body: some Widget {\n    Moon()\n  }"), "\(proposing.text)")
    #expect(proposing.remaining.isEmpty)
  }

  @Test func aWidgetComesBackToAnExtensionAlone() {
    let moon = Array((Self.head + Self.widget("Moon", kind: "Moon")).utf8)
    let view = Array("import SwiftUI\nstruct Sun: View { var body: some View { Text(\"\") } }\n".utf8)
    let proposing = Proposing(
      ["cards/ios/Moon.swift": moon, "core/ios/Sun.swift": view], ["core/ios/Sun.swift": view])
    #expect(proposing.plan.steps.isEmpty)
    #expect(
      proposing.plan.refusals.values.contains {
        $0.hasPrefix("No extension for widgets is left. Bring back the target")
      })
  }

  @Test func aTypeThatTookAKindWhichNobodyCouldPlaceGetsItsOwnBack() {
    func bundle(_ names: String) -> String {
      "@main\nstruct All: WidgetBundle {\n  var body: some Widget {\n    \(names)\n  }\n}\n"
    }
    let old =
      Self.head + bundle("Glucose()") + Self.widget("Glucose", kind: "glucose") + Self.widget("Draft", kind: "draft")
    let new = Self.head + bundle("Glucose()") + Self.widget("Glucose", kind: "draft")
    let proposing = Proposing(old, new)
    #expect(proposing.text == new.replacing("\"draft\"", with: "\"glucose\""), "\(proposing.text)")
  }

  @Test func aBundleBehindAConditionListsTheWidgetAgain() {
    func app(_ widgets: String, _ more: String) -> String {
      "import SwiftUI\n#if canImport(WidgetKit)\nimport WidgetKit\n\n@main\nstruct All: WidgetBundle {\n  var body: some Widget {\n"
        + widgets + "  }\n}\n\n" + Self.widget("Sun", kind: "sun") + more + "#endif\n"
    }
    let old = app("    Sun()\n    Rain()\n", Self.widget("Rain", kind: "rain"))
    let proposing = Proposing(old, app("    Sun()\n", ""))
    #expect(proposing.text.contains("    Sun()\n    Rain()\n") && proposing.remaining.isEmpty, "\(proposing.text)")
  }

  // MARK: Extensions

  /// Widgets of some extensions: `(name, kind, extension)`.
  private static func reading(
    _ widgets: [(name: String, kind: String, host: String)], _ hosts: [String: String]
  ) -> (SurfaceReading, CodeTree) {
    let code = head + widgets.map { widget($0.name, kind: $0.kind) }.joined()
    let files = ["Code.swift": Array(code.utf8)]
    var reading = SourceReader(options: ReadingOptions()).read(MemoryTree(bytes: files))
    for index in reading.surface.widgets.indices {
      let kind = reading.surface.widgets[index].kind.value
      reading.surface.widgets[index].hosts = widgets.filter { $0.kind == kind }.map(\.host)
    }
    reading.surface.hosts =
      [HostBundle(identifier: "App", kind: .app, bundleIdentifier: "org.app")]
      + hosts.sorted { $0.key < $1.key }.map {
        HostBundle(identifier: $0.key, kind: .extension, bundleIdentifier: $0.value, apps: ["App"])
      }
    return (reading, CodeTree(paths: ["Code.swift"]) { files[$0] })
  }

  private static func plan(_ old: (SurfaceReading, CodeTree), _ new: (SurfaceReading, CodeTree)) -> MigrationPlan {
    MigrationPlan(from: old.0, code: old.1, to: new.0, code: new.1, for: { _ in true }) { _ in new.0 }
  }

  @Test func aWidgetInAnotherExtensionNeedsASettingOfTheProject() {
    let plan = Self.plan(
      Self.reading([("RainWidget", "Rain", "RainExtension")], ["RainExtension": "org.app.Rain"]),
      Self.reading([("RainWidget", "Rain", "Widgets")], ["Widgets": "org.app.Widgets"]))
    #expect(plan.changes.isEmpty)
    let reason = plan.refusals.values.first
    #expect(
      reason?.contains("`PRODUCT_BUNDLE_IDENTIFIER` back") == true
        && reason?.contains("`org.app.Rain` of Widgets") == true)
  }

  @Test func ofTheExtensionsWithAWidgetTheOneInTheSameAppGetsTheIdentifier() {
    var new = Self.reading(
      [("RainWidget", "Rain", "Widgets")], ["Watch": "org.app.watch.Rain", "Widgets": "org.app.Widgets"])
    var watch = new.0.surface.widgets[0]
    (watch.hosts, watch.platforms) = (["Watch"], [.watchOS])
    new.0.surface.widgets.append(watch)
    for index in new.0.surface.hosts.indices where new.0.surface.hosts[index].identifier == "Watch" {
      new.0.surface.hosts[index].apps = ["App", "WatchApp"]
    }
    let old = Self.reading([("RainWidget", "Rain", "RainExtension")], ["RainExtension": "org.app.Rain"])
    let reasons = Self.plan(old, new).refusals.values
    #expect(reasons.contains { $0.contains("`org.app.Rain` of Widgets.") }, "\(reasons)")
    #expect(!reasons.contains { $0.contains("of Watch") })
  }

  @Test func aTargetOfTheSameNameGetsItsIdentifierBack() {
    let plan = Self.plan(
      Self.reading([("RainWidget", "Rain", "Widgets")], ["Widgets": "org.app.Rain"]),
      Self.reading([("RainWidget", "Rain", "Widgets")], ["Widgets": "org.app.Widgets"]))
    let reason = plan.refusals.values.first
    #expect(
      reason?.contains("`PRODUCT_BUNDLE_IDENTIFIER` back") == true
        && reason?.contains("`org.app.Rain` of Widgets") == true)
  }

  @Test func aKindAndAnExtensionThatChangedAreSaidTogether() {
    let plan = Self.plan(
      Self.reading([("RainWidget", "Rain", "RainExtension")], ["RainExtension": "org.app.Rain"]),
      Self.reading([("RainWidget", "Weather", "Widgets")], ["Widgets": "org.app.Widgets"]))
    let reason = plan.refusals.values.first { $0.contains("one alone brings nothing back") }
    #expect(plan.changes.isEmpty)
    #expect(reason?.contains("`org.app.Rain` of Widgets") == true)
    #expect(reason?.contains("set the kind of `RainWidget` to \"Rain\"") == true)
  }

  @Test func anExtensionCanHaveTheIdentifierOfOneAlone() {
    let plan = Self.plan(
      Self.reading(
        [("RainWidget", "Rain", "RainExtension"), ("SunWidget", "Sun", "SunExtension")],
        ["RainExtension": "org.app.Rain", "SunExtension": "org.app.Sun"]),
      Self.reading(
        [("RainWidget", "Rain", "Widgets"), ("SunWidget", "Sun", "Widgets")], ["Widgets": "org.app.Sun"]))
    #expect(plan.refusals.count == 1)
    let reason = plan.refusals.values.first
    #expect(reason?.contains("whose `PRODUCT_BUNDLE_IDENTIFIER` is `org.app.Rain`") == true)
  }

  @Test func anExtensionThatTookTwoOverHasTheIdentifierOfNone() {
    let plan = Self.plan(
      Self.reading(
        [("RainWidget", "Rain", "RainExtension"), ("SunWidget", "Sun", "SunExtension")],
        ["RainExtension": "org.app.Rain", "SunExtension": "org.app.Sun"]),
      Self.reading(
        [("RainWidget", "Rain", "Widgets"), ("SunWidget", "Sun", "Widgets")], ["Widgets": "org.app.Widgets"]))
    let identifiers = ["org.app.Rain", "org.app.Sun"]
    for identifier in identifiers {
      let words = "Keep an extension target whose `PRODUCT_BUNDLE_IDENTIFIER` is `\(identifier)`"
      #expect(plan.refusals.values.contains { $0.contains(words) }, "\(plan.refusals)")
    }
  }
}

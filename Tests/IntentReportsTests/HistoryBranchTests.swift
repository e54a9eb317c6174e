import IntentRules
import IntentSurface
import Testing

@testable import IntentReports

/// Words, marks and counts of histories, one release at a time.
struct HistoryBranchTests {
  private static func step(
    _ version: String, breaks: Int = 0, felt: [Finding] = [], after previous: String? = "0",
    _ adjust: (inout ReleaseStep) -> Void = { _ in }
  ) -> ReleaseStep {
    var step = ReleaseStep(version: version, date: "2024-01-02", origin: .source, previous: previous)
    step.findings = Array(repeating: SampleReports.removed, count: breaks) + felt
    adjust(&step)
    return step
  }

  private static func report(_ releases: [ReleaseStep], chosen: Int? = nil) -> HistoryReport {
    HistoryReport(
      tool: SampleReports.tool, app: "App", profile: .shortcuts, releases: releases, chosen: chosen ?? releases.count)
  }

  private static func legend(_ steps: ReleaseStep...) -> String? {
    HistoryText().render(report(steps)).split(separator: "\n").map(String.init)
      .first { line in ["▲ works", "✖ breaks", "✖✖ most", "retired:"].contains(where: line.hasPrefix) }
  }

  @Test func explainsTheMarksThatAreThere() {
    let (worst, most) = (Self.step("1", breaks: 2), "✖✖ most breaks")
    #expect(Self.legend(Self.step("1") { $0.added = [Subject(.intent, "A")] }) == nil)
    #expect(Self.legend(worst) == most)
    #expect(Self.legend(worst, Self.step("2", breaks: 1)) == "✖ breaks; " + most)
    #expect(Self.legend(worst, Self.step("2", breaks: 2)) == most)
    for felt in [SampleReports.required, SampleReports.hidden] {
      let words = "▲ works differently or is hidden"
      #expect(Self.legend(Self.step("1", felt: [felt])) == words)
      #expect(Self.legend(worst, Self.step("2", felt: [felt])) == words + "; " + most)
      // What breaks as well has that mark alone.
      #expect(Self.legend(Self.step("1", breaks: 1, felt: [felt])) == most)
    }
    #expect(Self.legend(Self.step("1", felt: [SampleReports.retitled])) == nil)
    #expect(
      Self.legend(Self.step("1") { $0.retired = [Subject(.intent, "A")] })
        == "retired: removed after the notice period")
  }

  @Test func marksEachRelease() {
    func row(_ step: ReleaseStep, color: Bool = false) -> String? {
      HistoryText(style: TextStyle(width: 80, usesColor: color)).render(Self.report([Self.step("1", breaks: 3), step]))
        .split(separator: "\n").map(String.init).first { $0.contains("step    2024-01-02") }
    }
    #expect(row(Self.step("step", breaks: 3))?.hasPrefix("✖✖ step") == true)
    #expect(row(Self.step("step", breaks: 1))?.hasPrefix("✖  step") == true)
    #expect(row(Self.step("step", felt: [SampleReports.hidden]))?.hasPrefix("▲  step") == true)
    #expect(row(Self.step("step", felt: [SampleReports.retitled]))?.hasPrefix("   step") == true)
    #expect(row(Self.step("step", breaks: 3), color: true)?.contains("\u{1B}[1;31m✖✖ step") == true)
    #expect(row(Self.step("step", breaks: 1), color: true)?.contains("\u{1B}[1m✖  step") == true)
    #expect(row(Self.step("step", felt: [SampleReports.hidden]), color: true)?.contains("\u{1B}[1;33m▲") == true)
    #expect(row(Self.step("step", felt: [SampleReports.retitled]), color: true)?.contains("\u{1B}[0m   step") == true)
    #expect(row(Self.step("step"))?.contains("nothing changed") == true)
  }

  @Test func paintsTheVerdictOnce() {
    func first(_ breaks: Int) -> String? {
      let style = TextStyle(width: nil, usesColor: true)
      return HistoryText(style: style).render(Self.report([Self.step("1", breaks: breaks)])).split(separator: "\n")
        .first
        .map(String.init)
    }
    #expect(first(1)?.hasPrefix("\u{1B}[1;31m1 of 1 update broke something") == true)
    #expect(first(0)?.hasPrefix("\u{1B}[32mThe only update broke nothing\u{1B}[0m") == true)
    #expect(first(0)?.contains("\u{1B}[0m\u{1B}") == false)
  }

  @Test func showsFiveBreaksOfARelease() {
    func lines(_ breaks: Int) -> [String] {
      HistoryText().render(Self.report([Self.step("1", breaks: breaks)])).split(separator: "\n").map(String.init)
    }
    #expect(lines(5).count { $0.hasPrefix("  ✖ ") } == 5)
    #expect(!lines(5).contains { $0.contains("more;") })
    #expect(lines(6).contains("  … and 1 more; --format json lists them all"))
    #expect(lines(1).contains("1 break in 1 (2024-01-02)"))
    #expect(lines(6).contains("6 breaks in 1 (2024-01-02)"))
  }

  @Test func saysWhatAReleaseHas() {
    var step = Self.step("1")
    #expect(step.coverageWords == "nothing that people can use")
    step.coverage.intents = 2
    step.coverage.entities = 1
    step.coverage.enums = 2
    step.coverage.phrases = 1
    step.coverage.widgets = 2
    step.coverage.legacyIntents = 1
    step.coverage.systemIntents = 2
    step.coverage.userActivities = 1
    #expect(
      step.coverageWords
        == "2 intents, 1 entity, 2 enums, 1 phrase, 2 widgets, 1 legacy intent, 2 system intents, 1 user activity")
    #expect(step.words == "1 (2024-01-02)")
    step.date = nil
    #expect(step.words == "1")
  }

  @Test func saysWhatHappenedInAll() {
    #expect(Self.report([], chosen: 2).headline == "App: 2 releases, none of them with intents")
    #expect(Self.report([], chosen: 1).headline == "App: 1 release, none of them with intents")
    #expect(Self.report([Self.step("1")]).headline == "App: 1 release with intents, 1 (2024-01-02)")
    #expect(
      Self.report([Self.step("1"), Self.step("2")]).headline
        == "App: 2 releases with intents, 1 (2024-01-02) to 2 (2024-01-02)")
    #expect(Self.report([Self.step("1", after: nil)]).verdict == "There are no updates to compare yet")
    #expect(Self.report([Self.step("1"), Self.step("2")]).verdict == "None of 2 updates broke anything")
    #expect(
      Self.report([Self.step("1", breaks: 2), Self.step("2"), Self.step("3", breaks: 1)]).verdict
        .hasPrefix("2 of 3 updates broke something: 3 breaks, affecting "))
    #expect(Self.report([Self.step("1")], chosen: 2).partWords == "Stopped early: 1 of 2 releases were read.")
    #expect(Self.report([Self.step("1")]).partWords == nil)
    #expect(
      Self.report([1, 3, 2, 3, 4].map { Self.step("\($0)", breaks: $0) }).worst.map(\.version) == ["4", "3", "3"])
  }

  @Test func foldsReleasesThatTellNothing() {
    var report = Self.report([Self.step("1")])
    func passed(_ versions: [String], _ reason: String) {
      report.passed += versions.map { HistoryReport.Passed(version: $0, reason: reason) }
    }
    passed(["0.1", "0.2", "0.3"], "a")
    passed(["0.4", "0.5", "0.6", "0.7"], "b")
    passed(["0.8"], "a")
    #expect(
      report.passedWords == ["4 releases, 0.1, 0.2, 0.3 and 1 more: a", "4 releases, 0.4, 0.5, 0.6 and 1 more: b"])
  }

  @Test(arguments: zip(Audience.allCases, ["saved", "Find", "widgets", "Siri", "AI", "lists"]))
  func audiencesHaveAWordForAColumn(audience: Audience, word: String) {
    #expect(audience.shortWord == word)
    var finding = SampleReports.removed
    finding.effects = [audience: .breaks]
    let text = HistoryText().render(Self.report([Self.step("1", felt: [finding])]))
    #expect(text.split(separator: "\n").contains { $0.hasPrefix("✖✖ 1") && $0.hasSuffix("  " + word) })
  }

  // MARK: Single declarations

  @Test func tellsNothingTwice() {
    let availability = [Availability(platform: "iOS", introduced: "17.0")]
    var shortcut = AppShortcut(intent: "Add", phrases: [])
    (shortcut.availability, shortcut.presets) = (availability, ["kind: .one"])
    (shortcut.shortTitle, shortcut.systemImage) = (.value("Short"), .value("leaf"))
    var enumCase = EnumCase(name: "up", rawValue: "u", hasExplicitRawValue: true)
    (enumCase.availability, enumCase.title, enumCase.image) = (availability, .value("Up"), "arrow")
    enumCase.synonyms = [.value("Above")]
    var appEnum = AppEnum(identifier: "Order", typePath: "Order", rawType: "String")
    appEnum.cases = [enumCase]
    var provider = AppShortcutsProvider(identifier: "P", typePath: "P")
    provider.shortcuts = [shortcut]
    var surface = Surface(app: AppIdentity(name: "App"))
    (surface.enums, surface.appShortcuts) = ([appEnum], [provider])
    let lines = SurfaceOutline.text(of: surface).split(separator: "\n").map(String.init)
    for words in ["17.0", "leaf", "Short", ".one", "Above", "arrow", "“Up”"] {
      let told = lines.filter { $0.contains(words) }
      #expect(!told.isEmpty && told.allSatisfy { $0.ranges(of: words).count == 1 }, "\(words): \(told)")
    }
    #expect(lines.first { $0.contains("shortcut Add") }?.contains("short title") == false)
  }

  @Test(arguments: [
    ("a\t\tb\n\nc", "a\t\tb\n\nc"), ("\ta\t\n", "\ta\t\n"), ("a\r\n\r\nb", "a\r\n\r\nb"), ("a\rb", "a\\rb"),
    ("\n\n", "\n\n"),
  ])
  func aDiffKeepsItsBlanks(text: String, shown: String) { #expect(Escaping.diff(text) == shown) }

  @Test func codeKeepsItsEmptyLines() {
    #expect(Escaping.visibleLines("a\n\n\tb\n") == ["a", "", "  b", ""])
    #expect(Escaping.log("a\n\nb") == "a\n\nb")
  }

  @Test(
    arguments: [
      (10, "", ["aa bb cc"]), (nil, "> ", ["> aa bb cc"]), (22, "> ", ["> " + "aa bb cc"]),
    ] as [(Int?, String, [String])])
  func wrapsAtItsWidth(width: Int?, lead: String, lines: [String]) {
    #expect(TextStyle(width: width, usesColor: false).wrap("aa bb cc", lead: lead) == lines)
  }

  @Test func wrapsWhereTheNextWordHasNoRoom() {
    let style = TextStyle(width: 22, usesColor: false)
    let (ten, nine) = (String(repeating: "a", count: 10), String(repeating: "b", count: 9))
    #expect(style.wrap("\(ten) \(nine)", lead: "> ") == ["> \(ten) \(nine)"])
    #expect(style.wrap("\(ten) \(ten)", lead: "> ") == ["> \(ten)", "  \(ten)"])
    #expect(style.wrap("", lead: "> ") == ["> "])
    #expect(style.field("fix", "do it") == ["  fix       do it"])
    #expect(TextStyle(width: 40, usesColor: true).field("fix", "do it") == ["  \u{1B}[2mfix     \u{1B}[0m  do it"])
  }

  @Test func whatWasThereBeforeBreaksNothingNow() {
    var finding = SampleReports.removed
    #expect(finding.breaksNow)
    finding.isNew = true
    #expect(finding.breaksNow)
    finding.isNew = false
    #expect(!finding.breaksNow)
    finding.isNew = nil
    finding.waiver = SampleReports.waived.waiver
    #expect(!finding.breaksNow)
    #expect(!SampleReports.history.breaksNow)
    #expect(!SampleReports.required.breaksNow)
  }

  @Test func tellsWhatNeverWorkedFromWhatBroke() throws {
    let report = Self.report([
      Self.step("1", after: nil),
      Self.step("2", breaks: 1) { $0.unborn = [SampleReports.removed.fingerprint] },
    ])
    #expect(report.verdict == "The only update broke nothing")
    let line = "2: 1 new thing does not work; nobody had it before: I01 DeletePlant"
    #expect(HistoryText().render(report).contains("· " + line))
    #expect(HistoryMarkdown().render(report).contains("#### New and not working"))
    let page = HistoryHTML().render(report)
    #expect(page.contains("<span class=\"badge\">new</span>"))
    #expect(page.contains("1 new and not working"))
    let json = try HistoryJSON().render(report)
    #expect(json.contains("\"isAboutNewThing\" : true"))
    #expect(json.contains("\"breaks\" : 0"))
  }
}

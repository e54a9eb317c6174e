import IntentComparison
import IntentRules
import IntentSurface
import TestSupport
import Testing

@Suite struct RuleBookTests {
  private func findings(_ old: Surface, _ new: Surface, _ rules: [Rule] = RuleCatalog.all) -> [Finding] {
    RuleBook(rules).findings(in: Comparison(old, new))
  }

  @Test func aRemovedIntentSaysItAll() {
    let old = Surface.sample(
      intents: [.sample("Add", ["title: String"])], shortcuts: [.sample("Add", ["Add in ${applicationName}"])])
    var new = Surface.sample(intents: [.sample("Show")], shortcuts: [.sample("Show", ["Show in ${applicationName}"])])
    new.appShortcuts[0].updatesParameters = old.appShortcuts[0].updatesParameters
    #expect(findings(old, new).filter { $0.worstEffect > .notes }.map(\.rule) == ["I01"])
  }

  @Test func aRemovedEntitySilencesTheTypesThatHadToFollow() {
    let old = Surface.sample(
      intents: [.sample("Open", ["book: entity Book?"], result: .entity("Book"))],
      entities: [.sample("Book", ["title: String", "pages: Int"])])
    let new = Surface.sample(intents: [.sample("Open", ["book: String?"], result: .primitive("String"))])
    #expect(findings(old, new).filter { $0.worstEffect > .notes }.map(\.rule) == ["E01"])
  }

  /// The modes stay, and what the flag tells systems that know no modes goes.
  @Test func tellsWhatOlderSystemsLose() {
    func surface(opens: Bool) -> Surface {
      .sample(
        intents: [
          .sample("Show") {
            $0.supportedModes = .value(["background"])
            $0.openAppWhenRun = .value(opens)
          }
        ])
    }
    let found = findings(surface(opens: true), surface(opens: false))
    #expect(found.map(\.rule) == ["I18"])
    #expect(found.first?.message.contains("`foreground` → `background` on systems before version 26") ?? false)
  }

  @Test func aTypeThatChangedForItselfIsReported() {
    let entities = [Entity.sample("Book", ["title: String"])]
    let old = Surface.sample(intents: [.sample("Open", ["book: entity Book"])], entities: entities)
    let new = Surface.sample(intents: [.sample("Open", ["book: String"])], entities: entities)
    #expect(findings(old, new).map(\.rule) == ["P03"])
  }

  @Test func aRenamedParameterIsNotAlsoRetyped() {
    let old = Surface.sample(intents: [.sample("Add", ["title: String?"])])
    let new = Surface.sample(intents: [.sample("Add", ["folderTitle: String"])])
    #expect(findings(old, new).map(\.rule) == ["P02"])
  }

  @Test func anEchoWithoutAReportedCauseStays() throws {
    let rules = try [#require(RuleCatalog.rule("P03"))]
    let old = Surface.sample(
      intents: [.sample("Open", ["book: entity Book"])], entities: [.sample("Book", ["title: String"])])
    let new = Surface.sample(intents: [.sample("Open", ["book: String"])])
    #expect(findings(old, new, rules).map(\.rule) == ["P03"])
  }

  @Test func trapsOfTheOldSurfaceAreNotReportedAgain() {
    var trapped = Intent.sample("Add")
    trapped.conformance = .throughProtocol("MyIntent")
    let clean = Surface.sample(intents: [.sample("Add")])
    let old = Surface.sample(intents: [trapped])
    #expect(findings(clean, old).contains { $0.rule == "I09" })
    #expect(!findings(old, old).contains { $0.rule == "I09" })
  }

  @Test func findsThePlaceOfAMemberOrOfItsOwner() {
    let here = SourceLocation(path: "Add.swift", line: 3)
    let there = SourceLocation(path: "Old.swift", line: 9)
    let comparison = Comparison(
      .sample(intents: [.sample("Add", ["title: String", "gone: Bool"]), .sample("Zap")]),
      .sample(intents: [.sample("Add", ["title: Int"])]))
    let found = RuleBook.all.findings(
      in: comparison,
      locations: Locations(
        old: [Subject(.intent, "Zap"): there], new: [Subject(.intent, "Add"): here]))
    #expect(Set(found.map(\.location)) == [here, there])
  }

  @Test func whatOneOfTwoAppsLosesIsShownInThatApp() {
    let (first, second) = (SourceLocation(path: "A/Add.swift", line: 3), SourceLocation(path: "B/Add.swift", line: 3))
    let intent = Subject(.intent, "Add")
    var both = SourceLocations()
    for place in [second, first] { both.add(place, of: intent) }
    func place(_ old: SourceLocations, _ new: SourceLocations) -> IntentSurface.SourceLocation? {
      let comparison = Comparison(.sample(intents: [.sample("Add")]), .sample())
      return RuleBook.all.findings(in: comparison, locations: Locations(old: old, new: new)).first?.location
    }
    #expect(both[intent] == first)
    #expect(place(both, [intent: first]) == second)
    #expect(place(both, [intent: second]) == first)
    #expect(place(both, both) == first)
    #expect(place(both, [:]) == first)
  }

  @Test func whatIsLostOnOnePlatformIsShownInItsCode() {
    let phone = SourceLocation(path: "iOS/Add.swift", line: 3)
    let mac = SourceLocation(path: "macOS/Add.swift", line: 3)
    let intent = Subject(.intent, "Add")
    var both = SourceLocations()
    both.merge([intent: phone], on: .iOS)
    both.merge([intent: mac], on: .macOS)
    #expect(both.place(of: intent, on: [.macOS]) == mac)
    #expect(both.place(of: intent, on: [.iOS, .macOS]) == phone)
    #expect(both.place(of: intent, on: []) == phone)
    #expect(both.place(of: intent, on: [.watchOS]) == phone)
    let old = Intent.sample("Add") { $0.availability = [] }
    let new = Intent.sample("Add") { $0.availability = [Availability(platform: "macOS", introduced: "15.0")] }
    let found = RuleBook.all.findings(
      in: Comparison(.sample(intents: [old]), .sample(intents: [new])), locations: Locations(old: both, new: both))
    #expect(found.map(\.location) == [mac])
  }

  @Test func aLostAppShortcutIsShownWhereTheOthersStand() {
    let (intent, list) = (SourceLocation(path: "Add.swift", line: 3), SourceLocation(path: "Shortcuts.swift", line: 5))
    func surface(_ phrases: [String]) -> Surface {
      var surface = Surface.sample(intents: [.sample("Add")])
      var provider = AppShortcutsProvider(identifier: "P", typePath: "P")
      if !phrases.isEmpty { provider.shortcuts = [AppShortcut(intent: "Add", phrases: phrases.map { Phrase($0) })] }
      surface.appShortcuts = [provider]
      return surface
    }
    let new: SourceLocations = [Subject(.intent, "Add"): intent, Subject(.appShortcutsProvider, "P"): list]
    let found = RuleBook.all.findings(
      in: Comparison(surface(["Add to ${applicationName}"]), surface([])), locations: Locations(new: new))
    #expect(found.filter { $0.rule == "S02" }.map(\.location) == [list])
  }

  @Test func findsThePlaceOfARenamedMember() {
    let here = SourceLocation(path: "Add.swift", line: 3)
    let there = SourceLocation(path: "Add.swift", line: 5)
    let comparison = Comparison(
      .sample(intents: [.sample("Add", ["itemName: String"])]), .sample(intents: [.sample("Add", ["name: String"])]))
    let found = RuleBook.all.findings(
      in: comparison,
      locations: Locations(new: [Subject(.intent, "Add"): here, Subject(.parameter, "Add", "name"): there]))
    #expect(found.filter { $0.rule == "P02" }.map(\.location) == [there])
  }

  @Test func sortsWorstFirstWhateverTheOrderOfRules() {
    let old = Surface.sample(intents: [.sample("A", title: "A"), .sample("B", ["x: Int"]), .sample("C")])
    let new = Surface.sample(intents: [.sample("A", title: "Aa"), .sample("B", ["x: Bool"])])
    let found = findings(old, new)
    #expect(found == findings(old, new, RuleCatalog.all.reversed()))
    #expect(found.map(\.worstEffect) == found.map(\.worstEffect).sorted(by: >))
    #expect(Set(found.map(\.fingerprint)).count == found.count)
  }

  @Test func idsAndNamesAreUnique() {
    #expect(Set(RuleCatalog.all.map(\.id)).count == RuleCatalog.all.count)
    #expect(Set(RuleCatalog.all.map(\.name)).count == RuleCatalog.all.count)
    #expect(RuleCatalog.rule("i01")?.name == "intent-removed")
    #expect(RuleCatalog.rule("intent-removed")?.id == "I01")
  }
}

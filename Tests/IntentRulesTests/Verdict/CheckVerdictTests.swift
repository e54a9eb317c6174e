import IntentComparison
import IntentRules
import IntentSurface
import TestSupport
import Testing

@Suite struct CheckVerdictTests {
  private func verdict(
    _ shipped: [Surface], _ current: Surface, waivers: [Waiver] = [], version: String? = nil
  ) -> Verdict {
    Verdict(
      of: SurfaceReading(surface: current), against: shipped, waivers: waivers, profile: .shortcuts,
      at: Waiver.Moment(version: version, today: "2026-11-21"))
  }

  private let add = Surface.sample(intents: [.sample("Add"), .sample("Keep")])
  private let gone = Surface.sample(intents: [.sample("Keep")])

  private func shipped(_ surface: Surface, as version: String) -> Surface {
    var surface = surface
    surface.app.version = version
    return surface
  }

  /// What stood in a submodule, or in a folder that can't be read, may still be there, or may have gone into one that
  /// was not there before.
  @Test(arguments: [
    ("Kit", "", "asks"), ("Kit/Add.swift", "", "asks"), ("Other", "", "asks"), ("Other.swift", "", "asks"),
    ("Other", "Other", "breaks"), ("Other.plist", "", "breaks"), ("Kit", "Kit", "asks"),
  ])
  func whatCannotBeSeenAnyMoreIsAskedAbout(unread: String, before: String, effect: String) throws {
    var old = SurfaceReading(
      surface: add, locations: [Subject(.intent, "Add"): IntentSurface.SourceLocation(path: "Kit/Add.swift")])
    old.unread = [before]
    var new = SurfaceReading(surface: gone)
    new.unread = [unread]
    let verdict = Verdict(from: old, to: new, in: JudgingContext(profile: .shortcuts))
    let finding = try #require(verdict.findings.first { $0.rule == "I01" })
    #expect("\(finding.worstEffect)" == effect)
    #expect(finding.message.contains("can't be told") == (effect == "asks"))
    #expect(!verdict.passes)
  }

  /// What nothing said to be in an app, and no target compiles now, may never have shipped; of all kinds.
  @Test(arguments: [([], "asks"), (["Widgets"], "breaks")])
  func whatNoTargetIsKnownToHaveHadIsAskedAbout(hosts: [String], effect: String) throws {
    var widget = Widget(kind: .value("shelf"), typePath: "Shelf", configuration: .fixed)
    widget.hosts = hosts
    var new = gone
    new.withheld = [WithheldType(typePath: "Shelf", kind: "Widget", conditions: [])]
    let old = Surface.sample(intents: [.sample("Keep")], widgets: [widget])
    let verdict = verdict([shipped(old, as: "1.0")], new)
    #expect("\(try #require(verdict.findings.first { $0.rule == "W01" }).worstEffect)" == effect)
  }

  @Test func aPromiseOfTheLatestVersionIsLive() throws {
    let verdict = verdict([shipped(gone, as: "1.0"), shipped(add, as: "1.1"), shipped(add, as: "1.2")], gone)
    let finding = try #require(verdict.findings.first { $0.rule == "I01" })
    #expect(finding.status == .live)
    #expect(finding.since == "1.1")
    #expect(finding.versions == ["1.1", "1.2"])
    #expect(!verdict.passes)
  }

  @Test func aPromiseThatALaterVersionBrokeIsHistory() throws {
    let verdict = verdict(
      [shipped(add, as: "1.0"), shipped(add, as: "1.1"), shipped(gone, as: "1.2"), shipped(gone, as: "1.3")], gone)
    let finding = try #require(verdict.findings.first { $0.rule == "I01" })
    #expect(finding.status == .history(brokenIn: "1.2"))
    #expect(finding.since == "1.0")
    #expect(finding.versions == ["1.0", "1.1"])
    #expect(verdict.passes)
  }

  @Test func aRepairedPromiseIsNoFinding() {
    let verdict = verdict([shipped(add, as: "1.0"), shipped(gone, as: "1.1")], add)
    #expect(!verdict.findings.contains { $0.rule == "I01" })
  }

  /// A record in which nothing of a kind could be read broke no promise of that kind.
  @Test func aVersionThatCannotTellBrokeNothing() throws {
    var blind = shipped(gone, as: "1.1")
    blind.readFrom.unread = ["intent"]
    let live = verdict([shipped(add, as: "1.0"), blind], gone)
    #expect(live.findings.first { $0.rule == "I01" }?.status == .live)
    let later = verdict([shipped(add, as: "1.0"), blind, shipped(gone, as: "1.2")], gone)
    #expect(later.findings.first { $0.rule == "I01" }?.status == .history(brokenIn: "1.2"))
  }

  @Test func aVersionThatCannotTellOfAFieldBrokeNothing() {
    func typed(_ type: String) -> Surface { .sample(intents: [.sample("Add", ["x: \(type)"])]) }
    var blind = shipped(typed("Int"), as: "1.1")
    blind.readFrom.unread = ["parameter.type"]
    let live = verdict([shipped(typed("String"), as: "1.0"), blind], typed("Int"))
    #expect(live.findings.contains { $0.subject.member == "x" && $0.status == .live })
    let later = verdict(
      [shipped(typed("String"), as: "1.0"), blind, shipped(typed("Int"), as: "1.2")], typed("Int"))
    #expect(later.findings.first { $0.subject.member == "x" }?.status == .history(brokenIn: "1.2"))
  }

  /// Versions that promise the same are compared once, and each is named.
  @Test func versionsThatPromiseTheSameAreAllNamed() throws {
    var last = shipped(add, as: "1.2")
    last.readFrom.revision = "0123456789"
    let verdict = verdict([shipped(add, as: "1.0"), shipped(add, as: "1.1"), last], gone)
    #expect(verdict.findings.first { $0.rule == "I01" }?.versions == ["1.0", "1.1", "1.2"])
    let comparisons = Comparison.all([shipped(add, as: "1.0"), last], with: gone)
    #expect(comparisons.map(\.old.app.version) == ["1.0", "1.2"])
    #expect(comparisons[1].old.readFrom.revision == "0123456789" && comparisons[1].repeats(comparisons[0]))
    #expect(!Comparison.all([shipped(add, as: "1.0"), gone], with: .sample())[1].repeats(comparisons[0]))
  }

  @Test func whatWasListedOnceBreaksAlthoughTheLatestVersionHidIt() throws {
    let hidden = Surface.sample(intents: [.sample("Add") { $0.isDiscoverable = .value(false) }, .sample("Keep")])
    let onlyHidden = verdict([shipped(hidden, as: "1.0")], gone)
    let onceListed = verdict([shipped(add, as: "0.9"), shipped(hidden, as: "1.0")], gone)
    #expect(onlyHidden.findings.first { $0.rule == "I01" }?.worstEffect != .breaks)
    let finding = try #require(onceListed.findings.first { $0.rule == "I01" })
    #expect(finding.worstEffect == .breaks)
    #expect(finding.status == .live)
  }

  @Test func aLiveFindingSilencesHistoryOnItsSubject() {
    func typed(_ type: String) -> Surface { .sample(intents: [.sample("Add", ["x: \(type)"])]) }
    let verdict = verdict(
      [shipped(typed("String"), as: "1.0"), shipped(typed("Int"), as: "1.1")],
      .sample(intents: [.sample("Add", ["x: [Int]"])]))
    #expect(verdict.findings.allSatisfy { $0.status == .live })
    #expect(Set(verdict.findings.map(\.subject)).count == verdict.findings.count)
  }

  @Test func aFaultOfTheLatestVersionIsNoHistory() throws {
    let trapped = Surface.sample(intents: [.sample("Add") { $0.conformance = .throughProtocol("MyIntent") }])
    let shippedFault = verdict([shipped(trapped, as: "1.0")], trapped)
    let known = try #require(shippedFault.findings.first { $0.rule == "I09" })
    #expect(known.status == .live && known.isFault)
    #expect(known.shippedIn == "1.0" && known.isNew == false)
    #expect(shippedFault.passes)
    let newFault = verdict([shipped(add, as: "1.0")], trapped)
    let new = try #require(newFault.findings.first { $0.rule == "I09" })
    #expect(new.status == .live && new.isNew == nil && !newFault.passes)
    #expect(!verdict([], trapped).passes)
  }

  /// Where there is nothing else to judge, whatever is wrong counts; with `--strict` it always does.
  @Test func faultsCountWhereNothingElseDoesAndWhereSomebodyAsks() throws {
    // It hurts phrases alone, which the profile leaves out.
    let silent = Surface.sample(
      intents: [.sample("Add"), .sample("Keep")], shortcuts: [.sample("Add", ["Add a book"])])
    let first = verdict([], silent)
    let fault = try #require(first.findings.first { $0.rule == "S05" })
    #expect(first.fails(fault))
    #expect(verdict([shipped(add, as: "1.0")], silent).passes)
    var context = JudgingContext(profile: .shortcuts)
    context.countsFaults = true
    let strict = Verdict(of: SurfaceReading(surface: silent), against: [shipped(silent, as: "1.0")], in: context)
    #expect(strict.failures.map(\.rule) == ["S05"])
    context.levels = ["S05": .warn]
    #expect(Verdict(of: SurfaceReading(surface: silent), against: [], in: context).passes)
  }

  /// Nothing else has to be known of an app that sets levels.
  @Test func theLevelsOfTheSettingsAreApplied() {
    func verdict(_ levels: [String: RuleLevel]) -> Verdict {
      var context = JudgingContext(profile: .shortcuts)
      context.levels = levels
      return Verdict(of: SurfaceReading(surface: gone), against: [shipped(add, as: "1.0")], in: context)
    }
    #expect(!verdict([:]).passes && verdict(["I01": .warn]).passes)
    #expect(verdict(["I01": .off]).findings.isEmpty)
  }

  @Test func countsWhatItCompared() {
    let current = Surface.sample(
      intents: [.sample("A"), .sample("B")], entities: [.sample("E")], enums: [.sample("N", ["a"])],
      shortcuts: [.sample("A", ["Do ${applicationName}", "Make ${applicationName}"])])
    let coverage = verdict([shipped(current, as: "1.0"), shipped(current, as: "1.1")], current).coverage
    #expect([coverage.intents, coverage.entities, coverage.enums, coverage.phrases] == [2, 1, 1, 2])
    #expect(coverage.versions == ["1.0", "1.1"])
    #expect(coverage.notCompared.isEmpty)
  }

  @Test(
    arguments: [
      (nil, "9.0", true), ("1.3", "1.3", true), ("1.3", "1.10", false), ("1.10", "1.9", true), ("1.3", nil, true),
      ("1.2", nil, false), ("2026-11-21", nil, true), ("2026-11-20", nil, false),
    ] as [(String?, String?, Bool)])
  func aWaiverHoldsUntilItsEnd(until: String?, version: String?, holds: Bool) throws {
    let shipped = [shipped(add, as: "1.2")]
    let finding = try #require(verdict(shipped, gone).findings.first { $0.rule == "I01" })
    let waiver = Waiver(fingerprint: finding.fingerprint, reason: "Nobody used it.", until: until)
    let verdict = verdict(shipped, gone, waivers: [waiver], version: version)
    #expect(verdict.passes == holds)
    #expect(verdict.waiverProblems == (holds ? [] : [WaiverProblem(.expired, waiver)]))
    #expect(verdict.findings.first { $0.rule == "I01" }?.waiver == (holds ? waiver : nil))
  }

  @Test func saysWhichWaiversDoNothing() {
    let unused = Waiver(fingerprint: "0123456789abcdef", reason: "Old.")
    #expect(
      verdict([shipped(add, as: "1.0")], add, waivers: [unused]).waiverProblems == [WaiverProblem(.unused, unused)])
  }

  @Test func aWaiverWithAnUnreadableEndDoesNotHold() throws {
    let shipped = [shipped(add, as: "1.0")]
    let finding = try #require(verdict(shipped, gone).findings.first { $0.rule == "I01" })
    let waiver = Waiver(fingerprint: finding.fingerprint, reason: "Soon.", until: "next spring")
    let verdict = verdict(shipped, gone, waivers: [waiver])
    #expect(!verdict.passes)
    #expect(verdict.waiverProblems.map(\.kind) == [.unreadableEnd])
  }

  @Test func aDifferenceBetweenTwoSurfacesIsJudgedOnce() {
    let verdict = Verdict(
      from: SurfaceReading(surface: shipped(add, as: "1.0")), to: SurfaceReading(surface: gone),
      in: JudgingContext(profile: .shortcuts))
    #expect(verdict.failures.map(\.rule) == ["I01"])
    #expect(verdict.changes == [Change(Subject(.intent, "Add"), .removed)])
    #expect(verdict.coverage.versions == ["1.0"])
  }

  @Test func comparesHundredsOfVersionsQuickly() {
    let intents = (0..<500).map { number in
      Intent.sample(
        "DoSomethingUseful\(number)Intent", title: "Do something useful", ["first: String", "second: Int?"])
    }
    let versions = (0..<200).map { shipped(.sample(intents: intents), as: "1.\($0)") }
    var current = Surface.sample(intents: intents)
    current.intents[7].parameters[0].type = .primitive("Int")
    let verdict = verdict(versions, current)
    #expect(verdict.findings.filter { $0.rule == "P03" }.map(\.versions.count) == [200])
  }
}

import IntentComparison
import IntentRules
import IntentSurface
import TestSupport
import Testing

/// What fails a gate, and what levels, the merge-base and usage make of it.
struct VerdictEffectsTests {
  private static func finding(
    _ rule: String = "X01", _ effects: [Audience: Effect] = [.savedShortcuts: .breaks], name: String = "Add"
  ) -> Finding {
    Finding(
      rule: rule, name: "x", title: "X", subject: Subject(.intent, name), effects: effects, confidence: .high,
      message: "m", symptom: "s", fix: Fix("f"),
      fingerprint: Fingerprint(rule: rule, subject: Subject(.intent, name), key: nil).description)
  }

  private static func verdict(_ findings: [Finding], profile: Profile = .shortcuts) -> Verdict {
    Verdict(findings: findings, changes: [], coverage: Coverage(), profile: profile)
  }

  @Test func confidencesAreInOrder() {
    let all = Confidence.allCases
    for (position, confidence) in all.enumerated() {
      #expect(all.map { $0 < confidence } == all.indices.map { $0 < position })
    }
  }

  /// Each audience and effect, and the profiles that fail on it.
  @Test(
    arguments: [
      (.savedShortcuts, .breaks, [.shortcuts, .siri, .surface]), (.savedShortcuts, .degrades, [.siri, .surface]),
      (.savedShortcuts, .hides, [.surface]), (.savedShortcuts, .notes, []),
      (.findAndVariables, .breaks, [.shortcuts, .siri, .surface]), (.findAndVariables, .degrades, [.siri, .surface]),
      (.widgetsAndControls, .breaks, [.shortcuts, .siri, .surface]),
      (.widgetsAndControls, .degrades, [.siri, .surface]), (.siriPhrases, .breaks, [.siri, .surface]),
      (.siriPhrases, .degrades, [.surface]), (.appleIntelligence, .breaks, [.siri, .surface]),
      (.discovery, .hides, [.surface]), (.discovery, .notes, []),
    ] as [(Audience, Effect, Set<Profile>)])
  func aProfileFailsOnWhatItIsFor(audience: Audience, effect: Effect, profiles: Set<Profile>) {
    for profile in Profile.allCases {
      #expect(profile.fails(effect, on: audience) == profiles.contains(profile), "\(profile)")
      #expect(
        Self.verdict([Self.finding("X01", [audience: effect])], profile: profile).passes != profiles.contains(profile))
    }
  }

  @Test func profilesAreInOrder() {
    #expect(Profile.allCases.sorted() == [.shortcuts, .siri, .surface])
    #expect(!(Profile.siri < .siri))
    #expect(max(Profile.siri, .shortcuts) == .siri)
  }

  @Test func levelsDecideBeforeTheProfile() {
    let all = [
      Self.finding("X01"), Self.finding("X02"), Self.finding("X03"), Self.finding("X04", [.discovery: .notes]),
    ]
    let verdict = Self.verdict(all).applying(["X01": .off, "X02": .note, "X03": .warn, "X04": .fail])
    #expect(verdict.failures.map(\.rule) == ["X04"])
    #expect(Set(verdict.findings.map(\.rule)) == ["X02", "X03", "X04"])
    #expect(verdict.findings.first { $0.rule == "X02" }?.effects == [.savedShortcuts: .notes])
    #expect(verdict.findings.first { $0.rule == "X03" }?.effects == [.savedShortcuts: .breaks])
    #expect(
      verdict.silenced == [
        "X01": Silenced(.off, count: 1, effect: .breaks), "X02": Silenced(.note, count: 1, effect: .breaks),
      ])
  }

  @Test func onlyHarmOfTodayIsSilenced() {
    var history = Self.finding("X01", name: "Old")
    history.status = .history(brokenIn: "1.1")
    let verdict = Self.verdict([
      history, Self.finding("X01", [.discovery: .notes], name: "Note"), Self.finding("X01", [.discovery: .hides]),
    ]).applying(["X01": .off])
    #expect(verdict.silenced == ["X01": Silenced(.off, count: 1, effect: .hides)])
    #expect(Self.verdict([history]).applying(["X01": .off]).silenced.isEmpty)
  }

  @Test func littleUseFailsNothingUnlessARuleMust() {
    var finding = Self.finding()
    finding.use = Use(Usage([Usage.Count(runs: 9)]), threshold: 10)
    #expect(Self.verdict([finding]).passes)
    #expect(!Self.verdict([finding]).applying(["X01": .fail]).passes)
    finding.use = Use(Usage([Usage.Count(runs: 10)]), threshold: 10)
    #expect(!Self.verdict([finding]).passes)
    finding.use = Use(Usage([Usage.Count(runs: 0)]), threshold: nil)
    #expect(!Self.verdict([finding]).passes)
  }

  @Test func whatIsWaivedOrHistoryOrOldFailsNothing() {
    var waived = Self.finding()
    waived.waiver = Waiver(fingerprint: waived.fingerprint, reason: "r")
    var history = Self.finding()
    history.status = .history(brokenIn: "1.0")
    var old = Self.finding()
    old.isNew = false
    #expect([waived, history, old].allSatisfy { Self.verdict([$0]).passes })
    var new = Self.finding()
    new.isNew = true
    #expect(!Self.verdict([new]).passes)
  }

  @Test func whatTheMergeBaseHoldsFails() {
    var held = Self.finding("X01", [.discovery: .notes])
    held.isHeldByBase = true
    #expect(!Self.verdict([held]).passes)
    #expect(!Self.verdict([held]).applying(["X01": .off]).fails(held) == false)
  }

  @Test func whatElseFailsAGate() {
    var verdict = Self.verdict([])
    #expect(verdict.passes)
    verdict.brokenShortcuts = 1
    #expect(!verdict.passes)
    verdict.brokenShortcuts = 0
    verdict.gateEdits = [GateEdit(.level, "a", "b")]
    #expect(verdict.passes)
    verdict.gateEdits.append(GateEdit(.waiver, "a", "b", fails: true))
    #expect(!verdict.passes)
    verdict.gateEdits = []
    verdict.waiverProblems = [WaiverProblem(.unused, Waiver(fingerprint: "f", reason: "r"))]
    #expect(verdict.passes)
    verdict.isForRelease = true
    #expect(!verdict.passes)
  }

  @Test func tellsWhatAChangeBrought() {
    let base = ChangeBase(target: "main", reason: "pull request")
    let earlier = Self.verdict([
      Self.finding("X01"), Self.finding("X02", [.savedShortcuts: .degrades]),
      Self.finding("X03", [.savedShortcuts: .breaks]),
    ])
    var history = Self.finding("X05")
    history.status = .history(brokenIn: "1.0")
    let marked = Self.verdict([
      Self.finding("X01"), Self.finding("X02"), Self.finding("X03", [.savedShortcuts: .breaks, .siriPhrases: .notes]),
      Self.finding("X04"), history,
    ]).marking(from: base, earlier: earlier)
    #expect(marked.base == base)
    let isNew = Dictionary(uniqueKeysWithValues: marked.findings.map { ($0.rule, $0.isNew) })
    #expect(isNew == ["X01": false, "X02": true, "X03": true, "X04": true, "X05": nil])
    let unmarked = Self.verdict([Self.finding()]).marking(from: base, earlier: nil)
    #expect(unmarked.base == base)
    #expect(unmarked.findings.map(\.isNew) == [nil])
  }

  @Test func whatWasHistoryBeforeIsNew() {
    var history = Self.finding()
    history.status = .history(brokenIn: "1.0")
    let marked = Self.verdict([Self.finding()]).marking(
      from: ChangeBase(target: "main", reason: "r"), earlier: Self.verdict([history]))
    #expect(marked.findings.map(\.isNew) == [true])
  }

  @Test func theStricterOfTwoGatesHolds() {
    let softer = Self.verdict([Self.finding("X01"), Self.finding("X02")]).applying(["X01": .warn])
    let stricter = Self.verdict([Self.finding("X01"), Self.finding("X02")], profile: .surface)
    let held = softer.holding(stricter)
    #expect(held.profile == .surface)
    #expect(Set(held.failures.map(\.rule)) == ["X01", "X02"])
    #expect(held.findings.filter(\.isHeldByBase).map(\.rule) == ["X01"])
    #expect(held.findings.count == 2)
  }

  @Test func theWorstComesFirstAndHistoryLast() {
    var waived = Self.finding("X02")
    waived.waiver = Waiver(fingerprint: waived.fingerprint, reason: "r")
    var history = Self.finding("X01")
    history.status = .history(brokenIn: "1.0")
    let verdict = Self.verdict([history, waived, Self.finding("X04", [.discovery: .hides]), Self.finding("X03")])
    #expect(verdict.mappingFindings(\.self).findings.map(\.rule) == ["X03", "X04", "X02", "X01"])
  }

  @Test func ordersGateEditsByWhatTheyHide() {
    #expect(GateEdit.Kind.allCases.sorted() == GateEdit.Kind.allCases)
    #expect(!(GateEdit.Kind.waiver < .waiver))
  }

  /// Kinds that usage counts, effects that it lowers, and what widgets show.
  @Test(
    arguments: [
      (.intent, [.savedShortcuts: .breaks], 4, true), (.intent, [.savedShortcuts: .breaks], 5, false),
      (.parameter, [.savedShortcuts: .hides], 0, true), (.parameterSummary, [.savedShortcuts: .degrades], 0, true),
      (.result, [.savedShortcuts: .degrades], 0, true), (.legacyIntent, [.savedShortcuts: .breaks], 0, true),
      (.legacyParameter, [.savedShortcuts: .breaks], 0, true), (.intent, [.savedShortcuts: .notes], 0, nil),
      (.entity, [.savedShortcuts: .breaks], 0, nil), (.enumCase, [.savedShortcuts: .breaks], 0, nil),
      (.intent, [.savedShortcuts: .breaks, .widgetsAndControls: .degrades], 0, false),
      (.intent, [.savedShortcuts: .breaks, .widgetsAndControls: .notes], 0, true),
    ] as [(ElementKind, [Audience: Effect], Int, Bool?)])
  func littleUseIsSaidOfWhatIsCounted(kind: ElementKind, effects: [Audience: Effect], runs: Int, isLittle: Bool?) {
    var finding = Self.finding("X01", effects)
    finding.subject = Subject(kind, "Add", kind == .parameter ? "title" : nil)
    let use = JudgingContext.UseData(usages: ["Add": Usage([.init(runs: runs)])], threshold: 5)
    let judged = UsageJudgement(use).applied(to: Self.verdict([finding])).findings
    #expect(judged.map(\.use?.isLittle) == [isLittle])
    finding.status = .history(brokenIn: "1.0")
    #expect(UsageJudgement(use).applied(to: Self.verdict([finding])).findings.allSatisfy { $0.use == nil })
    let others = JudgingContext.UseData(usages: ["Other": Usage([.init(runs: 0)])], threshold: 5)
    #expect(UsageJudgement(others).applied(to: Self.verdict([finding])).findings.allSatisfy { $0.use == nil })
  }
}

import IntentRules
import IntentSurface
import IntentTimeline
import TestSupport
import Testing

/// What becomes of a finding about an old type that is gone, by the notice that people had.
struct RetirementVerdictTests {
  /// Releases on the first of each month of 2026; the action of a legacy class is deprecated in all but the first.
  private static func shipped(_ count: Int, named identifier: String = "AddBook", isTold: Bool = true) -> [Surface] {
    (0..<count).map { release in
      var surface = Surface.sample(
        "1.\(release)",
        intents: [
          .sample("CreateBook", title: "Create"),
          .sample("AddBook", id: identifier, title: "Add") { intent in
            intent.intentClassName = .value("AddBookIntent")
            if release > 0, isTold { intent.deprecation = Deprecation(replacedBy: "CreateBook") }
          },
        ])
      surface.legacyIntents = [LegacyIntent(className: "AddBookIntent")]
      surface.app.date = "2026-0\(release + 1)-01"
      return surface
    }
  }

  private static func verdict(_ shipped: [Surface], _ current: Surface, on today: String) throws -> Verdict {
    let day = try #require(Day(today))
    let versions = shipped.map { surface in
      ShippedVersion(
        version: surface.app.version ?? "", date: surface.app.date.flatMap { Day($0) }, surface: surface)
    }
    var context = JudgingContext(profile: .shortcuts)
    context.moment.today = today
    context.notice = JudgingContext.Notice(shipped: shipped, today: day) {
      Timeline(shipped: versions, current: current, today: day)
    }
    return Verdict(of: SurfaceReading(surface: current), against: shipped, in: context)
  }

  private static let gone = Surface.sample(intents: [.sample("CreateBook", title: "Create")])

  // Told with 1.1 on 2026-02-01: 180 days later is 2026-07-31, and 1.3 is the third release that tells people.
  @Test(arguments: [
    (4, "2026-07-31", true, " Removed after its notice period: it was deprecated in 1.1 (2026-02-01) and stayed for"),
    (4, "2026-07-30", false, " Removed before its notice period ended: 1 day of notice left; it was deprecated in 1.1"),
    (3, "2026-07-31", false, " Removed before its notice period ended: 1 release of notice left; it was deprecated"),
  ])
  func aTypeMayGoAfterItsNotice(releases: Int, today: String, passes: Bool, words: String) throws {
    let verdict = try Self.verdict(Self.shipped(releases), Self.gone, on: today)
    #expect(verdict.passes == passes)
    let removals = verdict.findings.filter { ["I01", "L01"].contains($0.rule) }
    #expect(!removals.isEmpty && removals.allSatisfy { $0.message.contains(words) }, "\(removals.map(\.message))")
    #expect(removals.allSatisfy { ($0.worstEffect == .notes) == passes })
  }

  /// The identifier of the action is another than the class: only what it took over tells that they are one.
  @Test func aLegacyClassGoesWithTheActionThatTookItOver() throws {
    let shipped = Self.shipped(4, named: "add.book")
    #expect(try Self.verdict(shipped, Self.gone, on: "2026-07-31").passes)
    #expect(try !Self.verdict(shipped, Self.gone, on: "2026-07-30").passes)
    var kept = Self.gone
    kept.legacyIntents = [LegacyIntent(className: "AddBookIntent")]
    #expect(try Self.verdict(shipped, kept, on: "2026-07-31").passes)
  }

  @Test func whatNobodyWasToldOfBreaks() throws {
    let verdict = try Self.verdict(Self.shipped(4, isTold: false), Self.gone, on: "2026-07-31")
    #expect(!verdict.passes)
    #expect(verdict.findings.allSatisfy { !$0.message.contains("notice period") })
  }

  /// Another finding of the same type is none of a removal.
  @Test func onlyARemovalIsJudgedByItsNotice() throws {
    var changed = Self.shipped(4)[3]
    changed.intents[0].parameters = [.sample("title: String")]
    let verdict = try Self.verdict(Self.shipped(4), changed, on: "2026-07-31")
    #expect(verdict.findings.contains { $0.worstEffect > .notes })
    #expect(verdict.findings.allSatisfy { !$0.message.contains("notice period") })
  }
}

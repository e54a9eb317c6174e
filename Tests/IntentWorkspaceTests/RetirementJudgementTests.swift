import IntentRules
import IntentSettings
import IntentSurface
import IntentTimeline
import TestSupport
import Testing

@testable import IntentWorkspace

@Suite struct RetirementJudgementTests {
  /// Releases on the first of each month of 2026, `AddBook` deprecated in all but the first.
  private static func shipped(_ count: Int, legacyClass: String? = nil) -> [Surface] {
    (0..<count).map { release in
      var surface = Surface.sample("1.\(release)", intents: [.sample("CreateBook", title: "Create")])
      surface.intents.append(
        .sample("AddBook", title: "Add") { intent in
          intent.intentClassName = legacyClass.map { .value($0) }
          if release > 0 { intent.deprecation = Deprecation(replacedBy: "CreateBook") }
        })
      surface.legacyIntents = legacyClass.map { [LegacyIntent(className: $0)] } ?? []
      surface.app.date = "2026-0\(release + 1)-01"
      return surface
    }
  }

  private static func verdict(_ shipped: [Surface], on today: String, _ settings: Settings? = nil) -> Verdict {
    let current = Surface.sample(intents: [.sample("CreateBook", title: "Create")])
    var context = JudgingContext(profile: .shortcuts)
    context.moment.today = today
    context.notice = AppHistory(shipped: shipped, current: current, settings: settings).notice(on: today)
    return Verdict(of: SurfaceReading(surface: current), against: shipped, in: context)
  }

  // Told with 1.1 on 2026-02-01: 180 days later is 2026-07-31, and 1.3 is the third release that tells people.
  @Test(arguments: [
    (4, "2026-07-31", nil), (4, "2026-07-30", "1 day of notice left; it was deprecated in 1.1 (2026-02-01)"),
    (3, "2026-07-31", "1 release of notice left"),
    (2, "2026-03-01", "152 days and 2 releases of notice left"),
    (1, "2026-07-31", nil as String?),
  ])
  func judgesARemovalByTheNoticeThatPeopleHad(releases: Int, today: String, missing: String?) throws {
    let verdict = Self.verdict(Self.shipped(releases), on: today)
    let finding = try #require(verdict.findings.first { $0.rule == "I01" })
    let wasTold = releases > 1
    #expect(verdict.passes == (wasTold && missing == nil))
    #expect((finding.worstEffect == .notes) == (wasTold && missing == nil))
    if let missing {
      #expect(finding.message.contains("Removed before its notice period ended: "), "\(finding.message)")
      #expect(finding.message.contains(missing), "\(finding.message)")
    } else if wasTold {
      #expect(finding.message.hasSuffix("deprecated in 1.1 (2026-02-01) and stayed for 3 releases and 180 days."))
    }
  }

  @Test func letsALegacyClassGoWithTheIntentThatTookItOver() {
    let shipped = Self.shipped(4, legacyClass: "AddBookIntent")
    #expect(Self.verdict(shipped, on: "2026-07-31").passes)
    #expect(!Self.verdict(shipped, on: "2026-07-30").passes)
  }

  @Test func keepsAPromisedDayThatTheSettingsForgot() {
    var shipped = Self.shipped(4)
    shipped[1].retirementPromises = [RetirementPromise(kind: .intent, identifier: "AddBook", notBefore: "2026-09-01")]
    #expect(!Self.verdict(shipped, on: "2026-08-31").passes)
    #expect(Self.verdict(shipped, on: "2026-09-01").passes)
  }

  @Test func takesTheLongerNoticeOfTheSettings() throws {
    let settings = try Settings(yaml: "name: A\ntimeline:\n  floors:\n    AddBook: { days: 200 }", path: "s.yml")
    #expect(!Self.verdict(Self.shipped(4), on: "2026-08-19", settings).passes)
    #expect(Self.verdict(Self.shipped(4), on: "2026-08-20", settings).passes)
  }
}

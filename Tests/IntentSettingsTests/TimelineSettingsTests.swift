import IntentSurface
import IntentTimeline
import Testing
import YAMLReading

@testable import IntentSettings

@Suite struct TimelineSettingsTests {
  @Test func readsPolicyAndMigrations() throws {
    let settings = try Settings(
      yaml: """
        name: A
        timeline:
          releases: 4
          days: 200
          parallelDays: 90
          retireWithin: 30
          notBefore: 2026-12-31
          lowestSystems: { iOS: 17.0, macOS: 14 }
          floors:
            AddBook: { releases: 6, days: 400, notBefore: 2027-06-30 }
        migrations:
          - { old: AddBook, new: CreateBook }
          - { old: GetBooks, find: Book }
          - { old: OldBook, new: Book, kind: entity }
        """, path: "s.yml")
    let policy = settings.timeline
    #expect([policy.releases, policy.days, policy.parallelDays, policy.retireWithin] == [4, 200, 90, 30])
    #expect(policy.notBefore == Day("2026-12-31"))
    #expect(policy.lowestSystems == ["iOS": "17.0", "macOS": "14"])
    #expect(policy.demand(for: "AddBook") == .init(releases: 6, days: 400, notBefore: Day("2027-06-30")))
    #expect(
      settings.migrations == [
        MigrationLink(old: Subject(.intent, "AddBook"), replacement: .type("CreateBook"), origin: .settings),
        MigrationLink(old: Subject(.intent, "GetBooks"), replacement: .findAction(entity: "Book"), origin: .settings),
        MigrationLink(old: Subject(.entity, "OldBook"), replacement: .type("Book"), origin: .settings),
      ])
  }

  @Test(arguments: [
    ("timeline:\n  release: 3", 3, "unknown key “release” in timeline. Did you mean “releases”?"),
    ("timeline:\n  days: -1", 3, "timeline.days must be a whole number above 0."),
    (
      "timeline:\n  notBefore: 2027-02-30", 3, "timeline.notBefore must be a date such as 2027-01-31, not “2027-02-30”."
    ),
    (
      "timeline:\n  lowestSystems:\n    iSO: 17.0", 4,
      "unknown key “iSO” in timeline.lowestSystems. Did you mean “iOS”?"
    ),
    ("timeline:\n  lowestSystems:\n    iOS: new", 4, "the lowest iOS must be a version such as 17.0, not “new”."),
    ("timeline:\n  floors:\n    A:\n      day: 3", 5, "unknown key “day” in timeline.floors.A. Did you mean “days”?"),
    ("timeline:\n  floors: [A]", 3, "timeline.floors must consist of `key: value` lines."),
    ("migrations:\n  old: A", 3, "migrations must be a list"),
    ("migrations:\n  - A", 3, "a migration must consist of `key: value` lines."),
    ("migrations:\n  - new: B", 3, "this migration has no `old:`."),
    ("migrations:\n  - old: A", 3, "this migration has neither `new:` nor `find:`. Add one."),
    ("migrations:\n  - old: A\n    new: B\n    find: C", 5, "a migration has `new:` or `find:`, not both."),
    ("migrations:\n  - old: A\n    find: C\n    kind: entity", 4, "`find:` replaces an intent, not an entity."),
    ("migrations:\n  - old: A\n    new: B\n    kind: entiti", 5, "Did you mean “entity”?"),
    ("migrations:\n  - { old: A, new: A }", 3, "“A” can't be replaced by itself."),
    ("migrations:\n  - { old: A, new: B }\n  - { old: A, new: C }", 4, "intent “A” is listed twice"),
  ])
  func namesTheLineAndTheRemedy(yaml: String, line: Int, words: String) throws {
    let error = try #require(throws: SettingsError.self) { try Settings(yaml: "name: A\n" + yaml, path: "s.yml") }
    #expect(error.problems.count == 1, "\(error)")
    let problem = try #require(error.problems.first)
    #expect(problem.line == line)
    #expect(problem.message.contains(words), "\(problem.message)")
  }
}

import IntentSurface
import IntentTimeline
import Testing

/// When a notice is served, and what keeps it from being.
@Suite struct NoticeTests {
  private static let today = Day("2026-10-01") ?? Day(number: 0)

  private static func surface(
    replacedBy name: String? = "New", new: String? = "New", needs floor: String? = nil, schema: String? = nil,
    isAssistantOnly: Bool = false
  ) -> Surface {
    var surface = Surface()
    var old = Intent(identifier: "Old", typePath: "Old")
    old.deprecation = name.map { Deprecation(replacedBy: $0) }
    surface.intents = [old]
    if let new {
      var intent = Intent(identifier: new, typePath: new)
      if let floor { intent.availability = [Availability(platform: "iOS", introduced: floor)] }
      intent.schema = schema.map { SchemaAdoption(name: $0) }
      intent.isAssistantOnly = isAssistantOnly ? .value(true) : nil
      surface.intents.append(intent)
    }
    return surface
  }

  private static func migration(
    _ shipped: [(day: String, surface: Surface)], current: Surface, policy: TimelinePolicy = TimelinePolicy()
  ) -> Migration? {
    let versions = shipped.enumerated().map { index, version in
      ShippedVersion(version: "1.\(index)", date: Day(version.day), surface: version.surface)
    }
    return Timeline(shipped: versions, current: current, policy: policy, today: today)
      .migration(of: Subject(.intent, "Old"))
  }

  @Test func theDayIsThatOnWhichDaysAndReleasesAreThere() throws {
    let told = Self.surface()
    var policy = TimelinePolicy()
    (policy.releases, policy.days) = (3, 10)
    let days = ["2026-01-01", "2026-02-01", "2026-09-01"]
    let served = try #require(Self.migration(days.map { ($0, told) }, current: told, policy: policy))
    #expect(served.freeDay == Day("2026-09-01"))
    #expect(served.stage == .retirable)
    let waiting = try #require(Self.migration(days.dropLast().map { ($0, told) }, current: told, policy: policy))
    #expect(waiting.freeDay == nil)
    #expect(waiting.earliestDay == Day("2026-01-11"))
    #expect(waiting.stage == .revealed)
  }

  @Test func aReplacementForNewerSystemsIsWaitedForAndNoWrongTurn() throws {
    let told = Self.surface(needs: "18.0")
    var policy = TimelinePolicy()
    (policy.releases, policy.days, policy.lowestSystems) = (1, 10, ["iOS": "17.0"])
    let waiting = try #require(Self.migration([("2026-01-01", told)], current: told, policy: policy))
    #expect(waiting.stage == .revealed)
    #expect(waiting.wrongTurns.isEmpty)
    #expect(
      waiting.nextStep(on: Self.today)
        == "Keep `Old` until iOS 18.0 is the lowest system you support, because `New` needs it.")
    var gone = told
    gone.intents.removeFirst()
    let early = try #require(
      Self.migration([("2026-01-01", told)], current: gone, policy: policy))
    #expect(early.wrongTurns.map(\.kind) == [.replacementNeedsNewerSystem])
    policy.lowestSystems = ["iOS": "18.0"]
    let free = try #require(Self.migration([("2026-01-01", told)], current: told, policy: policy))
    #expect(free.stage == .retirable)
  }

  @Test func anotherReplacementInMidNoticeIsAWrongTurn() throws {
    let told = Self.surface()
    var swapped = Self.surface(replacedBy: "Other")
    swapped.intents.append(Intent(identifier: "Other", typePath: "Other"))
    let migration = try #require(Self.migration([("2026-01-01", told)], current: swapped))
    #expect(migration.wrongTurns.map(\.kind) == [.replacementSwapped])
    #expect(migration.nextStep(on: Self.today).hasPrefix("Name `New` again"))
    #expect(try #require(Self.migration([("2026-01-01", told)], current: told)).wrongTurns.isEmpty)
  }

  @Test func aParallelUnderAnotherNameIsTheSameMigration() throws {
    func parallel(_ name: String) -> Surface {
      Self.surface(replacedBy: nil, new: name, schema: "books.openBook", isAssistantOnly: true)
    }
    let migration = try #require(
      Self.migration([("2026-01-01", parallel("AssistantOld"))], current: parallel("SiriOld")))
    #expect(migration.link.replacement == .type("SiriOld"))
    #expect(migration.stage == .parallel)
    #expect(migration.parallelSince?.version == "1.0")
  }

  @Test func whatWentWrongNeverStandsBesideNothingToDo() throws {
    var gone = Surface()
    gone.intents = [Intent(identifier: "New", typePath: "New")]
    let migration = try #require(
      Self.migration([("2026-09-01", Self.surface()), ("2026-09-20", gone)], current: gone))
    #expect(migration.wrongTurns.map(\.kind) == [.retiredEarly])
    #expect(migration.nextStep(on: Self.today).hasPrefix("Restore it"))
  }

  /// What `@available` deprecates, people are told of as long as by an intent.
  @Test(arguments: [ElementKind.entity, .enum], [nil, "Shelf"])
  func anEntityOrEnumServesItsNotice(_ kind: ElementKind, renamed: String?) throws {
    func surface(_ availability: [Availability]?) -> Surface {
      var surface = Surface()
      var entity = Entity(identifier: "Book", typePath: "Book")
      var order = AppEnum(identifier: "Book", typePath: "Book")
      (entity.availability, order.availability) = (availability ?? [], availability ?? [])
      surface.entities = kind == .entity && availability != nil ? [entity] : []
      surface.enums = kind == .enum && availability != nil ? [order] : []
      return surface
    }
    let told = surface([Availability(platform: "*", renamed: renamed, isDeprecated: true)])
    let versions = [("2026-01-01", surface([]))] + ["2026-02-01", "2026-03-01", "2026-04-01"].map { ($0, told) }
    func migration(_ current: Surface) -> Migration? {
      let shipped = versions.enumerated().map { index, version in
        ShippedVersion(version: "1.\(index)", date: Day(version.0), surface: version.1)
      }
      return Timeline(shipped: shipped, current: current, today: Self.today).migration(of: Subject(kind, "Book"))
    }
    let gone = try #require(migration(surface(nil)))
    #expect(gone.stage == .retired && gone.wrongTurns.isEmpty && gone.isServed(on: Self.today))
    #expect(gone.link.replacement == renamed.map { .type($0) })
    let waiting = try #require(migration(told))
    #expect(waiting.stage == .retirable)
    #expect(waiting.wrongTurns.map(\.kind) == (renamed == nil ? [] : [.replacementMissing]))
    #expect(migration(surface([])).map { $0.wrongTurns.map(\.kind) } == [.deprecationWithdrawn])
  }
}

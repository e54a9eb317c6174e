import IntentSurface
import IntentTimeline
import Testing

/// An app with a release each 55 days from 2023-01-10 on, twenty of them: 1.0, 1.1, … 1.19.
private struct SimulatedApp {
  enum State {
    case absent, open, assistantOnly, deprecated, hidden
    /// Deprecated with no word of what replaces it.
    case nameless
    /// In the open in another bundle, or for a newer system alone.
    case elsewhere, newer
  }

  /// The state of the old and the new intent from a release on.
  var script: [(release: Int, old: State, new: State)]
  /// The day that releases promise the old intent stays until, from one on.
  var promised: (release: Int, day: Day)?
  /// Whether the settings say what replaces it.
  var isDeclared = true

  static let first = Day(number: 19_367)

  static func date(of release: Int) -> Day { first + release * 55 }

  func surface(at release: Int) -> Surface {
    let states = script.last { $0.release <= release }
    var surface = Surface()
    surface.intents = [intent("WaterPlant", states?.old), intent("CarePlant", states?.new)].compactMap(\.self)
    if let promised, release >= promised.release {
      surface.retirementPromises = [
        RetirementPromise(kind: .intent, identifier: "WaterPlant", notBefore: promised.day.description)
      ]
    }
    return surface
  }

  private func intent(_ name: String, _ state: State?) -> Intent? {
    guard let state, state != .absent else { return nil }
    var intent = Intent(identifier: name, typePath: name)
    intent.schema = name == "CarePlant" ? SchemaAdoption(name: "plants.care") : nil
    if state == .assistantOnly { intent.isAssistantOnly = .value(true) }
    if state == .hidden { intent.isDiscoverable = .value(false) }
    intent.bundle = state == .elsewhere ? "com.example.extension" : "com.example"
    if state == .newer { intent.availability = [Availability(platform: "iOS", introduced: "18.0")] }
    if state == .nameless { intent.deprecation = Deprecation(message: .value("It goes.")) }
    if state == .deprecated {
      intent.deprecation = Deprecation(message: .value("Use the new one."), replacedBy: "CarePlant")
    }
    return intent
  }

  /// What the timeline says on a day, with every release up to it shipped and the next one in the making.
  func migration(on day: Day, policy: TimelinePolicy = TimelinePolicy()) -> Migration? {
    let releases = (0..<20).filter { Self.date(of: $0) <= day }
    let shipped = releases.map { release in
      ShippedVersion(version: "1.\(release)", date: Self.date(of: release), surface: surface(at: release))
    }
    let declared = MigrationLink(
      old: Subject(.intent, "WaterPlant"), replacement: .type("CarePlant"), origin: .settings)
    let timeline = Timeline(
      shipped: shipped, current: surface(at: releases.count), policy: policy, declared: isDeclared ? [declared] : [],
      today: day)
    return timeline.migration(of: declared.old)
  }
}

@Suite struct SimulatedAppTests {
  private static let orderly = SimulatedApp(script: [
    (0, .open, .absent), (4, .open, .assistantOnly), (8, .deprecated, .open), (13, .absent, .open),
  ])

  @Test func walksThroughEveryStageOnTheRightDay() throws {
    for day in (SimulatedApp.first.number...SimulatedApp.date(of: 19).number + 30).map(Day.init(number:)) {
      let migration = try #require(Self.orderly.migration(on: day))
      #expect(migration.stage == Self.expectedStage(on: day), "\(day)")
      #expect(migration.wrongTurns.isEmpty, "\(day): \(migration.wrongTurns)")
    }
  }

  // The code of a release is in the making from the day after the one before it shipped; told on the day 1.8 shipped,
  // three releases on 1.10, and 180 days after 1.8 come later than that.
  private static func expectedStage(on day: Day) -> MigrationStage {
    let told = SimulatedApp.date(of: 8)
    if day < SimulatedApp.date(of: 3) { return .planned }
    if day < SimulatedApp.date(of: 7) { return .parallel }
    if day < told + 180 { return .revealed }
    return day < SimulatedApp.date(of: 12) ? .retirable : .retired
  }

  @Test(arguments: [(-1, MigrationStage.revealed), (0, .retirable)])
  func mayRetireOnTheVeryDay(offset: Int, stage: MigrationStage) throws {
    var policy = TimelinePolicy()
    policy.days = 100
    policy.releases = 1
    let app = SimulatedApp(script: [(0, .open, .open), (3, .deprecated, .open)])
    let boundary = SimulatedApp.date(of: 3) + 100
    #expect(try #require(app.migration(on: boundary + offset, policy: policy)).stage == stage)
  }

  @Test(arguments: [(2, MigrationStage.revealed), (3, .retirable)])
  func mayRetireWithTheVeryRelease(shipped: Int, stage: MigrationStage) throws {
    var policy = TimelinePolicy()
    policy.days = 0
    let app = SimulatedApp(script: [(0, .open, .open), (5, .deprecated, .open)])
    let migration = try #require(app.migration(on: SimulatedApp.date(of: 4 + shipped), policy: policy))
    #expect(migration.stage == stage)
    #expect(migration.releasesServed == shipped)
  }

  @Test func countsNoReleaseThatCameLater() throws {
    let app = SimulatedApp(script: [(0, .open, .open), (5, .deprecated, .open)])
    let shipped = (0..<20).map { release in
      ShippedVersion(version: "1.\(release)", date: SimulatedApp.date(of: release), surface: app.surface(at: release))
    }
    let timeline = Timeline(shipped: shipped, current: app.surface(at: 20), today: SimulatedApp.date(of: 6) + 1)
    let migration = try #require(timeline.migration(of: Subject(.intent, "WaterPlant")))
    #expect(migration.releasesServed == 2)
    #expect(timeline.shipped.last?.version == "1.6")
  }

  @Test func countsNoPreview() throws {
    let app = SimulatedApp(script: [(0, .open, .open), (5, .deprecated, .open)])
    let shipped = (0..<8).map { release in
      ShippedVersion(
        version: release == 6 ? "1.7-beta1" : "1.\(release)", date: SimulatedApp.date(of: release),
        surface: app.surface(at: release))
    }
    let timeline = Timeline(shipped: shipped, current: app.surface(at: 8), today: SimulatedApp.date(of: 7))
    #expect(try #require(timeline.migration(of: Subject(.intent, "WaterPlant"))).releasesServed == 2)
    #expect(!timeline.shipped.contains { $0.version == "1.7-beta1" })
  }

  @Test func isOverdueOnTheDayAfterTheLast() throws {
    var policy = TimelinePolicy()
    policy.retireWithin = 20
    let app = SimulatedApp(script: [(0, .open, .open), (3, .deprecated, .open)])
    let last = SimulatedApp.date(of: 3) + 180 + 20
    #expect(try #require(app.migration(on: last, policy: policy)).wrongTurns.isEmpty)
    #expect(try #require(app.migration(on: last + 1, policy: policy)).wrongTurns.map(\.kind) == [.overdue])
  }

  @Test func countsTheLongerOfTwoDemands() throws {
    var policy = TimelinePolicy()
    policy.days = 0
    policy.releases = 1
    policy.floors["WaterPlant"] = TimelinePolicy.Floor(releases: 2, days: 300)
    let app = SimulatedApp(script: [(0, .open, .open), (3, .deprecated, .open)])
    let day = SimulatedApp.date(of: 3) + 299
    #expect(try #require(app.migration(on: day, policy: policy)).stage == .revealed)
    #expect(try #require(app.migration(on: day + 1, policy: policy)).stage == .retirable)
  }

  @Test(
    arguments: [
      (WrongTurn.Kind.retiredEarly, [(0, .open, .open), (5, .deprecated, .open), (6, .absent, .open)]),
      (.revealedNotDeprecated, [(0, .open, .assistantOnly), (5, .open, .open)]),
      (.replacementMissing, [(0, .open, .open), (5, .deprecated, .absent)]),
      (.replacementHidden, [(0, .open, .open), (5, .deprecated, .hidden)]),
      (.noReplacement, [(0, .open, .absent), (5, .nameless, .absent)]),
      (.replacementElsewhere, [(0, .open, .open), (4, .deprecated, .open), (5, .deprecated, .elsewhere)]),
      (.deprecationWithdrawn, [(0, .open, .open), (4, .deprecated, .open), (5, .open, .open)]),
      (.parallelTooLong, [(0, .open, .assistantOnly)]),
    ] as [(WrongTurn.Kind, [(Int, SimulatedApp.State, SimulatedApp.State)])])
  fileprivate func seesEachWrongTurn(
    kind: WrongTurn.Kind, script: [(Int, SimulatedApp.State, SimulatedApp.State)]
  ) throws {
    var app = SimulatedApp(script: script.map { (release: $0.0, old: $0.1, new: $0.2) })
    app.isDeclared = kind != .noReplacement
    var policy = TimelinePolicy()
    policy.lowestSystems = ["iOS": "17.0"]
    let isSlow = kind == .parallelTooLong
    let release = kind == .retiredEarly ? 6 : 5
    let day = isSlow ? SimulatedApp.first + 366 : SimulatedApp.date(of: release) + -1
    let before = isSlow ? day + -1 : SimulatedApp.date(of: release - 1) + -1
    let migration = try #require(app.migration(on: day, policy: policy))
    #expect(migration.wrongTurns.map(\.kind) == [kind])
    #expect(migration.wrongTurns.first?.shippedIn == nil)
    // Where only the deprecation tells of a migration, there is none before.
    #expect(app.migration(on: before, policy: policy)?.wrongTurns ?? [] == [])
  }

  @Test func keepsAnEarlyRetirementThatShippedAsHistory() throws {
    let app = SimulatedApp(script: [(0, .open, .open), (5, .deprecated, .open), (6, .absent, .open)])
    let migration = try #require(app.migration(on: SimulatedApp.date(of: 9)))
    #expect(migration.wrongTurns.map(\.shippedIn) == ["1.6"])
    #expect(migration.wrongTurns[0].message.contains("125 days and 2 releases of notice left"))
  }

  @Test func holdsAPromiseFromTheDayOnThatItShipped() throws {
    let promised = SimulatedApp.date(of: 15)
    let app = SimulatedApp(script: [(0, .open, .open), (5, .deprecated, .open)], promised: (5, promised))
    var policy = TimelinePolicy()
    let day = SimulatedApp.date(of: 5)
    #expect(try #require(app.migration(on: day + -1)).wrongTurns.isEmpty)
    #expect(try #require(app.migration(on: day)).wrongTurns.map(\.kind) == [.promiseMovedEarlier])
    policy.floors["WaterPlant"] = TimelinePolicy.Floor(notBefore: promised)
    #expect(try #require(app.migration(on: day, policy: policy)).wrongTurns.isEmpty)
    policy.floors["WaterPlant"] = TimelinePolicy.Floor(notBefore: promised + -1)
    #expect(try #require(app.migration(on: day, policy: policy)).wrongTurns.map(\.kind) == [.promiseMovedEarlier])
    #expect(try #require(app.migration(on: promised + -1, policy: policy)).stage == .revealed)
    #expect(try #require(app.migration(on: promised, policy: policy)).stage == .retirable)
  }

  @Test func coversEveryKindOfWrongTurn() {
    let inScripts: Set<WrongTurn.Kind> = [
      .retiredEarly, .revealedNotDeprecated, .replacementMissing, .replacementHidden, .noReplacement,
      .replacementElsewhere, .deprecationWithdrawn, .parallelTooLong,
    ]
    let inTestsOfTheirOwn: Set<WrongTurn.Kind> = [
      .overdue, .promiseMovedEarlier, .replacementSwapped, .replacementNeedsNewerSystem,
    ]
    #expect(inScripts.union(inTestsOfTheirOwn) == Set(WrongTurn.Kind.allCases))
  }

  @Test func seesAPromiseThatMovedEarlier() {
    var shipped = Surface()
    shipped.intents = [Intent(identifier: "Old", typePath: "Old")]
    shipped.intents[0].deprecation = Deprecation(replacedBy: "Old")
    shipped.retirementPromises = [RetirementPromise(kind: .intent, identifier: "Old", notBefore: "2027-01-31")]
    var policy = TimelinePolicy()
    let version = ShippedVersion(version: "1", date: Day("2026-01-01"), surface: shipped)
    let kinds: (TimelinePolicy) -> [WrongTurn.Kind] = { policy in
      Timeline(shipped: [version], current: shipped, policy: policy, today: Day(number: 20_500))
        .migrations.flatMap { $0.wrongTurns.map(\.kind) }
    }
    #expect(kinds(policy) == [.promiseMovedEarlier])
    policy.floors["Old"] = TimelinePolicy.Floor(notBefore: Day("2027-01-31"))
    #expect(kinds(policy).isEmpty)
  }
}

import IntentComparison
import IntentRules
import IntentSurface
import TestSupport
import Testing

/// A field that an older snapshot did not record is unread, never none.
@Suite struct UnreadFieldTests {
  private static func pair(_ name: String) throws -> FixturePair {
    try #require(FixturePair.all.first { $0.name == name })
  }

  /// What 0.1 would have written: no platforms of products, and all records on the platform that it took the app for.
  private static func asBefore(_ surface: Surface, on platforms: [Platform]) -> Surface {
    var surface = surface
    for index in surface.hosts.indices { surface.hosts[index].platforms = [] }
    for index in surface.intents.indices { surface.intents[index].platforms = nil }
    surface.readFrom.platforms = platforms
    surface.readFrom.edition = 1
    surface.withheld = []
    return surface
  }

  @Test func takesNoRecordForGoneFromAPlatformThatAnOldSnapshotGuessed() throws {
    let surface = try Self.pair("I36-intent-unavailable-out-of-watch-app").surface(.old)
    #expect(surface.intents.first { $0.identifier == "ShowPlant" }?.platforms == [.watchOS])
    let old = Self.asBefore(surface, on: [.iOS])
    #expect(RuleBook.all.findings(in: Comparison(old, surface)).isEmpty)
    #expect(RuleBook.all.findings(in: Comparison(surface, old)).isEmpty)
  }

  @Test func judgesNoFloorThatAnOldSnapshotDoesNotRecord() throws {
    let pair = try Self.pair("safe-availability-raised-with-the-app")
    let old = Self.asBefore(try pair.surface(.old), on: [.iOS])
    #expect(RuleBook.all.findings(in: Comparison(old, try pair.surface(.new))).isEmpty)
    // What is lost whatever the old floor was is still told.
    let raised = try Self.pair("I35-availability-raised")
    let before = Self.asBefore(try raised.surface(.old), on: [.iOS])
    #expect(RuleBook.all.findings(in: Comparison(before, try raised.surface(.new))).map(\.rule) == ["I35"])
  }

  @Test func readsEverySnapshotThatWasWrittenBefore() throws {
    for data in try ShippedSnapshots.all() {
      let surface = try Surface(snapshot: data)
      #expect(!surface.knowsProducts)
      #expect(surface.intents.allSatisfy { surface.floors(of: $0.hosts, on: $0.platforms) == nil })
      #expect(try Surface(snapshot: surface.snapshotData()) == surface)
    }
  }

  /// The same app as it is read today, with all that 0.1 did not record.
  private static func asToday(_ surface: Surface) -> Surface {
    var surface = surface
    let platforms = surface.readFrom.platforms.map { HostPlatform($0, floor: "18.0") }
    surface.hosts = [
      HostBundle(identifier: "App", kind: .app, bundleIdentifier: "org.example.app", platforms: platforms),
      HostBundle(identifier: "Widgets", kind: .extension, apps: ["App"], platforms: platforms),
    ]
    for index in surface.intents.indices {
      surface.intents[index].hosts = index == 0 ? ["Widgets"] : ["App", "Widgets"]
      surface.intents[index].platforms = surface.readFrom.platforms.first.map { [$0] }
    }
    if !surface.intents.isEmpty { surface.intents[0].openAppWhenRun = .value(true) }
    for index in surface.widgets.indices { surface.widgets[index].hosts = ["Widgets"] }
    for index in surface.entities.indices {
      surface.entities[index].hosts = ["App"]
      surface.entities[index].isIDTextOfUUID = true
    }
    surface.withheld = [WithheldType(typePath: "Draft", kind: "AppIntent", conditions: ["BETA"])]
    return surface
  }

  @Test func judgesNothingOnWhatAnOldSnapshotDidNotRecord() throws {
    for data in try ShippedSnapshots.all() {
      var old = try Surface(snapshot: data)
      let new = Self.asToday(old)
      if !old.intents.isEmpty { old.intents[0].openAppWhenRun = .value(true) }
      let version = old.app.version ?? ""
      #expect(RuleBook.all.findings(in: Comparison(old, new)).map(\.message) == [], "from \(version)")
      #expect(RuleBook.all.findings(in: Comparison(new, old)).map(\.message) == [], "to \(version)")
    }
  }

  @Test func tellsOfARaisedDeploymentTargetInOneLine() throws {
    let pair = try Self.pair("safe-availability-raised-with-the-app")
    let (old, new) = (try pair.surface(.old), try pair.surface(.new))
    #expect(RaisedFloors(from: old, to: new).line?.hasPrefix("The app now needs iOS 18.0 (16.0 before).") == true)
    #expect(RaisedFloors(from: new, to: old).line == nil)
    #expect(RaisedFloors(from: Self.asBefore(old, on: [.iOS]), to: new).line == nil)
  }

  @Test func saysThatARemovedTypeStandsBehindACondition() throws {
    let pair = try Self.pair("I01-intent-removed-behind-a-condition")
    let finding = try #require(RuleBook.all.findings(in: Comparison(pair.surface(.old), pair.surface(.new))).first)
    #expect(finding.message.hasSuffix("Its code is now behind BETA_TOOLS, which no shipping configuration sets."))
  }
}

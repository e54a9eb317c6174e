import IntentComparison
import IntentRules
import IntentSurface
import TestSupport
import Testing

/// Two types of one identifier, each for systems that the other is not for.
@Suite struct DevicesThatNeverMeetTests {
  @Test(arguments: [
    (
      [Availability(platform: "iOS", introduced: "16.0", obsoleted: "17.0")],
      [Availability(platform: "iOS", introduced: "17.0")]
    ),
    (
      [Availability(platform: "iOS", introduced: "17.0")],
      [Availability(platform: "iOS", introduced: "16.0", obsoleted: "17.0")]
    ),
    ([Availability(platform: "macOS", isUnavailable: true)], [Availability(platform: "iOS", isUnavailable: true)]),
  ])
  func keepTheStepsOfAll(first: [Availability], second: [Availability]) {
    #expect(findings(first, second).isEmpty)
  }

  @Test(arguments: [
    (
      [Availability(platform: "iOS", introduced: "16.0", obsoleted: "17.0")],
      [Availability(platform: "iOS", introduced: "18.0")]
    ),
    ([Availability(platform: "iOS", introduced: "16.0")], [Availability(platform: "iOS", introduced: "17.0")]),
  ])
  func leaveAGapOrMeet(first: [Availability], second: [Availability]) {
    #expect(!findings(first, second).isEmpty)
  }

  private func findings(_ first: [Availability], _ second: [Availability]) -> [String] {
    // What says nothing of the Mac would meet there.
    let platforms: [Platform] = first.contains { $0.platform == "macOS" } ? [.iOS, .macOS] : [.iOS]
    let shipped = app([.sample("Serve") { $0.hosts = ["Garden"] }], on: platforms)
    let old = Intent.sample("OldServe", id: "Serve") { ($0.availability, $0.hosts) = (first, ["Garden"]) }
    let new = Intent.sample("Serve") { ($0.availability, $0.hosts) = (second, ["Garden"]) }
    return RuleBook.all.findings(in: Comparison(shipped, app([old, new], on: platforms)), countsFaults: true).map {
      "\($0.rule) \($0.message)"
    }
  }

  private func app(_ intents: [Intent], on platforms: [Platform]) -> Surface {
    var surface = Surface.sample(intents: intents, platforms: platforms)
    surface.hosts = [
      HostBundle(identifier: "Garden", kind: .app, platforms: platforms.map { HostPlatform($0, floor: "16.0") })
    ]
    return surface
  }
}

import IntentSurface
import TestSupport
import Testing

@testable import IntentComparison

@Suite struct CopiedAppsTests {
  private static func app(
    _ name: String, id: String? = "org.example.garden", _ platform: Platform = .iOS
  ) -> HostBundle {
    HostBundle(identifier: name, kind: .app, bundleIdentifier: id, platforms: [HostPlatform(platform, floor: "17.0")])
  }

  /// Each app has an intent of its own, called like the folder of its project.
  private static func surface(_ apps: HostBundle...) -> Surface {
    var surface = Surface.sample(
      intents: apps.map { app in
        .sample("Open\(app.identifier.prefix { $0 != "/" })") { $0.hosts = [app.identifier] }
      })
    surface.hosts = apps
    return surface
  }

  @Test func comparesTheCopyThatBothVersionsHave() {
    let old = Self.surface(Self.app("A/Garden"), Self.app("B/Garden"), Self.app("C/Garden"))
    var new = Self.surface(Self.app("C/Garden"), Self.app("B/Garden"))
    #expect(Comparison(old, new).changes.map(\.subject.owner) == ["OpenA"], "no copy has it any more")
    new.intents += [.sample("OpenA") { $0.hosts = ["C/Garden"] }]
    #expect(Comparison(old, new).changes.isEmpty)
    let line = CopiedApps(from: old, to: new).line
    #expect(
      line == "Several projects build one app: B/Garden was compared, its copies A/Garden and C/Garden were not.")
  }

  /// The copy that is left is compared, also where it is the last.
  @Test func comparesTheLastCopy() {
    let old = Self.surface(Self.app("A/Garden"), Self.app("B/Garden"))
    let new = Self.surface(Self.app("B/Garden"), Self.app("C/Garden", id: "org.example.other"))
    let copies = CopiedApps(from: old, to: new)
    #expect(copies.all.map(\.chosen) == ["B/Garden"] && copies.leftInNew == [])
    let later = Self.surface(Self.app("B/Garden"), Self.app("C/Garden"))
    #expect(CopiedApps(from: new, to: later).leftInNew == ["C/Garden"], "the one that was there is that of people")
  }

  @Test func whatIsOnTheWatchOfACopyIsCopiedToo() {
    func surface(_ folders: String...) -> Surface {
      var surface = Surface.sample(
        widgets: folders.map { folder in
          var widget = Widget(kind: .value("water"), typePath: "Water", configuration: .fixed)
          widget.hosts = ["\(folder)Widgets"]
          return widget
        })
      surface.hosts = folders.flatMap { folder in
        [
          Self.app("\(folder)Garden"),
          HostBundle(
            identifier: "\(folder)Watch", kind: .watchApp, bundleIdentifier: "org.example.garden.watch",
            apps: ["\(folder)Garden"]),
          HostBundle(
            identifier: "\(folder)Widgets", kind: .extension, bundleIdentifier: "org.example.garden.watch.widgets",
            apps: ["\(folder)Garden", "\(folder)Watch"]),
        ]
      }
      return surface
    }
    #expect(Comparison(surface("", "Copy/"), surface("")).changes.isEmpty)
    #expect(Comparison(surface("A/", "A/Copy/"), surface("")).changes.isEmpty, "the nearest has another name now")
    #expect(!Comparison(surface(""), surface()).changes.isEmpty)
  }

  @Test func takesTheOneNearestToTheRootWhereNoneIsInBoth() {
    let copies = CopiedApps(
      from: Self.surface(Self.app("Garden copy/Garden"), Self.app("Old/Work/Garden"), Self.app("Garden/Garden")),
      to: Self.surface(Self.app("Garden")))
    #expect(copies.all.map(\.chosen) == ["Garden/Garden"])
    #expect(copies.leftInNew.isEmpty)
  }

  @Test func whatTheComparedCopyLosesIsLost() {
    var new = Self.surface(Self.app("A/Garden"), Self.app("B/Garden"))
    new.intents.removeAll { $0.identifier == "OpenA" }
    #expect(
      Comparison(Self.surface(Self.app("A/Garden"), Self.app("B/Garden")), new).changes.map(\.subject.owner) == [
        "OpenA"
      ])
  }

  @Test func aCopyThatIsNewHidesNothing() {
    let old = Self.surface(Self.app("Garden"))
    let new = Self.surface(Self.app("A/Garden"), Self.app("B/Garden"))
    #expect(CopiedApps(from: old, to: new).line == nil)
    #expect(Comparison(old, new).changes.contains { $0.subject.owner == "OpenGarden" && $0.action == .removed })
  }

  @Test func appsOfOtherSystemsNamesOrIdentifiersAreNoCopies() {
    for other in [
      Self.app("B/Garden", .macOS), Self.app("B/Shop"), Self.app("B/Garden", id: "org.example.shop"),
    ] {
      let surface = Self.surface(Self.app("A/Garden"), other)
      #expect(CopiedApps(from: surface, to: surface).line == nil)
    }
    let unknown = Self.surface(Self.app("A/Garden", id: nil), Self.app("B/Garden", id: nil))
    #expect(CopiedApps(from: unknown, to: unknown).line == nil)
  }
}

import IntentComparison
import IntentSurface
import TestSupport
import Testing

@Suite struct GivenUpAppsTests {
  private static let garden = HostBundle(identifier: "Garden", kind: .app, bundleIdentifier: "org.example.garden")
  private static let shop = HostBundle(identifier: "Shop", kind: .app, bundleIdentifier: "org.example.shop")

  private static func surface(_ hosts: [HostBundle], builds apps: [HostBundle]?) -> Surface {
    var surface = Surface.sample(
      intents: hosts.filter { $0.kind == .app }.map { host in
        .sample("Open\(host.identifier)") { $0.hosts = [host.identifier] }
      })
    surface.hosts = hosts
    surface.readFrom.apps = apps
    return surface
  }

  private static func bundle(_ name: String, id: String?) -> HostBundle {
    HostBundle(identifier: name, kind: .app, bundleIdentifier: id)
  }

  private static let both = surface([garden, shop], builds: [garden, shop])

  @Test func anAppThatNoProjectBuildsKeepsItsIntents() {
    let new = Self.surface([Self.garden], builds: [Self.garden])
    #expect(GivenUpApps(from: Self.both, to: new).names == ["Shop"])
    #expect(Comparison(Self.both, new).changes.isEmpty)
    #expect(GivenUpApps(from: Self.both, to: new).line?.contains("builds Shop any longer") == true)
  }

  @Test func anAppThatLostEverythingIsStillBuilt() {
    func nothing(_ apps: [HostBundle]?) -> Surface { Self.surface([], builds: apps) }
    #expect(nothing([Self.garden]).buildsApp(of: Self.both))
    #expect(!nothing([Self.bundle("Server", id: "org.example.server")]).buildsApp(of: Self.both))
    #expect(!nothing(nil).buildsApp(of: Self.both))
    // Which of two apps the definitions of SiriKit intents were for, nobody knows.
    let legacy = nothing([Self.garden, Self.shop])
    #expect(nothing([Self.shop, Self.garden]).buildsApp(of: legacy))
    #expect(!nothing([Self.garden]).buildsApp(of: legacy))
    #expect(!nothing([Self.garden]).buildsApp(of: nothing(nil)))
  }

  @Test func anExtensionGoesWithItsApp() {
    var old = Self.both
    old.hosts.append(HostBundle(identifier: "ShopWidgets", kind: .extension, apps: ["Shop"]))
    old.hosts.append(HostBundle(identifier: "Shared", kind: .extension, apps: ["Garden", "Shop"]))
    old.intents.append(.sample("Tile") { $0.hosts = ["ShopWidgets"] })
    old.intents.append(.sample("Both") { $0.hosts = ["Shared"] })
    old.intents.append(.sample("Nowhere"))
    let new = Self.surface([Self.garden], builds: [Self.garden])
    #expect(Comparison(old, new).changes.map(\.subject.owner) == ["Both", "Nowhere"])
  }

  @Test func anAppThatIsBuiltWithoutIntentsHasLostThem() {
    let new = Self.surface([Self.garden], builds: [Self.garden, Self.shop])
    #expect(Comparison(Self.both, new).changes.map(\.subject.owner) == ["OpenShop"])
    let renamed = Self.surface([Self.garden], builds: [Self.garden, Self.bundle("Market", id: "org.example.shop")])
    #expect(GivenUpApps(from: Self.both, to: renamed).names.isEmpty)
  }

  @Test func whatWasNotRecordedIsUnread() {
    #expect(GivenUpApps(from: Self.both, to: Self.surface([Self.garden], builds: nil)).names.isEmpty)
    let older = Self.surface([Self.garden, Self.shop], builds: nil)
    #expect(GivenUpApps(from: older, to: Self.surface([Self.garden], builds: [Self.garden])).names == ["Shop"])
  }

  @Test func aNewAppMayBeTheOldOneUnderAnotherName() {
    let market = Self.bundle("Market", id: "org.example.market")
    let withRecords = Self.surface([Self.garden, market], builds: [Self.garden, market])
    #expect(GivenUpApps(from: Self.both, to: withRecords).names.isEmpty)
    let withoutRecords = Self.surface([Self.garden], builds: [Self.garden, market])
    #expect(GivenUpApps(from: Self.both, to: withoutRecords).names == ["Shop"])
    let unknown = Self.surface([Self.garden], builds: [Self.garden, Self.bundle("Market", id: nil)])
    #expect(GivenUpApps(from: Self.both, to: unknown).names.isEmpty)
  }

  @Test func anAppWhoseIdentifierIsNotKnownIsKnownByItsTarget() {
    let garden = Self.bundle("Garden", id: nil)
    #expect(GivenUpApps(from: Self.both, to: Self.surface([garden], builds: [garden])).names == ["Shop"])
    let nameless = Self.surface([Self.garden, Self.bundle("Shop", id: nil)], builds: nil)
    #expect(GivenUpApps(from: nameless, to: Self.surface([Self.garden], builds: [Self.garden])).names.isEmpty)
  }

  @Test func theOnlyAppIsNeverGivenUp() {
    let old = Self.surface([Self.shop], builds: [Self.garden, Self.shop])
    let apps = GivenUpApps(from: old, to: Self.surface([], builds: [Self.garden]))
    #expect(apps.names.isEmpty)
    #expect(apps.doubtful == ["Shop"])
    #expect(GivenUpApps(from: old, to: Self.surface([], builds: nil)).doubtful == ["Shop"])
    // It may be the same app under another identifier.
    let market = Self.bundle("Market", id: "org.example.market")
    #expect(GivenUpApps(from: old, to: Self.surface([], builds: [Self.garden, market])).doubtful.isEmpty)
  }
}

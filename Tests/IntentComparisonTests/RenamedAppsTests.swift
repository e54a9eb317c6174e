import IntentComparison
import IntentSurface
import Testing

/// What is said of apps under another bundle identifier.
@Suite struct RenamedAppsTests {
  private static func surface(_ apps: [(name: String, identifier: String?)], builds more: [String] = []) -> Surface {
    var surface = Surface()
    surface.hosts = apps.map { HostBundle(identifier: $0.name, kind: .app, bundleIdentifier: $0.identifier) }
    surface.readFrom.apps =
      surface.hosts + more.map { HostBundle(identifier: $0, kind: .app, bundleIdentifier: "org.\($0)") }
    return surface
  }

  private static func line(
    _ old: [(String, String?)], _ new: [(String, String?)], builds more: [String] = []
  ) -> String? {
    RenamedApps(from: surface(old), to: surface(new, builds: more)).line
  }

  @Test func tellsOfAnAppUnderAnotherIdentifier() {
    let one =
      "If releases have it, to devices this is another app: people who have the old one keep it, along with its intents, and get no update."
    #expect(
      Self.line([("App", "org.app")], [("App", "org.fork")])
        == "In the project, the bundle identifier of App was org.app and is org.fork. \(one)")
    // The only app, under another name as well.
    #expect(Self.line([("App", "org.app")], [("Fork", "org.fork")])?.hasSuffix(one) == true)
    let two = Self.line([("App", "org.a"), ("Lite", "org.l")], [("App", "com.a"), ("Lite", "com.l")])
    #expect(
      two?.contains(
        "App was org.a and is com.a, that of Lite was org.l and is com.l. If releases have it, to devices these")
        == true)
  }

  @Test func saysNothingWhereTheAppMayBeTheSame() {
    #expect(Self.line([("App", "org.app")], [("App", "org.app")]) == nil)
    #expect(Self.line([("App", "org.app")], [("Other", "org.app")]) == nil)
    #expect(Self.line([("App", nil)], [("App", "org.fork")]) == nil)
    #expect(Self.line([("App", "org.app")], [("App", nil)]) == nil)
    #expect(Self.line([], [("App", "org.app")]) == nil)
    // The old one is still built, under another name or without intents.
    #expect(Self.line([("App", "org.app")], [("App", "org.fork"), ("Old", "org.app")]) == nil)
    #expect(Self.line([("App", "org.app")], [("App", "org.fork")], builds: ["app"]) == nil)
    // Another one was there before, without intents.
    var both = Self.surface([("App", "org.app")], builds: ["mac"])
    both.readFrom.apps?[1].platforms = [HostPlatform(.macOS)]
    var left = Surface()
    left.readFrom.apps = both.readFrom.apps?.suffix(1)
    #expect(RenamedApps(from: both, to: left).line == nil)
    // One of the apps goes on, and another comes.
    #expect(
      Self.line([("App", "org.app"), ("Lite", "org.lite")], [("App", "org.app"), ("New", "org.new")]) == nil)
  }

  @Test(arguments: [(Platform.macOS, true), (.iOS, false)])
  func tellsOfAnAppWhoseIdentifierAnotherKeeps(on platform: Platform, isAnother: Bool) {
    var (old, new) = (Self.surface([("App", "org.app")]), Self.surface([("App", "org.fork")], builds: ["app"]))
    old.hosts[0].platforms = [HostPlatform(.iOS)]
    new.readFrom.apps?[1].platforms = [HostPlatform(platform)]
    #expect((RenamedApps(from: old, to: new).line != nil) == isAnother)
  }

  @Test func tellsOfAnAppThatOthersFollow() {
    #expect(
      Self.line([("App", "org.app")], [("Two", "org.two"), ("One", "org.one")])?
        .hasPrefix("In the project, the bundle identifier of App was org.app and is org.one and org.two. ") == true)
  }
}

import IntentComparison
import IntentSurface
import TestSupport
import Testing

/// What an app leaves behind, and how much of a surface is held against its build.
@Suite struct RaisedFloorsTests {
  private static func app(_ floors: [Platform: String], _ kind: HostBundle.Kind = .app) -> HostBundle {
    let platforms = floors.sorted { $0.key < $1.key }.map { HostPlatform($0.key, floor: $0.value) }
    return HostBundle(identifier: "\(kind)", kind: kind, platforms: platforms)
  }

  private static func surface(_ hosts: [HostBundle]) -> Surface {
    var surface = Surface.sample()
    surface.hosts = hosts
    surface.readFrom.platforms = hosts.flatMap(\.platforms).map(\.platform).sorted()
    return surface
  }

  @Test(
    arguments: [
      ([app([.iOS: "16.0"])], [app([.iOS: "17.0"])], "iOS 17.0 (16.0 before)"),
      ([app([.iOS: "16.0"])], [app([.iOS: "16.0"])], nil), ([app([.iOS: "9.0"])], [app([.iOS: "10.0"])], "iOS 10.0"),
      // An extension of its own floor says nothing of the app; a watch app is one.
      ([app([.iOS: "16.0"], .extension)], [app([.iOS: "17.0"], .extension)], nil),
      ([app([.watchOS: "9.0"], .watchApp)], [app([.watchOS: "10.0"], .watchApp)], "watchOS 10.0 (9.0 before)"),
    ] as [([HostBundle], [HostBundle], String?)])
  func tellsTheOldestSystemsThatWentUp(old: [HostBundle], new: [HostBundle], words: String?) {
    let line = RaisedFloors(from: Self.surface(old), to: Self.surface(new)).line
    #expect(words.map { line?.contains($0) == true } ?? (line == nil))
  }

  @Test(
    arguments: [
      ([.iOS, .macOS], [.iOS], "for macOS any"), ([.iOS, .macOS, .tvOS], [.iOS], "for macOS and tvOS any"),
      ([.iOS, .macOS, .tvOS, .visionOS], [.iOS], "for macOS, tvOS and visionOS any"), ([.iOS], [.iOS], nil),
    ] as [([Platform], [Platform], String?)])
  func tellsThePlatformsThatAreLeft(old: [Platform], new: [Platform], words: String?) {
    func surface(_ platforms: [Platform]) -> Surface {
      Self.surface([Self.app([Platform: String](uniqueKeysWithValues: platforms.map { ($0, "1.0") }))])
    }
    let line = RaisedFloors(from: surface(old), to: surface(new)).leftLine
    #expect(words.map { line?.contains($0) == true } ?? (line == nil))
  }

  @Test func aPlatformThatSettingsNameAndNothingIsBuiltForIsLeft() {
    let sides = [[Platform.iOS: "15.0", .macCatalyst: "15.0"], [.iOS: "15.0"]].map { floors in
      var surface = Self.surface([Self.app(floors)])
      surface.readFrom.platforms = [.iOS, .macCatalyst, .tvOS]
      return surface
    }
    #expect(RaisedFloors(from: sides[0], to: sides[1]).leftLine?.contains("for macCatalyst any") == true)
    #expect(RaisedFloors(from: sides[0], to: sides[0]).leftLine == nil)
  }

  @Test func anAppThatIsStillBuiltLeavesNobodyWithTheOldOne() {
    let built = Self.app([.iOS: "15.0", .macCatalyst: "13.0"])
    var old = Self.surface([built])
    old.readFrom.platforms = [.iOS, .macCatalyst]
    var new = Self.surface([built])
    new.readFrom.platforms = [.iOS]
    #expect(RaisedFloors(from: old, to: new).leftLine == nil)
    new.hosts = [Self.app([.iOS: "15.0"])]
    #expect(RaisedFloors(from: old, to: new).leftLine?.contains("keep it") == true)
  }

  @Test func fieldsOfWhatABuildLostAreNotAgreedOn() {
    var source = Surface.sample(intents: [.sample("Kept"), .sample("Lost")])
    var built = source
    built.readFrom.kind = .metadata
    let whole = Verification(source: source, built: built).fields
    built.intents.removeAll { $0.identifier == "Lost" }
    let half = Verification(source: source, built: built).fields
    source.intents.removeAll { $0.identifier == "Lost" }
    let kept = Verification(source: source, built: built).fields
    #expect(whole.known == whole.agreed)
    #expect(half.known == whole.known)
    #expect(half.agreed == kept.agreed)
  }
}

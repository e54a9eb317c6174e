import IntentRules
import IntentSurface
import TestSupport
import Testing

/// When two declarations of one name come together in one app.
struct MergedRecordTests {
  /// Where a declaration is: its products, its systems, its module and the bundle it was read from.
  struct Place: Sendable {
    var hosts: [String] = []
    var platforms: [Platform]?
    var module: String?
    var bundle: String?
    var title = "One"
  }

  private static let hosts = [
    HostBundle(identifier: "App", kind: .app), HostBundle(identifier: "Widget", kind: .extension, apps: ["App"]),
    HostBundle(identifier: "Watch", kind: .watchApp, apps: ["App"]), HostBundle(identifier: "Lone", kind: .watchApp),
  ]

  private static func surface(_ first: Place, _ second: Place) -> Surface {
    var surface = Surface.sample(
      intents: [first, second].map { place in
        .sample("Add", title: place.title) { intent in
          intent.hosts = place.hosts
          intent.platforms = place.platforms
          intent.module = place.module
          intent.bundle = place.bundle
        }
      }, platforms: [.iOS, .watchOS, .macOS])
    surface.hosts = hosts
    return surface
  }

  private static func found(_ surface: Surface) -> [Finding] {
    RuleBook(RuleCatalog.all.filter { $0.id == "I10" }).lints(of: surface)
  }

  private static let two = "Two"

  @Test(
    arguments: [
      (Place(module: "A"), Place(module: "B", title: two), "degrades low"),
      (Place(module: "A"), Place(module: "A", title: two), nil),
      (Place(module: "A"), Place(title: two), nil), (Place(module: "A"), Place(module: "B"), nil),
      (Place(module: "A", bundle: "b"), Place(module: "B", bundle: "b", title: two), "breaks medium-high"),
      (Place(module: "A", bundle: "b"), Place(module: "B", bundle: "c", title: two), "degrades low"),
      (Place(platforms: [.iOS], module: "A"), Place(platforms: [.macOS], module: "B", title: two), nil),
      (Place(hosts: ["App"]), Place(hosts: ["App"], title: two), "breaks medium-high"),
      (Place(hosts: ["App"]), Place(hosts: ["Widget", "App"], title: two), "breaks medium-high"),
      (Place(hosts: ["App"]), Place(hosts: ["Widget"], title: two), nil),
      (Place(hosts: ["App"]), Place(hosts: ["App"]), nil),
      (Place(hosts: ["App"]), Place(hosts: ["App"], platforms: [.iOS]), nil),
      (Place(module: "A", bundle: "b"), Place(module: "B", bundle: "b"), nil),
      (Place(hosts: ["App"]), Place(hosts: ["Widget", "App"]), nil),
      (Place(hosts: ["App"], platforms: [.iOS]), Place(hosts: ["App"], platforms: [.macOS], title: two), nil),
      (Place(hosts: ["App"]), Place(hosts: ["Watch"], title: two), "breaks medium"),
      (Place(hosts: ["Watch"]), Place(hosts: ["App"], title: two), "breaks medium"),
      (Place(hosts: ["App"]), Place(hosts: ["Lone"], title: two), nil),
      (Place(hosts: ["App"], platforms: [.watchOS]), Place(hosts: ["Watch"], title: two), nil),
      (Place(hosts: ["App"]), Place(hosts: ["Watch"], platforms: [.iOS], title: two), nil),
      (
        Place(hosts: ["App"], platforms: [.iOS]), Place(hosts: ["Watch"], platforms: [.watchOS], title: two),
        "breaks medium"
      ),
    ] as [(Place, Place, String?)])
  func knowsWhichOnesMeet(first: Place, second: Place, said: String?) {
    let lines = Self.found(Self.surface(first, second)).map { finding in
      finding.effects.map { "\($0.value.rawValue) \(finding.confidence.rawValue)" }.joined()
    }
    #expect(lines == (said.map { [$0] } ?? []))
  }

  @Test func saysWhoHasThem() {
    func message(_ first: Place, _ second: Place) -> String {
      Self.found(Self.surface(first, second)).first?.message ?? ""
    }
    #expect(
      message(Place(hosts: ["App"]), Place(hosts: ["Watch"], title: Self.two))
        .hasPrefix("App and Watch have “Add” in different declarations."))
    #expect(
      message(Place(hosts: ["App"], module: "A"), Place(hosts: ["App"], module: "A", title: Self.two))
        .hasPrefix("App: “Add” is declared twice, with different contents."))
    #expect(
      message(Place(hosts: ["App"], module: "A"), Place(hosts: ["App"], module: "B", title: Self.two))
        .hasPrefix("A and B each declare “Add”, and the declarations differ."))
  }

  @Test func entitiesLoseTheirVariables() {
    let surface = Surface.sample(entities: [
      .sample("Book", ["title: String"]) { $0.module = "A" }, .sample("Book", ["pages: Int"]) { $0.module = "B" },
    ])
    #expect(Self.found(surface).map(\.effects) == [[.findAndVariables: .degrades]])
  }
}

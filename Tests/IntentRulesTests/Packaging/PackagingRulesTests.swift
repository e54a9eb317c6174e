import IntentRules
import IntentSurface
import Testing

@Suite struct PackagingRulesTests {
  static let app = HostBundle(identifier: "org.example.journal", kind: .app)
  static let widget = HostBundle(identifier: "org.example.journal.widget", kind: .extension)
  static let kit = HostBundle(identifier: "org.example.kit", kind: .framework)

  static func built(_ hosts: [HostBundle], _ intents: [(String, HostBundle)], opens: Bool = true) -> Surface {
    var surface = Surface(readFrom: Provenance(kind: .metadata))
    surface.hosts = hosts
    surface.intents = intents.map { name, host in
      var intent = Intent(identifier: name, typePath: name)
      intent.bundle = host.identifier
      intent.openAppWhenRun = opens ? .value(true) : nil
      return intent
    }
    return surface
  }

  static func findings(_ rule: String, in surface: Surface) -> [Subject] {
    RuleBook(RuleCatalog.all.filter { $0.id == rule }).lints(of: surface).map(\.subject)
  }

  @Test func findsAnIntentThatOpensTheAppFromItsExtension() {
    let surface = Self.built([Self.app, Self.widget], [("Add", Self.widget)])
    #expect(Self.findings("I19", in: surface) == [Subject(.intent, "Add")])
  }

  @Test func acceptsAnIntentThatTheAppHasToo() {
    let surface = Self.built([Self.app, Self.widget], [("Add", Self.widget), ("Add", Self.app)])
    #expect(Self.findings("I19", in: surface) == [])
    #expect(Self.findings("I19", in: Self.built([Self.app, Self.widget], [("Add", Self.widget)], opens: false)) == [])
    #expect(Self.findings("I19", in: Self.built([Self.app, Self.kit], [("Add", Self.kit)])) == [])
  }

  @Test func findsAPackageWithoutAFramework() {
    var surface = Self.built([Self.app], [("Add", Self.app)])
    surface.packages = [IntentsPackage(typePath: "org.example.journal", includes: ["KitPackage"])]
    #expect(Self.findings("K01", in: surface) == [Subject(.package, "org.example.journal")])
    surface.hosts.append(Self.kit)
    #expect(Self.findings("K01", in: surface) == [])
  }

  @Test func saysNothingOfPackagesInSource() {
    var surface = Surface()
    surface.packages = [IntentsPackage(typePath: "AppPackage", includes: ["KitPackage"])]
    #expect(Self.findings("K01", in: surface) == [])
    #expect(Self.findings("K02", in: surface) == [])
  }

  @Test func findsAFrameworkThatTheAppDoesNotInclude() {
    var surface = Self.built([Self.app, Self.kit], [("Add", Self.kit)])
    #expect(Self.findings("K02", in: surface) == [Subject(.package, "org.example.kit")])
    surface.packages = [IntentsPackage(typePath: "org.example.journal", includes: ["KitPackage"])]
    #expect(Self.findings("K02", in: surface) == [])
  }
}

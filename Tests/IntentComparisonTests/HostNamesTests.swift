import IntentSurface
import TestSupport
import Testing

@testable import IntentComparison

/// Bundles are known by their identifiers, whatever their targets are called.
@Suite struct HostNamesTests {
  /// Hosts as `Name=identifier`, each with an intent that only it has.
  private static func surface(_ hosts: [String]) -> Surface {
    let hosts = hosts.map { text in
      let parts = text.split(separator: "=").map(String.init)
      return HostBundle(identifier: parts[0], kind: .app, bundleIdentifier: parts.count > 1 ? parts[1] : nil)
    }
    var surface = Surface.sample(
      intents: hosts.map { host in .sample("Open\(host.bundleIdentifier ?? "")") { $0.hosts = [host.identifier] } })
    surface.hosts = hosts
    return surface
  }

  @Test(arguments: [
    (["A=1"], ["A=1"], ["A"]), (["A=1"], ["Old/A=1", "New/A=2"], ["Old/A"]),
    (["Old/A=1", "New/A=2"], ["B=1", "A=2"], ["B", "A"]), (["A=1", "B=2"], ["B=1", "A=2"], ["B", "A"]),
    (["A=1"], ["A=2"], ["A"]), (["A"], ["B"], ["A"]), (["A=1", "B=1"], ["C=1"], ["A", "B"]),
    (["A=1", "B=2"], ["B=1"], ["B", "B (2)"]),
  ])
  func callsThemAsTheNewVersionDoes(_ old: [String], _ new: [String], _ names: [String]) {
    let (old, new) = (Self.surface(old), Self.surface(new))
    let called = old.called(HostNames(from: old.hosts, to: new.hosts))
    for (name, host) in zip(names, old.hosts) {
      let opening = called.intents.filter { $0.identifier == "Open\(host.bundleIdentifier ?? "")" }
      #expect(opening.contains { $0.hosts == [name] })
    }
    #expect(Set(called.hosts.map(\.identifier)) == Set(names))
  }

  @Test func aRecordOfAnotherAppHidesNoLoss() {
    let old = Self.surface(["A=1", "B=2"])
    var before = old
    before.intents = ["A", "B"].map { host in
      .sample("Sow", host == "A" ? [] : ["bed: String?"]) { $0.hosts = [host] }
    }
    var after = before
    after.intents.removeFirst()
    let change = Comparison(before, after).changes.first
    #expect(change?.action == .removed)
    #expect(change?.subject == Subject(.intent, "Sow"))
    after.intents[0].hosts = ["A", "B"]
    #expect(Comparison(before, after).changes.allSatisfy { $0.action != .removed })
  }
}

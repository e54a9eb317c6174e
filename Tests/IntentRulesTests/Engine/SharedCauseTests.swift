import AppIntentsFacts
import IntentComparison
import IntentRules
import IntentSurface
import TestSupport
import Testing

/// Findings that one decision causes have one name for it.
struct SharedCauseTests {
  private func causes(_ old: [Intent], _ new: [Intent]) -> [String?] {
    RuleBook.all.findings(in: Comparison(.sample(intents: old), .sample(intents: new))).map(\.cause)
  }

  @Test func theSameParameterOfTwoIntentsIsOneCause() {
    let causes = causes([.sample("A"), .sample("B")], [.sample("A", ["x: Int"]), .sample("B", ["x: Int"])])
    #expect(causes.count == 2)
    #expect(causes[0] != nil)
    #expect(causes[0] == causes[1])
  }

  @Test func anotherTypeOrNameIsAnotherCause() {
    let types = causes([.sample("A"), .sample("B")], [.sample("A", ["x: Int"]), .sample("B", ["x: String"])])
    let names = causes([.sample("A"), .sample("B")], [.sample("A", ["x: Int"]), .sample("B", ["y: Int"])])
    #expect(Set(types).count == 2)
    #expect(Set(names).count == 2)
  }

  @Test func theSameChangeOfTwoRecordsIsOneCause() {
    let causes = causes(
      [.sample("A"), .sample("B")],
      [.sample("A") { $0.isDiscoverable = .value(false) }, .sample("B") { $0.isDiscoverable = .value(false) }])
    #expect(causes.count == 2)
    #expect(causes[0] != nil && causes[0] == causes[1])
  }

  @Test func aRecordThatIsGoneStandsAlone() {
    #expect(causes([.sample("A"), .sample("B")], [.sample("B")]) == [nil])
  }

  @Test func aTrapOfMembersOfOneNameIsOneCause() {
    let control: (inout Intent) -> Void = { $0.protocols = [.controlConfigurationIntent] }
    let traps = RuleBook.all.lints(
      of: .sample(intents: [.sample("A", ["x: Int"], control), .sample("B", ["x: Int", "y: Int"], control)]))
    #expect(traps.map(\.rule) == ["W06", "W06", "W06"])
    #expect(traps.map(\.placedKinds) == [[.control], [.control], [.control]])
    #expect(traps[0].cause != nil)
    #expect(traps[0].cause == traps[1].cause)
    #expect(traps[0].cause != traps[2].cause)
    let whole = RuleBook.all.lints(of: .sample(intents: [.sample("A") { $0.isAssistantOnly = .value(true) }]))
    #expect(whole.map(\.cause) == [nil])
  }

  /// What happened says it, not which other code each query has.
  @Test func queriesOfOneStore() {
    func surface(_ group: String) -> Surface {
      var surface = Surface.sample()
      for name in ["Book", "Pen"] {
        var entity = Entity(identifier: name, typePath: name)
        entity.defaultQuery = "\(name)Query"
        surface.entities.append(entity)
        var query = EntityQuery(identifier: "\(name)Query", typePath: "\(name)Query", capabilities: [.plain])
        query.findingPlaces = [group, name]
        surface.queries.append(query)
      }
      return surface
    }
    let found = RuleBook.all.findings(in: Comparison(surface("a"), surface("b"))).filter { $0.rule == "E27" }
    #expect(found.count == 2)
    #expect(found.first?.cause != nil && Set(found.map(\.cause)).count == 1)
  }
}

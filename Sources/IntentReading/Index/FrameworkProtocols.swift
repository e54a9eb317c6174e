import AppIntentsFacts

/// The protocols of AppIntents and its neighbours, and those of SiriKit, by name: what an inherited name may stand for.
enum FrameworkProtocols {
  /// Every protocol of AppIntents and its neighbours, sorted; those of SiriKit are beside them.
  static let names = FrameworkProtocol.known.map(\.name).sorted()

  /// A protocol and all it refines, in this table.
  static func closure(of name: String) -> Set<String> { closures[name] ?? [] }

  private static let closures = Dictionary(uniqueKeysWithValues: all.map { ($0, makeClosure(of: $0)) })

  private static func makeClosure(of name: String) -> Set<String> {
    var found: Set<String> = []
    var rest = [name]
    while let next = rest.popLast() {
      guard let refined = refinements[next], found.insert(next).inserted else { continue }
      rest += refined
    }
    return found
  }

  /// Those of SiriKit too, sorted.
  static let all = refinements.keys.sorted()

  static func contains(_ name: String) -> Bool { refinements[name] != nil }

  private static let refinements = Dictionary(
    uniqueKeysWithValues: FrameworkProtocol.known.map { ($0.name, $0.refines.map(\.name)) }
  ).merging(SiriProtocols.refinements) { own, _ in own }
}

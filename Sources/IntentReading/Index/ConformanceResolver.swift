import AppIntentsFacts
import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

/// Which framework protocols each type conforms to, and how it comes to.
struct ConformanceResolver: Sendable {
  /// One conformance of a type to a protocol that `FrameworkProtocols` holds.
  struct Fact: Sendable {
    var how: Conformance
    /// The extension that adds it; nil where the declaration itself does.
    var addedBy: TypeDeclaration?
  }

  /// All that is known of one type.
  struct Conformances: Sendable {
    /// By the name of the framework protocol, as spelled or reached.
    var facts: [String: Fact] = [:]
    /// The app's own protocols, in the order they are reached, each once.
    var appProtocols: [Int] = []
    var superclasses: [Int] = []
    /// Inherited names that are neither in these files nor in the framework's table.
    var unresolved: [String] = []
    var schema: SchemaAdoption?
    /// Whether it inherits more than is followed.
    var isCut = false
  }

  private let known: [Conformances]

  /// Works them out for every type.
  init(_ index: DeclarationIndex, threads: Int = 1) {
    let count = index.types.count
    let shares = (0..<threads).map { count * $0 / threads..<count * ($0 + 1) / threads }
    known = Workers.map(shares, threads: threads) { types in
      let finder = ConformanceFinder(index)
      return types.map(finder.conformances)
    }.flatMap(\.self)
  }

  /// What a type conforms to, through everything it inherits.
  func conformances(of type: Int) -> Conformances { known[type] }
}

/// Works out what types conform to. A class, because its graph keeps what it finds.
private final class ConformanceFinder {
  private typealias Fact = ConformanceResolver.Fact

  private let index: DeclarationIndex
  private let graph: InheritanceGraph

  init(_ index: DeclarationIndex) {
    self.index = index
    graph = InheritanceGraph(index)
  }

  func conformances(of type: Int) -> ConformanceResolver.Conformances {
    var result = ConformanceResolver.Conformances()
    var parents: [(type: Int, addedBy: TypeDeclaration?)] = []
    for declaration in index.types[type].declarations {
      addMacro(of: declaration, to: &result)
      let addedBy = declaration.isExtension ? declaration : nil
      let (ends, isCut) = graph.ends(of: declaration)
      result.isCut = result.isCut || isCut
      for end in ends {
        switch end {
        case .framework(let name): result.add(Fact(how: .direct, addedBy: addedBy), for: name)
        case .type(let parent): parents.append((parent, addedBy))
        case .unknown, .alias: break
        }
      }
    }
    addAncestors(of: type, to: &result)
    // Spelled on the type beats every other way, and a protocol a base class.
    for isProtocol in [true, false] {
      let parents = parents.filter { index.types[$0.type].isProtocol == isProtocol }
      for (parent, names) in zip(parents, graph.frameworkNames(from: parents.map(\.type))) where !names.isEmpty {
        let path = index.types[parent.type].typePath
        let how: Conformance = isProtocol ? .throughProtocol(path) : .throughSuperclass(path)
        for name in names { result.add(Fact(how: how, addedBy: parent.addedBy), for: name) }
      }
    }
    return result
  }

  private func addAncestors(of type: Int, to result: inout ConformanceResolver.Conformances) {
    let (nodes, isCut) = graph.ancestors(of: type)
    result.isCut = result.isCut || isCut
    for node in nodes {
      switch node {
      case .type(let parent) where index.types[parent].isProtocol: result.appProtocols.append(parent)
      case .type(let parent): result.superclasses.append(parent)
      case .unknown(let name): result.unresolved.append(name)
      case .framework, .alias: break
      }
    }
  }

  private func addMacro(of declaration: TypeDeclaration, to result: inout ConformanceResolver.Conformances) {
    guard let schema = SchemaReader.schema(of: declaration.node.attributes) else {
      if index.says(anyOf: SchemaReader.expansions, inFileOf: declaration),
        let expanded = SchemaReader.expandedSchema(in: declaration.node.memberBlock)
      {
        result.schema = expanded
      }
      return
    }
    result.schema = schema
    for name in schema.macroProtocols { result.add(Fact(how: .schemaMacro), for: name) }
  }
}

extension ConformanceResolver.Conformances {
  /// Every framework protocol it conforms to, refined ones included.
  var closure: Set<String> {
    facts.keys.reduce(into: []) { $0.formUnion(FrameworkProtocols.closure(of: $1)) }
  }

  func conforms(to base: FrameworkProtocol) -> Bool { conforms(toProtocolNamed: base.name) }

  /// The same for a protocol of any framework in the table.
  func conforms(toProtocolNamed name: String) -> Bool {
    facts.keys.contains { FrameworkProtocols.closure(of: $0).contains(name) }
  }

  /// How a type comes to conform to a base protocol: spelled on the type beats every other way.
  func fact(for base: FrameworkProtocol) -> ConformanceResolver.Fact? {
    facts.filter { FrameworkProtocols.closure(of: $0.key).contains(base.name) }
      .min { ($0.value.how.rank, $0.key) < ($1.value.how.rank, $1.key) }?.value
  }

  /// The protocols named beside a base that refine it, sorted.
  func refinements(of base: FrameworkProtocol) -> [FrameworkProtocol] {
    facts.keys.filter { $0 != base.name && FrameworkProtocols.closure(of: $0).contains(base.name) }
      .map(FrameworkProtocol.init).sorted()
  }

  mutating func add(_ fact: ConformanceResolver.Fact, for name: String) {
    if let old = facts[name], old.how.rank <= fact.how.rank { return }
    facts[name] = fact
  }
}

extension Conformance {
  fileprivate var rank: Int {
    switch self {
    case .direct: 0
    case .schemaMacro: 1
    case .throughProtocol, .throughProtocolPerforming: 2
    case .throughSuperclass: 3
    case .unknown: 4
    }
  }
}

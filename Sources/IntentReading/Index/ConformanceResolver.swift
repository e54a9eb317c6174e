import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// Which framework protocols each type conforms to, and how it comes to.
///
/// A class, because what it finds is kept for later questions.
final class ConformanceResolver {
  /// One conformance of a type to a protocol that `FrameworkProtocols` holds.
  struct Fact {
    var how: Conformance
    /// The extension that adds it; nil where the declaration itself does.
    var addedBy: TypeDeclaration?
  }

  /// All that is known of one type.
  struct Conformances {
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

  private let index: DeclarationIndex
  private let graph: InheritanceGraph
  private var known: [Int: Conformances] = [:]

  init(_ index: DeclarationIndex) {
    self.index = index
    graph = InheritanceGraph(index)
  }

  /// What a type conforms to, through everything it inherits.
  func conformances(of type: Int) -> Conformances {
    if let found = known[type] { return found }
    let result = makeConformances(of: type)
    known[type] = result
    return result
  }

  private func makeConformances(of type: Int) -> Conformances {
    var result = Conformances()
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
      var seen: Set<InheritanceGraph.Node> = []
      for parent in parents where index.types[parent.type].isProtocol == isProtocol {
        let path = index.types[parent.type].typePath
        let how: Conformance = isProtocol ? .throughProtocol(path) : .throughSuperclass(path)
        for name in graph.frameworkNames(from: parent.type, seen: &seen) {
          result.add(Fact(how: how, addedBy: parent.addedBy), for: name)
        }
      }
    }
    return result
  }

  private func addAncestors(of type: Int, to result: inout Conformances) {
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

  private func addMacro(of declaration: TypeDeclaration, to result: inout Conformances) {
    guard let schema = SchemaReader.schema(of: declaration.node.attributes) else {
      if let expanded = SchemaReader.expandedSchema(in: declaration.node.memberBlock) { result.schema = expanded }
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
    case .throughProtocol: 2
    case .throughSuperclass: 3
    case .unknown: 4
    }
  }
}

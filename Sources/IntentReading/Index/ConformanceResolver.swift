import IntentSurface
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
    /// The app's own protocols, in the order they are reached.
    var appProtocols: [Int] = []
    var superclasses: [Int] = []
    /// Inherited names that are neither in these files nor in the framework's table.
    var unresolved: [String] = []
    var schema: SchemaAdoption?
  }

  private let index: DeclarationIndex
  private var known: [Int: Conformances] = [:]
  private var underWay: Set<Int> = []

  init(_ index: DeclarationIndex) { self.index = index }

  /// What a type conforms to, through everything it inherits.
  func conformances(of type: Int) -> Conformances {
    if let found = known[type] { return found }
    // A circle does not compile; whatever is in it conforms to nothing more.
    guard underWay.insert(type).inserted else { return Conformances() }
    defer { underWay.remove(type) }
    var result = Conformances()
    for declaration in index.types[type].declarations {
      addMacro(of: declaration, to: &result)
      for inherited in declaration.inheritedTypes { add(inherited, of: declaration, to: &result) }
    }
    known[type] = result
    return result
  }

  private func addMacro(of declaration: TypeDeclaration, to result: inout Conformances) {
    guard let schema = SchemaReader.schema(of: declaration.node.attributes), let macro = schema.macro else { return }
    result.schema = schema
    let base = macro.replacing("Assistant", with: "App")
    result.add(Fact(how: .schemaMacro), for: base)
  }

  private func add(_ inherited: TypeSyntax, of declaration: TypeDeclaration, to result: inout Conformances) {
    let addedBy = declaration.isExtension ? declaration : nil
    add(
      inherited, from: declaration.inheritanceScope, file: declaration.file, addedBy: addedBy, aliasDepth: 0,
      to: &result)
  }

  private func add(
    _ inherited: TypeSyntax, from scope: [String], file: Int, addedBy: TypeDeclaration?, aliasDepth: Int,
    to result: inout Conformances
  ) {
    guard let name = TypeReader.name(inherited), aliasDepth < 20 else { return }
    switch index.resolve(name.split(separator: ".").map(String.init), from: scope, file: file) {
    case .type(let parent) where index.types[parent].primary != nil:
      add(parent: parent, addedBy: addedBy, to: &result)
    case .alias(let alias):
      let declaration = index.aliases[alias]
      for component in TypeDeclaration.components(of: declaration.target) {
        add(
          component, from: declaration.path.dropLast(), file: declaration.file,
          addedBy: addedBy, aliasDepth: aliasDepth + 1, to: &result)
      }
    default:
      let framework = String(name.split(separator: ".").last ?? "")
      if FrameworkProtocols.contains(framework) {
        result.add(Fact(how: .direct, addedBy: addedBy), for: framework)
      } else {
        result.unresolved.append(name)
      }
    }
  }

  private func add(parent: Int, addedBy: TypeDeclaration?, to result: inout Conformances) {
    let type = index.types[parent]
    let inherited = conformances(of: parent)
    if type.isProtocol { result.appProtocols.append(parent) } else { result.superclasses.append(parent) }
    result.appProtocols += inherited.appProtocols
    result.superclasses += inherited.superclasses
    result.unresolved += inherited.unresolved
    let how: Conformance = type.isProtocol ? .throughProtocol(type.typePath) : .throughSuperclass(type.typePath)
    for name in inherited.facts.keys { result.add(Fact(how: how, addedBy: addedBy), for: name) }
  }
}

extension ConformanceResolver.Conformances {
  /// Every framework protocol it conforms to, refined ones included.
  var closure: Set<String> {
    facts.keys.reduce(into: []) { $0.formUnion(FrameworkProtocols.closure(of: $1)) }
  }

  func conforms(to name: String) -> Bool {
    facts.keys.contains { FrameworkProtocols.closure(of: $0).contains(name) }
  }

  /// How a type comes to conform to a base protocol: spelled on the type beats every other way.
  func fact(for base: String) -> ConformanceResolver.Fact? {
    facts.filter { FrameworkProtocols.closure(of: $0.key).contains(base) }
      .min { ($0.value.how.rank, $0.key) < ($1.value.how.rank, $1.key) }?.value
  }

  /// The protocols named beside a base that refine it, sorted.
  func refinements(of base: String) -> [String] {
    facts.keys.filter { $0 != base && FrameworkProtocols.closure(of: $0).contains(base) }.sorted()
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

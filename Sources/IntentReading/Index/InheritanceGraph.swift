import IntentSurface
import SwiftReading
import SwiftSyntax

/// What types, protocols and aliases inherit or stand for, one step each, and the ways through it.
///
/// Each step is looked up once, circles are seen, and no way is longer than a limit. A class, because what it finds is
/// kept for later questions.
final class InheritanceGraph {
  enum Node: Hashable {
    case type(Int)
    case alias(Int)
    case framework(String)
    /// A name that is neither in these files nor in the framework's table.
    case unknown(String)
  }

  /// How many types, protocols and aliases one type may inherit, directly or through others.
  static let limit = 1_000

  private let index: DeclarationIndex
  private var steps: [Node: [Node]] = [:]

  init(_ index: DeclarationIndex) { self.index = index }

  /// What the inheritance clause of a declaration names, aliases followed, each once.
  func ends(of declaration: TypeDeclaration) -> (nodes: [Node], isCut: Bool) {
    walk(from: nodes(of: declaration)) { node in
      guard case .alias = node else { return [] }
      return self.steps(from: node)
    }
  }

  /// All that a type inherits, directly or through others, in the order of the code; the type itself is not among it.
  func ancestors(of type: Int) -> (nodes: [Node], isCut: Bool) {
    var (nodes, isCut) = walk(from: steps(from: .type(type)), steps)
    nodes.removeAll { $0 == .type(type) }
    return (nodes, isCut)
  }

  /// The framework's protocols that a type has, those of its macros included.
  ///
  /// - Parameter seen: what need not be looked at again.
  func frameworkNames(from type: Int, seen: inout Set<Node>) -> [String] {
    walk(from: [.type(type)], seen: &seen) { node in
      guard case .type(let type) = node else { return self.steps(from: node) }
      return self.steps(from: node) + self.macroBases(of: type)
    }.nodes.compactMap { node in
      if case .framework(let name) = node { name } else { nil }
    }
  }

  private func macroBases(of type: Int) -> [Node] {
    index.types[type].declarations.flatMap { declaration in
      SchemaReader.schema(of: declaration.node.attributes)?.macroProtocols.map(Node.framework) ?? []
    }
  }

  private func walk(from first: [Node], _ next: (Node) -> [Node]) -> (nodes: [Node], isCut: Bool) {
    var seen: Set<Node> = []
    return walk(from: first, seen: &seen, next)
  }

  private func walk(
    from first: [Node], seen: inout Set<Node>, _ next: (Node) -> [Node]
  ) -> (nodes: [Node], isCut: Bool) {
    var found: [Node] = []
    var rest = Array(first.reversed())
    while let node = rest.popLast() {
      guard seen.insert(node).inserted else { continue }
      guard found.count < Self.limit else { return (found, true) }
      found.append(node)
      rest += next(node).reversed()
    }
    return (found, false)
  }

  private func steps(from node: Node) -> [Node] {
    if let found = steps[node] { return found }
    let found: [Node] =
      switch node {
      case .type(let type): index.types[type].declarations.flatMap(nodes)
      case .alias(let alias): nodes(ofAlias: index.aliases[alias])
      case .framework, .unknown: []
      }
    steps[node] = found
    return found
  }

  private func nodes(of declaration: TypeDeclaration) -> [Node] {
    declaration.inheritedTypes.compactMap { node($0, from: declaration.inheritanceScope, file: declaration.file) }
  }

  private func nodes(ofAlias alias: AliasDeclaration) -> [Node] {
    TypeDeclaration.components(of: alias.target).compactMap {
      node($0, from: alias.path.dropLast(), file: alias.file)
    }
  }

  private func node(_ inherited: TypeSyntax, from scope: [String], file: Int) -> Node? {
    guard let name = TypeName.of(inherited) else { return nil }
    switch index.resolve(name.nameComponents, from: scope, file: file) {
    case .type(let type) where index.types[type].primary != nil: return .type(type)
    case .alias(let alias): return .alias(alias)
    default:
      let framework = name.lastNameComponent
      return FrameworkProtocols.contains(framework) ? .framework(framework) : .unknown(name)
    }
  }
}

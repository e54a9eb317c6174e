import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// What types, protocols and aliases inherit or stand for, one step each, and the ways through it.
///
/// Each step is looked up once, circles are seen, and no way is longer than a limit. Nodes have numbers, so that a way of a
/// thousand of them costs little for each of thousands of types. A class, because what it finds is kept for later
/// questions.
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
  /// By the number of the node, as the lists after it.
  private var all: [Node] = []
  private var numbers: [Node: Int] = [:]
  private var knownSteps: [[Int]?] = []
  private var knownBases: [[Int]?] = []
  /// The walk that was last at the node.
  private var visits: [Int] = []
  private var walk = 0

  init(_ index: DeclarationIndex) { self.index = index }

  /// What the inheritance clause of a declaration names, aliases followed, each once.
  func ends(of declaration: TypeDeclaration) -> (nodes: [Node], isCut: Bool) {
    let first = nodes(of: declaration).map(number)
    walk += 1
    return named(
      reach(from: first) { node in
        guard case .alias = all[node] else { return [] }
        return steps(from: node)
      })
  }

  /// All that a type inherits, directly or through others, in the order of the code; the type itself is not among it.
  func ancestors(of type: Int) -> (nodes: [Node], isCut: Bool) {
    let first = steps(from: number(of: .type(type)))
    walk += 1
    var (nodes, isCut) = named(reach(from: first, steps))
    nodes.removeAll { $0 == .type(type) }
    return (nodes, isCut)
  }

  /// For each of some types, the framework's protocols that it has and that are not reached from one before it, those of
  /// macros included.
  func frameworkNames(from types: [Int]) -> [[String]] {
    walk += 1
    return types.map { type in
      let found = reach(from: [number(of: .type(type))]) { steps(from: $0) + macroBases(of: $0) }.found
      return found.compactMap { if case .framework(let name) = all[$0] { name } else { nil } }
    }
  }

  private func number(of node: Node) -> Int {
    if let known = numbers[node] { return known }
    let number = all.count
    numbers[node] = number
    all.append(node)
    knownSteps.append(nil)
    knownBases.append(nil)
    visits.append(0)
    return number
  }

  private func named(_ found: (found: [Int], isCut: Bool)) -> (nodes: [Node], isCut: Bool) {
    (found.found.map { all[$0] }, found.isCut)
  }

  /// Goes on with the walk that is under way.
  private func reach(from first: [Int], _ next: (Int) -> [Int]) -> (found: [Int], isCut: Bool) {
    var found: [Int] = []
    var rest = Array(first.reversed())
    while let node = rest.popLast() {
      guard visits[node] != walk else { continue }
      visits[node] = walk
      guard found.count < Self.limit else { return (found, true) }
      found.append(node)
      rest += next(node).reversed()
    }
    return (found, false)
  }

  private func steps(from node: Int) -> [Int] {
    if let found = knownSteps[node] { return found }
    let next: [Node] =
      switch all[node] {
      case .type(let type): index.types[type].declarations.flatMap(nodes)
      case .alias(let alias): nodes(ofAlias: index.aliases[alias])
      case .framework, .unknown: []
      }
    let found = next.map(number)
    knownSteps[node] = found
    return found
  }

  private func macroBases(of node: Int) -> [Int] {
    guard case .type(let type) = all[node] else { return [] }
    if let found = knownBases[node] { return found }
    let names = index.types[type].declarations.flatMap { declaration in
      SchemaReader.schema(of: declaration.node.attributes)?.macroProtocols ?? []
    }
    let found = names.map { number(of: .framework($0)) }
    knownBases[node] = found
    return found
  }

  private func nodes(of declaration: TypeDeclaration) -> [Node] {
    declaration.inheritedTypes.compactMap { inherited in
      // A type that names itself hides the framework's protocol of that name, and does not compile.
      let isOwn =
        !declaration.isExtension && TypeName.of(inherited) == declaration.path.last && !inherited.isOfFramework
      return isOwn ? nil : node(inherited, from: declaration.inheritanceScope, file: declaration.file)
    }
  }

  private func nodes(ofAlias alias: AliasDeclaration) -> [Node] {
    TypeDeclaration.components(of: alias.target).compactMap {
      node($0, from: alias.path.dropLast(), file: alias.file)
    }
  }

  private func node(_ inherited: TypeSyntax, from scope: [String], file: Int) -> Node? {
    guard let name = TypeName.of(inherited) else { return nil }
    let framework = name.lastNameComponent
    let isFramework = !name.isQualifiedByOthers && FrameworkProtocols.contains(framework)
    switch index.resolve(name.nameComponents, from: scope, file: file) {
    case .type(let type)
    where index.types[type].primary != nil && (!isFramework || index.mayInherit(type, inFile: file)):
      return .type(type)
    case .alias(let alias): return .alias(alias)
    default: return isFramework ? .framework(framework) : .unknown(name)
    }
  }
}

import SwiftSyntax

/// Every type, protocol and alias of a set of files, found by name as Swift would: inner scopes first.
struct DeclarationIndex {
  private(set) var types: [NominalType] = []
  private(set) var aliases: [AliasDeclaration] = []
  private var typesByPath: [[String]: [Int]] = [:]
  private var aliasesByPath: [[String]: [Int]] = [:]
  private var variablesByName: [String: [VariableDeclSyntax]] = [:]
  private let modules: [String?]

  /// What a name stands for.
  enum Target: Hashable {
    case type(Int)
    case alias(Int)
  }

  /// - Parameter modules: the module of each file.
  init(files: [ParsedFile], modules: [String?]) {
    self.modules = modules
    let collectors = files.enumerated().map { DeclarationCollector(file: $0, tree: $1.tree) }
    for collector in collectors {
      for variable in collector.variables { add(variable) }
      for alias in collector.aliases {
        aliasesByPath[alias.path, default: []].append(aliases.count)
        aliases.append(alias)
      }
      for declaration in collector.declarations where !declaration.isExtension { add(declaration) }
    }
    for collector in collectors {
      for declaration in collector.declarations where declaration.isExtension { attach(declaration) }
    }
  }

  /// The top-level variables with a name.
  func variables(named name: String) -> [VariableDeclSyntax] { variablesByName[name] ?? [] }

  func module(ofFile file: Int) -> String? { modules[file] }

  private mutating func add(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      variablesByName[name, default: []].append(variable)
    }
  }

  private mutating func add(_ declaration: TypeDeclaration) {
    typesByPath[declaration.path, default: []].append(types.count)
    types.append(NominalType(path: declaration.path, module: modules[declaration.file], primary: declaration))
  }

  private mutating func attach(_ declaration: TypeDeclaration) {
    let extended = extendedTypes(of: declaration)
    for type in extended { types[type].extensions.append(declaration) }
    guard extended.isEmpty else { return }
    typesByPath[declaration.path, default: []].append(types.count)
    types.append(NominalType(path: declaration.path, module: modules[declaration.file], extensions: [declaration]))
  }

  // The same name may be declared in several targets: the extension belongs to the one in its own module, else to all.
  private func extendedTypes(of declaration: TypeDeclaration) -> [Int] {
    let module = modules[declaration.file]
    var path = declaration.path
    if typesByPath[path] == nil, case .type(let type)? = resolve(path, from: [], module: module) {
      path = types[type].path
    }
    let found = typesByPath[path] ?? []
    let own = found.filter { types[$0].module == module }
    return own.isEmpty ? found : own
  }

  // MARK: Lookup

  /// What a dotted name stands for, seen from inside a type.
  ///
  /// - Parameters:
  ///   - scope: the type around the place and its outer types; empty at the top of a file.
  ///   - module: of the place, to choose among declarations of one name.
  func resolve(_ name: [String], from scope: [String], module: String?) -> Target? {
    guard let first = name.first else { return nil }
    for depth in stride(from: scope.count, through: 0, by: -1) {
      guard let found = target(at: scope.prefix(depth) + [first], module: module) else { continue }
      return descend(found, into: name.dropFirst(), module: module)
    }
    // `Module.Type`
    guard name.count > 1, modules.contains(first) else { return nil }
    return resolve(Array(name.dropFirst()), from: [], module: first)
  }

  private func target(at path: [String], module: String?) -> Target? {
    if let found = typesByPath[path] {
      return .type(found.first { types[$0].module == module } ?? found[0])
    }
    guard let found = aliasesByPath[path] else { return nil }
    return .alias(found.first { modules[aliases[$0].file] == module } ?? found[0])
  }

  private func descend(_ target: Target, into rest: ArraySlice<String>, module: String?) -> Target? {
    guard let next = rest.first else { return target }
    guard let type = type(of: target), let inner = self.target(at: types[type].path + [next], module: module) else {
      return nil
    }
    return descend(inner, into: rest.dropFirst(), module: module)
  }

  /// The type that a target is or, through aliases, stands for.
  func type(of target: Target) -> Int? {
    var target = target
    // An alias of itself ends here too.
    for _ in 0...aliases.count {
      switch target {
      case .type(let type): return type
      case .alias(let alias):
        guard let next = self.target(ofAlias: alias) else { return nil }
        target = next
      }
    }
    return nil
  }

  /// What the right side of an alias names, where that is a declaration of these files.
  func target(ofAlias alias: Int) -> Target? {
    let declaration = aliases[alias]
    guard let name = TypeReader.name(declaration.target) else { return nil }
    let scope = Array(declaration.path.dropLast())
    let found = resolve(name.split(separator: ".").map(String.init), from: scope, module: modules[declaration.file])
    return found == .alias(alias) ? nil : found
  }
}

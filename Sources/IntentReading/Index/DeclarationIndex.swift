import SwiftSyntax

/// Every type, protocol and alias of a set of files, found by name as Swift would: inner scopes first.
struct DeclarationIndex: Sendable {
  private(set) var types: [NominalType] = []
  private(set) var aliases: [AliasDeclaration] = []
  private var typesByPath: [[String]: [Int]] = [:]
  private var aliasesByPath: [[String]: [Int]] = [:]
  private var variablesByName: [String: [VariableDeclSyntax]] = [:]
  private let places: [FilePlace]
  /// The protocols of the framework that these files extend or declare again, sorted by name.
  private(set) var frameworkProtocols: [(name: String, type: Int)] = []

  /// What a name stands for.
  enum Target: Hashable {
    case type(Int)
    case alias(Int)
  }

  init(files: [ParsedFile], modules: ModuleNames, threads: Int = 1) {
    places = files.map { FilePlace(path: $0.path, in: modules) }
    let trees = files.enumerated().map { (file: $0, tree: $1.tree) }
    let collectors = Workers.map(trees, threads: threads) { DeclarationCollector(file: $0.file, tree: $0.tree) }
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
    frameworkProtocols = FrameworkProtocols.all.compactMap { name in
      resolve([name], from: [], file: nil).flatMap(type(of:)).map { (name, $0) }
    }
  }

  /// The top-level variables with a name.
  func variables(named name: String) -> [VariableDeclSyntax] { variablesByName[name] ?? [] }

  func module(ofFile file: Int) -> String? { places[file].module }

  /// The names of the apps and extensions that have the code of a file.
  func hosts(ofFile file: Int) -> [String] { places[file].hosts }

  private mutating func add(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      variablesByName[name, default: []].append(variable)
    }
  }

  private mutating func add(_ declaration: TypeDeclaration) {
    typesByPath[declaration.path, default: []].append(types.count)
    types.append(NominalType(path: declaration.path, file: declaration.file, primary: declaration))
  }

  private mutating func attach(_ declaration: TypeDeclaration) {
    let extended = extendedTypes(of: declaration)
    for type in extended { types[type].extensions.append(declaration) }
    guard extended.isEmpty else { return }
    typesByPath[declaration.path, default: []].append(types.count)
    types.append(NominalType(path: declaration.path, file: declaration.file, extensions: [declaration]))
  }

  // The same name may be declared in several targets: an extension belongs to the nearest one, or to all that are as near.
  private func extendedTypes(of declaration: TypeDeclaration) -> [Int] {
    var path = declaration.path
    if typesByPath[path] == nil, case .type(let type)? = resolve(path, from: [], file: declaration.file) {
      path = types[type].path
    }
    return nearest(typesByPath[path] ?? [], to: declaration.file) { types[$0].file }
  }

  private func nearest(_ found: [Int], to file: Int?, fileOf: (Int) -> Int) -> [Int] {
    guard found.count > 1, let file else { return found }
    let nearness = found.map { places[fileOf($0)].nearness(to: places[file]) }
    let best = nearness.max()
    return zip(found, nearness).filter { $0.1 == best }.map(\.0)
  }

  // MARK: Lookup

  /// What a dotted name stands for, seen from inside a type.
  ///
  /// - Parameters:
  ///   - scope: the type around the place and its outer types; empty at the top of a file.
  ///   - file: of the place, to choose the nearest of several declarations of one name.
  func resolve(_ name: [String], from scope: [String], file: Int?) -> Target? {
    guard let first = name.first else { return nil }
    for depth in stride(from: scope.count, through: 0, by: -1) {
      guard let found = target(at: scope.prefix(depth) + [first], file: file) else { continue }
      return descend(found, into: name.dropFirst(), file: file)
    }
    // `Module.Type`
    guard name.count > 1, let inModule = places.firstIndex(where: { $0.module == first }) else { return nil }
    return resolve(Array(name.dropFirst()), from: [], file: inModule)
  }

  private func target(at path: [String], file: Int?) -> Target? {
    if let found = typesByPath[path] { return nearest(found, to: file) { types[$0].file }.first.map(Target.type) }
    let found = aliasesByPath[path] ?? []
    return nearest(found, to: file) { aliases[$0].file }.first.map(Target.alias)
  }

  private func descend(_ target: Target, into rest: ArraySlice<String>, file: Int?) -> Target? {
    guard let next = rest.first else { return target }
    guard let type = type(of: target), let inner = self.target(at: types[type].path + [next], file: file) else {
      return nil
    }
    return descend(inner, into: rest.dropFirst(), file: file)
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
    let found = resolve(name.split(separator: ".").map(String.init), from: scope, file: declaration.file)
    return found == .alias(alias) ? nil : found
  }
}

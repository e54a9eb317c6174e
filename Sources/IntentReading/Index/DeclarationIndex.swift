import SourceScanning
import SwiftReading
import SwiftSyntax

/// Every type, protocol and alias of a set of files, found by name as Swift would: inner scopes first.
///
/// Nothing changes it once it is made, and all that ask about names share it: each copy would count a dozen references.
final class DeclarationIndex: @unchecked Sendable {
  private(set) var types: [NominalType] = []
  private(set) var aliases: [AliasDeclaration] = []
  private var paths = PathTree()
  /// By the number of a path.
  private var typesByPath: [Int: [Int]] = [:]
  private var aliasesByPath: [Int: [Int]] = [:]
  /// The number of each type's path.
  private var numbers: [Int] = []
  /// The names of all types and aliases, without those around them: most names that code uses are none of them.
  private var names: Set<String> = []
  private var variablesByName: [String: [(file: Int, binding: PatternBindingSyntax)]] = [:]
  private var functionsByName: [String: [(file: Int, function: FunctionDeclSyntax)]] = [:]
  private let places: [FilePlace]
  private let texts: [FileText]
  private let bundles: BundleTexts
  private let fileOfModule: [String: Int]
  private var aliasTypes = AliasTypes(count: 0)
  /// What takes too much to read, with the words to say so.
  private(set) var excesses: [(node: Syntax, message: String)] = []
  /// The protocols of the framework that these files extend or declare again, sorted by name.
  private(set) var frameworkProtocols: [(name: String, type: Int)] = []

  /// What a name stands for.
  enum Target: Hashable {
    case type(Int)
    case alias(Int)
  }

  init(files: [ParsedFile], modules: ModuleNames, threads: Int = 1) {
    places = files.map { FilePlace(path: $0.path, in: modules) }
    texts = files.map(\.text)
    bundles = modules.bundles
    fileOfModule = Dictionary(
      places.enumerated().flatMap { file, place in place.modules.map { ($0, file) } },
      uniquingKeysWith: { first, _ in first })
    let trees = files.enumerated().map { (file: $0, tree: $1.tree) }
    let collectors = Workers.map(trees, threads: threads) { DeclarationCollector(file: $0.file, tree: $0.tree) }
    for collector in collectors {
      for variable in collector.variables { add(variable, inFile: collector.file) }
      for function in collector.functions {
        functionsByName[function.name.plainName, default: []].append((collector.file, function))
      }
      for alias in collector.aliases {
        aliasesByPath[paths.insert(alias.path), default: []].append(aliases.count)
        if let name = alias.path.last { names.insert(name) }
        aliases.append(alias)
      }
      for declaration in collector.declarations where !declaration.isExtension { add(declaration) }
      excesses += collector.tooDeep.map {
        (
          $0,
          "This was not read: it is nested more than \(DeclarationCollector.depthLimit) types deep, or its name is longer "
            + "than \(DeclarationCollector.pathLimit) bytes."
        )
      }
    }
    aliasTypes = AliasTypes(of: aliases, find: { find($0, from: $1, file: $2, $3) })
    for collector in collectors {
      for declaration in collector.declarations where declaration.isExtension { attach(declaration) }
    }
    // Extensions of others' types count as types, too.
    aliasTypes = AliasTypes(of: aliases, find: { find($0, from: $1, file: $2, $3) })
    frameworkProtocols = FrameworkProtocols.all.compactMap { name in
      // A struct of that name, such as a `Widget` of the app's own, says nothing of the protocol.
      resolve([name], from: [], file: nil).flatMap(type(of:))
        .flatMap { types[$0].primary.map(\.isInheritable) ?? true ? (name, $0) : nil }
    }
  }

  /// The variables outside of all types with a name in a file; where it has none, those in all files.
  func variables(named name: String, near file: Int?) -> [PatternBindingSyntax] {
    let all = variablesByName[name] ?? []
    let near = all.filter { $0.file == file }
    return (near.isEmpty ? all : near).map(\.binding)
  }

  /// The functions outside of all types with a name, likewise.
  func functions(named name: String, near file: Int?) -> [FunctionDeclSyntax] {
    let all = functionsByName[name] ?? []
    let near = all.filter { $0.file == file }
    return (near.isEmpty ? all : near).map(\.function)
  }

  /// The only function outside of all types with a name in a file, or in all files; nil for none or several.
  func function(named name: String, inFile file: Int) -> FunctionDeclSyntax? {
    let found = functions(named: name, near: file)
    return found.count == 1 ? found.first : nil
  }

  func module(ofFile file: Int) -> String? { places[file].module }

  /// Whether the file of a declaration says one of some texts anywhere.
  func says(anyOf texts: some Sequence<String>, inFileOf declaration: TypeDeclaration) -> Bool {
    texts.contains(where: self.texts[declaration.file].says)
  }

  /// The names of the apps and extensions that have the code of a file.
  func hosts(ofFile file: Int) -> [String] { places[file].hosts }

  /// Whether an inheritance clause in a file can mean a type: a class or a protocol that its products have too.
  ///
  /// An app's own `struct Widget` is not what the widgets of its extension inherit.
  func mayInherit(_ type: Int, inFile file: Int) -> Bool {
    types[type].primary?.isInheritable == true && !places[types[type].file].isApart(from: places[file])
  }

  /// Whether the folder of a file holds another file, however deep.
  func isFile(_ file: Int, inFolderAround other: Int) -> Bool { places[file].isAround(places[other]) }

  private func add(_ variable: VariableDeclSyntax, inFile file: Int) {
    for binding in variable.bindings {
      if let name = binding.name { variablesByName[name, default: []].append((file, binding)) }
    }
  }

  private func add(_ declaration: TypeDeclaration) {
    add(NominalType(path: declaration.path, file: declaration.file, primary: declaration))
  }

  private func add(_ type: NominalType) {
    let number = paths.insert(type.path)
    typesByPath[number, default: []].append(types.count)
    if let name = type.path.last { names.insert(name) }
    numbers.append(number)
    types.append(type)
  }

  private func attach(_ declaration: TypeDeclaration) {
    let all = extendedTypes(of: declaration)
    let extended = all.prefix(Self.repetitionLimit)
    if all.count > extended.count {
      let message = "This extension was applied only to the first \(Self.repetitionLimit) types with its name."
      excesses.append((Syntax(declaration.node), message))
    }
    for type in extended { types[type].extensions.append(declaration) }
    guard extended.isEmpty else { return }
    add(NominalType(path: declaration.path, file: declaration.file, extensions: [declaration]))
  }

  // Two targets, or two branches of `#if`, may declare the same name.
  private static let repetitionLimit = 16

  // The same name may be declared in several targets: an extension belongs to the nearest one, or to all that are as near.
  private func extendedTypes(of declaration: TypeDeclaration) -> [Int] {
    var found = paths.number(of: declaration.path).flatMap { typesByPath[$0] }
    if found == nil, case .type(let type)? = resolve(declaration.path, from: [], file: declaration.file) {
      found = typesByPath[numbers[type]]
    }
    return nearest(found ?? [], to: declaration.file) { types[$0].file }
  }

  private func nearest(_ found: [Int], to file: Int?, fileOf: (Int) -> Int) -> [Int] {
    guard let file, let first = found.first.map(fileOf), found.contains(where: { fileOf($0) != first }) else {
      return found
    }
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
    guard case .target(let target) = find(name, from: scope, file: file, aliasTypes) else { return nil }
    return target
  }

  private func find(_ name: [String], from scope: [String], file: Int?, _ known: AliasTypes) -> AliasTypes.Finding {
    var (rest, scope, file) = (name[...], scope[...], file)
    while let first = rest.popFirst() {
      for outer in names.contains(first) ? paths.numbers(along: scope).reversed() : [] {
        if let found = target(named: first, in: outer, file: file) {
          return descend(found, into: rest, file: file, known)
        }
      }
      // `Module.Type`
      guard !rest.isEmpty, let inModule = fileOfModule[first] else { return .nothing }
      (scope, file) = ([], inModule)
    }
    return .nothing
  }

  private func target(named name: String, in outer: Int, file: Int?) -> Target? {
    guard let number = paths.number(of: name, in: outer) else { return nil }
    if let found = typesByPath[number] { return nearest(found, to: file) { types[$0].file }.first.map(Target.type) }
    let found = aliasesByPath[number] ?? []
    return nearest(found, to: file) { aliases[$0].file }.first.map(Target.alias)
  }

  private func descend(
    _ target: Target, into rest: ArraySlice<String>, file: Int?, _ known: AliasTypes
  ) -> AliasTypes.Finding {
    var target = target
    for part in rest {
      switch known.type(of: target) {
      case .missing(let alias): return .missing(alias)
      case .nothing: return .nothing
      case .target(let type):
        guard case .type(let type) = type, let inner = self.target(named: part, in: numbers[type], file: file) else {
          return .nothing
        }
        target = inner
      }
    }
    return .target(target)
  }

  /// Whether projects tell of some code here in which module it is.
  var knowsModules: Bool { !fileOfModule.isEmpty }

  /// Whether some type or alias has a name.
  func declares(_ name: String) -> Bool { names.contains(name) }

  /// The type or alias with a name right inside a type.
  func target(named name: String, inside type: Int, file: Int?) -> Target? {
    target(named: name, in: numbers[type], file: file)
  }

  /// The types around a type, outermost first, as far as they are declared.
  func outerTypes(of type: Int) -> [Int] { self.types(along: types[type].path.dropLast(), file: types[type].file) }

  /// The types that a path from the top of a file goes through, outermost first, as far as they are declared.
  func types(along path: some Sequence<String>, file: Int) -> [Int] {
    var (found, names) = ([Int](), [String]())
    for name in path {
      names.append(name)
      // The first name may be a module's.
      let target =
        found.last.map { self.target(named: name, in: numbers[$0], file: file) } ?? resolve(names, from: [], file: file)
      if let outer = target.flatMap(self.type(of:)) { found.append(outer) } else if !found.isEmpty { break }
    }
    return found
  }

  /// What code of a file finds in the property lists of the bundles that it runs in; none where that is not known.
  func bundleTexts(ofFile file: Int) -> [[String: String?]] {
    places.indices.contains(file) ? bundles.lists(of: places[file].hosts) : []
  }

  /// The type that a target is or, through aliases, stands for.
  func type(of target: Target) -> Int? {
    guard case .target(.type(let type)) = aliasTypes.type(of: target) else { return nil }
    return type
  }
}

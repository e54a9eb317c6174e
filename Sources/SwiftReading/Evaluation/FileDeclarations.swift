import IntentSurface
package import SwiftSyntax

/// What one file, or a few, declare: variables and functions outside of types, and the types; an expression by itself has
/// none.
package struct FileDeclarations: SwiftDeclarations {
  private var variables: [String: [PatternBindingSyntax]] = [:]
  private var functions: [String: [FunctionDeclSyntax]] = [:]
  /// Whether what a variable begins with stands for it, whatever code adds to it.
  package var takesInitialValues = false
  private let wrapping: (FunctionCallExprSyntax, SwiftType?) -> WrappedValue?
  /// Those that the files import.
  private var modules: Set<String> = []
  private var types: [DeclaredType] = []
  /// The numbers of the types, by their names with those around them.
  private var numbers: [String: Int] = [:]
  /// Of each type.
  private var members: [Members] = []

  /// A type with its extensions.
  private struct DeclaredType {
    var path: String
    var declaration: (any DeclGroupSyntax)?
    var inherited: Set<String> = []
    var bodies: [MemberBlockItemListSyntax] = []
  }

  /// Those of a file; without one, none.
  ///
  /// - Parameter wrapping: what calls of libraries only wrap.
  package init(
    of file: SourceFileSyntax? = nil,
    wrapping: @escaping (FunctionCallExprSyntax, SwiftType?) -> WrappedValue? = { _, _ in nil }
  ) {
    self.wrapping = wrapping
    if let file { add(file) }
  }

  /// These with those of another file.
  package func adding(_ file: SourceFileSyntax) -> FileDeclarations {
    var all = self
    all.add(file)
    return all
  }

  private mutating func add(_ file: SourceFileSyntax) {
    for statement in file.statements {
      statement.item.as(ImportDeclSyntax.self)?.path.first.map { _ = modules.insert($0.name.plainName) }
      if let function = statement.item.as(FunctionDeclSyntax.self) {
        functions[function.name.plainName, default: []].append(function)
      }
      for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        if let name = binding.name { variables[name, default: []].append(binding) }
      }
    }
    var rest = file.statements.compactMap { $0.item.as(DeclSyntax.self) }
    while let next = rest.popLast() {
      guard let group = next.declarationGroup else { continue }
      rest += group.memberBlock.members.map(\.decl)
      add(group)
    }
    members = types.indices.map { Members(layers(of: $0).map { MemberLayer(types[$0].bodies) }) }
  }

  /// A type, and what it inherits of these, the nearest first.
  private func layers(of type: Int) -> [Int] {
    var (found, next) = ([type], 0)
    while next < found.count {
      let inherited = types[found[next]].inherited.sorted().compactMap { numbers[$0] }
      found += inherited.filter { !found.contains($0) }
      next += 1
    }
    return found
  }

  private mutating func add(_ group: any DeclGroupSyntax) {
    guard let path = path(of: Syntax(group)) else { return }
    let number = numbers[path] ?? types.count
    if number == types.count { types.append(DeclaredType(path: path)) }
    numbers[path] = number
    types[number].bodies.append(group.memberBlock.members)
    types[number].inherited.formUnion(
      group.inheritanceClause?.inheritedTypes.compactMap { TypeName.of($0.type)?.lastNameComponent } ?? [])
    if !group.is(ExtensionDeclSyntax.self) { types[number].declaration = group }
  }

  /// The types around a place, without a module before them: `extension Module.Type`.
  private func path(of place: Syntax) -> String? {
    let path = place.enclosingTypePath
    let module = path.flatMap { path in modules.first { path.hasPrefix("\($0).") } }
    return path.map { String($0.dropFirst(module.map { $0.count + 1 } ?? 0)) }
  }

  /// The names of the types around a place, the innermost with all of them first, and none last.
  private func scopes(around place: Syntax) -> [[String]] {
    let names = path(of: place)?.nameComponents ?? []
    return (0...names.count).reversed().map { Array(names.prefix($0)) }
  }

  /// The file's.
  package func type(named name: [String], at place: Syntax) -> Int? {
    types.isEmpty ? nil : scopes(around: place).lazy.compactMap { numbers[($0 + name).joined(separator: ".")] }.first
  }
  /// The file's.
  package func types(around place: Syntax) -> [Int] {
    types.isEmpty ? [] : scopes(around: place).compactMap { numbers[$0.joined(separator: ".")] }
  }
  /// The file's; aliases are not followed.
  package func meaning(of name: [String], at place: Syntax) -> NamedType? {
    type(named: name, at: place).map(NamedType.type)
  }
  /// The file's; aliases are not followed.
  package func meaning(of name: String, in type: Int) -> NamedType? {
    numbers["\(types[type].path).\(name)"].map(NamedType.type)
  }
  /// Nil for a type that the file only extends.
  package func declaration(of type: Int) -> (any DeclGroupSyntax)? { types[type].declaration }
  /// The last part of its name.
  package func name(of type: Int) -> String { types[type].path.lastNameComponent }
  /// Those in its bodies, and those that it inherits of the same files.
  package func members(of type: Int) -> Members { members[type] }
  /// What its bodies name.
  package func conforms(_ type: Int, to name: String) -> Bool { types[type].inherited.contains(name) }
  /// None.
  package func sharedConstants(at place: Syntax) -> SharedConstants? { nil }
  /// What may be given another value counts as if it were.
  package func isAssigned(_ name: String) -> Bool {
    !takesInitialValues && variables[name]?.contains(where: \.isVariable) ?? false
  }
  /// What the calls of frameworks wrap.
  package func wrapped(by call: FunctionCallExprSyntax, as type: SwiftType?) -> WrappedValue? { wrapping(call, type) }
  /// Not known.
  package func fileID(of place: Syntax) -> String? { nil }
  /// Those of the place's own file, else those of the others.
  package func globalVariables(named name: String, at place: Syntax) -> [PatternBindingSyntax] {
    Self.nearest(variables[name] ?? [], to: place)
  }
  /// Likewise.
  package func globalFunctions(named name: String, at place: Syntax) -> [FunctionDeclSyntax] {
    Self.nearest(functions[name] ?? [], to: place)
  }

  private static func nearest<Node: SyntaxProtocol>(_ nodes: [Node], to place: Syntax) -> [Node] {
    let own = nodes.count > 1 ? nodes.filter { $0.root.id == place.root.id } : []
    return own.isEmpty ? nodes : own
  }
}

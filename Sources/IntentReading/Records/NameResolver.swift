import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// Answers what the readers of syntax ask about names, seen from one type.
struct NameResolver {
  let index: DeclarationIndex
  let resolver: ConformanceResolver
  let members: MemberFinder
  let identities: Identities
  let places: Places

  /// What readers of the members of a type need.
  func context(of type: Int) -> SyntaxContext {
    let nominal = index.types[type]
    return context(scope: nominal.path, file: nominal.file, owner: identities.identity(of: type).identifier)
  }

  /// What readers of code in a scope need.
  ///
  /// - Parameter owner: the effective identifier that located members belong to.
  func context(scope: [String], file: Int, owner: String, aliasDepth: Int = 0) -> SyntaxContext {
    SyntaxContext(
      classify: { classify($0, from: scope, file: file, aliasDepth: aliasDepth) },
      classifyAtTop: { classify($0, from: [], file: file, aliasDepth: aliasDepth) },
      constant: { constant($0, from: scope, file: file) },
      evaluate: { evaluate($0, as: $1, from: scope, file: file) },
      rawValue: { rawValue(of: $0, in: $1, from: scope, file: file) },
      alias: { alias($0, from: scope, file: file) },
      identifier: { identifier($0, from: scope, file: file) },
      declares: { type($0, from: scope, file: file) != nil },
      members: { type($0, from: scope, file: file).map { members.members(of: $0) } },
      function: { index.function(named: $0, inFile: file) },
      report: { places.report($0, at: $1) },
      noteTables: { places.note($0, in: $1) },
      locate: { places.locate(Subject($0, owner, $1), at: $2) })
  }

  /// The type that a name stands for, through aliases.
  func type(_ name: String, from scope: [String], file: Int) -> Int? {
    var parts = name.nameComponents
    if parts.first == "Self" { parts.replaceSubrange(...0, with: scope) }
    return index.resolve(parts, from: scope, file: file).flatMap(index.type(of:))
  }

  /// The effective identifier of a named type; its bare name where the files have none.
  func identifier(_ name: String, from scope: [String], file: Int) -> String {
    type(name, from: scope, file: file).map { identities.identity(of: $0).identifier }
      ?? name.lastNameComponent
  }

  /// What an expression stands for, seen from a type.
  func evaluate(
    _ expression: ExprSyntax, as type: SwiftType?, from scope: [String], file: Int
  ) -> Result<SwiftValue, Unknown> {
    Evaluator.value(of: expression, in: code(scope, file), frame: Frame(selfType: selfType(scope, file)), as: type)
  }

  private func rawValue(of enumCase: String, in name: String, from scope: [String], file: Int) -> SwiftValue? {
    guard let declared = type(name, from: scope, file: file) else { return nil }
    return Evaluator.rawValue(
      ofCase: enumCase, in: .named(index.types[declared].name, declared: declared), of: code(scope, file))
  }

  /// What the files declare, seen from a type.
  func code(of type: Int) -> CodeDeclarations { code(index.types[type].path, index.types[type].file) }

  private func code(_ scope: [String], _ file: Int) -> CodeDeclarations {
    CodeDeclarations(index: index, resolver: resolver, finder: members, places: places, home: (scope, file))
  }

  private func selfType(_ scope: [String], _ file: Int) -> SwiftType? {
    scope.isEmpty
      ? nil
      : index.resolve(scope, from: [], file: file).flatMap(index.type(of:))
        .map { .named(index.types[$0].name, declared: $0) }
  }

  private func alias(_ name: String, from scope: [String], file: Int) -> TypeSyntax? {
    guard case .alias(let alias)? = index.resolve(name.nameComponents, from: scope, file: file)
    else { return nil }
    let declaration = index.aliases[alias]
    return declaration.isGeneric ? nil : declaration.target
  }

  private func classify(_ name: String, from scope: [String], file: Int, aliasDepth: Int) -> ValueType? {
    switch index.resolve(name.nameComponents, from: scope, file: file) {
    case nil: return nil
    case .type(let type): return valueType(of: type, spelled: name)
    case .alias(let alias):
      guard aliasDepth < 20 else { return .unknown(name) }
      let declaration = index.aliases[alias]
      let context = context(
        scope: declaration.path.dropLast(), file: declaration.file, owner: "",
        aliasDepth: aliasDepth + 1)
      return TypeReader(context: context).valueType(declaration.target)
    }
  }

  private func valueType(of type: Int, spelled name: String) -> ValueType? {
    let conformances = resolver.conformances(of: type)
    let identifier = identities.identity(of: type).identifier
    if conformances.conforms(to: .appEntity) { return .entity(identifier) }
    if conformances.conforms(to: .appEnum) { return .enum(identifier) }
    if index.types[type].isUnionValue { return .union(identifier) }
    // A type that these files only extend is somebody else's: the reader may know it.
    return index.types[type].primary == nil ? nil : .unknown(name)
  }

  private func constant(_ reference: String, from scope: [String], file: Int) -> ExprSyntax? {
    var parts = reference.nameComponents
    guard let name = parts.popLast() else { return nil }
    if parts.first == "Self" { parts = scope + parts.dropFirst() }
    guard parts.isEmpty else {
      let type = index.resolve(parts, from: scope, file: file).flatMap(index.type(of:))
      return type.flatMap { members.members(of: $0).staticValue(name) }
    }
    for depth in stride(from: scope.count, to: 0, by: -1) {
      guard let type = index.resolve(Array(scope.prefix(depth)), from: [], file: file).flatMap(index.type(of:))
      else { continue }
      if let value = members.members(of: type).staticValue(name) { return value }
    }
    return index.constant(named: name)
  }
}

extension NominalType {
  /// Whether the `@UnionValue` macro makes it a value type.
  var isUnionValue: Bool {
    declarations.contains { declaration in
      declaration.node.attributes.contains { attribute in
        attribute.as(AttributeSyntax.self).flatMap { TypeName.of($0.attributeName) }
          == FrameworkMacro.unionValue.rawValue
      }
    }
  }
}

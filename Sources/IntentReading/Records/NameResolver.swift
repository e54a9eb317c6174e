import AppIntentsFacts
import IntentSurface
import SwiftReading
import SwiftSyntax

/// Answers what the readers of syntax ask about names, seen from one type. Each of their questions shares it.
final class NameResolver {
  let index: DeclarationIndex
  let resolver: ConformanceResolver
  let members: MemberFinder
  let identities: Identities
  let places: Places

  init(_ types: TypeFacts, members: MemberFinder, identities: Identities, places: Places) {
    index = types.index
    resolver = types.resolver
    self.members = members
    self.identities = identities
    self.places = places
  }

  /// What readers of the members of a type need.
  func context(of type: Int) -> SyntaxContext {
    let nominal = index.types[type]
    return context(scope: nominal.path, file: nominal.file, owner: identities.identity(of: type).identifier)
  }

  /// What readers of code in a scope need.
  ///
  /// - Parameter owner: the effective identifier that located members belong to.
  func context(scope: [String], file: Int, owner: String) -> SyntaxContext {
    let own = selfType(scope, file)
    return SyntaxContext(
      meaning: { Evaluator.meaning(of: $0, in: self.code(scope, file), selfType: own, keeping: TypeReader.kept) },
      typeOfValue: {
        Evaluator.typeOfValue($0, in: self.code(scope, file), selfType: own, keeping: TypeReader.kept)
      },
      meaningOfName: { self.meaning(ofName: $0, from: scope, file: file, in: own) },
      meaningAtTop: { self.index.knowsModules ? nil : self.meaning(ofName: $0, from: [], file: file, in: nil) },
      valueType: valueType,
      path: { self.index.types[$0].typePath },
      evaluate: {
        Evaluator.evaluated($0, in: self.code(scope, file), selfType: own, as: $1, keeping: $2)
      },
      rawValue: { self.rawValue(of: $0, in: $1, from: scope, file: file) },
      identifier: { self.identifier($0, from: scope, file: file) },
      declares: { self.type($0, from: scope, file: file) != nil },
      members: { self.type($0, from: scope, file: file).map { self.members.members(of: $0) } },
      function: { self.index.function(named: $0, inFile: file) },
      report: { self.places.report($0, at: $1) },
      noteTables: { self.places.note($0, in: $1) },
      locate: { self.places.locate(Subject($0, owner, $1), at: $2) })
  }

  /// What the name of a type means, through aliases and what types inherit; nil where nothing says that it is one.
  private func meaning(ofName name: String, from scope: [String], file: Int, in own: SwiftType?) -> SwiftType? {
    // Code that is in no file has its place in the scope.
    let place = Syntax(TokenSyntax(.endOfFile, presence: .missing))
    return Evaluator.meaning(
      ofName: name.nameComponents, at: place, in: code(scope, file), selfType: own, keeping: TypeReader.kept)
  }

  /// The type that a name stands for, through aliases.
  func type(_ name: String, from scope: [String], file: Int) -> Int? {
    meaning(ofName: name, from: scope, file: file, in: selfType(scope, file))?.declared
  }

  /// The effective identifier of a named type; its bare name where the files have none.
  func identifier(_ name: String, from scope: [String], file: Int) -> String {
    let meaning = meaning(ofName: name, from: scope, file: file, in: selfType(scope, file))
    if let type = meaning?.declared { return identities.identity(of: type).identifier }
    let meant = if case .named(let meant, _, _) = meaning { meant } else { name }
    let last = meant.lastNameComponent
    // Of two types with one name, that of the module before it.
    let isOfOthers = index.knowsModules && meant.isQualifiedByOthers
    return isOfOthers && self.meaning(ofName: last, from: scope, file: file, in: nil)?.declared != nil ? meant : last
  }

  private func rawValue(of enumCase: String, in name: String, from scope: [String], file: Int) -> SwiftValue? {
    guard let declared = type(name, from: scope, file: file) else { return nil }
    return Evaluator.rawValue(
      ofCase: enumCase, in: .named(index.types[declared].name, declared: declared), of: code(scope, file))
  }

  /// What the files declare, seen from a type.
  func code(of type: Int) -> CodeDeclarations { code(index.types[type].path, index.types[type].file) }

  /// The same outside of all types of a file.
  func code(inFile file: Int) -> CodeDeclarations { code([], file) }

  private func code(_ scope: [String], _ file: Int) -> CodeDeclarations {
    CodeDeclarations(index: index, resolver: resolver, finder: members, places: places, home: (scope, file))
  }

  private func selfType(_ scope: [String], _ file: Int) -> SwiftType? {
    scope.isEmpty
      ? nil
      : index.resolve(scope, from: [], file: file).flatMap(index.type(of:))
        .map { .named(index.types[$0].name, declared: $0) }
  }

  private func valueType(_ meaning: SwiftType) -> ValueType? {
    guard let type = meaning.declared else { return nil }
    let conformances = resolver.conformances(of: type)
    let identifier = identities.identity(of: type).identifier
    if conformances.conforms(to: .appEntity) { return .entity(identifier) }
    if conformances.conforms(to: .appEnum) { return .enum(identifier) }
    if index.types[type].isUnionValue { return .union(identifier) }
    // A type that these files only extend is somebody else's: the reader may know it.
    return index.types[type].primary == nil ? nil : .unknown(meaning.spelling { index.types[$0].typePath })
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

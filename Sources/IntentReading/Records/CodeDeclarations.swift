import IntentSurface
import SwiftReading
import SwiftSyntax

/// What the files of one platform declare, as the evaluator asks for it.
struct CodeDeclarations: SwiftDeclarations {
  let index: DeclarationIndex
  let resolver: ConformanceResolver
  let finder: MemberFinder
  let places: Places
  /// Where code stands that was put together from parts of others.
  var home: (scope: [String], file: Int) = ([], 0)

  func type(named name: [String], at place: Syntax) -> Int? {
    target(of: name, at: place).flatMap(index.type(of:))
  }

  func aliased(_ name: [String], at place: Syntax) -> TypeSyntax? {
    guard case .alias(let alias)? = target(of: name, at: place), !index.aliases[alias].isGeneric else { return nil }
    return index.aliases[alias].target
  }

  func declaration(of type: Int) -> (any DeclGroupSyntax)? { index.types[type].primary?.node }

  func name(of type: Int) -> String { index.types[type].name }

  func members(of type: Int) -> Members { finder.members(of: type) }

  func conforms(_ type: Int, to name: String) -> Bool {
    let conformances = resolver.conformances(of: type)
    return conformances.unresolved.contains { $0.lastNameComponent == name }
      || conformances.conforms(toProtocolNamed: name)
  }

  func globalVariables(named name: String, at place: Syntax) -> [PatternBindingSyntax] {
    index.variables(named: name, near: file(of: place))
  }

  func globalFunctions(named name: String, at place: Syntax) -> [FunctionDeclSyntax] {
    index.functions(named: name, near: file(of: place))
  }

  func isAssigned(_ name: String) -> Bool { places.assignedNames.contains(name) }

  func wrapped(by call: FunctionCallExprSyntax) -> ExprSyntax? { TextEvaluation.plainText(in: call) }

  func fileID(of place: Syntax) -> String? {
    guard let file = places.number(ofFileWith: place), let module = index.module(ofFile: file),
      let path = places.file(of: place)?.path
    else { return nil }
    return "\(module)/\(path.split(separator: "/").last ?? "")"
  }

  private func file(of place: Syntax) -> Int { places.number(ofFileWith: place) ?? home.file }

  private func target(of name: [String], at place: Syntax) -> DeclarationIndex.Target? {
    guard let file = places.number(ofFileWith: place) else {
      return index.resolve(name, from: home.scope, file: home.file)
    }
    return index.resolve(name, from: place.enclosingTypePath?.nameComponents ?? [], file: file)
  }
}

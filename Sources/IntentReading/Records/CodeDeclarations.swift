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

  func types(around place: Syntax) -> [Int] {
    places.types(around: place) { type(named: places.scope(around: $0), at: $0) }
  }

  func meaning(of name: [String], at place: Syntax) -> NamedType? {
    guard let first = name.first else { return nil }
    if name.count == 1, index.declares(first), let found = member(first, around: place) { return found }
    return target(of: name, at: place).map(named)
  }

  func meaning(of name: String, in type: Int) -> NamedType? {
    index.declares(name) ? target(of: name, inside: type).map(named) : nil
  }

  /// What a type around a place declares or inherits, the innermost first.
  private func member(_ name: String, around place: Syntax) -> NamedType? {
    let (scope, file) = position(of: place)
    let types = index.types(along: scope, file: file).reversed()
    return types.lazy.compactMap { self.target(of: name, inside: $0) }.first.map(named)
  }

  /// Its own come before those of base classes, and they before those of protocols.
  private func target(of name: String, inside type: Int) -> DeclarationIndex.Target? {
    let file = index.types[type].file
    if let own = index.target(named: name, inside: type, file: file) { return own }
    let conformances = resolver.conformances(of: type)
    let framework = index.frameworkProtocols.lazy.filter { conformances.conforms(toProtocolNamed: $0.name) }
    return (conformances.superclasses + conformances.appProtocols + framework.map(\.type)).lazy
      .compactMap { index.target(named: name, inside: $0, file: file) }.first
  }

  private func named(_ target: DeclarationIndex.Target) -> NamedType {
    switch target {
    case .type(let type): return .type(type)
    case .alias(let number):
      let alias = index.aliases[number]
      let owner =
        alias.path.count > 1
        ? index.resolve(alias.path.dropLast(), from: [], file: alias.file).flatMap(index.type(of:)) : nil
      return .alias(TypeAlias(parameters: alias.parameters, target: alias.target, owner: owner))
    }
  }

  func declaration(of type: Int) -> (any DeclGroupSyntax)? { index.types[type].primary?.node }

  func name(of type: Int) -> String { index.types[type].name }

  func members(of type: Int) -> Members { finder.members(of: type) }

  func conforms(_ type: Int, to name: String) -> Bool {
    let conformances = resolver.conformances(of: type)
    return conformances.unresolved.contains { $0.lastNameComponent == name }
      || conformances.conforms(toProtocolNamed: name)
      || conformances.appProtocols.contains { index.types[$0].name == name }
  }

  /// The classes of SiriKit's intents inherit `INIntent` and nothing else of each other.
  func isKind(_ name: String, of other: String) -> Bool? {
    guard name != other, name.hasSuffix("Intent") else { return name == other ? true : nil }
    return ["INIntent", "NSObject"].contains(other) ? true : other.hasSuffix("Intent") ? false : nil
  }

  func globalVariables(named name: String, at place: Syntax) -> [PatternBindingSyntax] {
    index.variables(named: name, near: file(of: place))
  }

  func globalFunctions(named name: String, at place: Syntax) -> [FunctionDeclSyntax] {
    index.functions(named: name, near: file(of: place))
  }

  func sharedConstants(at place: Syntax) -> SharedConstants? {
    places.number(ofFileWith: place).map { _ in places.constants }
  }

  func isAssigned(_ name: String) -> Bool { places.assignedNames.contains(name) }

  func wrapped(by call: FunctionCallExprSyntax, as type: SwiftType?) -> WrappedValue? {
    WrappedText.value(in: call, as: type)
  }

  func takesApart(_ type: SwiftType) -> Bool { WrappedText.isTakenApart(type) }

  func fileID(of place: Syntax) -> String? {
    guard let file = places.number(ofFileWith: place), let module = index.module(ofFile: file),
      let path = places.file(of: place)?.path
    else { return nil }
    return "\(module)/\(path.split(separator: "/").last ?? "")"
  }

  // What runs the code is what has the type that is read, wherever its constants are.
  func bundleTexts(at place: Syntax) -> [[String: String?]] {
    index.bundleTexts(ofFile: home.scope.isEmpty ? file(of: place) : home.file)
  }

  private func file(of place: Syntax) -> Int { places.number(ofFileWith: place) ?? home.file }

  private func target(of name: [String], at place: Syntax) -> DeclarationIndex.Target? {
    let (scope, file) = position(of: place)
    return index.resolve(name, from: scope, file: file)
  }

  private func position(of place: Syntax) -> (scope: [String], file: Int) {
    guard let file = places.number(ofFileWith: place) else { return home }
    return (places.scope(around: place), file)
  }
}

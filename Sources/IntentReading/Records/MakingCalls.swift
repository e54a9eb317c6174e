import AppIntentsFacts
import IntentSurface
import SourceScanning
import SwiftReading
import SwiftSyntax

/// The calls that make values of the code's types, wherever they are.
struct MakingCalls {
  private let builder: SurfaceBuilder

  init(_ builder: SurfaceBuilder) { self.builder = builder }

  /// What calls make the id of an entity from, or what its code makes that of: those that name it, and in its own code
  /// and that of its query all that may mean it.
  func givenIDs(of entity: Int, named id: String) -> [Made] {
    let query = builder.members.members(of: entity).staticBinding("defaultQuery").flatMap { binding in
      EntityReader(context: builder.names.context(of: entity)).queryName(binding)
        .flatMap { builder.names.code(of: entity).type(named: $0.nameComponents, at: Syntax(binding)) }
    }
    let members = builder.members.members(of: entity)
    let used = members.instanceBinding(id)?.code?.namedPlaces ?? [:]
    let stored = Set(used.keys.compactMap { $0.first == "self" ? $0.dropFirst().first : $0.first }).filter { name in
      guard let binding = members.instanceBinding(name), binding.code == nil else { return false }
      // Of another value, where it comes from says which one it is, and not what a member of it is.
      let type = binding.typeAnnotation.flatMap { TypeName.of($0.type) }
      return type.map(IdentifierTypes.convertible.contains) == true
        || [[name], ["self", name]].contains { used[$0]?.contains { !$0.isBase } == true }
    }
    return ([id] + stored.sorted()).flatMap {
      given($0, of: entity, inCodeOf: [query].compactMap(\.self))
    }
  }

  /// A function with its code, which trees may leave out.
  func whole(_ function: FunctionDeclSyntax) -> FunctionDeclSyntax {
    guard function.body?.statements.isEmpty == true, let file = builder.places.file(of: function) else {
      return function
    }
    let start = function.name.positionAfterSkippingLeadingTrivia
    guard let name = file.text.whole.token(at: start) else { return function }
    let around = Array(sequence(first: Syntax(name), next: \.parent))
    return around.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first ?? function
  }

  /// The only member of a name that any type has, with code; nil where several have one, or a stored one.
  func member(named name: String, calledBy call: FunctionCallExprSyntax?) -> (owner: Int, code: Syntax)? {
    guard let only = builder.onlyMembers.member(named: name, else: onlyMember) else { return nil }
    guard let call else { return only.code.is(FunctionDeclSyntax.self) ? nil : only }
    return only.code.as(FunctionDeclSyntax.self)?.signature.parameterClause.values(in: call) == nil ? nil : only
  }

  private func onlyMember(named name: String) -> OnlyMembers.Member? {
    var found: [OnlyMembers.Member] = []
    let files = Set(builder.files.indices.filter { builder.files[$0].text.mayDeclare(name) })
    for type in builder.index.types.indices {
      guard builder.index.types[type].declarations.contains(where: { files.contains($0.file) }) else { continue }
      let members = builder.members.ownMembers(of: type)
      found += members.functions(name).map { (type, Syntax($0)) }
      members.instanceBinding(name).map {
        found.append((type, $0.isStoredVariable ? Syntax($0) : $0.code ?? Syntax($0)))
      }
      guard found.count < 2 else { return nil }
    }
    return found.first.flatMap { $0.code.is(PatternBindingSyntax.self) ? nil : $0 }
  }

  /// What a call makes a variable from, and the initializers that do so; none for the arguments themselves.
  struct Made {
    var value: MakingCode.Given
    var makers: [InitializerDeclSyntax] = []
  }

  /// What calls make a variable of a type from: those that name the type, and in its own code and that of some others all
  /// that may mean it.
  func given(_ variable: String, of type: Int, inCodeOf others: [Int] = []) -> [Made] {
    let (index, files) = (builder.index, builder.files)
    let (name, members) = (index.types[type].name, builder.members.members(of: type))
    let makers = ([type] + others).flatMap { index.types[$0].declarations }
    let near = Set(makers.map { $0.path.joined(separator: ".") })
    let isNear = { (call: FunctionCallExprSyntax) in
      Syntax(call).enclosingTypePath.map(near.contains) == true || Syntax(call).enclosingResult?.contains(name) == true
    }
    let callers = Set(makers.map(\.file)).union(builder.makers.files(making: name, in: files)).sorted()
    let calls = callers.flatMap { file in
      [name, "Entity", "Self", "init"].flatMap { files[file].text.calls[$0] ?? [] }
        .filter { $0.calledLastName == name || $0.mayMake(name) && isNear($0) }.sorted { $0.position < $1.position }
    }
    let made = calls.filter { !$0.isHandingOn }.compactMap { members.made(variable, by: $0) }
    // An initializer that hands on is a part of what calls it.
    let known = Set(made.flatMap(\.makers).map(\.mark))
    return made
      + calls.filter { $0.isHandingOn && Syntax($0).initializer.map { known.contains($0.mark) } != true }
      .compactMap { members.made(variable, by: $0) }
  }
}

/// The members of names that one type alone has, each looked for once: many ids end at the same names.
final class OnlyMembers {
  typealias Member = (owner: Int, code: Syntax)

  private var known: [String: Member?] = [:]

  func member(named name: String, else find: (String) -> Member?) -> Member? {
    if let found = known[name] { return found }
    let found = find(name)
    known[name] = .some(found)
    return found
  }
}

/// Which files may make values of a type, looked for once for all types.
final class Makers {
  private static let initializer = NameHash.of("init")
  private var known: [UInt64: [Int]]?

  /// Those with a parenthesis behind its name, or with an initializer and the name.
  func files(making type: String, in files: [ParsedFile]) -> [Int] {
    let makers =
      known
      ?? files.indices.reduce(into: [:]) { makers, file in
        for name in files[file].text.madeNames { makers[name, default: []].append(file) }
      }
    known = makers
    return makers[NameHash.of(type), default: []]
      + makers[Self.initializer, default: []].filter { files[$0].text.says(type) }
  }
}

extension Members {
  /// What a call makes a variable of the type from; nil where it gives it nothing, or makes something else.
  func made(
    _ variable: String, by call: FunctionCallExprSyntax, _ scope: MakingCode.Scope? = nil, depth: Int = 0
  ) -> MakingCalls.Made? {
    guard let maker = initializers.first(where: { $0.signature.parameterClause.values(in: call) != nil }) else {
      // The one that takes it may be in code that was not read.
      let labels = [variable] + initializers.flatMap { $0.labels(givenTo: variable) }
      return labels.lazy.compactMap { call.arguments.byLabel[$0] }.first.map {
        MakingCalls.Made(value: .init($0, scope))
      }
    }
    let taken = (maker.signature.parameterClause.values(in: call) ?? [:]).mapValues { MakingCode.Given($0, scope) }
    let values = maker.values(givenTo: variable).flatMap(\.self)
    guard let first = values.first?.as(ExprSyntax.self) else {
      let inner = depth < MakingCode.depthLimit ? maker.body?.calls.first(where: \.isHandingOn) : nil
      return inner.flatMap { made(variable, by: $0, MakingCode.Scope(taken), depth: depth + 1) }
        .map { MakingCalls.Made(value: $0.value, makers: [maker] + $0.makers) }
    }
    let whole = values.count == 1 ? first.plainReference.flatMap { taken[$0] } : nil
    return MakingCalls.Made(value: whole ?? .init(values, MakingCode.Scope(taken)), makers: [maker])
  }
}

extension InitializerDeclSyntax {
  /// What tells it from others, in whichever tree it is.
  fileprivate var mark: String { "\(initKeyword.positionAfterSkippingLeadingTrivia.utf8Offset) \(signature.trimmed)" }

  /// Under which labels it takes what becomes a variable as it is.
  fileprivate func labels(givenTo variable: String) -> [String] {
    let names = values(givenTo: variable).joined().compactMap { $0.as(ExprSyntax.self)?.plainReference }
    return signature.parameterClause.parameters.filter { names.contains($0.bodyName) }.map(\.firstName.plainName)
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `self.init(…)`.
  fileprivate var isHandingOn: Bool {
    let access = calledExpression.as(MemberAccessExprSyntax.self)
    return access?.declName.baseName.tokenKind == .keyword(.`init`) && access?.base?.plainReference == "self"
  }

  /// Whether it may make a value of a name, as its own code and that of its query spells it.
  fileprivate func mayMake(_ type: String) -> Bool {
    let names = [type, "Entity", "Self"]
    guard let access = calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.`init`)
    else { return calledLastName.map(names.contains) == true }
    return access.base.map { (names + ["self"]).contains($0.trimmedDescription.lastNameComponent) } ?? true
  }
}

extension Syntax {
  /// The initializer around a place.
  fileprivate var initializer: InitializerDeclSyntax? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.as(InitializerDeclSyntax.self) }.first
  }

  /// Whether a member of it is asked.
  fileprivate var isBase: Bool { parent?.as(MemberAccessExprSyntax.self)?.base?.id == id }

  /// The names in the type that the function or the variable around a place gives.
  var enclosingResult: Set<String>? {
    for node in sequence(first: self, next: \.parent).prefix(while: { !$0.is(MemberBlockSyntax.self) }) {
      let type =
        node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
        ?? node.as(ClosureExprSyntax.self)?.signature?.returnClause?.type
        ?? node.as(PatternBindingSyntax.self).flatMap { $0.accessorBlock == nil ? nil : $0.typeAnnotation?.type }
      if let type { return Set(type.tokens(viewMode: .sourceAccurate).map(\.plainName)) }
    }
    return nil
  }
}

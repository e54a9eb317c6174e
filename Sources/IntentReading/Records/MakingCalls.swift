import IntentSurface
import SwiftReading
import SwiftSyntax

/// The calls that make values of the code's types, wherever they are.
struct MakingCalls {
  private let builder: SurfaceBuilder

  init(_ builder: SurfaceBuilder) { self.builder = builder }

  /// What calls give the initializers of an entity that set its id, or what its code makes that of: those that name it, and
  /// in its own code and that of its query all that may mean it.
  func givenIDs(of entity: Int, named id: String) -> [Syntax] {
    let query = builder.members.members(of: entity).staticBinding("defaultQuery").flatMap { binding in
      EntityReader(context: builder.names.context(of: entity)).queryName(binding)
        .flatMap { builder.names.code(of: entity).type(named: $0.nameComponents, at: Syntax(binding)) }
    }
    let members = builder.members.members(of: entity)
    let getter = members.instanceBinding(id)?.code
    let used = Set(getter?.spelledNames.compactMap { $0.first == "self" ? $0.dropFirst().first : $0.first } ?? [])
    let stored = used.filter { members.instanceBinding($0).map { $0.code == nil } == true }
    return ([id] + stored.sorted()).flatMap {
      given($0, of: entity, inCodeOf: [query].compactMap(\.self), orLeftOut: true)
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
    for type in builder.index.types.indices {
      let declarations = builder.index.types[type].declarations
      guard declarations.contains(where: { builder.files[$0.file].text.says(name) }) else { continue }
      let members = builder.members.ownMembers(of: type)
      found += members.functions(name).map { (type, Syntax($0)) }
      members.instanceBinding(name).map {
        found.append((type, $0.isStoredVariable ? Syntax($0) : $0.code ?? Syntax($0)))
      }
      guard found.count < 2 else { return nil }
    }
    return found.first.flatMap { $0.code.is(PatternBindingSyntax.self) ? nil : $0 }
  }

  /// What calls give the initializers of a type for one of its variables: those that name the type, and in its own code
  /// and that of some others all that may mean it.
  ///
  /// - Parameter orLeftOut: whether what initializers take where a call says nothing is given as well.
  func given(
    _ variable: String, of type: Int, inCodeOf others: [Int] = [], orLeftOut: Bool = false
  ) -> [Syntax] {
    let (index, files) = (builder.index, builder.files)
    let members = builder.members.members(of: type)
    let (name, labels) = (index.types[type].name, members.labels(givenTo: variable))
    let leaving = orLeftOut ? members.initializers.filter { !$0.usual(for: labels).isEmpty } : []
    let makers = ([type] + others).flatMap { index.types[$0].declarations }
    let near = Set(makers.map { $0.path.joined(separator: ".") })
    let isNear = { (call: FunctionCallExprSyntax) in
      Syntax(call).enclosingTypePath.map(near.contains) == true || Syntax(call).enclosingResult?.contains(name) == true
    }
    let homes = Set(makers.map(\.file))
    let callers = files.indices.filter { file in
      homes.contains(file) || files[file].text.says("\(name)(")
        || files[file].text.says(".init(") && files[file].text.says(name)
    }
    return callers.filter { file in
      !leaving.isEmpty || labels.keys.contains { files[file].text.says("\($0):") }
    }
    .flatMap { files[$0].text.allCalls }.filter { $0.calledLastName == name || $0.mayMake(name) && isNear($0) }
    .flatMap { call in
      let given = call.arguments.filter { argument in
        // The initializer says what it takes of a value that only has a name.
        argument.label.flatMap { labels[$0.plainName] }.map { $0 || argument.expression.plainReference == nil } == true
      }
      return given.isEmpty
        ? leaving.first { $0.signature.parameterClause.values(in: call) != nil }.map { $0.usual(for: labels) } ?? []
        : given.map { Syntax($0.expression) }
    }
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

extension Members {
  /// How calls of the initializers name what becomes a variable, and whether all of it does, or a part.
  fileprivate func labels(givenTo variable: String) -> [String: Bool] {
    initializers.reduce(into: [variable: true]) { labels, initializer in
      let values = initializer.values(givenTo: variable).joined()
      let names = values.flatMap(\.spelledNames)
      for parameter in initializer.signature.parameterClause.parameters where names.contains([parameter.bodyName]) {
        let isWhole = values.contains { $0.as(ExprSyntax.self)?.plainReference == parameter.bodyName }
        labels[parameter.firstName.plainName] = isWhole || labels[parameter.firstName.plainName] == true
      }
    }
  }
}

extension InitializerDeclSyntax {
  /// What it takes for a variable where calls leave it out.
  fileprivate func usual(for labels: [String: Bool]) -> [Syntax] {
    signature.parameterClause.parameters.filter { labels[$0.firstName.plainName] == true }
      .compactMap { $0.defaultValue.map { Syntax($0.value) } }
  }
}

extension FunctionCallExprSyntax {
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
  /// The names in the type that the function or the variable around a place gives.
  fileprivate var enclosingResult: Set<String>? {
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

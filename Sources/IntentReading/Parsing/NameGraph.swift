import AppIntentsFacts
import SwiftReading
import SwiftSyntax

/// The names in declaration heads of parsed files: enough to say which other files matter.
///
/// Names are taken without scope and `#if` branches without a platform, so that rather too many files are read.
struct NameGraph {
  /// For each type, protocol and alias: what it inherits or stands for, in every declaration and extension.
  private var inherited: [String: Set<String>] = [:]
  /// For each name, what inherits it or stands for it.
  private var heirs: [String: Set<String>] = [:]
  private var memberTypes: [String: Set<String>] = [:]
  /// For each alias, what it stands for.
  private var aliases: [String: Set<String>] = [:]
  /// The protocols and classes that were parsed: what is inherited of them may be in an extension, wherever it is.
  private var inheritable: Set<String> = []
  /// Names that surface types inherit, directly or through others.
  private var bases: Set<String> = []
  private var extended: Set<String> = []
  /// Names that belong to a surface: their extensions, refinements and uses matter wherever they are.
  private var surfaceNames: Set<String> = []
  /// Names whose declaration matters: surface names, what they inherit, the types of their members, and what the types
  /// of user activities are made of.
  private var referencedNames: Set<String> = []
  private var newMentions: Set<String> = []
  private var newReferences: Set<String> = []
  private var newExtensions: Set<String> = []
  /// Types whose constants are stored on devices: their declarations and extensions matter.
  private var constantTypes: Set<String> = []
  /// The names of members that constants are looked up by.
  private var askedMembers: Set<String> = []
  /// The code that makes values, of each type and outside of all.
  private var values: [String: [DeclarationHeads.Value]] = [:]
  private var globalValues: [String: [DeclarationHeads.Value]] = [:]
  private var followed: Set<SyntaxIdentifier> = []
  /// Functions that take the types of user activities.
  private(set) var activityHelpers: Set<String> = []
  private var usedGlobals: Set<String> = []
  private var usedMembers: Set<String> = []
  private var membersOfVariables: Set<String> = []
  private var declaredVariables: Set<String> = []
  private(set) var finders = FinderNames()

  /// Adds types whose declarations matter, and no more.
  mutating func refer(toDeclarationsOf types: Set<String>) { newReferences.formUnion(types) }

  /// Constants that are stored on devices and that no file so far declares, in a type or outside of all; each is given
  /// once.
  mutating func takeMissingGlobals() -> Set<String> {
    let missing = usedGlobals.subtracting(declaredVariables)
    declaredVariables.formUnion(missing)
    return missing
  }

  /// The same of members of types that the code leaves out.
  mutating func takeMissingMembers() -> Set<String> {
    let missing = usedMembers.subtracting(declaredVariables)
    declaredVariables.formUnion(missing)
    return missing
  }

  mutating func add(_ heads: DeclarationHeads) {
    activityHelpers.formUnion(heads.activityNames.helpers)
    usedGlobals.formUnion(heads.activityNames.globals)
    askedMembers.formUnion(heads.askedMembers)
    keep(heads.constantTypes.union(heads.activityNames.types))
    finders.formUnion(heads.finders)
    newReferences.formUnion(heads.finders.types)
    for value in heads.values {
      if let owner = value.owner {
        values[owner, default: []].append(value)
      } else {
        globalValues[value.name, default: []].append(value)
      }
    }
    usedGlobals.formUnion(heads.usedGlobals)
    usedMembers.formUnion(heads.usedMembers.union(heads.membersOfVariables))
    membersOfVariables.formUnion(heads.membersOfVariables)
    declaredVariables.formUnion(heads.declaredVariables)
    for head in heads.heads { add(head) }
  }

  /// The types that inherit one of some protocols, directly or through others.
  func heirs(of protocols: [FrameworkProtocol]) -> Set<String> {
    var found: Set<String> = []
    var rest = protocols.map(\.name)
    while let next = rest.popLast() { rest += (heirs[next] ?? []).filter { found.insert($0).inserted } }
    return found
  }

  /// What files may mention, declare or extend to matter, as far as it is new since the last call.
  mutating func takeNews() -> (mentions: Set<String>, references: Set<String>, extensions: Set<String>) {
    followValues()
    defer { (newMentions, newReferences, newExtensions) = ([], [], []) }
    return (newMentions, newReferences, newExtensions)
  }

  private mutating func keep(_ types: Set<String>) {
    for name in types where constantTypes.insert(name).inserted {
      newExtensions.insert(name)
      newReferences.insert(name)
    }
  }

  /// No more values lead to others.
  private static let followLimit = 1000

  /// A constant may be made of others, which are in other files again: only what is asked for is followed.
  private mutating func followValues() {
    while followed.count < Self.followLimit {
      let wanted = membersOfVariables
      let members = wanted.isEmpty ? [] : values.values.joined().filter { wanted.contains($0.name) }
      let asked =
        constantTypes.flatMap { type in (values[type] ?? []).filter { $0.isMaking || askedMembers.contains($0.name) } }
        + usedGlobals.flatMap { globalValues[$0] ?? [] } + members
      let fresh = asked.filter { followed.insert($0.code.id).inserted }
      guard !fresh.isEmpty else { return }
      for value in fresh {
        let names = ConstantNames(in: value.code)
        askedMembers.formUnion(names.asked)
        usedGlobals.formUnion(names.globals)
        keep(names.names)
      }
      // What such a member calls may be inherited.
      for owner in members.compactMap(\.owner) { keep(inherited[owner] ?? []) }
    }
  }

  private mutating func add(_ head: DeclarationHeads.Head) {
    inherited[head.name, default: []].formUnion(head.inherited)
    memberTypes[head.name, default: []].formUnion(head.memberTypes)
    for parent in head.inherited { heirs[parent, default: []].insert(head.name) }
    if head.isAlias {
      aliases[head.name, default: []].formUnion(head.inherited)
      if referencedNames.contains(head.name) { refer(to: head.inherited) }
    }
    if head.isInheritable { inheritable.insert(head.name) }
    if bases.contains(head.name) { inherit(head.inherited.union([head.name])) }
    if surfaceNames.contains(head.name) {
      refer(to: head.memberTypes)
      inherit(head.inherited)
    } else if head.hasSurfaceMacro
      || head.inherited.contains(where: { surfaceNames.contains($0) || FrameworkProtocols.contains($0) })
    {
      spread(from: head.name)
    }
  }

  // Each name becomes one of the surface once, and makes its heirs so, too.
  private mutating func spread(from name: String) {
    var rest = [name]
    while let next = rest.popLast() {
      guard surfaceNames.insert(next).inserted else { continue }
      newMentions.insert(next)
      refer(to: [next])
      inherit(inherited[next] ?? [])
      refer(to: memberTypes[next] ?? [])
      rest += heirs[next] ?? []
    }
  }

  /// What a type inherits gives it members, whose types matter as its own do.
  private mutating func inherit(_ names: Set<String>) {
    var rest = names
    while let next = rest.popFirst() {
      refer(to: [next])
      if inheritable.contains(next) {
        if extended.insert(next).inserted { newExtensions.insert(next) }
        refer(to: memberTypes[next] ?? [])
      }
      if bases.insert(next).inserted { rest.formUnion(inherited[next] ?? []) }
    }
  }

  /// What an alias stands for matters where the alias does.
  private mutating func refer(to names: Set<String>) {
    var rest = names
    while let next = rest.popFirst() {
      guard referencedNames.insert(next).inserted else { continue }
      newReferences.insert(next)
      rest.formUnion(aliases[next] ?? [])
    }
  }
}

/// What the heads of one file's declarations name.
struct DeclarationHeads: Sendable {
  struct Head: Sendable {
    var name: String
    var inherited: Set<String> = []
    var memberTypes: Set<String> = []
    var hasSurfaceMacro = false
    var isAlias = false
    /// Whether it declares a protocol or a class.
    var isInheritable = false
  }

  var heads: [Head] = []
  /// What the types of user activities are read from.
  var activityNames = ActivityNames()
  var constantTypes: Set<String> = []
  /// What code names that finds entities by their ids.
  var finders = FinderNames()
  /// The variables whose types are written.
  var typedVariables: [(name: String, type: TypeSyntax)] = []
  /// What is stored on devices and comes from outside of the declarations that use it.
  var usedGlobals: Set<String> = []
  /// The same of members of types that the code leaves out.
  var usedMembers: Set<String> = []
  /// The same of variables whose types nothing near says.
  var membersOfVariables: Set<String> = []
  /// The variables and functions of the file and of its types.
  var declaredVariables: Set<String> = []
  /// The names of members that constants are looked up by.
  var askedMembers: Set<String> = []
  /// Code that makes a value.
  struct Value: Sendable {
    var name: String
    /// The type that it is a member of; nil outside of all.
    var owner: String?
    var code: Syntax
    /// Whether it makes a value of the type itself.
    var isMaking = false
  }
  var values: [Value] = []

  init(in tree: SourceFileSyntax) {
    for statement in tree.statements {
      if case .decl(let declaration) = statement.item { collect(declaration) }
    }
  }

  // Code is left out: what a function declares is seen by nobody else.
  private mutating func collect(_ declaration: DeclSyntax, of owner: String? = nil) {
    add(declaration, of: owner)
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      var head = Head(name: alias.name.text, inherited: Self.names(in: alias.initializer.value))
      head.isAlias = true
      heads.append(head)
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses { clause.elements.map { collect($0, of: owner) } }
    } else if let group = declaration.declarationGroup {
      let members = group.memberBlock.members.map(\.decl)
      let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }
      heads.append(Self.head(of: group, with: variables))
      heads[heads.count - 1].memberTypes.formUnion(Self.types(in: members))
      let constants = ConstantNames(in: group, with: variables)
      constantTypes.formUnion(constants.names)
      usedGlobals.formUnion(constants.globals)
      usedMembers.formUnion(constants.members)
      membersOfVariables.formUnion(constants.ofVariables)
      askedMembers.formUnion(constants.asked)
      let name = heads.last?.name
      for member in members { collect(member, of: name) }
    }
  }

  private mutating func add(_ declaration: some DeclSyntaxProtocol, of owner: String?) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.name else { continue }
        declaredVariables.insert(name)
        if let type = binding.typeAnnotation?.type { typedVariables.append((name, type)) }
        guard let code = binding.code else { continue }
        values.append(Value(name: name, owner: owner, code: code))
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      declaredVariables.insert(function.name.plainName)
      guard let body = function.body else { return }
      values.append(Value(name: function.name.plainName, owner: owner, code: Syntax(body)))
    } else if let maker = declaration.as(InitializerDeclSyntax.self), let body = maker.body {
      values.append(Value(name: "init", owner: owner, code: Syntax(body), isMaking: true))
    }
  }

  private mutating func collect(_ elements: IfConfigClauseSyntax.Elements, of owner: String?) {
    switch elements {
    case .statements(let statements):
      for statement in statements {
        if case .decl(let declaration) = statement.item { collect(declaration, of: owner) }
      }
    case .decls(let members): for member in members { collect(member.decl, of: owner) }
    default: break
    }
  }

  private static func head(of node: any DeclGroupSyntax, with variables: [VariableDeclSyntax]) -> Head {
    // `extension Outer.Inner` is about the inner type; the file is found by the outer name.
    let name =
      node.declaredName
      ?? node.as(ExtensionDeclSyntax.self)?.extendedType.lastToken(viewMode: .sourceAccurate)
    var head = Head(name: name?.text ?? "")
    head.inherited = node.inheritanceClause.map { names(in: $0.inheritedTypes) } ?? []
    head.memberTypes = variables.reduce(into: []) { found, variable in
      for binding in variable.bindings { binding.typeAnnotation.map { found.formUnion(names(in: $0.type)) } }
      // A wrapper may be spelled by an alias.
      for attribute in variable.attributes.attributes { found.formUnion(names(in: attribute.attributeName)) }
    }
    head.isInheritable = node.is(ProtocolDeclSyntax.self) || node.is(ClassDeclSyntax.self)
    head.hasSurfaceMacro = node.attributes.contains { surfaceMacros.contains($0.trimmedDescription.macroName) }
    return head
  }

  /// What aliases of a type stand for, and what the code of an action promises to hand back.
  private static func types(in members: [DeclSyntax]) -> Set<String> {
    members.reduce(into: []) { found, member in
      let function = member.as(FunctionDeclSyntax.self).flatMap { $0.name.text == "perform" ? $0 : nil }
      let type =
        member.as(TypeAliasDeclSyntax.self)?.initializer.value
        ?? member.as(AssociatedTypeDeclSyntax.self)?.initializer?.value ?? function?.signature.returnClause?.type
      if let type { found.formUnion(names(in: type)) }
    }
  }

  private static let surfaceMacros = Set(FrameworkMacro.allCases.map(\.rawValue))

  static func names(in node: some SyntaxProtocol) -> Set<String> {
    Set(
      node.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { name } else { nil }
      })
  }
}

extension String {
  /// `AppIntent` for `@AppIntent(schema: …)`, with or without a module before it.
  fileprivate var macroName: String {
    let name = prefix { $0 != "(" }.drop { $0 == "@" }
    return String(name.split { ".:".contains($0) }.last ?? "")
  }
}

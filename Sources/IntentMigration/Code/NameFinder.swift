import IntentSurface
import SwiftParser
import SwiftSyntax

/// A member of a type, as code names it.
struct TypeMember: Hashable, CustomStringConvertible {
  let type: String
  let name: String

  var description: String { "\(type).\(name)" }
}

/// A case of an enum that code makes by its name alone, with the labels of its values: `.action(id: 1, name: "A")`.
struct CaseCall: Hashable, CustomStringConvertible {
  let name: String
  let labels: [String]

  var description: String { ".\(name)(\(labels.map { $0 + ":" }.joined()))" }

  /// Nil where no label tells it from any other member of some type.
  fileprivate init?(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      let name = member.declName.baseName.identifier?.name, call.trailingClosure == nil
    else { return nil }
    self.name = name
    labels = call.labels
    guard labels.contains(where: { $0 != "_" }) else { return nil }
  }

  init(_ element: EnumCaseElementSyntax) {
    name = element.name.identifier?.name ?? ""
    labels = element.parameterClause?.parameters.map { $0.firstName?.text ?? "_" } ?? []
  }
}

/// The names that a piece of code uses, and those that it declares itself.
final class NameFinder: SyntaxVisitor {
  private(set) var used: Set<String> = []
  private(set) var declared: Set<String> = []
  private(set) var members: Set<TypeMember> = []
  /// The members that its own extensions give to types.
  private(set) var extended: Set<TypeMember> = []
  /// The types that it makes values of.
  private(set) var made: Set<String> = []
  /// The labels with which it calls what it names: `Type.init`, `Type.member`, and functions of no type.
  private(set) var calls: [String: Set<[String]>] = [:]
  /// The cases that it makes by their names alone.
  private(set) var cases: Set<CaseCall> = []
  /// The enums that it has a `switch` for which names each case.
  private(set) var switched: Set<String> = []
  /// What it names as a type by itself, and not as a member of another one.
  private(set) var types: Set<String> = []
  /// What it names otherwise than as a member of a type, and what as a member of a type that it does not name.
  private(set) var plain: Set<String> = []
  private(set) var implicit: Set<String> = []
  /// What its types conform to, and the stored and computed variables of theirs with a type.
  private(set) var conformances: Set<String> = []
  private(set) var variables: [String: String] = [:]
  private var tokens: [(name: String, token: TokenSyntax)] = []
  private var bindings: [(name: String, token: TokenSyntax)] = []
  private let converter: SourceLocationConverter
  private var values: NamedValues?

  /// - Parameter code: what says of which types the values are that it names, where members of these are wanted as well.
  init(_ lines: [String], in code: CodeTree? = nil) {
    let tree = Parser.parse(source: lines.joined(separator: "\n"))
    converter = SourceLocationConverter(fileName: "", tree: tree)
    values = code.map { NamedValues(of: tree, in: $0) }
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard let name = token.identifier?.name, token.tokenKind != .wildcard else { return .visitChildren }
    let parent = token.parent
    // The label of an argument goes with its function.
    let isLabel = parent?.is(LabeledExprSyntax.self) == true || parent?.is(FunctionParameterSyntax.self) == true
    if isLabel || parent?.is(AttributeSyntax.self) == true || parent?.is(ImportPathComponentSyntax.self) == true {
      if parent?.is(FunctionParameterSyntax.self) == true { declared.insert(name) }
      return .visitChildren
    }
    let isReference =
      parent?.is(DeclReferenceExprSyntax.self) == true || parent?.is(IdentifierTypeSyntax.self) == true
      || parent?.is(MemberTypeSyntax.self) == true
    guard isReference else {
      declared.insert(name)
      return .visitChildren
    }
    let access = parent?.as(DeclReferenceExprSyntax.self)?.memberAccess
    if let access, access.base == nil, let type = values?.type(takingAt: access) {
      add(TypeMember(type: type, name: name), token)
      return .visitChildren
    }
    used.insert(name)
    if let access, access.base == nil {
      implicit.insert(name)
    } else if access?.base?.trimmedDescription.lastNameComponent.first?.isUppercase != true {
      plain.insert(name)
    }
    if token.isTypeName { types.insert(name) }
    tokens.append((name, token))
    // What an extension names by itself may be a member of what it extends.
    if values != nil, access == nil, name.first?.isLowercase == true,
      let type = parent?.enclosing(ExtensionDeclSyntax.self)?.extendedType
    {
      add(TypeMember(type: type.trimmedDescription.lastNameComponent, name: name), token)
    }
    return .visitChildren
  }

  private func add(_ member: TypeMember, _ token: TokenSyntax) {
    members.insert(member)
    tokens.append((member.description, token))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    let access = node.calledExpression.as(MemberAccessExprSyntax.self)
    var called = access.flatMap { values?.owner(of: $0) }.map { "\($0).\(access?.declName.baseName.bareText ?? "")" }
    if let callee, let name = callee.identifier?.name {
      called = name
      if name.first?.isUppercase == true {
        made.insert(name)
        called = "\(name).init"
        tokens.append(("\(name).init", callee))
      }
    }
    if let called, node.trailingClosure == nil { calls[called, default: []].insert(node.labels) }
    if let made = CaseCall(node), let member = access {
      cases.insert(made)
      tokens.append((made.description, member.declName.baseName))
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    for member in node.memberBlock.members {
      let names =
        member.decl.as(FunctionDeclSyntax.self).map { [$0.name.text] }
        ?? member.decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
      extended.formUnion(names.map { TypeMember(type: type, name: $0) })
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let isWhole = !node.cases.contains { $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) == true }
    if isWhole, let type = values?.type(of: node.subject) {
      switched.insert(type)
      tokens.append(("\(type).switch", node.switchKeyword))
    }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    conformances.insert(node.type.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type = node.typeAnnotation?.type {
      variables[name.text] = type.trimmedDescription
      bindings.append((name.text, name))
    }
    return .visitChildren
  }

  // `Type.member`, `Outer.Type.member`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base.flatMap {
      $0.as(DeclReferenceExprSyntax.self)?.baseName ?? $0.as(MemberAccessExprSyntax.self)?.declName.baseName
    }
    let named = base?.identifier?.name.first?.isUppercase == true ? base?.identifier?.name : nil
    if let type = named ?? values?.owner(of: node), let name = node.declName.baseName.identifier?.name {
      add(TypeMember(type: type, name: name), node.declName.baseName)
    }
    return .visitChildren
  }

  /// A name where it stands: its line, from 0, and whether a pattern names it.
  struct Mark {
    let name: String
    let line: Int
    let isPattern: Bool
  }

  /// Where some names stand.
  func marks(of names: Set<String>) -> [Mark] {
    tokens.filter { names.contains($0.name) }.map { name, token in
      let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line - 1
      return Mark(name: name, line: line, isPattern: token.enclosing(ExpressionPatternSyntax.self) != nil)
    }
  }

  /// The lines, from 0, at which statements and members begin that use some names, with those; sorted.
  func places(of names: Set<String>) -> [Int: [String]] {
    var found: [Int: Set<String>] = [:]
    let required = bindings.flatMap { name, token in conformances.map { ("\($0).\(name)", token) } }
    for (name, token) in tokens + required where names.contains(name) && !declared.contains(name) {
      guard let owner = token.markedItem else { continue }
      let line = converter.location(for: owner.positionAfterSkippingLeadingTrivia).line - 1
      found[line, default: []].insert(name)
    }
    return found.mapValues { $0.sorted() }
  }
}

extension FunctionCallExprSyntax {
  /// The labels of its arguments, `_` for none.
  fileprivate var labels: [String] { arguments.map { $0.label?.text ?? "_" } }
}

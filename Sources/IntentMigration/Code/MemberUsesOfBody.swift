import SwiftSyntax

/// What the body of an intent names of the intent itself.
final class MemberUsesOfBody: SyntaxVisitor {
  /// The parameters that it reads.
  private(set) var parameters: Set<String> = []
  /// Where it reads one by `self.`.
  private(set) var selves: [MemberAccessExprSyntax] = []
  /// Names that are neither of the body nor parameters: globals, or members that something else adds.
  private(set) var unknown: [String] = []
  /// Why the code can't leave the intent, as what follows “because”.
  private(set) var problem: String?
  private let own: Set<String>
  private let members: Set<String>
  private let bound: Set<String>
  private let copied: Set<String>
  private let shared: Set<String>

  /// - Parameters:
  ///   - own: the names of the parameters.
  ///   - shared: those of them that stand for something elsewhere, of which the body may set members.
  ///   - members: the names of everything that the type declares.
  init(of own: Set<String>, shared: Set<String> = [], members: Set<String>, in body: CodeBlockSyntax) {
    self.shared = shared
    self.own = own
    self.members = members.subtracting(own)
    bound = body.boundNames
    copied = body.copiedNames
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  private func refuse(_ reason: String) { problem = problem ?? reason }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.bareText
    if node.memberAccess != nil || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      return .visitChildren
    }
    if name == "self" { return selfUse(node) }
    if name.hasPrefix("$"), name.dropFirst().first?.isNumber == false {
      refuse("it uses `\(name)`")
    } else if own.contains(name) {
      read(name, node)
    } else if members.contains(name) || name == "Self" {
      refuse("it uses `\(name)`, which belongs to the intent")
    } else if name.first?.isLowercase == true, !bound.contains(name) || copied.contains(name),
      !Self.globals.contains(name)
    {
      unknown.append(name)
    }
    return .visitChildren
  }

  // What a condition of compilation names is no code.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  // `guard let editor` reads what is called so outside.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    if own.contains(name) {
      parameters.insert(name)
    } else if members.contains(name) {
      refuse("it uses `\(name)`, which belongs to the intent")
    } else if copied.contains(name) {
      unknown.append(name)
    }
    return .visitChildren
  }

  private func selfUse(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.baseName.access, own.contains(access.declName.baseName.bareText) else {
      let member = node.baseName.access?.declName.baseName.text
      refuse("it uses `\(member.map { "self.\($0)" } ?? "self")`, which belongs to the intent")
      return .visitChildren
    }
    let name = access.declName.baseName.bareText
    if bound.contains(name) { refuse("it also uses the name `\(name)` for something else") }
    selves.append(access)
    read(name, access)
    return .visitChildren
  }

  private func read(_ name: String, _ node: some ExprSyntaxProtocol) {
    parameters.insert(name)
    let isInOut = node.parent?.is(InOutExprSyntax.self) == true
    let isElsewhere = shared.contains(name) && node.parent?.is(MemberAccessExprSyntax.self) == true
    if isInOut || node.isAssigned && !isElsewhere { refuse("it sets `\(name)`") }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if members.contains(node.name.text) || node.name.text == "Self" {
      refuse("it uses `\(node.name.text)`, which belongs to the intent")
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    if node.root?.trimmedDescription == "Self" { refuse("it uses a key path of the intent") }
    return .visitChildren
  }

  /// Functions of the standard library, of Foundation and SwiftUI that code calls without a type.
  private static let globals: Set = [
    "abs", "assert", "assertionFailure", "debugPrint", "max", "min", "precondition", "print", "repeatElement", "round",
    "floor", "ceil", "pow", "sqrt", "sequence", "stride", "swap", "type", "withAnimation", "zip",
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup",
  ]
}

extension ExprSyntaxProtocol {
  /// Whether an assignment sets it, or a member of it.
  var isAssigned: Bool {
    var node = Syntax(self)
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node)?.id {
      node = Syntax(access)
    }
    guard let list = node.parent?.as(ExprListSyntax.self), let first = list.first, Syntax(first).id == node.id,
      let second = list.dropFirst().first
    else { return false }
    if second.is(AssignmentExprSyntax.self) { return true }
    let symbol = second.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return symbol.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(symbol)
  }
}

extension TypeCode {
  /// A type that it writes, as code outside of it does: those that it declares itself are named with it.
  func spelledOutside(_ written: TypeSyntax) -> String {
    let nested = Set(
      members.compactMap { item in
        item.decl.asProtocol((any DeclGroupSyntax).self) == nil
          ? nil : item.decl.asProtocol((any NamedDeclSyntax).self)?.name.text
      })
    return written.trimmed.tokens(viewMode: .sourceAccurate).map { token in
      let isOwn = token.parent?.is(IdentifierTypeSyntax.self) == true && nested.contains(token.text)
      return isOwn ? token.description.replacing(token.text, with: "\(typePath).\(token.text)") : token.description
    }.joined()
  }

  /// The names of everything that it and its extensions in the file declare.
  var memberNames: Set<String> { names(of: members) }

  /// Those that code of an instance reads without saying whose they are.
  var namesInSight: Set<String> {
    names(of: members.filter { $0.decl.asProtocol((any WithModifiersSyntax).self)?.isMarked("static") != true })
  }

  private func names(of members: [MemberBlockItemSyntax]) -> Set<String> {
    Set(
      members.flatMap { item -> [String] in
        if let variable = item.decl.as(VariableDeclSyntax.self) {
          return variable.bindings.map { $0.pattern.trimmedDescription.filter { $0 != "`" } }
        }
        if let named = item.decl.asProtocol((any NamedDeclSyntax).self) { return [named.name.bareText] }
        return []
      })
  }
}

extension CodeTree {
  /// Whether a function of a name is in sight of the top level of a file: a private one of another file is not, nor is a
  /// method of another type.
  func hasFunction(_ name: String, besides type: TypeCode) -> Bool {
    files(naming: ["func \(name)("]).contains { file in
      let all = file.tree.statements.compactMap { $0.item.as(FunctionDeclSyntax.self) }
      return all.contains {
        $0.name.bareText == name && (file.path == type.file.path || !$0.isMarked("private", "fileprivate"))
      }
    } || type.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.bareText == name }
  }

  /// Whether a file declares a function or a value at the top level.
  func hasGlobal(_ name: String) -> Bool {
    files(naming: [name]).contains { file in
      file.tree.statements.contains { statement in
        if let function = statement.item.as(FunctionDeclSyntax.self) { return function.name.text == name }
        let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings
        return bindings?.contains { $0.pattern.trimmedDescription == name } == true
      }
    }
  }
}

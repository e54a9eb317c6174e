import SwiftSyntax

extension SyntaxProtocol {
  /// The nodes of one kind in the code, outer ones first.
  func nodes<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
    let finder = NodeFinder<Node>(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }

  /// The node itself and those around it, from the inside.
  var lineage: UnfoldFirstSequence<Syntax> { sequence(first: Syntax(self), next: \.parent) }

  /// The nearest node of one kind around it, which may be the node itself.
  func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    lineage.lazy.compactMap { $0.as(Node.self) }.first
  }

  /// The statement or member above which a mark for the compiler stands: what a widget is made of is one expression.
  var markedItem: Syntax? {
    let variable = lineage.lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first { variable in
      variable.bindings.first?.typeAnnotation?.type.trimmedDescription.hasSuffix("WidgetConfiguration") == true
    }
    return (variable.map { Syntax($0) } ?? Syntax(self)).lineage.first {
      $0.is(MemberBlockItemSyntax.self) || variable == nil && $0.is(CodeBlockItemSyntax.self)
    }
  }

  /// Where it begins in the bytes of its file, without the trivia before it.
  var startOffset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// Where it ends in the bytes of its file, without the trivia behind it.
  var endOffset: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// Without the trivia around it.
  var trimmedByteRange: Range<Int> { startOffset..<endOffset }

  /// Whether it begins and ends on one line.
  var isOneLine: Bool { !trimmedDescription.contains { $0.isNewline } }
}

extension SyntaxProtocol {
  /// Where it names a member of a value: `value.name`, `value?.name`.
  func accesses(of value: String, to name: String? = nil) -> [MemberAccessExprSyntax] {
    nodes(MemberAccessExprSyntax.self).filter { access in
      let base = access.base?.as(OptionalChainingExprSyntax.self)?.expression ?? access.base
      return base?.dottedName == value
        && (name ?? access.declName.baseName.bareText) == access.declName.baseName.bareText
    }
  }
}

extension TokenSyntax {
  /// Its text without the backticks that let a keyword be a name.
  var bareText: String { identifier?.name ?? text }

  /// The access of which it is the base or the member.
  var access: MemberAccessExprSyntax? { parent?.parent?.as(MemberAccessExprSyntax.self) }
}

extension DeclReferenceExprSyntax {
  /// The access of which it is the member; nil where the name stands by itself.
  var memberAccess: MemberAccessExprSyntax? { baseName.access.flatMap { $0.declName.id == id ? $0 : nil } }

  /// Whether it may be a member of the type that its code is in: by itself, or behind `self`.
  var isOwn: Bool { memberAccess.map(\.isOfSelf) ?? true }
}

extension MemberAccessExprSyntax {
  var isOfSelf: Bool { base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" }
}

extension PatternBindingSyntax {
  /// What it is called, without backticks.
  var name: String { pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText ?? pattern.trimmedDescription }

  /// What reading it runs; nil for what is stored, and where it says more than how it is read.
  var getter: CodeBlockItemListSyntax? {
    if case .getter(let items)? = accessorBlock?.accessors { items } else { nil }
  }
}

extension WithModifiersSyntax {
  /// Whether it has one of some words in front, in whole: `private(set)` is another word than `private`.
  func isMarked(_ words: String...) -> Bool { modifiers.contains { words.contains($0.name.text) && $0.detail == nil } }
}

extension FunctionCallExprSyntax {
  /// The argument with a label.
  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

  /// Whether it makes the result of an intent.
  var isResult: Bool { calledExpression.dottedName == ".result" }
}

extension CodeBlockItemSyntax {
  /// The value that it gives, or the expression that it is.
  var expression: ExprSyntax? { item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self) }
}

extension DeclGroupSyntax {
  /// What it inherits from, as written.
  var inheritedTypes: [TypeSyntax] { inheritanceClause?.inheritedTypes.map(\.type) ?? [] }
}

extension FunctionParameterSyntax {
  /// What the body of the function calls it.
  var bodyName: TokenSyntax { secondName ?? firstName }
}

extension ClosureParameterSyntax {
  /// What the closure calls it.
  var bodyName: TokenSyntax { secondName ?? firstName }
}

extension ExprSyntax {
  /// What stands behind `try` and `await`.
  var attempted: ExprSyntax {
    (self.as(TryExprSyntax.self)?.expression ?? self.as(AwaitExprSyntax.self)?.expression).map(\.attempted) ?? self
  }

  /// Whether it is a text without a part that code makes, a number, or yes or no.
  var isLiteral: Bool {
    [.stringLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr].contains(kind)
      && nodes(ExpressionSegmentSyntax.self).isEmpty
  }

  /// Whether it is a case or a static member by its name alone.
  var isImplicitMember: Bool { self.as(MemberAccessExprSyntax.self).map { $0.base == nil } == true }

  /// Whether it is a value of a type by the type's name: `Category.personal.rawValue`.
  var isOfType: Bool {
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? base.isOfType
  }

  private static let longest = 32

  /// `Outer.Inner` for a name with names before it, `.result` for one behind a dot; nil for any other expression.
  ///
  /// A chain of calls may be as long as a file, and to spell out the base of each of them takes quadratic time.
  var dottedName: String? {
    var names: [String] = []
    var rest = self
    while names.count < Self.longest {
      if let reference = rest.as(DeclReferenceExprSyntax.self) {
        return ([reference.baseName.text] + names.reversed()).joined(separator: ".")
      }
      guard let access = rest.as(MemberAccessExprSyntax.self) else { return nil }
      names.append(access.declName.baseName.text)
      guard let base = access.base else { return "." + names.reversed().joined(separator: ".") }
      rest = base
    }
    return nil
  }
}

private final class NodeFinder<Node: SyntaxProtocol>: SyntaxAnyVisitor {
  private(set) var found: [Node] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let node = node.as(Node.self) { found.append(node) }
    return .visitChildren
  }
}

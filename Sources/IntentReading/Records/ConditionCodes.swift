import IntentSurface
import SwiftReading
import SwiftSyntax

extension Syntax {
  /// The node and what is in it, in order.
  func everything(upTo limit: Int) -> [Syntax] {
    var (found, open) = ([Syntax](), [self])
    while let next = open.popLast(), found.count < limit {
      found.append(next)
      open += next.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  /// Each part of a condition that must hold: its names and texts, with whether it or its opposite is asked for.
  ///
  /// - Parameters:
  ///   - isLeft: whether what meets it is left out.
  ///   - saying: names that say nothing of what is asked for.
  ///   - limit: so many nodes are looked at.
  func conditionCodes(isLeft: Bool, besides saying: Set<String>, upTo limit: Int) -> Set<String> {
    let codes = operands.map { operands in
      let names = operands.flatMap { operand in
        operand.everything(upTo: limit).compactMap {
          $0.conditionPart(isNegated: $0.isNegated(within: self) != isLeft, besides: saying)
        }
      }
      return Set(names).sorted().joined(separator: MadeCode.separator)
    }
    return Set(codes).subtracting([""])
  }

  /// What is asked together: the parts of `a == b && c` are `a == b` and `c`.
  var operands: [[Syntax]] {
    let only = self.as(CodeBlockItemListSyntax.self).flatMap { $0.count == 1 ? Syntax($0.first?.item) : nil } ?? self
    guard let elements = only.as(SequenceExprSyntax.self)?.elements else { return [[only]] }
    return elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" }.map { $0.map(Syntax.init) }
  }

  /// A text, or a name that says what is asked for.
  private func conditionPart(isNegated: Bool, besides saying: Set<String>) -> String? {
    if let text = self.as(StringSegmentSyntax.self)?.content.text { return text.isEmpty ? nil : MadeCode.quoted(text) }
    guard let name = conditionName, !saying.contains(name) else { return nil }
    let isCase = parent?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    let part = isCase ? MadeCode.constant(name) : name
    return isNegated ? "-\(part)" : part
  }

  /// The name of a member, or of something that no code around declares.
  private var conditionName: String? {
    guard let reference = self.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.plainName
    if parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id { return name }
    if parent?.is(KeyPathPropertyComponentSyntax.self) == true { return name }
    return name.first == "$" || name.isTypeName || localName(name) != nil ? nil : name
  }

  /// Whether a condition asks for the opposite.
  private func isNegated(within condition: Syntax) -> Bool {
    var isNegated = false
    for node in sequence(first: self, next: \.parent).prefix(while: { $0.id != condition.id }) {
      if node.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { isNegated.toggle() }
    }
    return isNegated
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is asked of nothing but what the code is in.
  var isOfSelf: Bool {
    !isMember || ["self", "Self"].contains(parent?.as(MemberAccessExprSyntax.self)?.base?.plainReference)
  }

  var isMember: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}

extension FunctionDeclSyntax {
  /// Whether its code is that there is nothing.
  var findsNothing: Bool {
    guard let body, body.statements.count == 1, let only = body.statements.first?.item else { return false }
    let value = only.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression ?? only.as(ExprSyntax.self)
    return value?.is(NilLiteralExprSyntax.self) == true || value?.as(ArrayExprSyntax.self)?.elements.isEmpty == true
  }
}

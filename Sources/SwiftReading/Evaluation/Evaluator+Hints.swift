package import SwiftSyntax

// Which type an expression has where its value does not tell, so that members can leave it out behind it.

extension Evaluator {
  /// The type of what an expression gives, also where the value can't be told; nil where nothing says.
  ///
  /// - Parameter kept: what the names of types keep.
  package static func typeOfValue(
    _ expression: ExprSyntax, in code: any SwiftDeclarations, selfType: SwiftType?, keeping kept: KeptCalls
  ) -> SwiftType? {
    var steps = 0
    let types = runs(in: code, keeping: kept, counting: &steps) { evaluator -> SwiftType? in
      let frame = Frame(selfType: selfType)
      if let made = evaluator.writtenType(of: expression, frame) { return made }
      let value = try? evaluator.evaluate(expression, frame)
      return value.flatMap(evaluator.type(of:)) ?? evaluator.caseType(of: expression, frame)
    }
    return Set(types.map(\.found)).count == 1 ? types[0].found : nil
  }

  /// The type before a member that was not read: as for a case, the type is its own.
  private func caseType(of expression: ExprSyntax, _ frame: Frame) -> SwiftType? {
    let type = expression.unparenthesized.as(MemberAccessExprSyntax.self)?.base.flatMap { self.type(of: $0, frame) }
    let node = type?.declared.flatMap(code.declaration)
    return node.map { $0.is(EnumDeclSyntax.self) } ?? true ? type : nil
  }

  /// The type of `Kind(rawValue: text)`, of what a function gives back, and of what lists and dictionaries hold.
  func writtenType(of expression: ExprSyntax, _ frame: Frame) -> SwiftType? {
    let expression = expression.unparenthesized
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      let callee = call.calledExpression
      if let made = type(of: callee, frame) { return made }
      guard let access = callee.as(MemberAccessExprSyntax.self) else {
        let functions = callee.plainReference.map { self.functions(named: $0, at: call, frame) } ?? []
        let result = functions.first?.signature.returnClause?.type
        return functions.count == 1 ? result.map { resolve($0, frame).unwrapped } : nil
      }
      return access.base.flatMap { heldType(of: $0, frame) }
    case .subscriptCallExpr(let call): return heldType(of: call.calledExpression, frame)
    case .arrayExpr(let array):
      let first = array.elements.first?.expression
      return first.flatMap { writtenType(of: $0, frame) }.map(SwiftType.list)
    case .memberAccessExpr(let access) where access.declName.baseName.plainName == "uuidString":
      return .library("String")
    case .memberAccessExpr(let access): return access.base.flatMap { heldType(of: $0, frame) }
    default: return nil
    }
  }

  private func functions(
    named name: String, at call: FunctionCallExprSyntax, _ frame: Frame
  ) -> [FunctionDeclSyntax] {
    let own = frame.selfType?.declared.map { code.members(of: $0).functions(name) } ?? []
    return own.isEmpty ? code.globalFunctions(named: name, at: Syntax(call)) : own
  }

  /// What a list or a dictionary holds, as far as its first element tells.
  private func heldType(of expression: ExprSyntax, _ frame: Frame) -> SwiftType? {
    guard type(of: expression, frame) == nil, let value = try? evaluate(expression, frame.snapshot) else { return nil }
    switch value.held {
    case .list(let values, _): return values.first.flatMap(type(of:))
    case .dictionary(let entries): return entries.first.flatMap { type(of: $0.value) }
    default: return nil
    }
  }
}

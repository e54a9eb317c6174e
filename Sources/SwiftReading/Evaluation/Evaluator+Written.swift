import SwiftSyntax

// Code of libraries, which nothing here runs: readers ask what is written of it, and what that sees.

extension Evaluator {
  /// As `dispatch`, with literals, the parts of lists and what only libraries know kept as they are written.
  func written(_ expression: ExprSyntax, _ frame: Frame, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr:
      return .later(expression, frame.snapshot, type)
    case .arrayExpr(let array):
      let frame = frame.snapshot
      return .list(array.elements.map { .later($0.expression, frame, type?.element) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let entries) = dictionary.content else { return .dictionary([]) }
      let (frame, types) = (frame.snapshot, type?.entry)
      return .dictionary(entries.map { (.later($0.key, frame, types?.key), .later($0.value, frame, types?.value)) })
    case .functionCallExpr(let call):
      if let value = try wrapper(call, frame, as: type) { return value }
    case .memberAccessExpr, .declReferenceExpr: break
    // Of what only a library knows.
    case .sequenceExpr where expression.addedTerms != nil: break
    default: return try dispatch(expression, frame, as: type)
    }
    do throws(Unknown) { return try dispatch(expression, frame, as: type) } catch {
      let changed = expression.as(FunctionCallExprSyntax.self).map { names(changedBy: $0, frame) } ?? []
      guard !error.isExcess, !error.isEndOfChain, changed.isEmpty else { throw error }
      return .later(expression, frame.snapshot, type)
    }
  }

  /// What a call makes that runs no function of the code: what it only wraps where that says as much, else itself;
  /// nil for other calls.
  private func wrapper(
    _ call: FunctionCallExprSyntax, _ frame: Frame, as type: SwiftType?
  ) throws(Unknown) -> SwiftValue? {
    let wrapped = code.wrapped(by: call, as: type)
    if let wrapped, wrapped.isPlain { return try value(of: wrapped, frame) }
    var made: ExprSyntax? = call.calledExpression.unparenthesized
    if let access = made?.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.`init`) {
      made = access.base
    }
    let declared = made.flatMap { self.type(of: $0, frame)?.declared }
    // One of a library that the code extends is made by the library, unless the code says how.
    let isMade =
      declared.map { code.declaration(of: $0) != nil || !hasInitializer($0, for: call) }
      ?? (made == nil)
    return wrapped != nil || isMade ? .later(ExprSyntax(call), frame.snapshot, type) : nil
  }

  private func hasInitializer(_ type: Int, for call: FunctionCallExprSyntax) -> Bool {
    code.members(of: type).initializers.contains { $0.signature.parameterClause.takes(call.givenArguments) }
  }
}

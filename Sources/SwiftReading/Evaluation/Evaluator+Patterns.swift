import SwiftSyntax

extension Evaluator {
  /// Whether a value fits a pattern; what that names is seen from the frame.
  func matches(_ pattern: PatternSyntax, _ value: SwiftValue, _ frame: Frame) throws(Unknown) -> Bool {
    try step(at: pattern)
    return try deeper(at: pattern) { () throws(Unknown) in
      switch pattern.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let name):
        frame.variables[name.identifier.plainName] = value
        return true
      case .wildcardPattern: return true
      case .valueBindingPattern(let binding): return try matches(binding.pattern, value, frame)
      case .tuplePattern(let tuple):
        return try matches(tuple.elements.map { .pattern($0.pattern) }, value, frame, at: Syntax(tuple))
      case .expressionPattern(let expression): return try matches(expression.expression, value, frame)
      case .isTypePattern(let test): return try isOf(value, resolve(test.type, frame), at: test)
      default: throw Unknown("it uses `\(pattern.spelling(limit: 80))`", pattern)
      }
    }
  }

  private enum Part {
    case pattern(PatternSyntax)
    case expression(ExprSyntax)
  }

  private func matches(
    _ parts: [Part], _ value: SwiftValue, _ frame: Frame, at place: Syntax
  ) throws(Unknown) -> Bool {
    guard case .tuple(let values) = value, values.count == parts.count else {
      throw Unknown("a pattern does not fit", place)
    }
    for (part, value) in zip(parts, values) {
      let fits =
        switch part {
        case .pattern(let pattern): try matches(pattern, value.value, frame)
        case .expression(let expression): try matches(expression, value.value, frame)
        }
      if !fits { return false }
    }
    return true
  }

  private func matches(_ expression: ExprSyntax, _ value: SwiftValue, _ frame: Frame) throws(Unknown) -> Bool {
    let expression = expression.is(TupleExprSyntax.self) ? expression.unparenthesized : expression
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return try matches(inner.pattern, value, frame)
    case .discardAssignmentExpr: return true
    case .sequenceExpr(let sequence):
      // `let order as Order`
      let parts = Array(sequence.elements)
      if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self)?.type {
        guard try isOf(value, resolve(type, frame), at: parts[1]) else { return false }
        return try matches(parts[0], value, frame)
      }
    case .tupleExpr(let tuple):
      return try matches(tuple.elements.map { .expression($0.expression) }, value, frame, at: Syntax(tuple))
    case .optionalChainingExpr(let optional):
      guard case .wrapped(let held) = value.asOptional else { return false }
      return try matches(optional.expression, held, frame)
    case .functionCallExpr(let call): if let fits = try matches(call, value, frame) { return fits }
    case .memberAccessExpr(let access):
      if access.base == nil, access.declName.baseName.plainName == "none", value.isOptional {
        return value.unwrapped == nil
      }
      if access.base == nil, case .null = value { return false }
      if case .enumCase(let type, let name, _)? = value.unwrapped, try isCase(access, of: type) {
        return access.declName.baseName.plainName == name
      }
    default: break
    }
    if let fits = try isInRange(value, expression, frame) { return fits }
    let other = try evaluate(expression, frame, as: type(of: value))
    if case .list(let values, .view) = other, let number = value.unwrapped {
      return values.contains { $0.equals(number) == true }
    }
    guard let same = value.equals(other) else {
      throw Unknown("it compares `\(expression.spelling(limit: 80))`", expression)
    }
    return same
  }

  /// Whether a value is in `..<2`, `...2` or `2...`; nil for another expression.
  private func isInRange(_ value: SwiftValue, _ range: ExprSyntax, _ frame: Frame) throws(Unknown) -> Bool? {
    let (prefix, postfix) = (range.as(PrefixOperatorExprSyntax.self), range.as(PostfixOperatorExprSyntax.self))
    guard let sign = prefix?.operator.text ?? postfix?.operator.text, ["..<", "..."].contains(sign),
      let limit = prefix?.expression ?? postfix?.expression
    else { return nil }
    let bound = try evaluate(limit, frame)
    let isOutside = prefix == nil ? value.precedes(bound) : sign == "..." ? bound.precedes(value) : nil
    let isInside = prefix != nil && sign == "..<" ? value.precedes(bound) : nil
    guard let fits = isInside ?? isOutside.map({ !$0 }) else { throw Unknown("it compares what it can't", range) }
    return fits
  }

  /// `.circle(let radius)`; nil for a call that is none of a case.
  private func matches(
    _ call: FunctionCallExprSyntax, _ value: SwiftValue, _ frame: Frame
  ) throws(Unknown) -> Bool? {
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    if value.isOptional, let access, access.base == nil, let only = call.arguments.first, call.arguments.count == 1,
      access.declName.baseName.plainName == "some"
    {
      guard case .wrapped(let held) = value else { return false }
      return try matches(only.expression, held, frame)
    }
    if let access, access.base == nil, case .null = value { return false }
    guard let access,
      case .enumCase(let type, let name, let values)? = value.unwrapped, try isCase(access, of: type)
    else { return nil }
    let caseName = access.declName.baseName.plainName
    guard caseName == name else { return false }
    let arguments = Array(call.arguments)
    guard arguments.count == values.count else {
      // One name for all that it carries.
      if arguments.count == 1 { return try matches(arguments[0].expression, .tuple(values), frame) }
      throw Unknown("a pattern does not fit", call)
    }
    for (argument, value) in zip(arguments, values) {
      guard try matches(argument.expression, value.value, frame) else { return false }
    }
    return true
  }

  /// Whether a pattern names a case of the enum, not a static member.
  private func isCase(_ access: MemberAccessExprSyntax, of type: SwiftType) throws(Unknown) -> Bool {
    guard let declared = type.declared else { return false }
    return code.members(of: declared).enumCase(access.declName.baseName.plainName) != nil
  }
}

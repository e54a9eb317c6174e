import SwiftSyntax

extension Evaluator {
  /// What operands with operators between them stand for, which nobody has folded.
  func value(
    of elements: ArraySlice<ExprSyntax>, _ frame: Frame, as type: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    guard let first = elements.first else { return .void }
    if elements.count == 1 { return try evaluate(first, frame, as: type) }
    return try deeper(at: first) { () throws(Unknown) in
      let operators = stride(from: elements.startIndex + 1, to: elements.endIndex, by: 2)
      guard let lowest = operators.map({ Precedence(elements[$0]) }).min() else { return .void }
      let places = operators.filter { Precedence(elements[$0]) == lowest }
      guard let firstPlace = places.first, let lastPlace = places.last else { return .void }
      switch lowest {
      case .assignment:
        return try assign(elements[..<firstPlace], elements[firstPlace], elements[(firstPlace + 1)...], frame)
      case .ternary:
        guard let choice = elements[firstPlace].as(UnresolvedTernaryExprSyntax.self) else { break }
        return try either(
          elements[..<firstPlace], [choice.thenExpression], elements[(firstPlace + 1)...], frame, as: type)
      case .coalescing:
        return try coalesce(elements[..<firstPlace], elements[(firstPlace + 1)...], frame, as: type)
      case .casting:
        // A cast ends with its type, and what comes behind is asked of what it gives.
        let end = min(lastPlace + 2, elements.endIndex)
        let value = try cast(elements[..<lastPlace], elements[lastPlace], elements[(lastPlace + 1)..<end], frame)
        return try continued(value, by: elements[end...], frame)
      case .unknown where elements.count > 3: break
      default: return try folded(elements, at: places, lowest, frame, as: type)
      }
      throw Unknown("it uses `\(elements[firstPlace].spelling(limit: 40))`", elements[firstPlace])
    }
  }

  /// What operators behind a cast make of it; unknown where not all of them bind alike.
  private func continued(
    _ cast: SwiftValue, by elements: ArraySlice<ExprSyntax>, _ frame: Frame
  ) throws(Unknown) -> SwiftValue {
    var result = cast
    for place in stride(from: elements.startIndex, to: elements.endIndex - 1, by: 2) {
      guard let sign = elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text,
        Precedence(elements[place]) == Precedence(elements[elements.startIndex])
      else { throw Unknown("it uses `\(elements[place].spelling(limit: 40))`", elements[place]) }
      result = try combined(result, sign, elements[(place + 1)...(place + 1)], elements[..<place], frame, as: nil)
    }
    return result
  }

  /// Operators of one level, from left to right.
  private func folded(
    _ elements: ArraySlice<ExprSyntax>, at places: [Int], _ level: Precedence, _ frame: Frame, as type: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    let inner = level == .addition || level == .multiplication ? type : nil
    var start = elements.startIndex
    var result: SwiftValue?
    var operation = ""
    for place in places + [elements.endIndex] {
      let operand = elements[start..<place]
      if let left = result {
        result = try combined(left, operation, operand, elements[..<(start - 1)], frame, as: inner)
      } else {
        result = try operandValue(operand, beside: elements[(place + 1)...], level, frame, as: inner)
      }
      guard place < elements.endIndex else { break }
      operation = elements[place].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      start = place + 1
    }
    return result ?? .void
  }

  /// The first operand: a member without its type is one of the type of what it is compared with.
  private func operandValue(
    _ operand: ArraySlice<ExprSyntax>, beside other: ArraySlice<ExprSyntax>, _ level: Precedence, _ frame: Frame,
    as type: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    guard level == .comparison, operand.first?.isImplicitMember == true else {
      return try value(of: operand, frame, as: type)
    }
    return try value(of: operand, frame, as: self.type(of: value(of: other, frame, as: nil)))
  }

  private func combined(
    _ left: SwiftValue, _ operation: String, _ right: ArraySlice<ExprSyntax>, _ leftCode: ArraySlice<ExprSyntax>,
    _ frame: Frame, as type: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    guard let node = right.first else { return left }
    switch (operation, left) {
    case ("&&", .bool(false)), ("||", .bool(true)): return left
    default: break
    }
    // `nil` is none of the members of a type.
    if case .null = left, ["==", "!="].contains(operation), right.count == 1, right.isMember {
      return .bool(operation == "!=")
    }
    let right = (try value(of: right, frame, as: type ?? self.type(of: left)), isLiteral: right.isNumberLiteral)
    return try combined((left, leftCode.isNumberLiteral), operation, right, at: node)
  }

  /// What an operator makes of two values.
  func combined(
    _ left: (value: SwiftValue, isLiteral: Bool), _ operation: String, _ right: (value: SwiftValue, isLiteral: Bool),
    at node: some SyntaxProtocol
  ) throws(Unknown) -> SwiftValue {
    // The code's own comes before the library's.
    if let result = try declaredOperator(operation, [left.value, right.value], at: node) { return result }
    switch (left.value, right.value) {
    case (.integer(let number), .double(let other)) where left.isLiteral:
      if let result = Self.arithmetic(Double(number), operation, other) { return result }
    case (.double(let number), .integer(let other)) where right.isLiteral:
      if let result = Self.arithmetic(number, operation, Double(other)) { return result }
    case (.double(let number), .double(let other)):
      if let result = Self.arithmetic(number, operation, other) { return result }
    case (.integer(let number), .integer(let other)):
      if let result = Self.arithmetic(number, operation, other) { return result }
      if let range = try self.range(number, operation, other, at: node) { return range }
    case (.text(let text), .text(let other)) where operation == "+": return try bounded(text + other, at: node)
    case (.list(let list, .array), .list(let other, _)) where operation == "+":
      guard list.count + other.count <= ValueLimit.elements else {
        throw Unknown.tooMany(ValueLimit.elements, node)
      }
      return .list(list + other)
    case (.bool(let flag), .bool(let other)) where operation == "&&": return .bool(flag && other)
    case (.bool(let flag), .bool(let other)) where operation == "||": return .bool(flag || other)
    default: break
    }
    if let result = compared(left.value, operation, right.value) { return .bool(result) }
    throw Unknown("it uses `\(operation)`", node)
  }

  /// What the one operator of the code makes of values of just these types; nil for none.
  private func declaredOperator(
    _ name: String, _ values: [SwiftValue], at node: some SyntaxProtocol
  ) throws(Unknown) -> SwiftValue? {
    let owners = values.compactMap { declaredType(of: $0, at: Syntax(node)) }
    let own = Set(owners.compactMap(\.declared)).flatMap { code.members(of: $0).functions(name) }
    let all = own + code.globalFunctions(named: name, at: Syntax(node))
    guard !all.isEmpty else { return nil }
    let frame = Frame(selfType: owners.first, isPlace: false)
    let types = values.map { type(of: $0)?.shown }
    let fitting = all.filter { function in
      let parameters = function.signature.parameterClause.parameters
      return parameters.count == values.count
        && zip(parameters, types).allSatisfy { $1 != nil && resolve($0.type, frame).shown == $1 }
    }
    guard let function = fitting.first else { return nil }
    guard fitting.count == 1 else { throw Unknown("`\(name)` is declared more than once", node) }
    return try deeper(at: node) { () throws(Unknown) in try run(function, values, in: frame) }
  }

  private func compared(_ left: SwiftValue, _ operation: String, _ right: SwiftValue) -> Bool? {
    switch operation {
    case "==", "!=":
      guard !hasOwnEquality(left), !hasOwnEquality(right), let same = left.equals(right) else { return nil }
      return same == (operation == "==")
    case "<": return left.precedes(right)
    case ">": return right.precedes(left)
    case "<=": return right.precedes(left).map { !$0 }
    case ">=": return left.precedes(right).map { !$0 }
    default: return nil
    }
  }

  /// Whether the code says itself when two values of a type are the same.
  private func hasOwnEquality(_ value: SwiftValue) -> Bool {
    guard let declared = value.unwrapped.flatMap(type(of:))?.declared else { return false }
    return code.members(of: declared).function("==") != nil
  }

  private static func arithmetic(_ left: Int, _ operation: String, _ right: Int) -> SwiftValue? {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case "+": result = left.addingReportingOverflow(right)
    case "-": result = left.subtractingReportingOverflow(right)
    case "*": result = left.multipliedReportingOverflow(by: right)
    case "/": result = left.dividedReportingOverflow(by: right)
    case "%": result = left.remainderReportingOverflow(dividingBy: right)
    case "&": return .integer(left & right)
    case "|": return .integer(left | right)
    case "^": return .integer(left ^ right)
    default: return nil
    }
    return result.overflow ? nil : .integer(result.partialValue)
  }

  private static func arithmetic(_ left: Double, _ operation: String, _ right: Double) -> SwiftValue? {
    switch operation {
    case "+": .double(left + right)
    case "-": .double(left - right)
    case "*": .double(left * right)
    case "/": .double(left / right)
    default: nil
    }
  }

  private func range(
    _ first: Int, _ operation: String, _ last: Int, at node: some SyntaxProtocol
  ) throws(Unknown) -> SwiftValue? {
    guard operation == "..<" || operation == "..." else { return nil }
    let isEmpty = operation == "..<" ? first >= last : first > last
    if isEmpty { return .list([], .view) }
    let count = last.subtractingReportingOverflow(first)
    guard !count.overflow, count.partialValue < ValueLimit.elements else {
      throw Unknown.tooMany(ValueLimit.elements, node)
    }
    return .list((operation == "..<" ? Array(first..<last) : Array(first...last)).map(SwiftValue.integer), .view)
  }

  func value(of prefix: PrefixOperatorExprSyntax, _ frame: Frame, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    // The smallest number has no positive twin.
    if let number = NumberLiteral(ExprSyntax(prefix)) { return Self.value(of: number, as: type) }
    let value = try evaluate(prefix.expression, frame, as: type)
    if let result = try declaredOperator(prefix.operator.text, [value], at: prefix) { return result }
    switch (prefix.operator.text, value) {
    case ("!", .bool(let flag)): return .bool(!flag)
    case ("-", .integer(let number)) where number != .min: return .integer(-number)
    case ("-", .double(let number)): return .double(-number)
    case ("+", let value): return value
    default: throw Unknown("it uses `\(prefix.operator.text)`", prefix)
    }
  }

  // MARK: Choices

  func either(
    _ condition: ExprSyntax, _ first: ExprSyntax, _ second: ExprSyntax, _ frame: Frame, as type: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    try either([condition], [first], [second], frame, as: type)
  }

  /// One of two, either where the condition can't be told.
  private func either(
    _ condition: ArraySlice<ExprSyntax>, _ first: ArraySlice<ExprSyntax>, _ second: ArraySlice<ExprSyntax>,
    _ frame: Frame, as type: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    guard let place = condition.first else { return .void }
    let isFirst: Bool
    do throws(Unknown) {
      let value = try wholly { () throws(Unknown) in try self.value(of: condition, frame, as: nil) }
      guard case .bool(let flag) = value else { throw Unknown("a condition is no Boolean", place) }
      isFirst = flag
    } catch {
      if error.isThrown { throw error }
      isFirst = try assume(oneOf: 2, since: error) == 0
    }
    let type = type ?? commonType(of: [first, second].filter { $0.count == 1 }.joined().map(\.self), frame)
    let chosen = try value(of: isFirst ? first : second, frame, as: type)
    // Beside a number with a point, or beside `nil`, it is one of the same kind.
    return try alike(chosen, to: isFirst ? second : first, frame, as: type)
  }

  private func alike(
    _ value: SwiftValue, to other: ArraySlice<ExprSyntax>, _ frame: Frame, as type: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    guard type == nil, let node = other.first else { return value }
    switch value {
    case .text, .bool: return node.is(NilLiteralExprSyntax.self) ? .wrapped(value) : value
    case .integer where node.is(IntegerLiteralExprSyntax.self): return value
    default: break
    }
    guard let other = try? self.value(of: other, frame, as: nil) else {
      if case .integer = value { throw Unknown("it depends on `\(node.spelling(limit: 80))`", node) }
      return value
    }
    switch (value, other) {
    case (.integer(let number), .double): return .double(Double(number))
    case (.wrapped, _), (.null, _): return value
    case (_, .wrapped), (_, .null): return .wrapped(value)
    default: return value
    }
  }

  private func coalesce(
    _ first: ArraySlice<ExprSyntax>, _ rest: ArraySlice<ExprSyntax>, _ frame: Frame, as type: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    let isOpen = type == nil && rest.count == 1 && rest.last?.isImplicitMember == true
    switch try value(of: first, frame, as: type.map(SwiftType.optional)) {
    case .null:
      let written = isOpen && first.count == 1 ? first.first.flatMap { writtenType(of: $0, frame) } : nil
      return try value(of: rest, frame, as: type ?? written)
    case .wrapped(let value):
      // `a ?? b ?? c` of optionals alone is one itself.
      if case .null = value { return try self.value(of: rest, frame, as: type) }
      if let type { return type.isOptional ? .wrapped(value) : value }
      guard rest.last?.is(NilLiteralExprSyntax.self) != true else { return .wrapped(value) }
      guard rest.isPlainLiteral else {
        switch try? self.value(of: rest, frame, as: isOpen ? self.type(of: value) : nil) {
        case .some(.wrapped), .some(.null): return .wrapped(value)
        case nil:
          throw Unknown(
            "it depends on `\(rest.first?.spelling(limit: 80) ?? "")`", rest.first ?? first[first.startIndex])
        default: return value
        }
      }
      return value
    case .later: throw Unknown("it depends on `\(first.first?.spelling(limit: 80) ?? "")`", first[first.startIndex])
    case let value: return value
    }
  }

  private func cast(
    _ operand: ArraySlice<ExprSyntax>, _ operation: ExprSyntax, _ type: ArraySlice<ExprSyntax>, _ frame: Frame
  ) throws(Unknown) -> SwiftValue {
    guard let type = type.first?.as(TypeExprSyntax.self)?.type else {
      throw Unknown("it uses `\(operation.spelling(limit: 40))`", operation)
    }
    let tested = try tested(
      { () throws(Unknown) in try value(of: operand, frame, as: nil) }, by: operation, type, frame)
    if let tested { return tested }
    let target = resolve(type, frame)
    return try convert(value(of: operand, frame, as: target), to: target, at: operation)
  }
}

extension ArraySlice<ExprSyntax> {
  /// Whether it is one number as a literal spells it, which may be of any type.
  var isNumberLiteral: Bool {
    guard count == 1, let only = first?.unparenthesized else { return false }
    return NumberLiteral(only) != nil
  }

  /// Whether it is `.daily`, which is no other way to write `nil`.
  fileprivate var isMember: Bool {
    first?.isImplicitMember == true
      && first?.as(MemberAccessExprSyntax.self).map { $0.declName.baseName.plainName != "none" } == true
  }

  fileprivate var isPlainLiteral: Bool {
    count == 1 && first.map { $0.is(StringLiteralExprSyntax.self) || NumberLiteral($0) != nil } == true
  }
}

extension ExprSyntax {
  /// Whether it is `.daily`, with or without arguments.
  var isImplicitMember: Bool {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return callee.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}

/// How closely an operator binds its operands; the loosest first.
private enum Precedence: Int, Comparable {
  case unknown, assignment, ternary, or, and, comparison, coalescing, casting, range, addition, multiplication

  init(_ operation: ExprSyntax) {
    switch operation.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: self = .assignment
    case .unresolvedTernaryExpr: self = .ternary
    case .unresolvedAsExpr, .unresolvedIsExpr: self = .casting
    case .binaryOperatorExpr(let binary): self = Self.standard[binary.operator.text] ?? .unknown
    default: self = .unknown
    }
  }

  private static let standard: [String: Precedence] = [
    "+=": .assignment, "-=": .assignment, "*=": .assignment, "||": .or, "&&": .and, "==": .comparison,
    "!=": .comparison, "<": .comparison, ">": .comparison, "<=": .comparison, ">=": .comparison, "??": .coalescing,
    "..<": .range, "...": .range, "+": .addition, "-": .addition, "*": .multiplication, "/": .multiplication,
    "%": .multiplication, "&": .multiplication, "|": .addition, "^": .addition,
  ]

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

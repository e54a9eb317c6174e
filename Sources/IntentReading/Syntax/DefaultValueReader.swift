import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads default values, in a spelling that does not change while the value stays.
struct DefaultValueReader {
  let context: SyntaxContext

  /// The default that an expression gives to a parameter of a type; nil for `nil`.
  ///
  /// - Parameter meaning: the type, for members without one before them; nil where that is not known.
  func defaultValue(_ expression: ExprSyntax, for type: ValueType, as meaning: SwiftType? = nil) -> DefaultValue? {
    let expression = expression.unparenthesized
    if type.isOptional && expression.spelling == ".none" { return nil }
    if let value = spelling(Code(expression), for: type, as: meaning) { return .literal(value) }
    let code = LiteralReader(context: context).followed(Code(expression))
    return code.isNil ? nil : .expression(expression.spelling)
  }

  /// The canonical spelling of a literal or an enum case: `true`, `5`, `"text"`, `.daily`, `[.a, .b]`.
  func literal(_ expression: ExprSyntax, for type: ValueType) -> String? {
    switch expression.unparenthesized.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): literal.literal.text
    case .stringLiteralExpr(let literal): literal.boundedValue.map(Self.quoted)
    case .integerLiteralExpr, .floatLiteralExpr, .prefixOperatorExpr: number(expression, for: type.unwrapped)
    case .arrayExpr(let array): list(array, of: type.element)
    case .memberAccessExpr(let access): enumCase(access, of: type.unwrapped)
    default: nil
    }
  }

  /// A comparison's or a case's value: canonical where it is known, as written otherwise.
  func spelling(_ code: Code) -> String { spelling(code, for: .unknown("")) ?? code.spelling }

  /// `(0, 10)`, its numbers in their shortest spelling; nil where code makes it that can't be followed.
  func range(_ expression: ExprSyntax) -> String? {
    let bounds = expression.as(TupleExprSyntax.self)?.elements
    let spelled = bounds?.map { spelling(Code($0.expression), for: .unknown("")) }
    guard let spelled else { return spelling(Code(expression), for: .unknown("")) }
    return spelled.contains(nil) ? nil : "(\(spelled.compactMap(\.self).joined(separator: ", ")))"
  }

  /// What code gives, in the spelling of a literal; nil where that is not known.
  private func spelling(_ code: Code, for type: ValueType, as meaning: SwiftType? = nil) -> String? {
    // A member may be another name of a case.
    let isPlain = code.expression.map { !$0.is(MemberAccessExprSyntax.self) && !$0.is(ArrayExprSyntax.self) } ?? false
    if isPlain, let literal = code.expression.flatMap({ literal($0, for: type) }) { return literal }
    let value = try? context.evaluate(code, meaning, KeptCalls()).value.get()
    if let spelled = value.flatMap({ spelling($0, for: type.unwrapped) }) { return spelled }
    let followed = LiteralReader(context: context).followed(code).expression ?? code.expression
    return followed.flatMap { literal($0, for: type) }
  }

  private func spelling(_ value: SwiftValue, for type: ValueType) -> String? {
    switch value {
    case .text(let text): return Self.quoted(text)
    case .bool(let flag): return "\(flag)"
    case .integer(let number): return Self.spelling(.integer(number), for: type)
    case .double(let number): return "\(number)"
    case .enumCase(_, let name, let values) where values.isEmpty: return ".\(name)"
    case .wrapped(let held): return spelling(held, for: type)
    case .tuple(let values):
      let parts = values.map { spelling($0.value, for: type) }
      return parts.contains(nil) ? nil : "(\(parts.compactMap(\.self).joined(separator: ", ")))"
    case .list(let values, .array):
      let elements = values.map { spelling($0, for: type.element.unwrapped) }
      let spelled = "[\(elements.compactMap(\.self).joined(separator: ", "))]"
      // Thousands of parameters may take one constant.
      return elements.contains(nil) || spelled.utf8.count > ValueLimit.text ? nil : spelled
    default: return nil
    }
  }

  private func number(_ expression: ExprSyntax, for type: ValueType) -> String? {
    NumberLiteral(expression.unparenthesized).map { Self.spelling($0, for: type) }
  }

  private static func spelling(_ number: NumberLiteral, for type: ValueType) -> String {
    type == .primitive("Double") || type == .primitive("Float") ? number.floating : number.spelling
  }

  private func list(_ array: ArrayExprSyntax, of element: ValueType) -> String? {
    // Thousands of parameters may take one constant.
    guard array.trimmedLength.utf8Length <= ValueLimit.text else { return nil }
    let elements = array.elements.map { literal($0.expression, for: element) }
    return elements.contains { $0 == nil } ? nil : "[\(elements.compactMap(\.self).joined(separator: ", "))]"
  }

  /// `.daily`, for `Kind.daily` as well; a static member of a type that is no enum (`Date.now`) is an expression.
  private func enumCase(_ access: MemberAccessExprSyntax, of type: ValueType) -> String? {
    let name = ".\(access.declName.baseName.plainName)"
    guard let base = access.base else {
      switch type {
      case .enum, .union, .unknown: return name
      default: return nil
      }
    }
    guard let typeName = TypeName.of(expression: base) else { return nil }
    if case .enum = TypeReader(context: context).valueType(named: typeName) { return name }
    return nil
  }

  private static func quoted(_ text: String) -> String {
    let escapes: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t", "\r": "\\r"]
    return "\"\(text.map { escapes[$0] ?? String($0) }.joined())\""
  }
}

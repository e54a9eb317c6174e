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

  /// A comparison's or a case's value: canonical where it is known, as written otherwise.
  func spelling(_ code: Code) -> String { spelling(code, for: .unknown("")) ?? code.spelling }

  /// `(0, 10)`, its numbers in their shortest spelling; nil where code makes it that can't be followed.
  func range(_ expression: ExprSyntax) -> String? {
    let bounds = expression.as(TupleExprSyntax.self)?.elements
    let spelled = bounds?.map { spelling(Code($0.expression), for: .unknown("")) }
    guard let spelled else { return spelling(Code(expression), for: .unknown("")) }
    return spelled.contains(nil) ? nil : "(\(spelled.compactMap(\.self).joined(separator: ", ")))"
  }

  /// What code gives, in its shortest spelling (`true`, `5`, `"text"`, `.daily`, `[.a, .b]`); nil where that is not known.
  private func spelling(_ code: Code, for type: ValueType, as meaning: SwiftType? = nil) -> String? {
    let value = try? context.evaluate(code, meaning, kept(for: type, as: meaning)).value.get()
    return value.flatMap { spelling($0, for: type.unwrapped) }
  }

  /// A case of an enum that was not read is told by its name; a member of any other type (`Date.now`) is an expression.
  private func kept(for type: ValueType, as meaning: SwiftType?) -> KeptCalls {
    switch type.unwrapped {
    case .enum, .union, .unknown: KeptCalls(types: [meaning.map { $0.unwrapped.spelling(context.path) } ?? ""])
    case .array(let element): kept(for: element, as: meaning?.element)
    default: KeptCalls()
    }
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

  private static func spelling(_ number: NumberLiteral, for type: ValueType) -> String {
    type == .primitive("Double") || type == .primitive("Float") ? number.floating : number.spelling
  }

  private static func quoted(_ text: String) -> String {
    let escapes: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t", "\r": "\\r"]
    return "\"\(text.map { escapes[$0] ?? String($0) }.joined())\""
  }
}

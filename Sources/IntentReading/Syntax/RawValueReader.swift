import IntentSurface
import SwiftReading
import SwiftSyntax

/// The cases of an enum with the raw values that Swift gives them.
struct RawValueReader {
  /// `String`, `Int`, …; nil where it can't be seen.
  var rawType: String?
  var cases: [EnumCase]

  /// - Parameter rawValue: what an own `rawValue` gives for a case; nil where that is not known.
  init(
    members: Members, inheritance: InheritanceClauseSyntax?, context: SyntaxContext, rawValue: (String) -> SwiftValue?
  ) {
    let inherited = (inheritance?.inheritedTypes.first?.type).flatMap { context.libraryName(context.meaning($0)) }
    let declared = inherited.flatMap { SwiftType.rawTypes.contains($0) ? $0 : nil }
    // A getter of the enum's own counts before what its cases say; one of a protocol, only where they say nothing.
    let own = members.layers.first?.instanceBinding("rawValue")
    let accessor = declared == nil ? members.instanceBinding("rawValue") : own
    rawType =
      declared ?? (accessor?.typeAnnotation?.type ?? members.typeAlias("RawValue")).map(context.typeName)
    var implicit = ImplicitRawValues(rawType: accessor == nil ? declared : nil)
    cases = members.cases.flatMap { declaration in
      let availability = AvailabilityReader.clauses(of: declaration.attributes)
      return declaration.elements.map { element in
        let name = element.name.plainName
        let raw =
          accessor == nil
          ? implicit.next(name: name, explicit: element.rawValue?.value) : rawValue(name)?.literalText
        let isWritten = accessor == nil ? element.rawValue != nil : raw != nil
        var enumCase = EnumCase(name: name, rawValue: raw, hasExplicitRawValue: isWritten)
        enumCase.availability = availability
        return enumCase
      }
    }
  }
}

/// Gives raw values out as Swift does: a text is the case's name, a number one more than the one before.
private struct ImplicitRawValues {
  let rawType: String?
  private var following = NumberLiteral.integer(0)

  init(rawType: String?) { self.rawType = rawType }

  mutating func next(name: String, explicit: ExprSyntax?) -> String? {
    guard let rawType else { return nil }
    if ["String", "Character"].contains(rawType) {
      return explicit.map { $0.as(StringLiteralExprSyntax.self)?.boundedValue } ?? name
    }
    guard let number = explicit.map(NumberLiteral.init) ?? following else { return nil }
    following = number.successor
    return ["Double", "Float", "CGFloat"].contains(rawType) ? number.floating : number.spelling
  }
}

extension NumberLiteral {
  fileprivate var successor: NumberLiteral {
    switch self {
    case .integer(let value): .integer(value &+ 1)
    case .float(let value): .float(value + 1)
    }
  }
}

extension SwiftValue {
  /// A text, or the number that it is, as devices store it.
  fileprivate var literalText: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    default: nil
    }
  }
}

extension CodeBlockItemSyntax {
  /// The `switch` that the statement is, with or without `return`.
  var switchExpression: SwitchExprSyntax? {
    if let expression { return expression.as(SwitchExprSyntax.self) }
    guard case .stmt(let statement) = item else { return nil }
    return statement.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
  }
}

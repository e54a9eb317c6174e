import IntentSurface
import SwiftReading
import SwiftSyntax

/// The cases of an enum with the raw values that Swift gives them.
struct RawValueReader {
  /// `String`, `Int`, …; nil where it can't be seen.
  var rawType: String?
  var cases: [EnumCase]
  private let elements: [String: EnumCaseElementSyntax]
  /// What an own `rawValue` gives for each case; nil where Swift gives the values.
  private let computed: [String: ExprSyntax]?

  init(members: Members, inheritance: InheritanceClauseSyntax?) {
    let inherited = inheritance?.inheritedTypes.first.flatMap { TypeName.of($0.type) }
    let declared = inherited.flatMap { Self.rawTypes.contains($0) ? $0 : nil }
    // A getter of the enum's own counts before what its cases say; one of a protocol, only where they say nothing.
    let own = members.layers.first?.instanceBinding("rawValue")
    let accessor = declared == nil ? members.instanceBinding("rawValue") : own
    rawType =
      declared ?? accessor?.typeAnnotation.flatMap { TypeName.of($0.type) }
      ?? members.typeAlias("RawValue").flatMap(TypeName.of)
    let computed = accessor.map { $0.getter.flatMap(Self.switched) ?? [:] }
    self.computed = computed
    var implicit = ImplicitRawValues(rawType: computed == nil ? declared : nil)
    elements = Dictionary(
      members.caseElements.map { ($0.name.plainName, $0) }, uniquingKeysWith: { first, _ in first })
    cases = members.cases.flatMap { declaration in
      let availability = AvailabilityReader.clauses(of: declaration.attributes)
      return declaration.elements.map { element in
        let name = element.name.plainName
        let raw =
          computed.map { $0[name].flatMap(Self.rawText) }
          ?? implicit.next(name: name, explicit: element.rawValue?.value)
        let isWritten = computed.map { $0[name] != nil } ?? (element.rawValue != nil)
        var enumCase = EnumCase(name: name, rawValue: raw, hasExplicitRawValue: isWritten)
        enumCase.availability = availability
        return enumCase
      }
    }
  }

  /// Whether it has a case with a name.
  func has(_ name: String) -> Bool { elements[name] != nil }

  /// The literal that the raw value of a case of a `String` enum is.
  func text(ofCase name: String) -> ExprSyntax? {
    guard rawType == "String", let element = elements[name] else { return nil }
    if let computed { return computed[name] }
    if let explicit = element.rawValue?.value { return explicit }
    return StringLiteralExprSyntax(plain: name).map(ExprSyntax.init)
  }

  /// Case names to raw values, from a getter that is one `switch` over `self` with literals only.
  private static func switched(_ statements: CodeBlockItemListSyntax) -> [String: ExprSyntax]? {
    guard statements.count == 1, let choice = statements.first?.switchExpression, choice.subject.spelling == "self"
    else { return nil }
    var values: [String: ExprSyntax] = [:]
    for element in choice.cases {
      guard case .switchCase(let branch) = element, case .case(let label) = branch.label,
        let value = branch.statements.singleExpression, rawText(value) != nil
      else { return nil }
      for item in label.caseItems { values[item.pattern.spelling.trimmingPrefix(".").description] = value }
    }
    return values
  }

  private static func rawText(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.boundedValue ?? NumberLiteral(expression)?.spelling
  }

  private static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat",
  ]
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

extension CodeBlockItemSyntax {
  /// The `switch` that the statement is, with or without `return`.
  var switchExpression: SwitchExprSyntax? {
    if let expression { return expression.as(SwitchExprSyntax.self) }
    guard case .stmt(let statement) = item else { return nil }
    return statement.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self)
  }
}

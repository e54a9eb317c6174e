package import IntentSurface
package import SwiftSyntax

/// Reads the values that expressions spell: texts, flags, lists, descriptions.
package struct LiteralReader {
  private let context: ValueContext

  /// Reads as the code around sees its constants.
  package init(context: ValueContext) { self.context = context }

  /// A text that people see, through every way to spell one; constants are followed.
  ///
  /// A resource with a key and a default value reads as the default value.
  package func text(_ expression: ExprSyntax) -> Text {
    string(expression).map(Text.value) ?? .expression(expression.spelling)
  }

  /// A text that nobody translates, such as the kind of a widget: what literals interpolate is worked out too.
  package func plainText(_ expression: ExprSyntax) -> Text {
    switch context.evaluate(expression, .named("String", declared: nil)) {
    case .success(let value): value.text.map(Text.value) ?? .expression(expression.spelling)
    case .failure: .expression(expression.spelling)
    }
  }

  /// A text that must be a string literal at the place itself: what the build extracts for `persistentIdentifier`.
  package func literal(_ expression: ExprSyntax) -> Setting<String> {
    guard let literal = expression.unparenthesized.as(StringLiteralExprSyntax.self)?.boundedValue
    else { return .expression(expression.spelling) }
    return .value(literal)
  }

  /// A Boolean; what makes it is worked out.
  package func bool(_ expression: ExprSyntax) -> Setting<Bool> {
    guard case .success(.bool(let flag)) = context.evaluate(expression, .named("Bool", declared: nil)) else {
      return .expression(expression.spelling)
    }
    return .value(flag)
  }

  /// The member that an expression names, as in `.requiresAuthentication`; constants are followed.
  ///
  /// - Parameter type: whose member it is, where the code may say so; nil for any.
  package func memberName(_ expression: ExprSyntax, of type: String? = nil) -> Setting<String> {
    guard let access = followed(expression).as(MemberAccessExprSyntax.self),
      type == nil || access.base.map({ $0.reference?.lastNameComponent == type }) ?? true
    else { return .expression(expression.spelling) }
    return .value(access.declName.baseName.plainName)
  }

  /// The elements of an array literal, of a sum of them, or of a constant that holds one; nil for anything else.
  package func elements(_ expression: ExprSyntax) -> [ExprSyntax]? {
    var walk = ValueWalk(expression, constants: ConstantLookup(context: context))
    var elements: [ExprSyntax] = []
    var limit = ValueLimit.elements
    while let value = walk.nextValue() {
      guard let list = value.as(ArrayExprSyntax.self)?.elements else { return nil }
      if walk.isInConstant { limit = ValueLimit.sharedElements }
      guard elements.count + list.count <= limit else { return tooMany(limit, expression) }
      elements += list.map(\.expression)
    }
    let excess = walk.excess
    if let excess { report(excess, expression) }
    return excess == nil ? elements : nil
  }

  /// `typeDisplayRepresentation`'s name.
  package func typeDisplayName(_ expression: ExprSyntax) -> Text {
    let followed = followed(expression)
    if let name = followed.as(FunctionCallExprSyntax.self)?.arguments.byLabel["name"] { return text(name) }
    return string(followed).map(Text.value) ?? .expression(expression.spelling)
  }

  /// What an expression stands for after parentheses are taken off and constants are followed.
  package func followed(_ expression: ExprSyntax) -> ExprSyntax {
    let constants = ConstantLookup(context: context)
    var followed = expression.unparenthesized
    var seen: Set<String> = []
    while let reference = followed.reference,
      seen.insert(ConstantLookup.key(of: reference, at: followed)).inserted,
      let value = constants.value(of: reference, at: followed)
    {
      followed = value.unparenthesized
    }
    if let excess = constants.excess { report(excess, expression) }
    return followed
  }

  private func tooMany(_ limit: Int, _ expression: ExprSyntax) -> [ExprSyntax]? {
    report("more than \(limit) elements", expression)
    return nil
  }

  /// Says that a value takes too much to work out.
  package func report(_ excess: String, _ expression: ExprSyntax) {
    context.report("This value was not computed: it is made of \(excess).", Syntax(expression))
  }

  private func string(_ expression: ExprSyntax) -> String? {
    let constants = ConstantLookup(context: context)
    var evaluation = TextEvaluation(expression, constants: constants)
    let text = evaluation.text()
    if let excess = evaluation.excess { report(excess, expression) }
    if let text { context.noteTables(text, evaluation.tables) }
    return text
  }
}

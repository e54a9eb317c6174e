import IntentSurface
import SwiftReading
import SwiftSyntax

/// By which values of its parameters the code of an action ends early: with an error, or with nothing done.
///
/// A condition on anything else, as on what an app has stored, is no refusal of what people saved.
struct RefusingCode {
  /// What each condition asks of a parameter: names, values and signs.
  private(set) var conditions: [String: Set<String>] = [:]
  private let parameters: Set<String>
  private let making: MakingCode
  private var followed: Set<SyntaxIdentifier> = []
  private var open: [Syntax] = []

  /// So many functions are followed, and so many nodes of the code of each looked at.
  private static let (limit, nodeLimit) = (40, 4_000)
  /// So many nodes has a condition that is looked at.
  private static let conditionLimit = 100

  init(
    of functions: [FunctionDeclSyntax], refusing parameters: Set<String>, in code: any SwiftDeclarations,
    making calls: MakingCalls
  ) {
    self.parameters = parameters
    making = MakingCode(code: code, calls: calls)
    guard !parameters.isEmpty else { return }
    functions.forEach { open($0) }
    while let next = open.popLast() { add(next) }
  }

  private mutating func open(_ function: FunctionDeclSyntax) {
    guard followed.count < Self.limit, followed.insert(function.id).inserted else { return }
    making.calls.whole(function).body.map { open.append(Syntax($0)) }
  }

  private mutating func add(_ body: Syntax) {
    for node in body.everything(upTo: Self.nodeLimit) {
      switch node.as(SyntaxEnum.self) {
      case .guardStmt(let statement) where statement.body.statements.refuses:
        add(statement.conditions, isRefused: false)
      case .ifExpr(let choice) where choice.body.statements.refuses: add(choice.conditions, isRefused: true)
      case .switchExpr(let choice): add(choice)
      case .functionCallExpr(let call): follow(call)
      default: break
      }
    }
  }

  /// Follows a function of the action's own type: it sees the same parameters.
  private mutating func follow(_ call: FunctionCallExprSyntax) {
    let callee = call.calledExpression
    let reference = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
    guard let reference, reference.isOfSelf else { return }
    for owner in making.code.types(around: Syntax(call)) {
      let made = making.code.members(of: owner).makers(of: reference.baseName.plainName, calledBy: call, isOwn: true)
      made.compactMap { $0.as(FunctionDeclSyntax.self) }.forEach { open($0) }
    }
  }

  // MARK: Conditions

  /// Adds the cases for which a choice ends the action.
  private mutating func add(_ choice: SwitchExprSyntax) {
    guard let parameter = parameter(named: choice.subject) else { return }
    for case .switchCase(let branch) in choice.cases where branch.statements.refuses {
      let cases = branch.label.as(SwitchCaseLabelSyntax.self)?.caseItems.map(\.pattern.trimmedDescription)
      add((cases ?? ["default"]) + [MadeCode.opposite], of: [parameter])
    }
  }

  /// Each of several conditions must hold; what is refused meets all of them.
  private mutating func add(_ conditions: ConditionElementListSyntax, isRefused: Bool) {
    let all = conditions.map(\.condition).flatMap(operands)
    for condition in isRefused ? [all] : all.map({ [$0] }) { add(condition, isRefused: isRefused) }
  }

  private func operands(of condition: ConditionElementSyntax.Condition) -> [[Syntax]] {
    switch condition {
    case .expression(let expression): Syntax(expression).operands
    case .matchingPattern(let match): [[Syntax(match.initializer.value), Syntax(match.pattern)]]
    // What code needs to go on with a value.
    case .optionalBinding: []
    default: [[Syntax(condition)]]
    }
  }

  private mutating func add(_ conditions: [[Syntax]], isRefused: Bool) {
    var (parts, found) = ([String](), Set<String>())
    for node in conditions.joined().flatMap({ $0.everything(upTo: Self.conditionLimit) }) {
      guard let part = part(node, of: &found) else { return }
      parts += part
    }
    let signs = conditions.map { bound(of: $0, isRefused: isRefused) ?? opposite(of: $0, isRefused: isRefused) }
    add(parts + (Set(signs).count == 1 ? signs : [isRefused ? MadeCode.opposite : nil]).compactMap(\.self), of: found)
  }

  private func opposite(of condition: [Syntax], isRefused: Bool) -> String? {
    let isUnequal = condition.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "!=" }
    let isNegated = condition.first?.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
    return (isUnequal != isNegated) != isRefused ? MadeCode.opposite : nil
  }

  private mutating func add(_ parts: [String], of names: Set<String>) {
    for name in names {
      let others = Set(parts).subtracting([name])
      let code = others.isSubset(of: [MadeCode.opposite]) ? others.union([name]) : others
      conditions[name, default: []].insert(code.sorted().joined(separator: MadeCode.separator))
    }
  }

  /// What a node says of the values that are asked for; nil where the condition is not on parameters alone.
  private func part(_ node: Syntax, of found: inout Set<String>) -> [String]? {
    switch node.as(SyntaxEnum.self) {
    case .stringSegment(let text): return text.content.text.isEmpty ? [] : [MadeCode.quoted(text.content.text)]
    case .integerLiteralExpr(let number): return Self.part(number.literal)
    case .floatLiteralExpr(let number): return Self.part(number.literal)
    // Whether there is a value is asked where code needs one.
    case .nilLiteralExpr, .closureExpr, .availabilityCondition: return nil
    case .binaryOperatorExpr(let sign) where sign.operator.text == "??": return nil
    // The case of a pattern.
    case .expressionPattern(let pattern) where !pattern.expression.is(MemberAccessExprSyntax.self):
      return [pattern.trimmedDescription]
    case .declReferenceExpr(let reference): return part(reference, of: &found)
    default: return []
    }
  }

  /// Nothing at all is no value that somebody chose.
  private static func part(_ number: TokenSyntax) -> [String]? {
    Double(number.text) == 0 ? nil : [MadeCode.quoted(number.text)]
  }

  private func part(_ reference: DeclReferenceExprSyntax, of found: inout Set<String>) -> [String]? {
    let name = reference.baseName.plainName
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    if reference.isMember, let access {
      guard let base = access.base else { return [MadeCode.constant(name)] }
      if base.plainReference == "self" { return value(ExprSyntax(access), of: &found) }
      if base.reference?.isTypeName == true { return texts(of: ExprSyntax(access)) }
      return name == "isEmpty" ? nil : Self.saying.contains(name) ? [] : [name]
    }
    return name == "self" || name.isTypeName ? [] : value(ExprSyntax(reference), of: &found)
  }

  private func value(_ expression: ExprSyntax, of found: inout Set<String>) -> [String]? {
    guard let parameter = parameter(named: expression) else { return texts(of: expression) }
    found.insert(parameter)
    return [parameter]
  }

  /// The texts that a constant comes down to; nil where it is none, or has others.
  private func texts(of constant: ExprSyntax) -> [String]? {
    let codes = MakingCode.codes(of: [.init(constant, nil)], in: making.code, making: making.calls)
    return codes.isEmpty || !codes.allSatisfy(MadeCode.isText) ? nil : codes
  }

  private static let saying: Set = ["contains", "rawValue", "description", "id", "first", "last", "wrappedValue"]

  /// The parameter that an expression names, itself or what a condition unwrapped.
  private func parameter(named expression: ExprSyntax) -> String? {
    guard let path = expression.withoutMarks.reference?.nameComponents, let name = path.last,
      path.dropLast().allSatisfy({ $0 == "self" })
    else { return nil }
    switch path.count == 1 ? Syntax(expression).localName(name) : nil {
    case .bound(let value, isElement: false) where value.plainReference != name: return parameter(named: value)
    case .bound(_, isElement: false), nil: return parameters.contains(name) ? name : nil
    default: return nil
    }
  }

  /// Whether a number is the most or the least that is taken.
  private func bound(of operands: [Syntax], isRefused: Bool) -> String? {
    guard operands.count == 3, let sign = operands[1].as(BinaryOperatorExprSyntax.self)?.operator.text.first,
      ["<", ">"].contains(sign)
    else { return nil }
    let isLeft = operands[0].everything(upTo: Self.conditionLimit).contains { node in
      node.as(ExprSyntax.self).flatMap(parameter) != nil
    }
    return (sign == "<") == (isLeft != isRefused) ? MadeCode.most : MadeCode.least
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it throws, or hands back a result without having done anything.
  fileprivate var refuses: Bool {
    guard let end = last?.item.as(StmtSyntax.self) else { return false }
    // It asks people for a value that it needs.
    if let thrown = end.as(ThrowStmtSyntax.self)?.expression.as(FunctionCallExprSyntax.self)?.calledWord,
      thrown == "needsValueError"
    {
      return false
    }
    if end.is(ThrowStmtSyntax.self) { return true }
    let result = end.as(ReturnStmtSyntax.self)?.expression?.as(FunctionCallExprSyntax.self)
    return count == 1 && result?.calledWord == "result"
      && result?.arguments.allSatisfy { $0.label?.plainName == "dialog" } == true
  }
}

import IntentSurface
import SwiftReading
import SwiftSyntax

/// What code that finds values leaves some out by: the names and texts in its conditions, and how many it takes.
///
/// The function, and what it calls of the same type, may put the same in another way; what is not found any more is left
/// out by something that was not there.
struct FindingCode {
  private let code: any SwiftDeclarations
  private let calls: MakingCalls
  private var found: Set<String> = []
  private var followed: Set<String> = []
  private var open: [Syntax] = []

  /// So many functions and variables are followed, and so many nodes of the code of each looked at.
  private static let (limit, nodeLimit) = (30, 4_000)

  /// Sorted; with a minus where the opposite of what it names is asked for.
  static func parts(
    of finders: [FunctionDeclSyntax], in code: any SwiftDeclarations, making calls: MakingCalls
  ) -> [String] {
    var finding = FindingCode(code: code, calls: calls)
    finding.open = finders.compactMap { calls.whole($0).body }.map(Syntax.init)
    while let next = finding.open.popLast() { finding.add(next) }
    return finding.found.sorted()
  }

  private init(code: any SwiftDeclarations, calls: MakingCalls) {
    self.code = code
    self.calls = calls
  }

  private mutating func add(_ body: Syntax) {
    for node in body.everything(upTo: Self.nodeLimit) {
      switch node.as(SyntaxEnum.self) {
      case .functionCallExpr(let call): add(call)
      case .memberAccessExpr(let access) where access.declName.baseName.plainName == "fetchLimit":
        found.insert("fetchLimit")
      case .declReferenceExpr(let name): follow(name, calledBy: nil)
      case .macroExpansionExpr(let macro) where macro.macroName.text == "Predicate":
        macro.trailingClosure.map { addCondition(Syntax($0.statements)) }
      case .whereClause(let clause): addCondition(Syntax(clause.condition))
      case .guardStmt(let statement) where statement.body.endsWithNothing:
        add(statement.conditions, isLeft: false)
      case .ifExpr(let choice) where choice.body.endsWithNothing: add(choice.conditions, isLeft: true)
      default: break
      }
    }
  }

  private mutating func add(_ conditions: ConditionElementListSyntax, isLeft: Bool) {
    for case .expression(let condition) in conditions.map(\.condition) {
      addCondition(Syntax(condition), isLeft: isLeft)
    }
  }

  private mutating func add(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledWord else { return }
    if Self.choosing.contains(name), let condition = call.condition {
      addCondition(condition, isLeft: Self.leaving.contains(name))
    } else if Self.limiting.contains(name) {
      found.insert(name)
    } else if name == "NSPredicate" {
      call.arguments.first.map { addCondition(Syntax($0.expression)) }
    } else {
      let callee = call.calledExpression
      follow(
        callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self), calledBy: call)
    }
  }

  /// Methods that take what meets a condition, or leave it out, and those that take some of all.
  private static let leaving: Set = ["removeAll", "drop"]
  private static let choosing = leaving.union(["filter", "first", "last", "firstIndex", "prefix"])
  private static let limiting: Set = ["prefix", "suffix", "dropFirst", "dropLast"]
  /// What says nothing of which value is asked for.
  fileprivate static let saying = choosing.union(limiting).union(ListElements.mapping).union(ListElements.passing)
    .union([
      "self", "isEmpty", "description", "uuidString", "rawValue", "count", "id", "lowercased", "some", "none",
      "wrappedValue", "isCancelled",
    ])

  // MARK: Conditions

  /// Adds each part of a condition that must hold: its names and texts, with whether it or its opposite is asked for.
  private mutating func addCondition(_ condition: Syntax, isLeft: Bool = false) {
    for operands in condition.operands {
      let names = operands.flatMap { operand in
        operand.everything(upTo: Self.nodeLimit).compactMap {
          $0.conditionPart(isNegated: $0.isNegated(within: condition) != isLeft)
        }
      }
      if !names.isEmpty { found.insert(Set(names).sorted().joined(separator: MadeCode.separator)) }
    }
  }

  // MARK: What is called

  private mutating func follow(_ reference: DeclReferenceExprSyntax?, calledBy call: FunctionCallExprSyntax?) {
    guard let reference, reference.isOfSelf, followed.count < Self.limit else { return }
    let (name, place) = (reference.baseName.plainName, Syntax(reference))
    guard !followed.contains(name) else { return }
    let types = code.types(around: place).map(code.members)
    let body = types.lazy.compactMap { [calls] in $0.ownCode(of: name, calledBy: call, calls) }.first
    guard let body else { return }
    followed.insert(name)
    open.append(body)
  }
}

extension Members {
  /// The code of a variable, or of the function that a call runs.
  fileprivate func ownCode(of name: String, calledBy call: FunctionCallExprSyntax?, _ calls: MakingCalls) -> Syntax? {
    guard let call else { return instanceBinding(name)?.code ?? staticBinding(name)?.code }
    let function = functions(name).first { $0.signature.parameterClause.values(in: call) != nil }
    return function.flatMap { calls.whole($0).body }.map(Syntax.init)
  }
}

extension Syntax {
  /// The node and what is in it, in order.
  fileprivate func everything(upTo limit: Int) -> [Syntax] {
    var (found, open) = ([Syntax](), [self])
    while let next = open.popLast(), found.count < limit {
      found.append(next)
      open += next.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  /// What is asked together: the parts of `a == b && c` are `a == b` and `c`.
  fileprivate var operands: [[Syntax]] {
    let only = self.as(CodeBlockItemListSyntax.self).flatMap { $0.count == 1 ? Syntax($0.first?.item) : nil } ?? self
    guard let elements = only.as(SequenceExprSyntax.self)?.elements else { return [[only]] }
    return elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" }.map { $0.map(Syntax.init) }
  }

  /// A text, or a name that says what is asked for.
  fileprivate func conditionPart(isNegated: Bool) -> String? {
    if let text = self.as(StringSegmentSyntax.self)?.content.text { return text.isEmpty ? nil : MadeCode.quoted(text) }
    guard let name = conditionName, !FindingCode.saying.contains(name) else { return nil }
    return isNegated ? "-\(name)" : name
  }

  /// The name of a member, or of something that no code around declares.
  fileprivate var conditionName: String? {
    guard let reference = self.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = reference.baseName.plainName
    if parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id { return name }
    if parent?.is(KeyPathPropertyComponentSyntax.self) == true { return name }
    return name.first == "$" || name.isTypeName || localName(name) != nil ? nil : name
  }

  /// Whether a condition asks for the opposite.
  fileprivate func isNegated(within condition: Syntax) -> Bool {
    var isNegated = false
    for node in sequence(first: self, next: \.parent).prefix(while: { $0.id != condition.id }) {
      if node.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { isNegated.toggle() }
    }
    return isNegated
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is asked of nothing but what the code is in.
  fileprivate var isOfSelf: Bool {
    guard let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id else { return true }
    return ["self", "Self"].contains(access.base?.plainReference)
  }
}

extension FunctionCallExprSyntax {
  /// The condition that a method is given: a closure, or the path of a member.
  fileprivate var condition: Syntax? {
    if let closure = trailingClosure { return Syntax(closure.statements) }
    let given = arguments.first { [nil, "where", "while", "by"].contains($0.label?.plainName) }?.expression
    return given.flatMap { given in
      given.as(ClosureExprSyntax.self).map { Syntax($0.statements) }
        ?? given.as(KeyPathExprSyntax.self).map(Syntax.init)
    }
  }
}

extension CodeBlockSyntax {
  /// Whether it ends with nothing, or an empty list.
  fileprivate var endsWithNothing: Bool {
    guard let last = statements.last?.item.as(StmtSyntax.self) else { return false }
    if last.is(ContinueStmtSyntax.self) { return true }
    guard let value = last.as(ReturnStmtSyntax.self)?.expression else { return false }
    return value.is(NilLiteralExprSyntax.self) || value.as(ArrayExprSyntax.self)?.elements.isEmpty == true
  }
}

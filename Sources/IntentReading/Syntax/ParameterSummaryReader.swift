import IntentSurface
import SwiftReading
import SwiftSyntax

/// Reads the sentence that the Shortcuts editor shows, with all its branches.
struct ParameterSummaryReader {
  private let context: SyntaxContext
  private let allowance = Allowance(ValueLimit.built)

  init(context: SyntaxContext) { self.context = context }

  /// The summary that `parameterSummary` declares; nil, and reported, where no branch of it can be read.
  func summary(of binding: PatternBindingSyntax) -> ParameterSummary? {
    let branches =
      binding.getter.map { self.branches(of: $0, []) }
      ?? binding.initializer.map { self.branches(of: Code($0.value), []) } ?? []
    if allowance.isSpent {
      context.report(
        "The parameter summary was only partly read: it has more than \(ValueLimit.built) branches.", Syntax(binding))
    }
    guard branches.isEmpty else { return ParameterSummary(branches: branches) }
    context.report("The parameter summary could not be read.", Syntax(binding))
    return nil
  }

  private func branches(of statements: CodeBlockItemListSyntax, _ conditions: [String]) -> [SummaryBranch] {
    statements.flatMap { statement -> [SummaryBranch] in
      if let expression = statement.expression { return branches(of: Code(expression), conditions) }
      guard case .stmt(let stmt) = statement.item, let nested = stmt.as(ExpressionStmtSyntax.self) else { return [] }
      return branches(of: Code(nested.expression), conditions)
    }
  }

  private func branches(of code: Code, _ conditions: [String]) -> [SummaryBranch] {
    guard conditions.count <= Self.depthLimit, allowance.take() else {
      allowance.spend()
      return []
    }
    if let branch = code.expression?.as(IfExprSyntax.self) { return branches(of: branch, conditions) }
    if let choice = code.expression?.as(SwitchExprSyntax.self) { return branches(of: choice, conditions) }
    let followed = LiteralReader(context: context).followed(code)
    if let call = followed.call { return branches(of: call, followed, conditions) }
    context.report("A part of the parameter summary could not be read.", code.place)
    return []
  }

  private func branches(of call: FunctionCallExprSyntax, _ code: Code, _ conditions: [String]) -> [SummaryBranch] {
    switch call.calledLastName {
    case "Summary", "IntentParameterSummary": return [summary(call, code, conditions)]
    case "When", "ParameterSummaryWhenCondition": return when(call, conditions)
    case "Switch", "ParameterSummarySwitchCondition": return cases(of: call, conditions)
    default:
      context.report("A part of the parameter summary could not be read.", Syntax(call))
      return []
    }
  }

  private func summary(_ call: FunctionCallExprSyntax, _ code: Code, _ conditions: [String]) -> SummaryBranch {
    let sentence = call.arguments.unlabeled.first { !$0.is(ClosureExprSyntax.self) }
    let template = sentence.flatMap { TemplateReader(context: context).template(code.part($0)) }
    if let sentence, template == nil {
      context.report("The sentence of the parameter summary could not be read.", Syntax(sentence))
    }
    let others = call.body?.compactMap { $0.expression?.parameterName } ?? []
    return SummaryBranch(
      conditions: conditions, sentence: template?.text ?? sentence?.spelling, parameters: template?.tokens ?? [],
      otherParameters: others)
  }

  private func when(_ call: FunctionCallExprSyntax, _ conditions: [String]) -> [SummaryBranch] {
    let test = test(Array(call.arguments).filter { !$0.expression.is(ClosureExprSyntax.self) })
    return call.closures.enumerated().flatMap { index, closure in
      // The second closure is the other branch, however it is labelled.
      let condition = closure.label == "otherwise" || index > 0 ? "otherwise" : "when \(test)"
      return branches(of: closure.statements, conditions + [condition])
    }
  }

  /// `$kind equalTo .daily` and `widgetFamily equalTo .systemSmall`: what is compared, how, and with what.
  private func test(_ arguments: [LabeledExprSyntax]) -> String {
    let subject = arguments.first.flatMap { $0.label?.plainName ?? $0.expression.parameterName.map { "$\($0)" } }
    let rest = arguments.first?.label == nil ? arguments.dropFirst() : arguments[...]
    let words = rest.enumerated().map { index, argument in
      index == 0 ? memberName(argument.expression) : value(argument.expression)
    }
    return ([subject ?? arguments.first?.expression.spelling ?? ""] + words).joined(separator: " ")
  }

  private func cases(of call: FunctionCallExprSyntax, _ conditions: [String]) -> [SummaryBranch] {
    let subject =
      call.arguments.first { !$0.expression.is(ClosureExprSyntax.self) }.map { argument in
        argument.expression.parameterName.map { "$\($0)" } ?? memberName(argument.expression)
      } ?? ""
    return call.body?.flatMap { statement -> [SummaryBranch] in
      guard let branch = statement.expression?.as(FunctionCallExprSyntax.self), let body = branch.body else {
        return []
      }
      if branch.calledLastName == "DefaultCase" { return branches(of: body, conditions + ["default"]) }
      let values = branch.arguments.lazy.filter { !$0.expression.is(ClosureExprSyntax.self) }
      let spelled = values.map { value($0.expression) }.joined(separator: ", ")
      return branches(of: body, conditions + ["switch \(subject) case \(spelled)"])
    } ?? []
  }

  // A summary can be built of members that name themselves.
  private static let depthLimit = 50

  private func branches(of branch: IfExprSyntax, _ conditions: [String]) -> [SummaryBranch] {
    let taken = branches(of: branch.body.statements, conditions + ["if \(branch.conditions.spelling)"])
    switch branch.elseBody {
    case .ifExpr(let next): return taken + branches(of: next, conditions + ["else"])
    case .codeBlock(let block): return taken + branches(of: block.statements, conditions + ["else"])
    case nil: return taken
    }
  }

  private func branches(of choice: SwitchExprSyntax, _ conditions: [String]) -> [SummaryBranch] {
    choice.cases.flatMap { element -> [SummaryBranch] in
      guard case .switchCase(let branch) = element else { return [] }
      let label = branch.label.spelling.split(separator: ":").first.map(String.init) ?? ""
      let condition = label == "default" ? label : "switch \(choice.subject.spelling) \(label)"
      return branches(of: branch.statements, conditions + [condition])
    }
  }

  /// `equalTo` for `.equalTo`.
  private func memberName(_ expression: ExprSyntax) -> String {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName ?? expression.spelling
  }

  private func value(_ expression: ExprSyntax) -> String {
    DefaultValueReader(context: context).spelling(Code(expression))
  }
}

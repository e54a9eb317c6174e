import SwiftSyntax

extension Evaluator {
  func executeBranch(_ branch: ExprSyntax, _ frame: Frame, _ result: SwiftType?) throws(Unknown) -> Flow {
    if let choice = branch.as(SwitchExprSyntax.self) { return try execute(choice, frame, result) }
    guard let (statements, inner) = try taken(branch, frame) else { return .next }
    return try execute(statements, inner, result)
  }

  private func execute(_ choice: SwitchExprSyntax, _ frame: Frame, _ result: SwiftType?) throws(Unknown) -> Flow {
    guard var (index, inner) = try chosenCase(of: choice, frame) else { throw Unknown("no case is taken", choice) }
    let cases = Array(choice.cases)
    while case .switchCase(let branch) = cases[index] {
      let flow = try execute(branch.statements, inner, result)
      switch flow {
      case .left(nil): return .next
      case .fell where index + 1 < cases.count: (index, inner) = (index + 1, Frame(in: frame))
      default: return flow
      }
    }
    throw Unknown("it uses `#if`", choice)
  }

  /// The statements of the branch that is taken, and what they see; nil for none.
  func taken(
    _ branch: ExprSyntax, _ frame: Frame
  ) throws(Unknown) -> (CodeBlockItemListSyntax, Frame)? {
    if let choice = branch.as(SwitchExprSyntax.self) {
      guard let (index, inner) = try chosenCase(of: choice, frame),
        case .switchCase(let chosen) = Array(choice.cases)[index]
      else { throw Unknown("no case is taken", choice) }
      return (chosen.statements, inner)
    }
    var next = branch.as(IfExprSyntax.self)
    while let choice = next {
      let inner = Frame(in: frame)
      if try holds(choice.conditions, inner) { return (choice.body.statements, inner) }
      switch choice.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block): return (block.statements, Frame(in: frame))
      case nil: return nil
      }
    }
    return nil
  }

  /// The case that is taken; any of them where that can't be told.
  private func chosenCase(
    of choice: SwitchExprSyntax, _ frame: Frame
  ) throws(Unknown) -> (index: Int, frame: Frame)? {
    do throws(Unknown) {
      return try wholly { () throws(Unknown) in try fittingCase(of: choice, frame) }
    } catch {
      if error.isThrown { throw error }
      let inner = Frame(in: frame)
      let index = try assume(oneOf: choice.cases.count, since: error)
      if case .switchCase(let branch) = Array(choice.cases)[index] { forget(branch.label, error, inner) }
      return (index, inner)
    }
  }

  private func fittingCase(
    of choice: SwitchExprSyntax, _ frame: Frame
  ) throws(Unknown) -> (index: Int, frame: Frame)? {
    let subject = try evaluate(choice.subject, frame)
    var otherwise: Int?
    for (index, element) in choice.cases.enumerated() {
      guard case .switchCase(let branch) = element else { throw Unknown("it uses `#if`", element) }
      guard case .case(let label) = branch.label else {
        otherwise = index
        continue
      }
      for item in label.caseItems {
        let inner = Frame(in: frame)
        guard try matches(item.pattern, subject, inner) else { continue }
        if let condition = item.whereClause?.condition, try !flag(condition, inner) { continue }
        return (index, inner)
      }
    }
    return otherwise.map { ($0, Frame(in: frame)) }
  }

  /// Whether conditions hold, both where that can't be told; what they bind is seen from the frame.
  func holds(_ conditions: ConditionElementListSyntax, _ frame: Frame) throws(Unknown) -> Bool {
    for element in conditions {
      do throws(Unknown) {
        if try !wholly({ () throws(Unknown) in try holds(element, frame) }) { return false }
      } catch {
        if error.isThrown { throw error }
        guard try assume(oneOf: 2, since: error, system: element.availability) == 0 else { return false }
        forget(element, error, frame)
      }
    }
    return true
  }

  /// Takes what a pattern names as unknown.
  func forget(_ pattern: some SyntaxProtocol, _ reason: Unknown, _ frame: Frame) {
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      guard token.parent?.is(IdentifierPatternSyntax.self) == true else { continue }
      frame.variables[token.plainName] = .unknown(reason)
    }
  }

  func holds(_ element: ConditionElementSyntax, _ frame: Frame) throws(Unknown) -> Bool {
    switch element.condition {
    case .expression(let expression): return try flag(expression, frame)
    case .optionalBinding(let binding):
      let value =
        try binding.initializer.map { value throws(Unknown) in try evaluate(value.value, frame) }
        ?? binding.pattern.as(IdentifierPatternSyntax.self).flatMap { frame.value(of: $0.identifier.plainName) }
      guard let value else { throw Unknown("it depends on `\(binding.spelling(limit: 80))`", binding) }
      guard case .wrapped(let held) = try known(value).asOptional else { return false }
      return try matches(binding.pattern, held, frame)
    case .matchingPattern(let matching):
      return try matches(matching.pattern, evaluate(matching.initializer.value, frame), frame)
    case .availability: throw Unknown("it depends on the system", element)
    }
  }
}

extension ConditionElementSyntax {
  /// What the system is asked for; nil for another condition.
  fileprivate var availability: AvailabilityConditionSyntax? {
    if case .availability(let condition) = condition { condition } else { nil }
  }
}

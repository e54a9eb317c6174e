import SwiftSyntax

extension Evaluator {
  /// How a statement ends.
  enum Flow {
    case next
    case returned(SwiftValue)
    /// By `break` or `continue`, with the label of what it leaves; nil for the innermost.
    case left(String?)
    case continued(String?)
    case fell
  }

  /// What a body gives back.
  func body(
    _ statements: CodeBlockItemListSyntax, _ frame: Frame, _ result: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    if let value = try onlyValue(of: statements, frame, as: result) {
      return try convert(value, to: result, at: statements)
    }
    switch try execute(statements, frame, result) {
    case .returned(let value): return try convert(value, to: result, at: statements)
    default:
      if result == nil || result == .tuple([]), !statements.isEmpty { return .void }
      throw Unknown("the code gives nothing back", statements)
    }
  }

  /// The value of a body that is one expression, or one `if` or `switch` of such bodies.
  private func onlyValue(
    of statements: CodeBlockItemListSyntax, _ frame: Frame, as result: SwiftType?
  ) throws(Unknown) -> SwiftValue? {
    guard statements.count == 1, let only = statements.first else { return nil }
    switch only.item {
    case .expr(let expression): return try evaluate(expression, frame, as: result)
    case .stmt(let statement):
      if let value = statement.as(ReturnStmtSyntax.self)?.expression { return try evaluate(value, frame, as: result) }
      guard result != nil, let branch = statement.as(ExpressionStmtSyntax.self)?.expression, branch.givesValues else {
        return nil
      }
      return try branchValue(branch, frame, as: result)
    case .decl: return nil
    }
  }

  /// The value of an `if` or `switch` expression.
  func branchValue(_ branch: ExprSyntax, _ frame: Frame, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    guard let (statements, inner) = try taken(branch, frame) else { throw Unknown("no branch is taken", branch) }
    if let value = try onlyValue(of: statements, inner, as: type) { return value }
    if case .returned(let value) = try execute(statements, inner, type) { return value }
    throw Unknown("a branch gives nothing back", branch)
  }

  func execute(
    _ statements: CodeBlockItemListSyntax, _ frame: Frame, _ result: SwiftType? = nil
  ) throws(Unknown) -> Flow {
    var deferred: [CodeBlockItemListSyntax] = []
    var flow = Flow.next
    for statement in statements {
      try step(at: statement)
      if case .stmt(let statement) = statement.item, let end = statement.as(DeferStmtSyntax.self) {
        deferred.append(end.body.statements)
        continue
      }
      flow =
        switch statement.item {
        case .decl(let declaration): try execute(declaration, frame)
        case .stmt(let statement): try execute(statement, frame, result)
        case .expr(let expression): try execute(expression, frame)
        }
      guard case .next = flow else { break }
    }
    for statements in deferred.reversed() { _ = try execute(statements, Frame(in: frame)) }
    return flow
  }

  private func execute(_ expression: ExprSyntax, _ frame: Frame) throws(Unknown) -> Flow {
    do throws(Unknown) { _ = try wholly { () throws(Unknown) in try evaluate(expression, frame) } } catch {
      // What a call does that is not known, it does to what it names.
      guard !error.isThrown, let call = expression.as(FunctionCallExprSyntax.self) else { throw error }
      for name in names(changedBy: call, frame) { _ = frame.assign(.unknown(error), to: name) }
    }
    return .next
  }

  /// The variables that a call may change.
  func names(changedBy call: FunctionCallExprSyntax, _ frame: Frame) -> Set<String> {
    let changed = call.givenArguments.map(\.expression).filter {
      $0.is(InOutExprSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
    var names = Set(
      (changed + [call.calledExpression]).flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.plainName)
    )
    .filter { $0 != "self" && frame.value(of: $0) != nil }
    if case .instance(let type, _)? = frame.value(of: "self"), let declared = type.declared,
      let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      code.members(of: declared).functions(function).contains(where: \.isMutating)
    {
      names.insert("self")
    }
    return names
  }

  private func execute(_ declaration: DeclSyntax, _ frame: Frame) throws(Unknown) -> Flow {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      frame.variables[function.name.plainName] = .function(.init(code: .function(function), frame: frame))
      return .next
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      throw Unknown("it declares something inside of code", declaration)
    }
    for binding in variable.bindings {
      if variable.attributes.isEmpty, let name = binding.name, binding.getter != nil {
        frame.variables[name] = .function(.init(code: .getter(binding), frame: frame))
        continue
      }
      guard variable.attributes.isEmpty, binding.accessorBlock == nil else {
        // What can't be told of one says nothing of the others.
        forget(binding.pattern, Unknown("it declares something inside of code", binding), frame)
        continue
      }
      let type = binding.typeAnnotation.map { resolve($0.type, frame) }
      guard let value = binding.initializer?.value else {
        // Given later; an optional variable begins with nothing.
        if let name = binding.name, type?.isOptional == true { frame.variables[name] = SwiftValue.null }
        if let name = binding.name, type?.isOptional != true { frame.variables[name] = .void }
        continue
      }
      do throws(Unknown) {
        // Code may change it, and not what is kept.
        let held =
          variable.isConstant
          ? try held(value, frame, as: type)
          : try wholly { () throws(Unknown) in try self.held(value, frame, as: type) }
        guard try matches(binding.pattern, held, frame) else { throw Unknown("a pattern does not fit", binding) }
      } catch {
        if error.isThrown { throw error }
        forget(binding.pattern, error, frame)
      }
    }
    return .next
  }

  private func execute(
    _ statement: StmtSyntax, _ frame: Frame, _ result: SwiftType?, label: String? = nil
  ) throws(Unknown) -> Flow {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let end):
      guard let value = end.expression else { return .returned(.void) }
      return .returned(try evaluate(value, frame, as: result))
    case .expressionStmt(let statement):
      let isBranch = statement.expression.is(IfExprSyntax.self) || statement.expression.is(SwitchExprSyntax.self)
      guard isBranch else { return try execute(statement.expression, frame) }
      return try executeBranch(statement.expression, frame, result)
    case .guardStmt(let check):
      if try holds(check.conditions, frame) { return .next }
      return try execute(check.body.statements, Frame(in: frame), result)
    case .forStmt(let loop): return try execute(loop, frame, result, label)
    case .whileStmt(let loop):
      while true {
        try step(at: loop)
        let inner = Frame(in: frame)
        for condition in loop.conditions { if try !holds(condition, inner) { return .next } }
        if let end = try ended(execute(loop.body.statements, inner, result), label) { return end }
      }
    case .repeatStmt(let loop):
      while true {
        try step(at: loop)
        if let end = try ended(execute(loop.body.statements, Frame(in: frame), result), label) { return end }
        guard case .bool(true) = try evaluate(loop.condition, frame) else { return .next }
      }
    case .labeledStmt(let labeled):
      let name = labeled.label.plainName
      let flow = try execute(labeled.statement, frame, result, label: name)
      if case .left(name) = flow { return .next }
      return flow
    case .breakStmt(let end): return .left(end.label?.plainName)
    case .continueStmt(let end): return .continued(end.label?.plainName)
    case .fallThroughStmt: return .fell
    case .throwStmt(let end):
      thrown = try? evaluate(end.expression, frame)
      throw Unknown.thrown(end)
    case .doStmt(let block): return try execute(block, frame, result)
    default: throw Unknown("it uses `\(statement.spelling(limit: 80))`", statement)
    }
  }

  private func execute(_ block: DoStmtSyntax, _ frame: Frame, _ result: SwiftType?) throws(Unknown) -> Flow {
    guard !block.catchClauses.isEmpty else { return try execute(block.body.statements, Frame(in: frame), result) }
    do throws(Unknown) {
      catches += 1
      defer { catches -= 1 }
      return try execute(block.body.statements, Frame(in: frame), result)
    } catch {
      guard error.isThrown else { throw error }
      for clause in block.catchClauses {
        let inner = Frame(in: frame)
        if try catches(clause, inner) { return try execute(clause.body.statements, inner, result) }
      }
      throw error
    }
  }

  /// Whether a clause takes what was thrown last; what it names is seen from the frame.
  private func catches(_ clause: CatchClauseSyntax, _ frame: Frame) throws(Unknown) -> Bool {
    let unknown = Unknown("it depends on what is thrown", clause)
    guard !clause.catchItems.isEmpty else {
      frame.variables["error"] = thrown ?? .unknown(unknown)
      return true
    }
    guard let thrown else { throw unknown }
    for item in clause.catchItems {
      if let pattern = item.pattern, try !matches(pattern, thrown, frame) { continue }
      if try item.whereClause.map({ clause throws(Unknown) in try flag(clause.condition, frame) }) ?? true {
        return true
      }
    }
    return false
  }

  func flag(_ condition: ExprSyntax, _ frame: Frame) throws(Unknown) -> Bool {
    guard case .bool(let flag) = try evaluate(condition, frame) else {
      throw Unknown("it is no Boolean", condition)
    }
    return flag
  }

  /// How a loop goes on after one round; nil for another round.
  private func ended(_ flow: Flow, _ label: String?) -> Flow? {
    switch flow {
    case .next, .continued(nil): nil
    case .continued(let name) where name == label: nil
    case .left(nil): .next
    default: flow
    }
  }

  private func execute(
    _ loop: ForStmtSyntax, _ frame: Frame, _ result: SwiftType?, _ label: String?
  ) throws(Unknown) -> Flow {
    guard loop.tryKeyword == nil, loop.awaitKeyword == nil else { throw Unknown("it uses `for try`", loop) }
    for value in try elements(of: evaluate(loop.sequence, frame), at: Syntax(loop.sequence)) {
      try step(at: loop)
      let inner = Frame(in: frame)
      guard try matches(loop.pattern, value, inner) else {
        if loop.caseKeyword != nil { continue }
        throw Unknown("a pattern does not fit", loop.pattern)
      }
      if let condition = loop.whereClause?.condition, try !flag(condition, inner) { continue }
      if let end = ended(try execute(loop.body.statements, inner, result), label) { return end }
    }
    return .next
  }
}

extension ExprSyntax {
  /// Whether every branch of an `if` or `switch` is one expression, so that it may be the value of a body.
  fileprivate var givesValues: Bool {
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.allSatisfy { element in
        if case .switchCase(let branch) = element { branch.statements.givesValue } else { false }
      }
    }
    var next = self.as(IfExprSyntax.self)
    while let choice = next {
      guard choice.body.statements.givesValue else { return false }
      switch choice.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block): return block.statements.givesValue
      case nil: return false
      }
    }
    return false
  }
}

extension CodeBlockItemListSyntax {
  fileprivate var givesValue: Bool {
    guard count == 1, let only = first else { return false }
    switch only.item {
    case .expr(let expression): return expression.as(SequenceExprSyntax.self)?.isAssignment != true
    case .stmt(let statement):
      if statement.is(ThrowStmtSyntax.self) || statement.as(ReturnStmtSyntax.self)?.expression != nil { return true }
      return statement.as(ExpressionStmtSyntax.self)?.expression.givesValues ?? false
    case .decl: return false
    }
  }
}

extension SequenceExprSyntax {
  fileprivate var isAssignment: Bool { elements.contains { $0.is(AssignmentExprSyntax.self) } }
}

import SwiftParser
package import SwiftSyntax

/// Works out what Swift expressions stand for, as the compiled program would, without running anything.
///
/// What it can't tell is unknown with a place and a reason. A class, because all that one value is made of counts together:
/// steps, constants and calls inside of calls are bounded, so that every machine gives up at the same place.
package final class Evaluator {
  let code: any SwiftDeclarations
  private(set) var kept: KeptCalls
  /// Whether something is worked out to its end of which the rest is kept.
  private(set) var isWhole = false
  private(set) var steps: Int
  private var depth = 0
  /// How much code around the place catches what is thrown.
  var catches = 0
  /// What was thrown last; nil where it can't be told.
  var thrown: SwiftValue?
  /// How many types were resolved.
  private var typeSteps = 0
  /// Which ways this run takes where nobody can tell, in the order of the questions; the first for those behind them.
  private let answers: [Int]
  /// What this run takes for granted, in the order of the questions.
  package private(set) var assumptions: [Assumption] = []
  /// How often something was asked of the bundle that the code runs in, which may be another for each reader.
  var bundleQuestions = 0
  /// What wrappers say beside the values, such as the tables of texts.
  package private(set) var notes: [String] = []
  /// The values of constants and static members; nil for one that is being worked out.
  var constants: [ConstantKey: Result<SwiftValue, Unknown>?] = [:]

  /// One variable, and the type that `Self` is in it.
  struct ConstantKey: Hashable {
    var binding: SyntaxIdentifier
    var selfType: SwiftType?
    /// Whether its value is kept as it is written.
    var isKept: Bool
  }

  /// What was counted so far.
  struct Cost {
    var steps: Int
    var typeSteps: Int
  }

  private var cost: Cost { Cost(steps: steps, typeSteps: typeSteps) }

  init(
    _ code: any SwiftDeclarations, keeping kept: KeptCalls = KeptCalls(), answers: [Int] = [], steps: Int = 0
  ) {
    self.code = code
    self.kept = kept
    self.answers = answers
    self.steps = steps
  }

  /// What an expression stands for.
  ///
  /// - Parameters:
  ///   - frame: what the code around it sees.
  ///   - type: the type that is asked for, for members without one before them; nil where that is not known.
  package static func value(
    of expression: ExprSyntax, in code: any SwiftDeclarations, frame: Frame = Frame(), as type: SwiftType? = nil
  ) -> Result<SwiftValue, Unknown> {
    only(in: code) { evaluator in evaluator.value(of: expression, in: frame.snapshot, as: type) }.value
  }

  /// What a piece of code gives.
  ///
  /// - Parameters:
  ///   - selfType: what `Self` is where the code says nothing of what it sees.
  ///   - type: the type that is asked for, for members without one before them; nil where that is not known.
  package static func evaluated(
    _ piece: Code, in code: any SwiftDeclarations, selfType: SwiftType?, as type: SwiftType?, keeping kept: KeptCalls
  ) -> Evaluated {
    only(in: code, keeping: kept) { evaluator in
      switch piece.node {
      case .expression(let expression):
        evaluator.value(of: expression, in: piece.frame?.snapshot ?? Frame(selfType: selfType), as: type)
      case .variable(let binding):
        Result { () throws(Unknown) in try evaluator.value(of: binding, selfType: selfType) }
      case .value(let value): .success(value)
      }
    }
  }

  /// The same in this run.
  package func value(
    of expression: ExprSyntax, in frame: Frame, as type: SwiftType? = nil
  ) -> Result<SwiftValue, Unknown> {
    Result { () throws(Unknown) in
      try convert(evaluate(expression, frame, as: type), to: type, at: expression)
    }
  }

  /// What a variable of a type, or one outside of all types, holds.
  package static func value(
    of binding: PatternBindingSyntax, in code: any SwiftDeclarations, selfType: SwiftType?
  ) -> Result<SwiftValue, Unknown> {
    evaluated(Code(binding), in: code, selfType: selfType, as: nil, keeping: KeptCalls()).value
  }

  /// Works out a constant, or takes it from an evaluator that did so before.
  func shared(
    _ key: ConstantKey, in memory: SharedConstants?, _ find: () throws(Unknown) -> SwiftValue
  ) throws(Unknown) -> SwiftValue {
    // What calls of a library keep is another value for each reader.
    guard let memory, kept.isNone else { return try find() }
    if let known = memory.known[key], depth <= known.depth, steps + known.cost.steps <= ValueLimit.steps {
      steps += known.cost.steps
      typeSteps += known.cost.typeSteps
      return known.value
    }
    let (before, others, open, noted) = (cost, constants.count, assumptions.count, notes.count + bundleQuestions)
    let value = try find()
    if constants.count == others, assumptions.count == open, notes.count + bundleQuestions == noted, value.isPlain {
      let cost = Cost(steps: steps - before.steps, typeSteps: typeSteps - before.typeSteps)
      memory.known[key] = SharedConstants.Known(value: value, cost: cost, depth: depth)
    }
    return value
  }

  /// Counts a step.
  func step(at node: some SyntaxProtocol) throws(Unknown) {
    steps += 1
    guard steps <= ValueLimit.steps else { throw Unknown.tooMany(ValueLimit.steps, node, of: "steps") }
  }

  /// Takes one of several ways, since nothing that was read says which.
  ///
  /// - Parameters:
  ///   - system: what the system is asked for; the same question has one answer.
  ///   - isBundle: whether it is which bundle runs the code: one does.
  func assume(
    oneOf count: Int, since cause: Unknown, system: AvailabilityConditionSyntax? = nil, isBundle: Bool = false
  ) throws(Unknown) -> Int {
    if isBundle, let known = assumptions.first(where: \.isBundle) { return known.choice }
    if let system, let known = assumptions.lazy.compactMap({ $0.answer(to: system) }).first { return known ? 0 : 1 }
    guard assumptions.count < ValueLimit.assumptions else { throw cause }
    let choice = assumptions.count < answers.count ? answers[assumptions.count] : 0
    assumptions.append(Assumption(choice: choice, count: count, cause: cause, system: system, isBundle: isBundle))
    return choice
  }

  /// What a variable begins with: later, where code goes several ways for it, which may never matter.
  func held(_ value: ExprSyntax, _ frame: Frame, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    let (known, constants) = (assumptions.count, constants)
    let seen = frame.snapshot
    let result = Result { () throws(Unknown) in
      try convert(evaluate(value, frame, as: type), to: type, at: value)
    }
    guard assumptions.count > known else { return try result.get() }
    // What was worked out on one way is not what it is on another.
    assumptions.removeSubrange(known...)
    self.constants = constants
    return .later(value, seen, type)
  }

  /// Does something one level deeper.
  func deeper<Found>(at node: some SyntaxProtocol, _ find: () throws(Unknown) -> Found) throws(Unknown) -> Found {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ValueLimit.depth else { throw Unknown.tooMany(ValueLimit.depth, node, of: "levels") }
    return try find()
  }

  /// The same for types, which code that is broken may nest without end.
  func deeper(_ find: () -> SwiftType) -> SwiftType {
    depth += 1
    typeSteps += 1
    defer { depth -= 1 }
    let limit = kept.keepsTypeNames ? ValueLimit.typeSteps : ValueLimit.steps
    return depth <= ValueLimit.depth && typeSteps <= limit ? find() : .other
  }

  /// A text that is not longer than what is kept.
  func bounded(_ text: String, at node: some SyntaxProtocol) throws(Unknown) -> SwiftValue {
    guard text.utf8.count <= ValueLimit.text else {
      throw Unknown.tooLong(node)
    }
    return .text(text)
  }

  // MARK: Expressions

  func evaluate(_ expression: ExprSyntax, _ frame: Frame, as type: SwiftType? = nil) throws(Unknown) -> SwiftValue {
    guard expression.hasOptionalChain else { return try evaluateWhole(expression, frame, as: type) }
    do throws(Unknown) {
      return try evaluateWhole(expression, frame, as: type).asOptional
    } catch {
      if error.isEndOfChain { return .null }
      throw error
    }
  }

  /// The same of a part of a chain, `a?.b` in `a?.b.c`.
  func evaluateWhole(
    _ expression: ExprSyntax, _ frame: Frame, as type: SwiftType? = nil
  ) throws(Unknown) -> SwiftValue {
    try step(at: expression)
    return try deeper(at: expression) { () throws(Unknown) in
      kept.keepsCode ? try written(expression, frame, as: type) : try dispatch(expression, frame, as: type)
    }
  }

  func dispatch(
    _ expression: ExprSyntax, _ frame: Frame, as type: SwiftType?
  ) throws(Unknown) -> SwiftValue {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return try text(literal, frame, as: type)
    case .integerLiteralExpr, .floatLiteralExpr: return try number(expression, as: type)
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .null
    case .arrayExpr(let array): return try list(array, frame, as: type)
    case .dictionaryExpr(let dictionary): return try self.dictionary(dictionary, frame, as: type)
    case .tupleExpr(let tuple): return try self.tuple(tuple, frame, as: type)
    case .declReferenceExpr(let name): return try value(of: name, frame, as: type)
    case .memberAccessExpr(let access): return try value(of: access, frame, as: type)
    case .functionCallExpr(let call): return try value(of: call, frame, as: type)
    case .subscriptCallExpr(let call): return try value(of: call, frame)
    case .closureExpr(let closure):
      return .function(.init(code: .closure(closure), frame: captured(by: closure, in: frame)))
    case .keyPathExpr(let path): return .function(.init(code: .keyPath(try path.names()), frame: frame))
    case .macroExpansionExpr(let macro): return try value(of: macro, frame)
    case .sequenceExpr(let sequence): return try value(of: Array(sequence.elements)[...], frame, as: type)
    case .infixOperatorExpr(let infix):
      return try value(of: [infix.leftOperand, infix.operator, infix.rightOperand][...], frame, as: type)
    case .prefixOperatorExpr(let prefix): return try value(of: prefix, frame, as: type)
    case .ternaryExpr(let choice):
      return try either(choice.condition, choice.thenExpression, choice.elseExpression, frame, as: type)
    case .ifExpr(let branch): return try branchValue(ExprSyntax(branch), frame, as: type)
    case .switchExpr(let choice): return try branchValue(ExprSyntax(choice), frame, as: type)
    case .forceUnwrapExpr(let unwrap):
      guard let value = try evaluateWhole(unwrap.expression, frame, as: type).unwrapped else {
        throw Unknown("it is `nil`", unwrap)
      }
      return value
    case .optionalChainingExpr(let chain):
      let value = try evaluateWhole(chain.expression, frame)
      guard let unwrapped = value.unwrapped else { throw Unknown.endOfChain(chain) }
      return unwrapped
    case .unsafeExpr(let unsafe): return try evaluateWhole(unsafe.expression, frame, as: type)
    case .tryExpr(let attempt): return try self.value(of: attempt, frame, as: type)
    case .asExpr(let conversion): return try converted(conversion.expression, to: conversion.type, frame)
    case .inOutExpr(let reference): return try evaluate(reference.expression, frame, as: type)
    case .genericSpecializationExpr, .typeExpr:
      if let type = self.type(of: expression, frame) { return .type(type) }
    default: break
    }
    throw Unknown("it depends on `\(expression.spelling(limit: 80))`", expression)
  }

  private func value(of attempt: TryExprSyntax, _ frame: Frame, as type: SwiftType?) throws(Unknown) -> SwiftValue {
    let isOptional = attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
    do throws(Unknown) {
      let value = try evaluate(attempt.expression, frame, as: type)
      return isOptional ? value.asOptional : value
    } catch {
      if isOptional, error.isThrown { return .null }
      // What can't be told may throw, which something here catches.
      guard !error.isThrown, !error.isExcess, !error.isEndOfChain, catches > 0, !isOptional,
        try assume(oneOf: 2, since: error) == 1
      else { throw error }
      thrown = nil
      throw Unknown.thrown(attempt)
    }
  }

  // MARK: Values of other code

  /// What a wrapper of a library makes of the first of its candidates that is known and no empty text.
  func value(of wrapped: WrappedValue, _ frame: Frame) throws(Unknown) -> SwiftValue {
    switch wrapped.note.map({ try? evaluate($0, frame).held }) {
    case nil, .some(.null): wrapped.standardNote.map { notes.append($0) }
    case .some(let note): notes.append(note?.text ?? "")
    }
    for candidate in wrapped.candidates.dropLast() {
      let value = try evaluate(candidate, frame, as: wrapped.type).held
      if value.text?.isEmpty == false { return value }
    }
    guard let last = wrapped.candidates.last else { return .void }
    return try evaluate(last, frame, as: wrapped.type)
  }

  /// Works something out to its end, whatever is kept.
  func wholly<Found>(_ find: () throws(Unknown) -> Found) throws(Unknown) -> Found {
    guard kept.keepsCode else { return try find() }
    let old = kept
    (kept, isWhole) = (KeptCalls(), true)
    defer { (kept, isWhole) = (old, false) }
    return try find()
  }

  // MARK: Types

  /// What a value becomes where another type is asked for.
  func convert(_ value: SwiftValue, to type: SwiftType?, at node: some SyntaxProtocol) throws(Unknown) -> SwiftValue {
    switch (type, value) {
    case (.optional(let inner), .wrapped(let value)): return .wrapped(try convert(value, to: inner, at: node))
    case (.optional, .null): return .null
    case (.optional(let inner), _): return .wrapped(try convert(value, to: inner, at: node))
    case (.list(let element), .list(let values, _)):
      return .list(try values.map { value throws(Unknown) in try convert(value, to: element, at: node) })
    case (.tuple(let types), .tuple(let values)) where types.count == values.count:
      var converted = values
      for (index, type) in types.enumerated() {
        converted[index].value = try convert(values[index].value, to: type, at: node)
      }
      return .tuple(converted)
    case (.named(let name, let declared, _), _): return try convert(value, toNamed: name, declared, at: node)
    default: return value
    }
  }

  func convert(
    _ value: SwiftValue, toNamed name: String, _ declared: Int?, at node: some SyntaxProtocol
  ) throws(Unknown) -> SwiftValue {
    switch (name, value) {
    case ("Double", .integer(let number)), ("TimeInterval", .integer(let number)), ("CGFloat", .integer(let number)):
      return .double(Double(number))
    case ("Float", .integer), ("Float", .double), ("Float16", _), ("Float80", _), ("Decimal", _):
      throw Unknown("it is a `\(name)`", node)
    case (_, .integer(let number)):
      guard SwiftType.range(ofInteger: name)?.contains(number) != false else {
        throw Unknown("it does not fit into `\(name)`", node)
      }
    case ("Set", .list(let values, _)): return .list(values, .unordered)
    case ("Any", _): break
    case (_, .text), (_, .bool), (_, .double):
      // A literal makes a value of a type of the code's own.
      if let declared, let declaration = code.declaration(of: declared), !declaration.is(ProtocolDeclSyntax.self) {
        return try make(.named(name, declared: declared), of: value, at: node)
      }
    default: break
    }
    return value
  }

  private func converted(
    _ expression: ExprSyntax, to type: TypeSyntax, _ frame: Frame
  ) throws(Unknown) -> SwiftValue {
    let target = resolve(type, frame)
    return try convert(evaluate(expression, frame, as: target), to: target, at: expression)
  }
}

extension Unknown {
  private static let chain = "it ends at `nil`"
  private static let error = "it throws an error"

  static func thrown(_ node: some SyntaxProtocol) -> Unknown { Unknown(error, node) }

  /// Whether it leaves the code around it up to what catches it.
  var isThrown: Bool { reason == Self.error }

  static func endOfChain(_ node: some SyntaxProtocol) -> Unknown { Unknown(chain, node) }

  var isEndOfChain: Bool { reason == Self.chain }
}

extension SwiftValue {
  /// Whether it is surely one of an optional type.
  var isOptional: Bool {
    switch self {
    case .wrapped, .null: true
    default: false
    }
  }

  /// Wrapped, where it is no optional yet.
  var asOptional: SwiftValue {
    isOptional ? self : .wrapped(self)
  }
}

extension ExprSyntax {
  /// Whether it ends a chain with a `?` in it.
  fileprivate var hasOptionalChain: Bool {
    var expression = self
    while true {
      switch expression.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr: return true
      case .memberAccessExpr(let access):
        guard let base = access.base else { return false }
        expression = base
      case .functionCallExpr(let call): expression = call.calledExpression
      case .subscriptCallExpr(let call): expression = call.calledExpression
      case .forceUnwrapExpr(let unwrap): expression = unwrap.expression
      default: return false
      }
    }
  }
}

extension KeyPathExprSyntax {
  /// `name.count` of `\.name.count`.
  fileprivate func names() throws(Unknown) -> [String] {
    var names: [String] = []
    for component in components {
      guard case .property(let property) = component.component else {
        throw Unknown("it depends on `\(spelling(limit: 80))`", self)
      }
      names.append(property.declName.baseName.plainName)
    }
    return names
  }
}

package import SwiftSyntax

/// Goes through what an expression is made of, in the order of the code: constants are followed and sums taken apart.
///
/// It keeps its own list of what is still to do, so that neither circles nor fans of constants can exhaust the stack, and
/// it ends after a number of steps.
package struct ValueWalk {
  private enum Task {
    case expression(ExprSyntax)
    /// Everything that a constant stands for was gone through.
    case leave(constant: String)
    /// The end of an attempt that began with so many parts; what to take where it gave nothing.
    case attempt(start: Int, otherwise: ExprSyntax?)
  }

  /// What a step gives.
  package enum Item {
    /// Neither a sum nor a constant that is known.
    case value(ExprSyntax)
    /// An attempt ended that began with so many parts; what to take where it gave nothing.
    case end(start: Int, otherwise: ExprSyntax?)
  }

  /// The name under which an expression may be a constant.
  private let reference: (ExprSyntax) -> String?
  private let constants: ConstantLookup
  private var tasks: [Task]
  private var active: Set<String> = []

  /// - Parameters:
  ///   - constants: of the value that this is a part of.
  ///   - reference: the name under which an expression may be a constant.
  package init(
    _ expression: ExprSyntax, constants: ConstantLookup,
    reference: @escaping (ExprSyntax) -> String? = { $0.reference }
  ) {
    self.reference = reference
    self.constants = constants
    tasks = [.expression(expression)]
  }

  /// Why it ended early, as the end of a sentence; nil where it did not.
  package var excess: String? { constants.excess }

  /// Whether what was given last is a part of a constant.
  package var isInConstant: Bool { !active.isEmpty }

  /// The next value; nil at the end, or where there are too many.
  package mutating func nextValue() -> ExprSyntax? {
    while let item = next() {
      if case .value(let value) = item { return value }
    }
    return nil
  }

  /// The next value, or the end of an attempt; nil at the end, or where there are too many.
  package mutating func next() -> Item? {
    while excess == nil, let task = tasks.popLast() {
      switch task {
      case .leave(let constant): active.remove(constant)
      case .attempt(let start, let otherwise): return .end(start: start, otherwise: otherwise)
      case .expression(let expression):
        constants.countPart()
        guard excess == nil else { return nil }
        if !expand(expression.unparenthesized) { return excess == nil ? .value(expression.unparenthesized) : nil }
      }
    }
    return nil
  }

  /// Goes on with an expression before all that is left.
  package mutating func push(_ expression: ExprSyntax) { tasks.append(.expression(expression)) }

  /// As `push`, with another expression where this one gives nothing.
  package mutating func push(_ expression: ExprSyntax, attemptFrom start: Int, otherwise: ExprSyntax?) {
    tasks.append(.attempt(start: start, otherwise: otherwise))
    tasks.append(.expression(expression))
  }

  /// Drops what is left of the innermost attempt and gives its end; nil where there is none.
  package mutating func abandon() -> (start: Int, otherwise: ExprSyntax?)? {
    while let task = tasks.popLast() {
      switch task {
      case .leave(let constant): active.remove(constant)
      case .attempt(let start, let otherwise): return (start, otherwise)
      case .expression: break
      }
    }
    return nil
  }

  /// Puts what an expression stands for in its place; false where it stands for itself, as a constant in a circle does.
  private mutating func expand(_ expression: ExprSyntax) -> Bool {
    if let terms = expression.addedTerms {
      tasks += terms.reversed().map { .expression($0) }
      return true
    }
    guard let name = reference(expression) else { return false }
    let key = ConstantLookup.key(of: name, at: expression)
    guard !active.contains(key), let value = constants.value(of: name, at: expression) else { return false }
    active.insert(key)
    tasks.append(.leave(constant: key))
    push(value)
    return true
  }
}

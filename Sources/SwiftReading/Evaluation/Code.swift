package import SwiftSyntax

/// A piece of code that gives a value, and what it sees.
package struct Code {
  /// What gives the value.
  package enum Node {
    case expression(ExprSyntax)
    /// A variable whose getter is more than one expression.
    case variable(PatternBindingSyntax)
    /// What code that was followed gives.
    case value(SwiftValue)
  }

  /// What gives the value.
  package let node: Node
  /// What it sees; nil for what the code around it does.
  package var frame: Frame?
  /// The type that is asked for, unless readers ask for another; nil where that is not known.
  var type: SwiftType?
  /// Where it is.
  package let place: Syntax

  /// Code that sees what is around it, unless told.
  package init(_ expression: ExprSyntax, seeing frame: Frame? = nil) {
    self.init(.expression(expression.unparenthesized), at: Syntax(expression), seeing: frame)
  }

  /// What gives a variable its value.
  package init(_ variable: PatternBindingSyntax) {
    if let value = variable.singleValue {
      self.init(value)
    } else {
      self.init(.variable(variable), at: variable.code ?? Syntax(variable), seeing: nil)
    }
  }

  /// What is known of code in its place.
  init(_ value: SwiftValue, in code: Code) {
    switch value {
    case .later(let expression, let frame, let type):
      self.init(expression, seeing: frame)
      self.type = type
    case .wrapped(let held): self.init(held, in: code)
    case .function: self = code
    default: self.init(.value(value), at: code.place, seeing: code.frame)
    }
  }

  private init(_ node: Node, at place: Syntax, seeing frame: Frame?) {
    (self.node, self.place, self.frame) = (node, place, frame)
  }

  /// The code itself; nil for what is no single expression.
  package var expression: ExprSyntax? { if case .expression(let expression) = node { expression } else { nil } }

  /// The call that it is; nil for anything else.
  package var call: FunctionCallExprSyntax? { expression?.as(FunctionCallExprSyntax.self) }

  /// Whether it is `nil`.
  package var isNil: Bool {
    if case .value(.null) = node { true } else { expression?.is(NilLiteralExprSyntax.self) ?? false }
  }

  /// As it is written.
  package var spelling: String { place.spelling }

  /// Another piece that sees the same.
  package func part(_ expression: ExprSyntax) -> Code { Code(expression, seeing: frame) }
}

/// What was found of some code.
package struct Evaluated {
  /// What it gives.
  package let value: Result<SwiftValue, Unknown>
  /// What wrappers say beside, such as the tables of texts; an empty text for what can't be read.
  package let notes: Set<String>

  /// The text that it is for everybody; nil for one that is looked up in a table, and for anything else.
  package var plainText: String? { notes.isEmpty ? try? value.get().text : nil }
}

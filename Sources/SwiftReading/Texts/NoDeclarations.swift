import SwiftSyntax

/// Code that declares nothing: an expression by itself.
struct NoDeclarations: SwiftDeclarations {
  /// None: the names of types are not looked up.
  func type(named name: [String], at place: Syntax) -> Int? { nil }
  /// None.
  func aliased(_ name: [String], at place: Syntax) -> TypeSyntax? { nil }
  /// None.
  func declaration(of type: Int) -> (any DeclGroupSyntax)? { nil }
  /// Nothing is declared.
  func name(of type: Int) -> String { "" }
  /// None.
  func members(of type: Int) -> Members { Members([]) }
  /// Nothing is declared.
  func conforms(_ type: Int, to name: String) -> Bool { false }
  /// Nothing is.
  func isAssigned(_ name: String) -> Bool { false }
  /// What the calls of frameworks wrap.
  func wrapped(by call: FunctionCallExprSyntax) -> ExprSyntax? { TextEvaluation.plainText(in: call) }
  /// Not known.
  func fileID(of place: Syntax) -> String? { nil }

  /// None.
  func globalVariables(named name: String, at place: Syntax) -> [PatternBindingSyntax] { [] }
  /// None.
  func globalFunctions(named name: String, at place: Syntax) -> [FunctionDeclSyntax] { [] }
}

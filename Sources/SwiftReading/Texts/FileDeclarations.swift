package import SwiftSyntax

/// Code that declares nothing but constants outside of all types: a manifest, or an expression by itself.
package struct FileDeclarations: SwiftDeclarations {
  private let variables: [String: PatternBindingSyntax]
  private let functions: [String: [FunctionDeclSyntax]]

  /// - Parameter file: whose constants and functions are known; nil for none.
  package init(_ file: SourceFileSyntax? = nil) {
    let declarations = file?.statements.compactMap { $0.item.as(DeclSyntax.self) } ?? []
    let bindings = declarations.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { Array($0.bindings) }
    variables = Dictionary(
      bindings.compactMap { binding in binding.name.map { ($0, binding) } }, uniquingKeysWith: { first, _ in first })
    functions = Dictionary(
      grouping: declarations.compactMap { $0.as(FunctionDeclSyntax.self) }, by: \.name.plainName)
  }

  /// None: the names of types are not looked up.
  package func type(named name: [String], at place: Syntax) -> Int? { nil }
  /// None.
  package func aliased(_ name: [String], at place: Syntax) -> TypeSyntax? { nil }
  /// None.
  package func declaration(of type: Int) -> (any DeclGroupSyntax)? { nil }
  /// Nothing is declared.
  package func name(of type: Int) -> String { "" }
  /// None.
  package func members(of type: Int) -> Members { Members([]) }
  /// Nothing is declared.
  package func conforms(_ type: Int, to name: String) -> Bool { false }
  /// What the calls of frameworks wrap.
  package func wrapped(by call: FunctionCallExprSyntax) -> ExprSyntax? { TextEvaluation.plainText(in: call) }
  /// Not known.
  package func fileID(of place: Syntax) -> String? { nil }

  /// The constants of the file.
  package func globalVariables(named name: String, at place: Syntax) -> [PatternBindingSyntax] {
    variables[name].map { [$0] } ?? []
  }

  /// The functions of the file.
  package func globalFunctions(named name: String, at place: Syntax) -> [FunctionDeclSyntax] { functions[name] ?? [] }
}

package import SwiftSyntax

/// The variables and functions that one file declares outside of types; an expression by itself has none.
package struct FileDeclarations: SwiftDeclarations {
  private var variables: [String: [PatternBindingSyntax]] = [:]
  private var functions: [String: [FunctionDeclSyntax]] = [:]
  /// Whether what a variable begins with stands for it, whatever code adds to it.
  package var takesInitialValues = false
  private let wrapping: (FunctionCallExprSyntax, SwiftType?) -> WrappedValue?

  /// Those of a file; without one, none.
  ///
  /// - Parameter wrapping: what calls of libraries only wrap.
  package init(
    of file: SourceFileSyntax? = nil,
    wrapping: @escaping (FunctionCallExprSyntax, SwiftType?) -> WrappedValue? = { _, _ in nil }
  ) {
    self.wrapping = wrapping
    for statement in file?.statements ?? [] {
      if let function = statement.item.as(FunctionDeclSyntax.self) {
        functions[function.name.plainName, default: []].append(function)
      }
      for binding in statement.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        if let name = binding.name { variables[name, default: []].append(binding) }
      }
    }
  }

  /// None: the names of types are not looked up.
  package func type(named name: [String], at place: Syntax) -> Int? { nil }
  /// None.
  package func types(around place: Syntax) -> [Int] { [] }
  /// None.
  package func meaning(of name: [String], at place: Syntax) -> NamedType? { nil }
  /// None.
  package func meaning(of name: String, in type: Int) -> NamedType? { nil }
  /// None.
  package func declaration(of type: Int) -> (any DeclGroupSyntax)? { nil }
  /// No type is declared.
  package func name(of type: Int) -> String { "" }
  /// None.
  package func members(of type: Int) -> Members { Members([]) }
  /// No type is declared.
  package func conforms(_ type: Int, to name: String) -> Bool { false }
  /// None.
  package func sharedConstants(at place: Syntax) -> SharedConstants? { nil }
  /// What may be given another value counts as if it were.
  package func isAssigned(_ name: String) -> Bool {
    !takesInitialValues && variables[name]?.contains(where: \.isVariable) ?? false
  }
  /// What the calls of frameworks wrap.
  package func wrapped(by call: FunctionCallExprSyntax, as type: SwiftType?) -> WrappedValue? { wrapping(call, type) }
  /// Not known.
  package func fileID(of place: Syntax) -> String? { nil }
  /// The file's.
  package func globalVariables(named name: String, at place: Syntax) -> [PatternBindingSyntax] { variables[name] ?? [] }
  /// The file's.
  package func globalFunctions(named name: String, at place: Syntax) -> [FunctionDeclSyntax] { functions[name] ?? [] }
}

package import SwiftSyntax

/// What reading a value asks about the code around it.
package struct ValueContext {
  /// The value of a constant in the set of files (`Consts.key`, `Self.key`, `key`), seen from the declaration.
  package var constant: (_ reference: String) -> ExprSyntax?
  /// What an expression stands for, seen from the declaration.
  package var evaluate: (_ expression: ExprSyntax, _ type: SwiftType?) -> Result<SwiftValue, Unknown>
  /// Takes what was seen and not understood.
  package var report: (_ message: String, _ node: Syntax) -> Void
  /// Takes a text that was read, with the names of the string tables that the code looks it up in; none for the default.
  package var noteTables: (_ text: String, _ tables: Set<String>) -> Void

  /// Knows no code and drops what is reported, unless told.
  package init(
    constant: @escaping (String) -> ExprSyntax? = { _ in nil },
    evaluate: ((ExprSyntax, SwiftType?) -> Result<SwiftValue, Unknown>)? = nil,
    report: @escaping (String, Syntax) -> Void = { _, _ in },
    noteTables: @escaping (String, Set<String>) -> Void = { _, _ in }
  ) {
    self.constant = constant
    self.evaluate =
      evaluate ?? { Evaluator.value(of: $0.reference.flatMap(constant) ?? $0, in: FileDeclarations(), as: $1) }
    self.report = report
    self.noteTables = noteTables
  }
}

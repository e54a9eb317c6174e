import IntentSurface
import SwiftSyntax

/// Reads `@Parameter` variables.
struct ParameterReader {
  let context: SyntaxContext

  /// The parameters that a variable declares, one for each binding; none for a variable that is no parameter.
  func parameters(of variable: VariableDeclSyntax, takesPlainMembers: Bool) -> [Parameter] { [] }
}

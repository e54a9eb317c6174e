import IntentSurface
import SwiftReading
import SwiftSyntax

/// One declared name of a variable with the type it has.
struct DeclaredVariable {
  var name: String
  var type: ValueType
  /// The type as written; nil where the initial value gives it.
  var annotation: TypeSyntax?
  var initialValue: ExprSyntax?
  var node: PatternBindingSyntax
}

/// Reads the names that a variable declaration declares: `var first, second: Int`.
struct VariableReader {
  let context: SyntaxContext

  /// - Parameters:
  ///   - typeHint: a value whose type is the variable's where neither annotation nor initial value shows it.
  ///   - wrapped: the type that its property wrapper is given; nil where nothing says.
  func declared(
    by variable: VariableDeclSyntax, typeHint: ExprSyntax? = nil, wrapped: SwiftType? = nil
  ) -> [DeclaredVariable] {
    var annotation: TypeSyntax?
    let declared: [DeclaredVariable] = variable.bindings.reversed().compactMap { binding in
      // A binding without annotation takes that of the next one, unless it has a value of its own.
      annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
      guard let name = binding.name else { return nil }
      let value = binding.initializer?.value
      return DeclaredVariable(
        name: name, type: type(annotation, wrapped, value ?? typeHint, binding), annotation: annotation,
        initialValue: value, node: binding)
    }
    return declared.reversed()
  }

  /// The type of the value that an expression makes; nil where nothing says.
  func inferredType(_ expression: ExprSyntax) -> ValueType? {
    context.typeOfValue(expression).map(TypeReader(context: context).valueType)
  }

  private func type(
    _ annotation: TypeSyntax?, _ wrapped: SwiftType?, _ value: ExprSyntax?, _ binding: PatternBindingSyntax
  ) -> ValueType {
    if let annotation { return TypeReader(context: context).valueType(annotation) }
    if let wrapped { return TypeReader(context: context).valueType(wrapped) }
    if let type = value.flatMap(inferredType) { return type }
    context.report(
      "The type of `\(binding.pattern.spelling)` is not written out and could not be inferred.", Syntax(binding))
    return .unknown(value?.spelling ?? "")
  }
}

extension VariableDeclSyntax {
  /// Whether a schema macro makes a parameter or a property of it: a stored, settable instance variable that is not
  /// private and has no wrapper of its own.
  var isPlainMember: Bool {
    isReachable && bindings.allSatisfy(\.isStored)
      && !modifiers.contains { $0.name.tokenKind == .keyword(.lazy) && $0.detail == nil }
  }

  /// Whether it is an instance variable that is not private and has no wrapper of its own, stored or computed.
  var isReachable: Bool {
    guard bindingSpecifier.tokenKind == .keyword(.var), !isStatic else { return false }
    let excluded: [TokenKind] = [.keyword(.private), .keyword(.fileprivate)]
    guard !modifiers.contains(where: { excluded.contains($0.name.tokenKind) && $0.detail == nil }) else { return false }
    return attributes.attributes.allSatisfy {
      $0.plainName == "MainActor" || $0.plainName?.first?.isUppercase == false
    }
  }

  /// The names it declares.
  var names: [String] { bindings.compactMap(\.name) }
}

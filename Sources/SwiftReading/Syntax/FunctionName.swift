package import SwiftSyntax

extension SyntaxProtocol {
  /// What `#function` stands for at the place, as the compiler has it; nil outside of types and functions.
  ///
  /// It is the name of the property that a getter is of, the name of a function with its labels, or for the initial value
  /// of a stored property the name of the type. Closures make no difference.
  package var functionName: String? {
    var place: Syntax? = Syntax(self)
    var child = Syntax(self)
    while let node = place {
      switch node.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        return function.name.plainName + function.signature.parameterClause.labels
      case .initializerDecl(let initializer): return "init" + initializer.signature.parameterClause.labels
      case .subscriptDecl, .deinitializerDecl: return nil
      case .patternBinding(let binding):
        let isComputed = binding.accessorBlock.map { Syntax($0) == child } ?? false
        if isComputed || binding.isLazy { return binding.name }
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        return node.declaredTypeName?.split(separator: ".").last.map(String.init)
      default: break
      }
      child = node
      place = node.parent
    }
    return nil
  }
}

extension FunctionParameterClauseSyntax {
  /// `(_:by:)`.
  fileprivate var labels: String { "(" + parameters.map { "\($0.firstName.plainName):" }.joined() + ")" }
}

extension PatternBindingSyntax {
  fileprivate var isLazy: Bool {
    parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) } ?? false
  }
}

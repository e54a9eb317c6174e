package import SwiftSyntax

// By kind: to ask a node for a protocol, the runtime searches the conformances of the whole program once for each kind of
// node that was asked.

extension SyntaxProtocol {
  /// The type, protocol or extension that it declares.
  package var declarationGroup: (any DeclGroupSyntax)? {
    switch kind {
    case .actorDecl: self.as(ActorDeclSyntax.self)
    case .classDecl: self.as(ClassDeclSyntax.self)
    case .enumDecl: self.as(EnumDeclSyntax.self)
    case .extensionDecl: self.as(ExtensionDeclSyntax.self)
    case .protocolDecl: self.as(ProtocolDeclSyntax.self)
    case .structDecl: self.as(StructDeclSyntax.self)
    default: nil
    }
  }
}

extension Syntax {
  /// The innermost type, protocol or extension around the place.
  package var enclosingGroup: Syntax? { sequence(first: self, next: \.parent).first { $0.declarationGroup != nil } }
}

extension DeclGroupSyntax {
  /// What it is called; nil for an extension.
  package var declaredName: TokenSyntax? {
    self.as(ActorDeclSyntax.self)?.name ?? self.as(ClassDeclSyntax.self)?.name ?? self.as(EnumDeclSyntax.self)?.name
      ?? self.as(ProtocolDeclSyntax.self)?.name ?? self.as(StructDeclSyntax.self)?.name
  }
}

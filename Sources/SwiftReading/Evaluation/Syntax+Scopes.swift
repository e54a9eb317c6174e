import IntentSurface
import SwiftSyntax

extension Syntax {
  /// Whether a function around the place has a generic parameter of the name.
  func hasGeneric(_ name: String) -> Bool {
    sequence(first: self, next: \.parent).contains { node in
      let clause =
        node.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? node.as(InitializerDeclSyntax.self)?.genericParameterClause
        ?? node.as(SubscriptDeclSyntax.self)?.genericParameterClause
      return clause?.parameters.contains { $0.name.plainName == name } ?? false
    }
  }

  /// The protocol of the code that an extension around the place extends; nil for other places, and for one of a library,
  /// whose members are not known.
  func extendedProtocol(_ code: any SwiftDeclarations) -> Int? {
    guard let group = enclosingGroup, let extended = group.as(ExtensionDeclSyntax.self),
      let name = TypeName.of(extended.extendedType),
      let declared = code.type(named: name.nameComponents, at: group)
    else { return nil }
    return code.declaration(of: declared)?.is(ProtocolDeclSyntax.self) == true ? declared : nil
  }

  /// Whether the protocol that an extension around the place extends asks for a member; nil where it is in no such one.
  func isRequired(_ name: String, _ code: any SwiftDeclarations) -> Bool? {
    guard let declared = extendedProtocol(code) else { return nil }
    let members = code.declaration(of: declared)?.memberBlock.members ?? []
    let isOwn = members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.name == name }
        ?? (member.decl.as(FunctionDeclSyntax.self)?.name.plainName == name)
    }
    // What a protocol inherits may ask for it too.
    return isOwn || code.declaration(of: declared)?.inheritanceClause != nil
  }
}

extension DeclGroupSyntax {
  /// The names of its generic parameters.
  package var genericParameters: [String] {
    let clause =
      self.as(StructDeclSyntax.self)?.genericParameterClause ?? self.as(EnumDeclSyntax.self)?.genericParameterClause
      ?? self.as(ClassDeclSyntax.self)?.genericParameterClause
    return clause?.parameters.map(\.name.plainName) ?? []
  }
}

extension PatternBindingSyntax {
  /// Whether it has storage: no getter, though perhaps observers.
  package var isStored: Bool {
    switch accessorBlock?.accessors {
    case .getter: false
    case .accessors(let accessors):
      accessors.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    case nil: true
    }
  }
}

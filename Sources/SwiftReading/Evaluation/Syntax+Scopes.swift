import SwiftSyntax

extension Syntax {
  /// The types around the place, the innermost first, each with its names from the outermost and where it is declared.
  var groupsAround: [(path: [String], node: Syntax)] {
    var found: [(path: [String], node: Syntax)] = []
    for node in sequence(first: self, next: \.parent) {
      guard node.declarationGroup != nil, let path = node.enclosingTypePath else { continue }
      found.append((path.split(separator: ".").map(String.init), node))
    }
    return found
  }

  /// The protocol that an extension around the place extends; nil for other places.
  private func extendedProtocol(_ code: any SwiftDeclarations) -> Int?? {
    for node in sequence(first: self, next: \.parent) {
      guard node.declarationGroup != nil else { continue }
      guard let extended = node.as(ExtensionDeclSyntax.self), let name = TypeName.of(extended.extendedType) else {
        return nil
      }
      let path = name.split(separator: ".").map(String.init)
      guard let declared = code.type(named: path, at: node), let declaration = code.declaration(of: declared) else {
        // One of a library, which may be a protocol.
        return .some(nil)
      }
      return declaration.is(ProtocolDeclSyntax.self) ? .some(declared) : nil
    }
    return nil
  }

  /// Whether it stands in an extension of a protocol of the code.
  func isInExtensionOfProtocol(_ code: any SwiftDeclarations) -> Bool {
    if case .some(.some) = extendedProtocol(code) { true } else { false }
  }

  /// Whether the protocol that an extension around the place extends asks for a member; nil where it is in no such one,
  /// or in one of a library's protocol, whose members are not known.
  func isRequired(_ name: String, _ code: any SwiftDeclarations) -> Bool? {
    guard case .some(.some(let declared)) = extendedProtocol(code) else { return nil }
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
  var genericParameters: [String] {
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

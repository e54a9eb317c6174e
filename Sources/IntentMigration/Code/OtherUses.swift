import SwiftSyntax

/// Where a type itself uses a parameter besides `perform()`, once the name belongs to the old one.
struct OtherUses {
  /// Initialisers set the new one.
  private(set) var edits: [SourceEdit] = []
  /// The members that read it; nothing says what they do where only the old one has a value.
  private(set) var readers: [String] = []

  /// - Parameter variable: the declaration of the parameter.
  init(of name: String, as newName: String, _ variable: VariableCode, in type: TypeCode) {
    let groups = [type.declaration] + type.extensions.map { $0 as any DeclGroupSyntax }
    for member in groups.flatMap({ $0.memberBlock.members.flattened }) where member.id != variable.member.id {
      guard let label = Self.label(of: member.decl, in: type) else { continue }
      let uses = Self.uses(of: name, in: member)
      if member.decl.is(InitializerDeclSyntax.self) {
        edits += uses.filter { !$0.isBare }.map { type.file.replace($0.token, with: newName) }
      } else if !uses.isEmpty, !readers.contains(label) {
        readers.append(label)
      }
    }
  }

  private static func label(of member: DeclSyntax, in type: TypeCode) -> String? {
    if let function = member.as(FunctionDeclSyntax.self) {
      return function.id == type.perform?.id ? nil : "\(function.name.text)()"
    }
    if member.is(InitializerDeclSyntax.self) { return "init" }
    return member.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }

  // `name` where nothing else is called so, and `self.name`.
  private static func uses(of name: String, in member: MemberBlockItemSyntax) -> [(token: TokenSyntax, isBare: Bool)] {
    let isBound =
      member.nodes(IdentifierPatternSyntax.self).contains { $0.identifier.text == name }
      || member.nodes(FunctionParameterSyntax.self).contains { ($0.secondName ?? $0.firstName).text == name }
      || member.nodes(ClosureShorthandParameterSyntax.self).contains { $0.name.text == name }
    return member.nodes(DeclReferenceExprSyntax.self).filter { $0.baseName.text == name }.compactMap { reference in
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id else {
        return isBound ? nil : (reference.baseName, true)
      }
      let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      return base == "self" ? (reference.baseName, false) : nil
    }
  }
}

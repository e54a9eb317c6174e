import SwiftReading
import SwiftSyntax

/// One place that declares a type or extends it.
struct TypeDeclaration: Sendable {
  let node: any DeclGroupSyntax
  /// The type with its outer types, as far as the place spells them.
  let path: [String]
  /// The index of its file.
  let file: Int

  var isExtension: Bool { node.is(ExtensionDeclSyntax.self) }
  var isProtocol: Bool { node.is(ProtocolDeclSyntax.self) }
  var isEnum: Bool { node.is(EnumDeclSyntax.self) }
  /// Whether another type can inherit it.
  var isInheritable: Bool { isProtocol || node.is(ClassDeclSyntax.self) }

  /// Where the names in its inheritance clause are looked up.
  var inheritanceScope: [String] { isExtension ? path : path.dropLast() }

  /// The types that the inheritance clause names, compositions taken apart.
  var inheritedTypes: [TypeSyntax] {
    node.inheritanceClause?.inheritedTypes.flatMap { Self.components(of: $0.type) } ?? []
  }

  /// `A & B` as `A`, `B`; attributes such as `@retroactive` taken off.
  static func components(of type: TypeSyntax) -> [TypeSyntax] {
    if let attributed = type.as(AttributedTypeSyntax.self) { return components(of: attributed.baseType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return components(of: only.type)
    }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { components(of: $0.type) }
    }
    return [type]
  }
}

/// One `typealias`.
struct AliasDeclaration: Sendable {
  let path: [String]
  let target: TypeSyntax
  let file: Int

  /// The names of its generic parameters.
  var parameters: [String] {
    let clause = target.parent?.parent?.as(TypeAliasDeclSyntax.self)?.genericParameterClause
    return clause?.parameters.map(\.name.plainName) ?? []
  }

  /// Whether a name is that of a generic parameter, its own or of a type around it, which hides all other types.
  func isParameter(_ name: String) -> Bool {
    if parameters.contains(name) { return true }
    return sequence(first: Syntax(target), next: \.parent).contains { node in
      node.declarationGroup?.genericParameters.contains(name) ?? false
    }
  }
}

/// A type or protocol with all its extensions.
struct NominalType: Sendable {
  let path: [String]
  /// The file of the declaration, or of the first extension.
  let file: Int
  /// Nil for a type that only extensions in these files speak of.
  var primary: TypeDeclaration?
  /// In the order of files and lines.
  var extensions: [TypeDeclaration] = []

  var name: String { path.last ?? "" }
  var typePath: String { path.joined(separator: ".") }
  /// The body, then the extensions.
  var declarations: [TypeDeclaration] { (primary.map { [$0] } ?? []) + extensions }
  var isProtocol: Bool { primary?.isProtocol ?? false }
}

package import SwiftSyntax

/// The names of types as code spells them.
package enum TypeName {
  /// The name of a type without attributes, Apple's modules and generic arguments: `Outer.Inner`.
  ///
  /// Optionality is dropped, too; nil for lists, tuples, functions and other types without a name.
  package static func of(_ type: TypeSyntax) -> String? {
    switch type.as(TypeSyntaxEnum.self) {
    case .attributedType(let type): of(type.baseType)
    case .someOrAnyType(let type): of(type.constraint)
    case .optionalType(let type): of(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): of(type.wrappedType)
    case .tupleType(let type): type.soleElement.flatMap(of)
    case .identifierType(let type): selected(type.name, in: type.moduleSelector)
    case .memberType: dotted(type)
    default: nil
    }
  }

  /// The dotted name that an expression spells (`Outer.Inner`), generic arguments dropped; nil for other expressions.
  package static func of(expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): selected(reference.baseName, in: reference.moduleSelector)
    case .memberAccessExpr: dotted(expression)
    case .genericSpecializationExpr(let expression): of(expression: expression.expression)
    case .typeExpr(let expression): of(expression.type)
    default: nil
    }
  }

  /// The last name of a member that an expression spells: `daily` for `.daily` and `Kind.daily`.
  package static func last(of expression: ExprSyntax) -> String? {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName
  }

  /// The name of the type in `X.self`.
  package static func of(metatype expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self), let base = access.base
    else { return nil }
    return of(expression: base)
  }

  /// The type that an expression makes: `Query` for `Query()`, `Query.init()` and `Query.self`.
  package static func of(made expression: ExprSyntax) -> String? {
    if let name = of(metatype: expression) { return name }
    guard let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
    if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.`init`) {
      return access.base.flatMap(of(expression:))
    }
    return of(expression: callee)
  }

  // `Module::Type`
  private static func selected(_ name: TokenSyntax, in module: ModuleSelectorSyntax?) -> String {
    module.flatMap { joined($0.moduleName.plainName, [name.plainName]) } ?? name.plainName
  }

  private static func dotted(_ type: TypeSyntax) -> String? {
    var inner: [String] = []
    var outer = type
    while let member = outer.as(MemberTypeSyntax.self), inner.count <= partLimit {
      inner.append(member.name.plainName)
      outer = member.baseType
    }
    return inner.count > partLimit ? nil : joined(of(outer), inner)
  }

  private static func dotted(_ expression: ExprSyntax) -> String? {
    var inner: [String] = []
    var outer: ExprSyntax? = expression
    while let member = outer?.as(MemberAccessExprSyntax.self), inner.count <= partLimit {
      inner.append(member.declName.baseName.plainName)
      outer = member.base
    }
    return inner.count > partLimit ? nil : joined(outer.flatMap(of(expression:)), inner)
  }

  // No name that people write has as many parts.
  private static let partLimit = 32

  /// - Parameter inner: the innermost first.
  private static func joined(_ outer: String?, _ inner: [String]) -> String? {
    guard let outer else { return nil }
    return inner.reversed().reduce(outer) { modules.contains($0) ? $1 : "\($0).\($1)" }
  }

  /// Modules whose types appear in App Intents code, and may be spelled before a type's name.
  fileprivate static let modules: Set<String> = [
    "AppIntents", "CoreLocation", "CoreSpotlight", "CoreTransferable", "Foundation", "GeoToolbox", "LinkPresentation",
    "MapKit", "Swift", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "VisualIntelligence", "WidgetKit",
  ]
}

extension TypeSyntax {
  var genericArguments: GenericArgumentListSyntax? {
    self.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause?.arguments
  }

  /// Whether there are angle brackets.
  package var hasGenericArguments: Bool { genericArguments != nil }

  /// Whether it is spelled with one of Apple's modules before the name.
  package var isOfFramework: Bool {
    let module =
      self.as(IdentifierTypeSyntax.self)?.moduleSelector?.moduleName
      ?? self.as(MemberTypeSyntax.self)?.baseType.as(IdentifierTypeSyntax.self)?.name
    return module.map { TypeName.modules.contains($0.plainName) } ?? false
  }

  /// The type between the angle brackets where there is one.
  package var soleGenericArgument: TypeSyntax? {
    guard let arguments = genericArguments, arguments.count == 1, case .type(let type) = arguments.first?.argument
    else { return nil }
    return type
  }
}

extension ExprSyntax {
  /// Whether it names something of a module that is none of Apple's: `Kit.StaticConfiguration`.
  var isOfOtherModule: Bool {
    var module = self.as(DeclReferenceExprSyntax.self)?.moduleSelector?.moduleName
    if let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind != .keyword(.`init`) {
      module = access.base?.as(DeclReferenceExprSyntax.self)?.baseName
    }
    guard let module = module?.plainName else { return false }
    return module.first?.isUppercase == true && !TypeName.modules.contains(module)
  }
}

extension TupleTypeSyntax {
  /// What parentheses around one type hold.
  package var soleElement: TypeSyntax? {
    guard elements.count == 1, let element = elements.first, element.firstName == nil else { return nil }
    return element.type
  }
}

import IntentSurface
import SwiftReading
import SwiftSyntax

/// Collects what a file declares outside function bodies, in the order of the file.
struct DeclarationCollector: Sendable {
  private(set) var declarations: [TypeDeclaration] = []
  private(set) var aliases: [AliasDeclaration] = []
  /// Variables at the top of the file: constants that a static member may refer to.
  private(set) var variables: [VariableDeclSyntax] = []
  /// Functions at the top of the file.
  private(set) var functions: [FunctionDeclSyntax] = []
  /// What is nested too deep, or has too long a name, to be looked into.
  private(set) var tooDeep: [Syntax] = []
  let file: Int

  /// The parts of the longest name that is read; people nest six types.
  static let depthLimit = 32
  /// The longest name of a type with its outer types, in bytes.
  static let pathLimit = 1_000

  init(file: Int, tree: SourceFileSyntax) {
    self.file = file
    for statement in tree.statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let variable = declaration.as(VariableDeclSyntax.self) { variables.append(variable) }
      if let function = declaration.as(FunctionDeclSyntax.self) { functions.append(function) }
      collect(declaration, in: [])
    }
  }

  private mutating func collect(_ declaration: DeclSyntax, in scope: [String]) {
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      let path = scope + [alias.name.plainName]
      aliases.append(AliasDeclaration(path: path, target: alias.initializer.value, file: file))
    } else if let associated = declaration.as(AssociatedTypeDeclSyntax.self) {
      // What stands for it where a type says nothing.
      guard let value = associated.initializer?.value else { return }
      aliases.append(AliasDeclaration(path: scope + [associated.name.plainName], target: value, file: file))
    } else if let group = declaration.declarationGroup, let path = Self.path(of: group) {
      let path = scope + path
      guard path.count <= Self.depthLimit, path.reduce(0, { $0 + $1.utf8.count }) <= Self.pathLimit else {
        tooDeep.append(Syntax(group))
        return
      }
      declarations.append(TypeDeclaration(node: group, path: path, file: file))
      for member in group.memberBlock.members { collect(member.decl, in: path) }
    } else if declaration.as(ExtensionDeclSyntax.self)?.extendedType.is(MemberTypeSyntax.self) == true {
      // Only a name of too many parts is none.
      tooDeep.append(Syntax(declaration))
    }
  }

  private static func path(of group: any DeclGroupSyntax) -> [String]? {
    if let name = group.declaredName { return [name.identifier?.name ?? name.text] }
    return group.as(ExtensionDeclSyntax.self)?.extendedName?.nameComponents
  }
}

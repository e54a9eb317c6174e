import IntentSurface
import SwiftSyntax

/// An extension at the top level of a file.
struct ExtensionCode {
  let file: CodeFile
  let declaration: ExtensionDeclSyntax

  /// The first extension of a type in a file that makes it conform to one of some protocols; nil where there is none.
  init?(of typePath: String, to protocols: Set<String>, in file: CodeFile) {
    let found = file.tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }.first { piece in
      piece.extendedType.trimmedDescription == typePath
        && piece.inheritedTypes.contains { $0.hasBaseName(in: protocols) }
    }
    guard let found else { return nil }
    self.file = file
    declaration = found
  }

  var lines: [String] { file.lines(of: declaration) }
}

extension TypeSyntax {
  // Attributes such as `@retroactive` and the name of the module left out.
  fileprivate func hasBaseName(in names: Set<String>) -> Bool {
    let base = self.as(AttributedTypeSyntax.self)?.baseType ?? self
    return names.contains(base.trimmedDescription.lastNameComponent)
  }
}

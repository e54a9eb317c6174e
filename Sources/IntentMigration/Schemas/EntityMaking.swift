import SwiftSyntax

extension CodeTree {
  /// How code makes a value of a type of another one: `Item(from: task)`; nil where no initializer takes that alone.
  func making(_ typePath: String, of value: String, typed source: String) -> String? {
    if typePath == source { return value }
    guard let type = onlyType(typePath) else { return nil }
    let others = files(naming: ["extension \(typePath)"]).flatMap { file in
      file.tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
        .filter { $0.extendedType.trimmedDescription == typePath }
        .flatMap { $0.memberBlock.members.flattened.compactMap { $0.decl.as(InitializerDeclSyntax.self) } }
    }
    let fitting = (type.initializers + others).first { initializer in
      let needed = initializer.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
      return needed.count == 1 && needed.first?.type.trimmedDescription == source && initializer.optionalMark == nil
        && initializer.signature.effectSpecifiers == nil
    }
    let label = fitting?.signature.parameterClause.parameters.first { $0.defaultValue == nil }?.firstName.text
    return label.map { "\(typePath)(\($0 == "_" ? "" : "\($0): ")\(value))" }
  }
}

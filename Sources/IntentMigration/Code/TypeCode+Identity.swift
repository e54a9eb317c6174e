import AppIntentsFacts
import IntentSurface
import SwiftSyntax

extension TypeCode {
  private static let identity = ["persistentIdentifier", "intentClassName"]
  private static let migration = FrameworkProtocol.customIntentMigratedAppIntent.name

  /// Its name without that of an outer type.
  var name: String { typePath.lastNameComponent }

  /// Gives types other names, wherever the code of this one says them.
  func rename(_ names: [String: String]) -> [SourceEdit] {
    groups.flatMap { Array($0.tokens(viewMode: .sourceAccurate)) }.compactMap { token in
      token.identifier.flatMap { names[$0.name] }.map { file.replace(token, with: $0) }
    }
  }

  /// Takes away what pins an identifier, so that the type is known by its name.
  var withoutIdentity: [SourceEdit] {
    let pins = Self.identity.compactMap(remove)
    guard let types = declaration.inheritanceClause?.inheritedTypes else { return pins }
    let names = types.map(\.type.trimmedDescription)
    guard names.contains(Self.migration) else { return pins }
    let rest = names.filter { $0 != Self.migration }
    let isIntent = rest.contains { $0.hasSuffix("Intent") }
    return pins + [
      file.replace(types, with: ((isIntent ? [] : [FrameworkProtocol.appIntent.name]) + rest).joined(separator: ", "))
    ]
  }

  /// Takes a static variable away; nil where there is none of that name.
  func remove(_ name: String) -> SourceEdit? {
    guard let member = staticVariable(name)?.member else { return nil }
    return file.replace(member.position.utf8Offset..<member.endPosition.utf8Offset, with: "")
  }

  /// The declaration with edits to its file made; itself where they can't be.
  func applying(_ edits: [SourceEdit]) -> TypeCode {
    guard !edits.isEmpty else { return self }
    guard let bytes = CodeTree.apply(edits, to: file.bytes), let edited = file.edited(edits, to: bytes),
      !edited.tree.hasError || file.tree.hasError
    else { return self }
    return TypeCode(typePath, in: edited) ?? self
  }
}

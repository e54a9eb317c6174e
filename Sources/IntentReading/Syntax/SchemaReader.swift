import AppIntentsFacts
import IntentSurface
import SwiftSyntax

/// Reads the schema macros of a declaration, in both spellings.
enum SchemaReader {
  /// The schema that `@AppIntent(schema:)`, `@AssistantIntent(schema:)` and their like for entities and enums name.
  static func schema(of attributes: AttributeListSyntax) -> SchemaAdoption? {
    for attribute in attributes.attributes {
      guard let macro = attribute.plainName, macros.contains(macro),
        let argument = attribute.labeledArguments["schema"], let name = name(argument)
      else { continue }
      return SchemaAdoption(name: name, macro: macro)
    }
    return nil
  }

  /// `photos.openAsset`, whatever type is spelled before it.
  private static func name(_ argument: ExprSyntax) -> String? {
    let parts = argument.spelling.split(separator: ".").drop { $0.first?.isUppercase == true }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  private static let macros = Set(FrameworkMacro.adoptingSchemas.map(\.rawValue))
}

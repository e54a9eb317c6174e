import AppIntentsFacts
import IntentSurface
import SwiftReading
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

  /// The schema that a hand-written expansion of a macro names: the member that the macro would add to an extension.
  static func expandedSchema(in members: MemberBlockSyntax) -> SchemaAdoption? {
    for variable in members.members.lazy.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      guard let binding = variable.bindings.first, let member = binding.name, expansions.contains(member),
        variable.isStatic, let name = binding.singleValue.flatMap(name)
      else { continue }
      return SchemaAdoption(name: name)
    }
    return nil
  }

  /// The names of such members.
  static let expansions = ["Intent", "Entity", "Enum"].flatMap { ["__appSchema\($0)", "__assistantSchema\($0)"] }

  /// `photos.openAsset`, whatever type is spelled before it.
  private static func name(_ argument: ExprSyntax) -> String? {
    let parts = argument.spelling.split(separator: ".").drop { $0.first?.isUppercase == true }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  private static let macros = Set(FrameworkMacro.adoptingSchemas.map(\.rawValue))
}

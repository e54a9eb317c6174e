import IntentSurface
import SwiftSyntax

/// Reads the schema macros of a declaration, in both spellings.
enum SchemaReader {
  /// The schema that `@AppIntent(schema:)`, `@AssistantIntent(schema:)` and their like for entities and enums name.
  static func schema(of attributes: AttributeListSyntax) -> SchemaAdoption? { nil }
}

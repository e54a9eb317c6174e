import IntentSchemas
import IntentSurface

/// Text, whatever type carries it: apps take a `String` where schemas have one with attributes or what to search for.
enum SchemaText {
  private static let types: Set = ["String", "AttributedString", "StringSearchCriteria"]

  /// Whether two types are text.
  static func isText(_ type: String, _ other: String) -> Bool { types.contains(type) && types.contains(other) }

  /// A member of a schema as what the app takes; nil where both are of one type, or one is no text.
  static func spelling(of member: SchemaMember, as type: ValueType) -> String? {
    guard !member.isCollection, !type.isCollection, type.element.spelling == "String" else { return nil }
    switch member.elementType {
    case "StringSearchCriteria": return "\(member.name).term"
    case "AttributedString":
      guard member.isOptional else { return "String(\(member.name).characters)" }
      let text = "\(member.name).map { String($0.characters) }"
      // Where nothing is said, there is no text.
      return type.isOptional ? text : text + " ?? \"\""
    default: return nil
    }
  }

  /// A property of the app's own as what a member of a schema takes; nil where both are of one type, or one is no text.
  static func spelling(of property: String, typed type: ValueType, for member: SchemaMember) -> String? {
    guard !member.isCollection, !type.isCollection, type.element.spelling == "String",
      member.elementType == "AttributedString"
    else { return nil }
    guard type.isOptional else { return "AttributedString(\(property))" }
    let text = "\(property).map { AttributedString($0) }"
    return member.isOptional ? text : text + " ?? AttributedString()"
  }
}

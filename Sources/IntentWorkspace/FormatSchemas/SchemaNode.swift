import CanonicalJSON
import IntentReports

/// One node of a JSON Schema: as much of the standard as the formats of this tool need.
struct SchemaNode: Encodable, Sendable {
  var schema: String?
  var title: String?
  var description: String?
  var type: String?
  var minimum: Int?
  var words: [String]?
  /// One node at most; a list, because a value can't hold itself.
  var items: [SchemaNode] = []
  var required: [String] = []
  var properties: [String: SchemaNode]?
  /// What every key without a property of its own holds, one node at most; none where such a key is wrong.
  var values: [SchemaNode] = []
  var anyOf: [SchemaNode]?
  var definitions: [String: SchemaNode]?
  private var reference: String?

  init(
    description: String? = nil, type: String? = nil, minimum: Int? = nil, words: [String]? = nil,
    items: [SchemaNode] = [], required: [String] = [], properties: [String: SchemaNode]? = nil,
    anyOf: [SchemaNode]? = nil
  ) {
    self.description = description
    self.type = type
    self.minimum = minimum
    self.words = words
    self.items = items
    self.required = required
    self.properties = properties
    self.anyOf = anyOf
  }

  /// A node that is defined by name at the top.
  static func reference(_ name: String) -> SchemaNode {
    var node = SchemaNode()
    node.reference = "#/$defs/\(name)"
    return node
  }

  static let string = SchemaNode(type: "string")
  static let flag = SchemaNode(type: "boolean")
  static let count = SchemaNode(type: "integer", minimum: 0)

  /// The node, or null.
  static func nullable(_ node: SchemaNode) -> SchemaNode { SchemaNode(anyOf: [node, SchemaNode(type: "null")]) }

  static func words(_ words: [String], _ description: String? = nil) -> SchemaNode {
    SchemaNode(description: description, type: "string", words: words)
  }

  /// The words for the cases of a type.
  static func words<Cases: CaseIterable & RawRepresentable<String>>(
    of type: Cases.Type, _ description: String? = nil
  ) -> SchemaNode { words(type.allCases.map(\.rawValue), description) }

  static func list(_ items: SchemaNode) -> SchemaNode { SchemaNode(type: "array", items: [items]) }

  /// An object with these keys and no others; all of them required where none are named.
  static func object(required: [String]? = nil, _ properties: [String: SchemaNode]) -> SchemaNode {
    SchemaNode(type: "object", required: required ?? properties.keys.sorted(), properties: properties)
  }

  /// An object with free keys.
  static func map(_ value: SchemaNode) -> SchemaNode {
    var node = SchemaNode(type: "object")
    node.values = [value]
    return node
  }

  /// The whole schema as text, ending in a line feed.
  ///
  /// - Throws: an encoding error, for numbers that JSON can't hold; a schema has none.
  func text(title: String) throws -> String {
    var root = self
    root.schema = "https://json-schema.org/draft/2020-12/schema"
    root.title = title
    return try CanonicalJSON.text(of: root) + "\n"
  }

  func encode(to encoder: any Encoder) throws {
    // A key that the schema does not know is a misspelling, or of a newer format.
    let others: (any Encodable)? = values.first as (any Encodable)? ?? (properties == nil ? nil : false)
    let json: JSONObject = [
      "$schema": schema, "title": title, "description": description, "type": type, "minimum": minimum, "enum": words,
      "items": items.first, "required": required.isEmpty ? nil : required, "properties": properties,
      "additionalProperties": others, "anyOf": anyOf, "$defs": definitions, "$ref": reference,
    ]
    try json.encode(to: encoder)
  }
}

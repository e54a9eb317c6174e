import CanonicalJSON

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

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case title, description, type, minimum, items, required, properties, anyOf, additionalProperties
    case words = "enum"
    case definitions = "$defs"
    case reference = "$ref"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(schema, forKey: .schema)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encodeIfPresent(description, forKey: .description)
    try container.encodeIfPresent(type, forKey: .type)
    try container.encodeIfPresent(minimum, forKey: .minimum)
    try container.encodeIfPresent(words, forKey: .words)
    try container.encodeIfPresent(items.first, forKey: .items)
    if !required.isEmpty { try container.encode(required, forKey: .required) }
    try container.encodeIfPresent(properties, forKey: .properties)
    // A key that the schema does not know is a misspelling, or of a newer format.
    if let node = values.first {
      try container.encode(node, forKey: .additionalProperties)
    } else if properties != nil {
      try container.encode(false, forKey: .additionalProperties)
    }
    try container.encodeIfPresent(anyOf, forKey: .anyOf)
    try container.encodeIfPresent(definitions, forKey: .definitions)
    try container.encodeIfPresent(reference, forKey: .reference)
  }
}

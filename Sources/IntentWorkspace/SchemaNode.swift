/// One node of a JSON Schema: as much of the standard as a snapshot needs.
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
    if properties != nil { try container.encode(false, forKey: .additionalProperties) }
    try container.encodeIfPresent(anyOf, forKey: .anyOf)
    try container.encodeIfPresent(definitions, forKey: .definitions)
    try container.encodeIfPresent(reference, forKey: .reference)
  }
}

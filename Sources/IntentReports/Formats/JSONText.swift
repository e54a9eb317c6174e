import CanonicalJSON

/// JSON as every format of this module writes it.
enum JSONText {
  /// Sorted keys, LF, a line feed at the end, nothing raw that a terminal could act on.
  static func encode(_ value: some Encodable) throws -> String {
    Escaping.json(try CanonicalJSON.text(of: value)) + "\n"
  }
}

/// An object of a JSON text, laid out where it is written: each key with its value. A value that is nil leaves its key
/// out; see `Nullable`.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private var members: [(key: String, value: any Encodable)]

  /// Makes an object of members in their order; those without a value are left out.
  package init(dictionaryLiteral members: (String, (any Encodable)?)...) {
    self.members = members.compactMap { key, value in value.map { (key, $0) } }
  }

  /// With the keys of both.
  package static func + (left: Self, right: Self) -> Self {
    var both = left
    both.members += right.members
    return both
  }

  /// Writes the members that have a value.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (key, value) in members { try container.encode(value, forKey: Name(stringValue: key)) }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}

/// Writes an absent value as null, so that the key is always there.
struct Nullable<Value: Encodable>: Encodable {
  private let value: Value?

  init(_ value: Value?) { self.value = value }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
